CREATE TRIGGER definitions_keep BEFORE UPDATE ON definitions BEGIN SELECT RAISE(ABORT, 'a definition never changes'); END;
--> statement-breakpoint
CREATE TRIGGER definitions_stay BEFORE DELETE ON definitions BEGIN SELECT RAISE(ABORT, 'a definition is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER rounds_keep BEFORE UPDATE ON rounds BEGIN SELECT RAISE(ABORT, 'a round never changes'); END;
--> statement-breakpoint
CREATE TRIGGER rounds_stay BEFORE DELETE ON rounds BEGIN SELECT RAISE(ABORT, 'a round is never deleted'); END;
