CREATE TABLE `crypto_address_counters` (
	`family` text PRIMARY KEY NOT NULL,
	`next` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `crypto_hints` (
	`invoice_id` text NOT NULL,
	`tx_hash` text NOT NULL,
	PRIMARY KEY(`invoice_id`, `tx_hash`),
	FOREIGN KEY (`invoice_id`) REFERENCES `crypto_invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `crypto_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`member_kind` text NOT NULL,
	`currency` text NOT NULL,
	`family` text NOT NULL,
	`address_index` integer NOT NULL,
	`address` text NOT NULL,
	`units` text,
	`rate_dkk` real NOT NULL,
	`since` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`watched_until` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crypto_invoices_by_index` ON `crypto_invoices` (`family`,`address_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `crypto_invoices_by_address` ON `crypto_invoices` (`address`);--> statement-breakpoint
CREATE INDEX `crypto_invoices_of_member` ON `crypto_invoices` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crypto_invoices_watched` ON `crypto_invoices` (`watched_until`);--> statement-breakpoint
CREATE TABLE `crypto_payments` (
	`chain` text NOT NULL,
	`id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`tx_hash` text NOT NULL,
	`units` text NOT NULL,
	`block_hash` text,
	`confirmations` integer NOT NULL,
	`state` text NOT NULL,
	`seen_at` integer NOT NULL,
	`credited_micro` integer,
	PRIMARY KEY(`chain`, `id`),
	FOREIGN KEY (`invoice_id`) REFERENCES `crypto_invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `crypto_payments_of_invoice` ON `crypto_payments` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `simulated_transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`address` text NOT NULL,
	`units` text NOT NULL,
	`sent_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `simulated_transfers_to` ON `simulated_transfers` (`address`);