"""Every sentence that only playoffs say, one module a subject."""
