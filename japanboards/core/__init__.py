"""What the games share: functions over values. No file here knows a game."""
