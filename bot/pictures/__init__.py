"""Draw pictures of a tournament: plain view models in, SVG and PNG with an alt text out.

The package knows neither Discord nor storage. A picture is made in three steps: a view model (a frozen dataclass) is
drawn on a `Canvas`, which lays out text and collects SVG; `drawing` does this in one language and theme; `render`
rasterizes the SVG. Coordinates are in units of which `WIDTH` make the width of a picture; `y` points down.
"""
