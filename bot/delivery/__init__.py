"""Delivery to Discord: outbox posts, live boards, threads, scheduled events and webhooks.

`announcer` dispatches the outbox; its docstring describes how the modules of this package work together.
"""
