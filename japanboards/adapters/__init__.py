"""The games for other people's algorithms: ``spiel`` for OpenSpiel, ``zoo`` for PettingZoo.

Both packages are optional (``pip install japanboards[adapters]``) and imported only when used.
"""
