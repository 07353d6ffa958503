-- A gathering is forgotten with all of its tables, also one that another node is just opening: that
-- waits for the gathering's row, and finds it gone.

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
    IF piece ->> 'part_of' IS NOT NULL THEN
        PERFORM 1 FROM tables
        WHERE name = piece ->> 'part_of' AND kind = 'gathering'
            AND NOT coalesce((shown::jsonb -> 'card' ->> 'kept')::boolean, false)
        FOR KEY SHARE;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'gathering % is no more', piece ->> 'part_of' USING ERRCODE = 'LU001';
        END IF;
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

CREATE OR REPLACE FUNCTION forget_logs(piece jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    given bigint[] := ARRAY(SELECT jsonb_array_elements_text(piece -> 'tables')::bigint);
    gone bigint[];
    kept jsonb := piece -> 'kept';
BEGIN
    PERFORM 1 FROM tables WHERE id = ANY (given) ORDER BY id FOR UPDATE;
    gone := given || ARRAY(
        SELECT id FROM tables
        WHERE part_of IN (SELECT name FROM tables WHERE id = ANY (given))
    );
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
