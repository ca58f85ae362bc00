"""Rolling Japan as it is drawn and touched."""
