CREATE TABLE "certifications" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" bigint NOT NULL,
	"member_id" text NOT NULL,
	"version" bigint NOT NULL,
	"definition_hash" text NOT NULL,
	"seed" text NOT NULL,
	"rounds" bigint NOT NULL,
	"done" bigint NOT NULL,
	"state" text NOT NULL,
	"failed_by" text,
	"archive" text,
	"bytes" bigint,
	"sha256" text,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE INDEX "certifications_of_game" ON "certifications" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "certifications_of_member" ON "certifications" USING btree ("member_id");