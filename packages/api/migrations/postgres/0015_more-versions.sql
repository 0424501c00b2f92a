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
