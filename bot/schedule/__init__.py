"""What is due: deadlines, duties, reminders, and the buttons that go with them."""
