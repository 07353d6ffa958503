"""How a command ends, for scripts; `ludiade help` and docs/command-line.md say the same."""

DONE = 0
NO = 1
"""It was looked at, and the answer is no: against the rules, not fair, not well."""
UNUSABLE = 2
"""It cannot be done as asked: the command line, a file or what it holds."""
FAULT = 3
"""It was done, and a bot was at fault."""
MISTAKE = 70
"""A mistake of Ludiade's own; its traceback is on standard error."""
INTERRUPTED = 130
UNREAD = 141
"""Nobody reads the output any more, as after `| head -1`."""
ALL = (DONE, NO, UNUSABLE, FAULT, MISTAKE, INTERRUPTED, UNREAD)
