CREATE TABLE `text_revisions` (
	`game_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`version` integer NOT NULL,
	`changes` text NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `revision`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `games` ADD `texts` text;--> statement-breakpoint
ALTER TABLE `standings` ADD `texts` text;
