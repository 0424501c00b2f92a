CREATE TABLE `jackpot_pools` (
	`account` text PRIMARY KEY NOT NULL,
	`grown_ppm` integer NOT NULL,
	`hit_at` integer
);
--> statement-breakpoint
CREATE INDEX `rounds_open_of_member` ON `rounds` (`member_id`,`game_id`) WHERE status = 'open' AND stake = 'money';