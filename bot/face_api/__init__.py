"""What one format adds to what people see, as the rooms of this part of the bot know it; nobody here knows which."""
