"""Messages in Project Fluent's format, as chat, the command line and storage read them. The engine never reads any."""
