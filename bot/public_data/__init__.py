"""Public data of a tournament for programs: JSON pages, webhooks and feeds."""
