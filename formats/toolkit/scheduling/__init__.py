"""The weekly life of a tournament, calculated: weekly times, availability, game times, a week as a table or a form."""
