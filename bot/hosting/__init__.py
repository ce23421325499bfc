"""One running bot: the Discord client, its restart, health, and maintenance of the database."""
