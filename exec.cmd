@rem npm's scripts say `exec` so that signals reach Node itself; on Windows it means nothing.
@%*
