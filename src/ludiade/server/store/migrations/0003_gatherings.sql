-- A gathering is a log like a table's; its tables name it, to be found and forgotten together.
ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table';
ALTER TABLE tables ADD COLUMN part_of TEXT;
CREATE INDEX tables_of_gathering ON tables (part_of) WHERE part_of IS NOT NULL;
DROP INDEX way_spoken;
CREATE INDEX way_spoken ON way (until) WHERE purpose IN ('spoken', 'call');
