CREATE TABLE `definitions` (
	`hash` text PRIMARY KEY NOT NULL,
	`canonical` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`origin` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`theme` text NOT NULL,
	`category` text NOT NULL,
	`featured` integer NOT NULL,
	`palette` text NOT NULL,
	`config` text NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`version` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`definition_hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_by_slug` ON `games` (`origin`,`slug`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`seed` text NOT NULL,
	`bet_micro` integer NOT NULL,
	`total_coins` integer NOT NULL,
	`win_micro` integer NOT NULL,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`definition_hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rounds_by_key` ON `rounds` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `sheets` (
	`hash` text PRIMARY KEY NOT NULL,
	`rtp` real NOT NULL,
	`hit_frequency` real NOT NULL,
	`standard_deviation` real NOT NULL,
	`volatility` text NOT NULL,
	`sheet` text NOT NULL,
	FOREIGN KEY (`hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tallies` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`rounds` integer NOT NULL,
	`wins` integer NOT NULL,
	`wagered_micro` integer NOT NULL,
	`won_micro` integer NOT NULL,
	`biggest_win_micro` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `versions` (
	`game_id` integer NOT NULL,
	`version` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `version`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`definition_hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
