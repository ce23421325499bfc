"""What people do. The page and the tests' API go through the same code: acts that are impossible are refused here."""
