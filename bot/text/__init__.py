"""What everything said is made of: names, messages, buttons, wording."""
