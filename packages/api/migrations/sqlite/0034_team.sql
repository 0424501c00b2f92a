CREATE TABLE `game_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`member_id` text NOT NULL,
	`role` text NOT NULL,
	`since` integer NOT NULL,
	`is_offered` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_members_once` ON `game_members` (`game_id`,`member_id`);--> statement-breakpoint
CREATE INDEX `game_members_of_member` ON `game_members` (`member_id`);--> statement-breakpoint
CREATE TABLE `game_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`role` text NOT NULL,
	`addressee` text NOT NULL,
	`addressee_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_invitations_by_token` ON `game_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_invitations_once` ON `game_invitations` (`game_id`,`addressee_hash`);--> statement-breakpoint
CREATE INDEX `game_invitations_by_inviter` ON `game_invitations` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `game_invitations_by_addressee` ON `game_invitations` (`addressee_hash`);--> statement-breakpoint
CREATE INDEX `game_invitations_by_expiry` ON `game_invitations` (`expires_at`);