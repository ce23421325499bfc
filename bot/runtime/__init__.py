"""Services that every process needs: settings, logging, metrics, leases, alarms, watchdog.

Independent of tournaments.
"""
