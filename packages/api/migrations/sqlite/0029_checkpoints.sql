CREATE TABLE `ledger_checkpoints` (
	`n` integer PRIMARY KEY NOT NULL,
	`movement_id` integer NOT NULL,
	`head` text NOT NULL,
	`totals` text NOT NULL,
	`at` integer NOT NULL,
	`previous` text NOT NULL,
	`hash` text NOT NULL,
	`signature` text NOT NULL,
	FOREIGN KEY (`movement_id`) REFERENCES `movements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_keep BEFORE UPDATE ON ledger_checkpoints BEGIN SELECT RAISE(ABORT, 'a checkpoint never changes'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_stay BEFORE DELETE ON ledger_checkpoints BEGIN SELECT RAISE(ABORT, 'a checkpoint is never deleted'); END;
