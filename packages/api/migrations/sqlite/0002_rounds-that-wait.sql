ALTER TABLE `rounds` ADD `mode` text;--> statement-breakpoint
ALTER TABLE `rounds` ADD `cost_micro` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rounds` ADD `choices` text;--> statement-breakpoint
ALTER TABLE `rounds` ADD `status` text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE `rounds` ADD `settled_at` integer;--> statement-breakpoint
CREATE INDEX `rounds_open` ON `rounds` (`created_at`) WHERE status = 'open';--> statement-breakpoint
DROP TRIGGER rounds_keep;
--> statement-breakpoint
UPDATE rounds SET cost_micro = bet_micro, settled_at = created_at;
--> statement-breakpoint
CREATE TRIGGER rounds_keep BEFORE UPDATE ON rounds
WHEN OLD.status IS NOT 'open'
BEGIN SELECT RAISE(ABORT, 'a round that is done never changes'); END;
--> statement-breakpoint
CREATE TRIGGER rounds_keep_course BEFORE UPDATE ON rounds
WHEN NEW.id IS NOT OLD.id OR NEW.game_id IS NOT OLD.game_id OR NEW.definition_hash IS NOT OLD.definition_hash
  OR NEW.seed IS NOT OLD.seed OR NEW.bet_micro IS NOT OLD.bet_micro OR NEW.mode IS NOT OLD.mode
  OR NEW.cost_micro IS NOT OLD.cost_micro OR NEW.idempotency_key IS NOT OLD.idempotency_key
  OR NEW.created_at IS NOT OLD.created_at
BEGIN SELECT RAISE(ABORT, 'of an open round only choices and what follows from them change'); END;
--> statement-breakpoint
CREATE TRIGGER rounds_keep_choices BEFORE UPDATE ON rounds
WHEN OLD.choices IS NOT '[]'
  AND substr(NEW.choices, 1, length(OLD.choices)) IS NOT substr(OLD.choices, 1, length(OLD.choices) - 1) || ','
BEGIN SELECT RAISE(ABORT, 'a choice that was made stays made'); END;
