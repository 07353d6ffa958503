-- What several nodes share besides the truth. It only saves time, so it may be lost: unlogged, it
-- costs no wait for the disk, and is empty after a crash or on a replica that takes over.

-- Which node sees to something at a table: "due", or the bot of a seat in a window.
CREATE UNLOGGED TABLE lease (
    table_id bigint NOT NULL,
    what text COLLATE "C" NOT NULL,
    window_n integer NOT NULL,
    node text COLLATE "C" NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, what)
);
CREATE INDEX lease_over ON lease (until);

-- What is left of a limit to somebody, known by an HMAC of the address under the day's secret.
CREATE UNLOGGED TABLE bucket (
    who bytea PRIMARY KEY,
    content double precision NOT NULL,
    at bigint NOT NULL
);
CREATE INDEX bucket_by_time ON bucket (at);

CREATE UNLOGGED TABLE secret_of_day (
    day integer PRIMARY KEY,
    secret bytea NOT NULL
);

-- Which devices are connected where; void once their node has not renewed its row for a while.
CREATE UNLOGGED TABLE node (
    name text COLLATE "C" PRIMARY KEY,
    until bigint NOT NULL
);
CREATE UNLOGGED TABLE attendance (
    table_id bigint NOT NULL,
    device bigint NOT NULL,
    node text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, device, node)
);
CREATE INDEX attendance_by_node ON attendance (node);

-- Take something for a while, unless another node has it for the same window or a later one.
CREATE FUNCTION take_lease(
    the_table bigint, the_what text, the_window integer, the_node text, ms bigint
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    now bigint := now_ms();
BEGIN
    INSERT INTO lease (table_id, what, window_n, node, until)
    VALUES (the_table, the_what, the_window, the_node, now + ms)
    ON CONFLICT (table_id, what) DO UPDATE
        SET window_n = excluded.window_n, node = excluded.node, until = excluded.until
        WHERE lease.until <= now OR lease.window_n < excluded.window_n
            OR (lease.node = excluded.node AND lease.window_n = excluded.window_n);
    RETURN FOUND;
END $$;

-- Tables at which something is due, taken by one node: another that looks now skips them.
CREATE FUNCTION take_due(before bigint, most integer, the_node text, ms bigint)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
    now bigint := now_ms();
    one record;
BEGIN
    FOR one IN
        SELECT id, name FROM tables
        WHERE due < before AND NOT EXISTS (
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

-- One more of what a limit counts: how many seconds are missing, 0 where it may be.
CREATE FUNCTION take_from_bucket(the_who bytea, rate double precision, most double precision)
RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
    now bigint := now_ms();
    room double precision;
BEGIN
    INSERT INTO bucket (who, content, at) VALUES (the_who, most, now)
    ON CONFLICT (who) DO UPDATE SET at = now, content =
        least(most, bucket.content + greatest(0, now - bucket.at) / 1000.0 * rate)
    RETURNING content INTO room;
    IF room < 1 THEN
        RETURN (1 - room) / rate;
    END IF;
    UPDATE bucket SET content = content - 1 WHERE who = the_who;
    RETURN 0;
END $$;

-- Say who is at this node, and that it lives; false where it must say all of it anew.
CREATE FUNCTION attend(
    the_node text, ms bigint, anew boolean,
    came bigint[], came_devices bigint[], gone bigint[], gone_devices bigint[]
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    now bigint := now_ms();
BEGIN
    IF anew THEN
        INSERT INTO node (name, until) VALUES (the_node, now + ms)
        ON CONFLICT (name) DO UPDATE SET until = excluded.until;
        DELETE FROM attendance WHERE attendance.node = the_node;
        DELETE FROM attendance USING node
        WHERE node.name = attendance.node AND node.until < now - 60000;
        DELETE FROM node WHERE until < now - 60000;
    ELSE
        UPDATE node SET until = now + ms WHERE name = the_node AND until > now;
        IF NOT FOUND THEN
            RETURN false;
        END IF;
    END IF;
    DELETE FROM attendance USING unnest(gone, gone_devices) AS g (t, d)
    WHERE table_id = g.t AND device = g.d AND attendance.node = the_node;
    INSERT INTO attendance (table_id, device, node)
    SELECT t, d, the_node FROM unnest(came, came_devices) AS c (t, d) ON CONFLICT DO NOTHING;
    RETURN true;
END $$;
