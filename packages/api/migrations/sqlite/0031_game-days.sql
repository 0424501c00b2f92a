CREATE TABLE `game_days` (
	`game_id` integer NOT NULL,
	`day` text NOT NULL,
	`stake` text NOT NULL,
	`rounds` integer NOT NULL,
	`wins` integer NOT NULL,
	`wagered_micro` integer NOT NULL,
	`won_micro` integer NOT NULL,
	`squares` real NOT NULL,
	PRIMARY KEY(`game_id`, `day`, `stake`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `play_days_of_game` ON `play_days` (`game_id`,`day`);