"""Every sentence shown to people, one catalogue module per subject, so that translations can be added beside them."""
