-- What could be found from the rows of version 1 alone; the rows, inputs and presence are carried
-- over by carry_over.py, which drops them.
DROP TABLE opening;
DROP TABLE holder;
DROP TABLE probe;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    -- The index, whole as JSON, and what is searched for of it.
    shown TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    due INTEGER,
    -- Which device opened it, by which of its requests.
    opener TEXT,
    request TEXT
) STRICT;
CREATE UNIQUE INDEX tables_by_request ON tables (opener, request) WHERE opener IS NOT NULL;
CREATE INDEX tables_public ON tables (id) WHERE public = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_unfinished ON tables (id, touched) WHERE status IN ('open', 'playing');

-- In the order of their arrival: a group of entries touches few pages, and the log is synced sooner.
CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    device INTEGER,
    key TEXT,
    body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entry_once ON entry (table_id, n);
CREATE UNIQUE INDEX entry_by_request ON entry (table_id, device, key) WHERE key IS NOT NULL;

CREATE TABLE person (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    digest TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX person_by_digest ON person (digest) WHERE digest IS NOT NULL;

-- Found from the index and the people alone, kept beside them to be looked up.
CREATE TABLE holder (
    digest TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (digest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX holder_by_table ON holder (table_id);

CREATE TABLE way (
    digest TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    purpose TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX way_by_table ON way (table_id);
CREATE INDEX way_spoken ON way (until) WHERE purpose = 'spoken';

CREATE TABLE device (
    digest TEXT NOT NULL PRIMARY KEY,
    admitted INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE probe (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
