CREATE TABLE `standings` (
	`game_id` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`link` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `definition_hash`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`definition_hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `standings_by_link` ON `standings` (`link`);--> statement-breakpoint
CREATE UNIQUE INDEX `standings_admitted` ON `standings` (`game_id`) WHERE state = 'admitted';--> statement-breakpoint
CREATE UNIQUE INDEX `standings_listed` ON `standings` (`game_id`) WHERE state = 'listed';--> statement-breakpoint
CREATE UNIQUE INDEX `standings_shared` ON `standings` (`game_id`) WHERE state = 'shared';--> statement-breakpoint
CREATE INDEX `standings_by_state` ON `standings` (`state`);--> statement-breakpoint
CREATE TABLE `listings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`game_id` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listings_of_member` ON `listings` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`game_id` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`address_hash` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`closed_at` integer,
	PRIMARY KEY(`game_id`, `definition_hash`, `member_id`)
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`definition_hash` text NOT NULL,
	`version` integer NOT NULL,
	`member_id` text NOT NULL,
	`state` text NOT NULL,
	`proof` text,
	`faults` text NOT NULL,
	`why` text,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `submissions_of_game` ON `submissions` (`game_id`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_by_state` ON `submissions` (`state`,`id`);--> statement-breakpoint
INSERT INTO standings (game_id, definition_hash, version, state, link, changed_at)
SELECT id, definition_hash, version, 'listed', NULL, created_at FROM games
WHERE origin = 'studio' AND visibility = 'published' AND owner LIKE 'member:%';
--> statement-breakpoint
INSERT INTO standings (game_id, definition_hash, version, state, link, changed_at)
SELECT id, definition_hash, version, 'withdrawn', NULL, created_at FROM games
WHERE origin = 'studio' AND id IN (SELECT game_id FROM entitlements)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO standings (game_id, definition_hash, version, state, link, changed_at)
SELECT id, definition_hash, version, 'shared', lower(substr(hex(randomblob(16)), 1, 22)), created_at FROM games
WHERE origin = 'studio' AND coalesce(visibility, 'published') <> 'private'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE `games` DROP COLUMN `visibility`;