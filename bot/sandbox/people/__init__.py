"""Interface for tests: people who act and see, with methods that read like sentences."""

from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import Button, Menu, Reply, SeenMessage
from bot.sandbox.people.server import Server

__all__ = ["Button", "Menu", "Person", "Reply", "SeenMessage", "Server"]
