"""What has to be posted because of a command."""
