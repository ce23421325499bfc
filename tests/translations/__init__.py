"""What the translations of Herald's texts lack: missing, left over and overlong messages."""
