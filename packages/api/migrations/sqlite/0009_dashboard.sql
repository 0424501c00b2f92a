CREATE TABLE `game_marks` (
	`member_id` text NOT NULL,
	`game_id` integer NOT NULL,
	`favourite` integer DEFAULT false NOT NULL,
	`favourite_at` integer,
	`rating` integer,
	`played_ms` integer DEFAULT 0 NOT NULL,
	`last_played_at` integer,
	PRIMARY KEY(`member_id`, `game_id`)
);
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`member_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `play_days` (
	`member_id` text NOT NULL,
	`day` text NOT NULL,
	`game_id` integer NOT NULL,
	`played_ms` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `game_id`)
);
--> statement-breakpoint
CREATE TABLE `read_notifications` (
	`member_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `notification_id`)
);
