"""`/td`, `/round`, `/players` and `/judge`: everything directors and coordinators do.

Directors rule, coordinators operate: every command says with `@allowed` for whom it is.
"""
