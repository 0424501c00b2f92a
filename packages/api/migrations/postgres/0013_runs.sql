CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"told" text NOT NULL,
	"started_at" bigint NOT NULL,
	"holder" text NOT NULL,
	"lease_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "runs_by_start" ON "runs" USING btree ("started_at");