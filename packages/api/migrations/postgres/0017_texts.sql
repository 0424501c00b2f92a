CREATE TABLE "text_revisions" (
	"game_id" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"version" bigint NOT NULL,
	"changes" text NOT NULL,
	"author" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "text_revisions_game_id_revision_pk" PRIMARY KEY("game_id","revision")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "texts" text;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "texts" text;--> statement-breakpoint
ALTER TABLE "text_revisions" ADD CONSTRAINT "text_revisions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;