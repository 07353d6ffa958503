CREATE TABLE lobby (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    row BLOB NOT NULL
) STRICT;
CREATE INDEX lobby_by_status ON lobby (status, id);

-- In the order of their arrival: a group of inputs touches few pages, and the log is synced sooner.
CREATE TABLE input (
    match INTEGER NOT NULL REFERENCES lobby (id),
    n INTEGER NOT NULL,
    key TEXT,
    line TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX input_once ON input (match, n);

-- Found from the rows alone, kept beside them to be looked up.
CREATE TABLE opening (
    digest TEXT NOT NULL PRIMARY KEY,
    lobby INTEGER NOT NULL REFERENCES lobby (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX opening_by_lobby ON opening (lobby);

CREATE TABLE holder (
    device TEXT NOT NULL,
    lobby INTEGER NOT NULL REFERENCES lobby (id),
    PRIMARY KEY (device, lobby)
) STRICT, WITHOUT ROWID;
CREATE INDEX holder_by_lobby ON holder (lobby);

CREATE TABLE presence (
    match INTEGER NOT NULL REFERENCES lobby (id),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE probe (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
