"""Pictures of any game's map with matplotlib: the map, routes on it, and values as shades.

``import japanboards`` does not import this; it needs the extra ``plot``.
"""

from ..core.extras import needs
from .routes import shortest_routes

with needs("matplotlib", "plot"):
    from .draw import draw_layer, draw_map, draw_routes

__all__ = ["draw_layer", "draw_map", "draw_routes", "shortest_routes"]
