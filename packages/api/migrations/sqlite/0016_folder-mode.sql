CREATE TABLE `folder_mode` (
	`id` integer PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`stamped_at` integer NOT NULL
);

--> statement-breakpoint
INSERT INTO folder_mode SELECT 1, 'demo', unixepoch() * 1000
WHERE EXISTS (SELECT 1 FROM members) OR EXISTS (SELECT 1 FROM movements)
  OR EXISTS (SELECT 1 FROM orders) OR EXISTS (SELECT 1 FROM crypto_invoices);
--> statement-breakpoint
CREATE TRIGGER folder_mode_keep BEFORE UPDATE ON folder_mode BEGIN SELECT RAISE(ABORT, 'the mode of a data folder never changes'); END;
--> statement-breakpoint
CREATE TRIGGER folder_mode_stay BEFORE DELETE ON folder_mode BEGIN SELECT RAISE(ABORT, 'the mode of a data folder never changes'); END;
--> statement-breakpoint
CREATE TRIGGER folder_mode_one BEFORE INSERT ON folder_mode WHEN NEW.id <> 1 OR EXISTS (SELECT 1 FROM folder_mode) BEGIN SELECT RAISE(ABORT, 'a data folder has one mode'); END;
