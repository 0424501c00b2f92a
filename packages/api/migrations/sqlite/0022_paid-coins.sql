CREATE TABLE `paid_coins` (
	`definition_hash` text NOT NULL,
	`mode` text NOT NULL,
	`coins` integer NOT NULL,
	`rounds` integer NOT NULL,
	PRIMARY KEY(`definition_hash`, `mode`, `coins`),
	FOREIGN KEY (`definition_hash`) REFERENCES `definitions`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO paid_coins (definition_hash, mode, coins, rounds)
SELECT definition_hash, coalesce(mode, 'base'), total_coins, count(*) FROM rounds
WHERE stake = 'money' AND status = 'done' AND bets IS NULL GROUP BY 1, 2, 3;
