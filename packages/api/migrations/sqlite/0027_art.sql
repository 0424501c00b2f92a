CREATE TABLE `art_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `art_revisions` (
	`game_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`slot` text NOT NULL,
	`art` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `revision`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `art_uses` (
	`game_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`game_id`, `hash`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`hash`) REFERENCES `art_files`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `art_uses_of_file` ON `art_uses` (`hash`);--> statement-breakpoint
ALTER TABLE `games` ADD `art` text;--> statement-breakpoint
ALTER TABLE `games` ADD `shown_art` text;