### A record against the commitments that a player saw before the shuffle (docs/fairness.md).

promise-untrusted = Do not trust the cards of this game. { $why }
promise-commit-changed = The server now says that it committed to another seed than it did when the game began.
promise-seed-changed = Your seed in the record is not the one you gave.
