CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`why` text NOT NULL,
	`details` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_of_subject` ON `audit_entries` (`subject`,`id`);--> statement-breakpoint
CREATE TABLE `staff_members` (
	`address_key` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`role` text NOT NULL,
	`added_at` integer NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER audit_entries_keep BEFORE UPDATE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'a decision never changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE DELETE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'a decision is never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_follow BEFORE INSERT ON audit_entries
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM audit_entries)
BEGIN SELECT RAISE(ABORT, 'a decision follows the last one'); END;
