CREATE TABLE `ai_usage` (
	`day` text NOT NULL,
	`who` text NOT NULL,
	`tokens` integer NOT NULL,
	PRIMARY KEY(`day`, `who`)
);
--> statement-breakpoint
CREATE TABLE `generations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`request_key` text,
	`request_hash` text NOT NULL,
	`definition_hash` text,
	`making` text,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `generations_by_key` ON `generations` (`owner`,`request_key`);--> statement-breakpoint
CREATE INDEX `generations_by_time` ON `generations` (`created_at`);--> statement-breakpoint
ALTER TABLE `games` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `games` ADD `visibility` text;--> statement-breakpoint
ALTER TABLE `games` ADD `making` text;--> statement-breakpoint
CREATE INDEX `games_of_owner` ON `games` (`owner`);