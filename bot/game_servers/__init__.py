"""Game servers, a folder each, found as faces are: the client, its shapes, its settings and its words."""
