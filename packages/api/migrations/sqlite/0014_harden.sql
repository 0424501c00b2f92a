CREATE TABLE `known_devices` (
	`token_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `member_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_devices_by_member` ON `known_devices` (`member_id`);--> statement-breakpoint
ALTER TABLE `mails` ADD `sealed` text;