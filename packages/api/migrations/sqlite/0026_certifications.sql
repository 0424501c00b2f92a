CREATE TABLE `certifications` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`member_id` text NOT NULL,
	`version` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`seed` text NOT NULL,
	`rounds` integer NOT NULL,
	`done` integer NOT NULL,
	`state` text NOT NULL,
	`failed_by` text,
	`archive` text,
	`bytes` integer,
	`sha256` text,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `certifications_of_game` ON `certifications` (`game_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `certifications_of_member` ON `certifications` (`member_id`);