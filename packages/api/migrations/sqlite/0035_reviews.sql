CREATE TABLE `review_rules` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_asked` ON `reviews` (`game_id`) WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX `reviews_of_game` ON `reviews` (`game_id`,`definition_hash`);--> statement-breakpoint
CREATE INDEX `reviews_of_asker` ON `reviews` (`asked_by`);--> statement-breakpoint
CREATE INDEX `reviews_of_decider` ON `reviews` (`decided_by`);--> statement-breakpoint
CREATE INDEX `orders_of_game` ON `orders` (`game_id`,`paid_at`);