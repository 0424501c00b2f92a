CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`data` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`holder` text,
	`lease_until` integer,
	`failed_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_key` ON `jobs` (`kind`,`key`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `jobs_by_turn` ON `jobs` (`state`,`run_at`);