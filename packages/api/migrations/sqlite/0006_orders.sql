CREATE TABLE `payment_notices` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE TABLE `test_payments` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`method` text NOT NULL,
	`amount_oere` integer NOT NULL,
	`state` text NOT NULL,
	`behaviour` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `entitlements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`game_id` integer NOT NULL,
	`game_name` text NOT NULL,
	`ownership_type` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`auto_renew` integer NOT NULL,
	`months` integer,
	`offer` text,
	`method` text NOT NULL,
	`provider` text NOT NULL,
	`saved_method` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entitlements_alive` ON `entitlements` (`member_id`,`game_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `entitlements_to_end` ON `entitlements` (`ends_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`what` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_events_of_order` ON `order_events` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`game_id` integer NOT NULL,
	`game_name` text NOT NULL,
	`ownership_type` text NOT NULL,
	`months` integer,
	`offer` text,
	`amount_oere` integer NOT NULL,
	`vat_oere` integer NOT NULL,
	`method` text NOT NULL,
	`provider` text NOT NULL,
	`provider_reference` text,
	`payment_reference` text NOT NULL,
	`state` text NOT NULL,
	`invoice_number` integer,
	`credit_note_number` integer,
	`renewal` integer NOT NULL,
	`saved_method` text,
	`entitlement_id` integer,
	`buyer` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_reference` ON `orders` (`member_id`,`payment_reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_payment` ON `orders` (`provider`,`provider_reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_under_way` ON `orders` (`member_id`,`game_id`) WHERE state IN ('pending', 'needsConfirmation');--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_invoice` ON `orders` (`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_credit_note` ON `orders` (`credit_note_number`);--> statement-breakpoint
CREATE INDEX `orders_of_entitlement` ON `orders` (`entitlement_id`);--> statement-breakpoint
CREATE TRIGGER `order_events_never_change` BEFORE UPDATE ON `order_events` BEGIN SELECT RAISE(ABORT, 'an order event never changes'); END;--> statement-breakpoint
CREATE TRIGGER `order_events_are_never_deleted` BEFORE DELETE ON `order_events` BEGIN SELECT RAISE(ABORT, 'an order event is never deleted'); END;
