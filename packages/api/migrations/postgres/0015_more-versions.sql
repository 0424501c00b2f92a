-- What every round for money asks of a member changes seldom: servers remember it with the number of these tables.
INSERT INTO store_versions (name) VALUES ('identities'), ('limit_wishes'), ('blocks'), ('register_answers');
--> statement-breakpoint
CREATE TRIGGER store_identities_version AFTER INSERT OR UPDATE OR DELETE ON identities FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();
--> statement-breakpoint
CREATE TRIGGER store_limit_wishes_version AFTER INSERT OR UPDATE OR DELETE ON limit_wishes FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();
--> statement-breakpoint
CREATE TRIGGER store_blocks_version AFTER INSERT OR UPDATE OR DELETE ON blocks FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();
--> statement-breakpoint
CREATE TRIGGER store_register_answers_version AFTER INSERT OR UPDATE OR DELETE ON register_answers FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();

--> statement-breakpoint
-- Books movements one after the other, each with its postings. What they are is decided elsewhere; the triggers of both
-- tables check each as if it came alone.
CREATE FUNCTION store_movements(rows jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  one record;
  booked bigint := 0;
BEGIN
  FOR one IN
    SELECT * FROM jsonb_to_recordset(rows) AS moved(id bigint, kind text, "memberId" text, "roundId" text, text text, key text,
      "wishHash" text, "createdAt" bigint, hash text, postings jsonb) ORDER BY moved.id
  LOOP
    INSERT INTO movements (id, kind, member_id, round_id, text, key, wish_hash, created_at, hash)
    VALUES (one.id, one.kind, one."memberId", one."roundId", one.text, one.key, one."wishHash", one."createdAt", one.hash);
    INSERT INTO postings (movement_id, account_id, amount_micro, balance_micro)
    SELECT one.id, side."accountId", side."amountMicro", side."balanceMicro"
    FROM jsonb_to_recordset(one.postings) AS side("accountId" bigint, "amountMicro" bigint, "balanceMicro" bigint);
    booked := booked + 1;
  END LOOP;
  RETURN booked;
END $$;
