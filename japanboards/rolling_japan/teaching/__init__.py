"""Rolling Japan, learned by doing."""
