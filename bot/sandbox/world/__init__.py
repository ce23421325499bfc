"""What exists in the pretend Discord: servers, channels, people, messages; and how each looks as Discord's JSON."""
