CREATE TABLE `paid_pools` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`game_id` integer NOT NULL,
	`jackpot` text NOT NULL,
	`coin_micro` integer NOT NULL,
	`number` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`start_coins` integer NOT NULL,
	`must_hit_by` integer,
	`contribution_ppm` integer NOT NULL,
	`seed` text,
	`seed_hash` text,
	`opened_at` integer,
	`opened_ppm` integer,
	`rounds` integer NOT NULL,
	`grown_ppm` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`by` text NOT NULL,
	`hit_at` integer,
	`paid_coins` integer NOT NULL,
	`round_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paid_pools_by_number` ON `paid_pools` (`account`,`number`);--> statement-breakpoint
CREATE INDEX `paid_pools_of_game` ON `paid_pools` (`game_id`,`id`);--> statement-breakpoint
CREATE INDEX `paid_pools_of_round` ON `paid_pools` (`round_id`) WHERE round_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `large_wins` (
	`round_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`win_micro` integer NOT NULL,
	`events_hash` text NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`checked_at` integer,
	`released_at` integer,
	`released_by` text
);
--> statement-breakpoint
CREATE INDEX `large_wins_unchecked` ON `large_wins` (`opened_at`) WHERE state = 'unchecked';--> statement-breakpoint
CREATE INDEX `large_wins_kept` ON `large_wins` (`member_id`) WHERE released_at IS NULL;--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`amount_micro` integer NOT NULL,
	`key` text NOT NULL,
	`state` text NOT NULL,
	`waits_for` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`why` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_by_key` ON `withdrawals` (`key`);--> statement-breakpoint
CREATE INDEX `withdrawals_of_member` ON `withdrawals` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_waiting` ON `withdrawals` (`created_at`) WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `rounds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `opened_ppm` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `seed` text;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `seed_hash` text;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `start_coins` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `must_hit_by` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pools` ADD `contribution_ppm` integer;--> statement-breakpoint
ALTER TABLE `crypto_payments` ADD `held_for` text;--> statement-breakpoint
ALTER TABLE `crypto_payments` ADD `return_address` text;--> statement-breakpoint
ALTER TABLE `crypto_payments` ADD `return_asked_at` integer;--> statement-breakpoint
ALTER TABLE `crypto_payments` ADD `return_tx` text;--> statement-breakpoint
ALTER TABLE `crypto_payments` ADD `returned_at` integer;--> statement-breakpoint
CREATE INDEX `crypto_payments_kept_back` ON `crypto_payments` (`seen_at`) WHERE state IN ('held', 'returning');
--> statement-breakpoint
CREATE TRIGGER paid_pools_keep BEFORE UPDATE ON paid_pools BEGIN SELECT RAISE(ABORT, 'a pool that has paid never changes'); END;
--> statement-breakpoint
CREATE TRIGGER paid_pools_stay BEFORE DELETE ON paid_pools BEGIN SELECT RAISE(ABORT, 'a pool that has paid is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER jackpot_pools_stay BEFORE DELETE ON jackpot_pools BEGIN SELECT RAISE(ABORT, 'a pool is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER jackpot_pools_keep BEFORE UPDATE ON jackpot_pools
WHEN NEW.account IS NOT OLD.account
  OR (NEW.number IS OLD.number AND (NEW.seed IS NOT OLD.seed OR NEW.seed_hash IS NOT OLD.seed_hash
    OR NEW.hit_at IS NOT OLD.hit_at OR NEW.opened_at IS NOT OLD.opened_at OR NEW.opened_ppm IS NOT OLD.opened_ppm
    OR NEW.start_coins IS NOT OLD.start_coins OR NEW.must_hit_by IS NOT OLD.must_hit_by
    OR NEW.contribution_ppm IS NOT OLD.contribution_ppm OR NEW.rounds < OLD.rounds OR NEW.grown_ppm < OLD.grown_ppm))
  OR (NEW.number IS NOT OLD.number AND (NEW.number IS NOT OLD.number + 1
    OR NOT EXISTS (SELECT 1 FROM paid_pools WHERE account = OLD.account AND number = OLD.number)))
BEGIN SELECT RAISE(ABORT, 'an open pool only grows, and opens anew when its end is kept'); END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_stay BEFORE DELETE ON withdrawals BEGIN SELECT RAISE(ABORT, 'a withdrawal is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_keep BEFORE UPDATE ON withdrawals
WHEN OLD.state IS NOT 'waiting' OR NEW.id IS NOT OLD.id OR NEW.member_id IS NOT OLD.member_id
  OR NEW.amount_micro IS NOT OLD.amount_micro OR NEW.key IS NOT OLD.key OR NEW.created_at IS NOT OLD.created_at
BEGIN SELECT RAISE(ABORT, 'a withdrawal is decided once'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_hold BEFORE INSERT ON postings
WHEN NEW.balance_micro < 0 AND (SELECT name FROM ledger_accounts WHERE id = NEW.account_id) IS 'payouts'
BEGIN SELECT RAISE(ABORT, 'more than waits is not paid out'); END;
--> statement-breakpoint
CREATE TRIGGER large_wins_stay BEFORE DELETE ON large_wins BEGIN SELECT RAISE(ABORT, 'a large win is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER large_wins_keep BEFORE UPDATE ON large_wins
WHEN OLD.released_at IS NOT NULL OR NEW.round_id IS NOT OLD.round_id OR NEW.member_id IS NOT OLD.member_id
  OR NEW.win_micro IS NOT OLD.win_micro OR NEW.events_hash IS NOT OLD.events_hash
  OR (OLD.state IS NOT 'unchecked' AND NEW.state IS NOT OLD.state)
BEGIN SELECT RAISE(ABORT, 'a large win is checked once and released once'); END;
--> statement-breakpoint
CREATE TRIGGER crypto_payments_end BEFORE UPDATE ON crypto_payments
WHEN (OLD.state IN ('credited', 'returned') AND NEW.state IS NOT OLD.state)
  OR (OLD.state = 'returning' AND NEW.state NOT IN ('returning', 'returned'))
BEGIN SELECT RAISE(ABORT, 'what was credited or goes back stays so'); END;
