-- How often a table was written to: what servers remember of it, they remember with this number.
CREATE TABLE store_versions (name text PRIMARY KEY, version bigint NOT NULL DEFAULT 0);
--> statement-breakpoint
INSERT INTO store_versions (name) VALUES ('standings'), ('games');
--> statement-breakpoint
CREATE FUNCTION store_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_versions SET version = version + 1 WHERE name = TG_TABLE_NAME;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_standings_version AFTER INSERT OR UPDATE OR DELETE ON standings FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();
--> statement-breakpoint
CREATE TRIGGER store_games_version AFTER INSERT OR UPDATE OR DELETE ON games FOR EACH STATEMENT EXECUTE FUNCTION store_count_version();
