"""The base class of faces, and the faces in use; names no face."""
