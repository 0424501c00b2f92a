CREATE TABLE `library_notes` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`tags` text NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `versions` ADD `author` text;