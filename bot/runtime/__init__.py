"""What every process needs: settings, logging, metrics, leases, alarms, the watchdog. Knows no tournament."""
