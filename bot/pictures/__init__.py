"""Pictures of a tournament: plain view models in, SVG and PNG with an alt text out. Knows no Discord and no storage."""
