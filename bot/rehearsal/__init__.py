"""Players who answer by themselves, so that one person can rehearse a whole tournament in the sandbox.

Knows no sandbox: whoever starts it hands in people who can use slash commands.
"""
