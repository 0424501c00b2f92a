CREATE TABLE "library_notes" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"tags" text NOT NULL,
	"archived_at" bigint
);
--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;