CREATE TABLE "ledger_checkpoints" (
	"n" bigint PRIMARY KEY NOT NULL,
	"movement_id" bigint NOT NULL,
	"head" text NOT NULL,
	"totals" text NOT NULL,
	"at" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_checkpoints" ADD CONSTRAINT "ledger_checkpoints_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_keep BEFORE UPDATE ON ledger_checkpoints FOR EACH ROW EXECUTE FUNCTION refuse('a checkpoint never changes');
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_stay BEFORE DELETE ON ledger_checkpoints FOR EACH ROW EXECUTE FUNCTION refuse('a checkpoint is never deleted');
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_whole BEFORE TRUNCATE ON ledger_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse('ledger_checkpoints is never emptied');
