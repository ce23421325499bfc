"""Pictures that only rounds of groups have."""
