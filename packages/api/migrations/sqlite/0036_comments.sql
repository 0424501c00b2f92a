CREATE TABLE `comment_reads` (
	`thread_id` integer NOT NULL,
	`member_id` text NOT NULL,
	`up_to` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `member_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `comment_threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_reads_of_member` ON `comment_reads` (`member_id`);--> statement-breakpoint
CREATE TABLE `comment_threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`part` text NOT NULL,
	`anchor` text NOT NULL,
	`version` integer NOT NULL,
	`value` text,
	`value_hash` text NOT NULL,
	`started_by` text NOT NULL,
	`resolved_by` text,
	`resolved_at` integer,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_threads_of_game` ON `comment_threads` (`game_id`,`resolved_at`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`is_answer` integer NOT NULL,
	`author` text NOT NULL,
	`at` integer NOT NULL,
	`edited_at` integer,
	`text` text,
	FOREIGN KEY (`thread_id`) REFERENCES `comment_threads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_of_thread` ON `comments` (`thread_id`);--> statement-breakpoint
CREATE INDEX `comments_of_game` ON `comments` (`game_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_of_author` ON `comments` (`author`);