CREATE TABLE `seeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`game_id` integer NOT NULL,
	`server_seed` text NOT NULL,
	`server_seed_hash` text NOT NULL,
	`client_seed` text,
	`nonce` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`revealed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seeds_to_come` ON `seeds` (`member_id`,`game_id`) WHERE client_seed IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `seeds_in_use` ON `seeds` (`member_id`,`game_id`) WHERE client_seed IS NOT NULL AND revealed_at IS NULL;--> statement-breakpoint
CREATE INDEX `seeds_revealed` ON `seeds` (`member_id`,`game_id`,`revealed_at`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`until` integer
);
--> statement-breakpoint
CREATE INDEX `blocks_of_member` ON `blocks` (`member_id`);--> statement-breakpoint
CREATE TABLE `limit_wishes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`value` integer,
	`effective_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_wishes_of_member` ON `limit_wishes` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `play_hours` (
	`member_id` text NOT NULL,
	`hour` integer NOT NULL,
	`rounds` integer NOT NULL,
	`wagered_micro` integer NOT NULL,
	`won_micro` integer NOT NULL,
	`played_ms` integer NOT NULL,
	PRIMARY KEY(`member_id`, `hour`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `play_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`rounds` integer NOT NULL,
	`wagered_micro` integer NOT NULL,
	`won_micro` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `play_sessions_of_member` ON `play_sessions` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `reality_checks` (
	`member_id` text PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`balance_micro` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "never_below_nothing" CHECK(balance_micro >= 0 OR NOT (substr(name, 1, 7) = 'member:' OR substr(name, 1, 8) = 'jackpot:')),
	CONSTRAINT "balance_is_exact" CHECK(abs(balance_micro) <= 9007199254740991)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_by_name` ON `ledger_accounts` (`name`);--> statement-breakpoint
CREATE TABLE `movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`member_id` text,
	`round_id` text,
	`text` text NOT NULL,
	`key` text NOT NULL,
	`wish_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movements_by_key` ON `movements` (`key`);--> statement-breakpoint
CREATE INDEX `movements_of_deposits` ON `movements` (`member_id`,`created_at`) WHERE kind = 'deposit';--> statement-breakpoint
CREATE TABLE `postings` (
	`movement_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount_micro` integer NOT NULL,
	`balance_micro` integer NOT NULL,
	PRIMARY KEY(`movement_id`, `account_id`),
	FOREIGN KEY (`movement_id`) REFERENCES `movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "amount_is_exact" CHECK(abs(amount_micro) <= 9007199254740991)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `postings_of_account` ON `postings` (`account_id`,`movement_id`);--> statement-breakpoint
ALTER TABLE `rounds` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `rounds` ADD `stake` text DEFAULT 'demo' NOT NULL;--> statement-breakpoint
ALTER TABLE `rounds` ADD `seeds_id` integer REFERENCES seeds(id);--> statement-breakpoint
ALTER TABLE `rounds` ADD `nonce` integer;--> statement-breakpoint
ALTER TABLE `rounds` ADD `jackpot_micro` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `rounds_of_member` ON `rounds` (`member_id`,`created_at`,`id`) WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_by_nonce` ON `rounds` (`seeds_id`,`nonce`) WHERE seeds_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER movements_keep BEFORE UPDATE ON movements BEGIN SELECT RAISE(ABORT, 'a movement never changes'); END;
--> statement-breakpoint
CREATE TRIGGER movements_stay BEFORE DELETE ON movements BEGIN SELECT RAISE(ABORT, 'a movement is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER postings_keep BEFORE UPDATE ON postings BEGIN SELECT RAISE(ABORT, 'a posting never changes'); END;
--> statement-breakpoint
CREATE TRIGGER postings_stay BEFORE DELETE ON postings BEGIN SELECT RAISE(ABORT, 'a posting is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER limit_wishes_keep BEFORE UPDATE ON limit_wishes BEGIN SELECT RAISE(ABORT, 'a wish for a limit never changes'); END;
--> statement-breakpoint
CREATE TRIGGER limit_wishes_stay BEFORE DELETE ON limit_wishes BEGIN SELECT RAISE(ABORT, 'a wish for a limit is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER blocks_keep BEFORE UPDATE ON blocks BEGIN SELECT RAISE(ABORT, 'a block never changes'); END;
--> statement-breakpoint
CREATE TRIGGER blocks_stay BEFORE DELETE ON blocks BEGIN SELECT RAISE(ABORT, 'a block is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER seeds_stay BEFORE DELETE ON seeds BEGIN SELECT RAISE(ABORT, 'a seed is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER movements_follow BEFORE INSERT ON movements
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM movements)
BEGIN SELECT RAISE(ABORT, 'a movement follows the last one'); END;
--> statement-breakpoint
CREATE TRIGGER postings_follow BEFORE INSERT ON postings
WHEN NEW.movement_id IS NOT (SELECT max(id) FROM movements)
  OR NEW.balance_micro IS NOT NEW.amount_micro + (SELECT balance_micro FROM ledger_accounts WHERE id = NEW.account_id)
BEGIN SELECT RAISE(ABORT, 'a posting belongs to the last movement and continues its account'); END;
--> statement-breakpoint
CREATE TRIGGER postings_count AFTER INSERT ON postings
BEGIN UPDATE ledger_accounts SET balance_micro = NEW.balance_micro WHERE id = NEW.account_id; END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open BEFORE INSERT ON ledger_accounts WHEN NEW.balance_micro IS NOT 0
BEGIN SELECT RAISE(ABORT, 'an account opens with nothing'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep BEFORE UPDATE ON ledger_accounts
WHEN NEW.id IS NOT OLD.id OR NEW.name IS NOT OLD.name OR NEW.balance_micro IS NOT
  (SELECT balance_micro FROM postings WHERE account_id = OLD.id ORDER BY movement_id DESC LIMIT 1)
BEGIN SELECT RAISE(ABORT, 'an account changes by its postings only'); END;
--> statement-breakpoint
CREATE TRIGGER seeds_keep BEFORE UPDATE ON seeds
WHEN OLD.revealed_at IS NOT NULL OR NEW.id IS NOT OLD.id OR NEW.member_id IS NOT OLD.member_id
  OR NEW.game_id IS NOT OLD.game_id OR NEW.server_seed IS NOT OLD.server_seed
  OR NEW.server_seed_hash IS NOT OLD.server_seed_hash OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.client_seed IS NOT NULL AND NEW.client_seed IS NOT OLD.client_seed)
  OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1)
BEGIN SELECT RAISE(ABORT, 'of a seed only what is still missing is filled in'); END;
--> statement-breakpoint
DROP TRIGGER rounds_keep_course;
--> statement-breakpoint
CREATE TRIGGER rounds_keep_course BEFORE UPDATE ON rounds
WHEN NEW.id IS NOT OLD.id OR NEW.game_id IS NOT OLD.game_id OR NEW.definition_hash IS NOT OLD.definition_hash
  OR NEW.seed IS NOT OLD.seed OR NEW.bet_micro IS NOT OLD.bet_micro OR NEW.mode IS NOT OLD.mode
  OR NEW.cost_micro IS NOT OLD.cost_micro OR NEW.idempotency_key IS NOT OLD.idempotency_key
  OR NEW.created_at IS NOT OLD.created_at OR NEW.member_id IS NOT OLD.member_id OR NEW.stake IS NOT OLD.stake
  OR NEW.seeds_id IS NOT OLD.seeds_id OR NEW.nonce IS NOT OLD.nonce
BEGIN SELECT RAISE(ABORT, 'of an open round only choices and what follows from them change'); END;
