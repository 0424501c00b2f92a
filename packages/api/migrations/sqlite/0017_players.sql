CREATE TABLE `game_players` (
	`game_id` integer NOT NULL,
	`player` text NOT NULL,
	`last_day` integer NOT NULL,
	PRIMARY KEY(`game_id`, `player`)
);
--> statement-breakpoint
CREATE INDEX `game_players_by_day` ON `game_players` (`last_day`);--> statement-breakpoint
CREATE TABLE `visitor_keys` (
	`day` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER game_players_join AFTER INSERT ON game_players BEGIN UPDATE games SET popularity = popularity + 1 WHERE id = NEW.game_id; END;
--> statement-breakpoint
CREATE TRIGGER game_players_leave AFTER DELETE ON game_players BEGIN UPDATE games SET popularity = popularity - 1 WHERE id = OLD.game_id; END;
--> statement-breakpoint
UPDATE games SET popularity = 0;
--> statement-breakpoint
INSERT INTO game_players SELECT game_id, 'member:' || member_id, max(created_at) / 86400000 FROM rounds WHERE member_id IS NOT NULL GROUP BY game_id, member_id;
