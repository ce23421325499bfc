"""Acts of people. The page and the tests use the same functions, which raise `PersonError` for impossible acts."""
