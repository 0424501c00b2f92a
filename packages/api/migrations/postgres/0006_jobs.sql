CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"run_at" bigint NOT NULL,
	"attempts" bigint NOT NULL,
	"holder" text,
	"lease_until" bigint,
	"failed_by" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_key" ON "jobs" USING btree ("kind","key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_by_turn" ON "jobs" USING btree ("state","run_at");