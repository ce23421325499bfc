### What the format Single elimination says. Written by `make reference` from the declarations: change the English
### there, and translate the file beside this one.

# The name of the format
format-single-elimination-title = Single elimination

# A sentence about the format
format-single-elimination-summary = A seeded bracket: lose a match and you are out.

# The option third_place; at most 100 characters are shown
format-single-elimination-option-third-place = Do the losers of the semi-finals play for third place?
