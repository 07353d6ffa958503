-- A gathering is a log like a table's; its tables name it, to be found and forgotten together.
ALTER TABLE tables ADD COLUMN kind text COLLATE "C" NOT NULL DEFAULT 'table';
ALTER TABLE tables ADD COLUMN part_of text COLLATE "C";
CREATE INDEX tables_of_gathering ON tables (part_of) WHERE part_of IS NOT NULL;
DROP INDEX way_spoken;
CREATE INDEX way_spoken ON way (until) WHERE purpose IN ('spoken', 'call');

CREATE OR REPLACE FUNCTION create_table(piece jsonb) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    made bigint;
BEGIN
    SELECT id INTO made FROM tables
    WHERE opener = piece ->> 'opener' AND request = piece ->> 'request';
    IF FOUND THEN
        RAISE EXCEPTION '%', made USING ERRCODE = 'LU002';
    END IF;
    INSERT INTO tables (
        name, created, touched, opener, request, shown, status, public, looked_up, kind, part_of
    ) VALUES (
        piece ->> 'name', (piece ->> 'created')::bigint, (piece ->> 'now')::bigint,
        piece ->> 'opener', piece ->> 'request', 'null', 'open', false, '',
        coalesce(piece ->> 'kind', 'table'), piece ->> 'part_of'
    ) RETURNING id INTO made;
    PERFORM write_entries(made, 0, piece -> 'entries');
    PERFORM write_index(
        made, piece -> 'index', piece -> 'people', (piece ->> 'now')::bigint
    );
    RETURN made;
END $$;

-- Delete logs with all that belongs to them; one of them may begin anew, with what is kept.
CREATE FUNCTION forget_logs(piece jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    gone bigint[] := ARRAY(SELECT jsonb_array_elements_text(piece -> 'tables')::bigint);
    kept jsonb := piece -> 'kept';
BEGIN
    DELETE FROM way WHERE table_id = ANY (gone);
    DELETE FROM holder WHERE table_id = ANY (gone);
    DELETE FROM person WHERE table_id = ANY (gone);
    DELETE FROM entry WHERE table_id = ANY (gone);
    DELETE FROM lease WHERE table_id = ANY (gone);
    DELETE FROM attendance WHERE table_id = ANY (gone);
    DELETE FROM tables WHERE id = ANY (gone);
    IF jsonb_typeof(kept) = 'object' THEN
        PERFORM create_table(kept);
    END IF;
END $$;

CREATE OR REPLACE FUNCTION write_piece(piece jsonb) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    the_table bigint := (piece ->> 'table')::bigint;
    now bigint := coalesce((piece ->> 'now')::bigint, now_ms());
BEGIN
    CASE piece ->> 'do'
        WHEN 'append' THEN
            IF jsonb_array_length(piece -> 'entries') = 0 THEN
                PERFORM 1 FROM tables WHERE id = the_table FOR NO KEY UPDATE;
            END IF;
            PERFORM append_entries(the_table, (piece ->> 'n')::integer, piece -> 'entries');
            IF jsonb_typeof(piece -> 'index') = 'object'
                OR jsonb_array_length(piece -> 'people') > 0
            THEN
                PERFORM write_index(the_table, piece -> 'index', piece -> 'people', now);
            END IF;
        WHEN 'create' THEN
            RETURN create_table(piece);
        WHEN 'forget' THEN
            PERFORM forget_logs(piece);
        WHEN 'see' THEN
            UPDATE tables SET touched = greatest(touched, now) WHERE id = the_table;
        WHEN 'admit' THEN
            INSERT INTO device (digest, admitted) VALUES (piece ->> 'digest', now)
            ON CONFLICT DO NOTHING;
        WHEN 'probe' THEN
            INSERT INTO probe (id, at) VALUES (1, now)
            ON CONFLICT (id) DO UPDATE SET at = excluded.at;
    END CASE;
    RETURN NULL;
END $$;

-- Logs of a kind at which something is due, taken by one node: another that looks now skips them.
DROP FUNCTION take_due(bigint, integer, text, bigint);
CREATE FUNCTION take_due(before bigint, most integer, the_node text, ms bigint, the_kind text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
    now bigint := now_ms();
    one record;
BEGIN
    FOR one IN
        SELECT id, name FROM tables
        WHERE due < before AND kind = the_kind AND NOT EXISTS (
            SELECT 1 FROM lease WHERE table_id = tables.id AND what = 'due'
                AND until > now AND node <> the_node
        )
        ORDER BY due, id LIMIT most
    LOOP
        IF take_lease(one.id, 'due', 0, the_node, ms) THEN
            RETURN NEXT one.name;
        END IF;
    END LOOP;
    DELETE FROM lease WHERE until < now - 60000;
END $$;
