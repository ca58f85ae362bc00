"""Live frontends for japanboards: they show and ask, and never decide a rule."""
