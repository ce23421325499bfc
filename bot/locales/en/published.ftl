### Options that are published before play.

published-title = published rules
published-file = published rules
published-file-help = The options as one line of JSON; its SHA-256 is the checksum.
published-intro = This is how the rounds will be paired. It is fixed now, before play; everybody sees any later change.
published-not-set = default
# What an option that is left empty stands for
published-by-default = { $value } (by default)
published-yes-no-true = yes
published-yes-no-false = no
# The hash, and how to check it.
published-check-sum-line = Checksum: `{ $check_sum }` (SHA-256 of the attached file). Every round names the one it was paired by.
# Both hashes.
published-check-sums =
    Checksum before: `{ $before }`
    Checksum now: `{ $after }`
# A change, as loud as it must be. $playing: yes or no.
published-changed =
    { $playing ->
        [yes] **The published rules of { $stage } have been changed while it is being played.**
       *[no] **The published rules of { $stage } have been changed after they were published.**
    }
# Below the games of a round. $check_sum: its first digits.
published-paired-by = Paired by the published rules, checksum `{ $check_sum }…`.
