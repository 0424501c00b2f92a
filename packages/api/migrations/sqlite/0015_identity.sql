CREATE TABLE `identities` (
	`member_id` text PRIMARY KEY NOT NULL,
	`person_hash` text NOT NULL,
	`sealed_id` text,
	`birth_date` text,
	`name` text,
	`provider` text NOT NULL,
	`proved_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_one_living` ON `identities` (`person_hash`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `identities_of_person` ON `identities` (`person_hash`);--> statement-breakpoint
CREATE TABLE `identity_attempts` (
	`session_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`state_hash` text NOT NULL,
	`next` text,
	`used` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_attempts_by_state` ON `identity_attempts` (`state_hash`);--> statement-breakpoint
CREATE INDEX `identity_attempts_by_expiry` ON `identity_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `register_answers` (
	`member_id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER identities_stay BEFORE DELETE ON identities BEGIN
	SELECT RAISE(ABORT, 'an identity is closed, never deleted');
END;--> statement-breakpoint
CREATE TRIGGER identities_keep_their_person BEFORE UPDATE OF member_id, person_hash ON identities BEGIN
	SELECT RAISE(ABORT, 'an identity keeps its account and its person');
END;
