CREATE TABLE "art_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "art_revisions" (
	"game_id" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"slot" text NOT NULL,
	"art" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "art_revisions_game_id_revision_pk" PRIMARY KEY("game_id","revision")
);
--> statement-breakpoint
CREATE TABLE "art_uses" (
	"game_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "art_uses_game_id_hash_pk" PRIMARY KEY("game_id","hash")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "art" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "shown_art" text;--> statement-breakpoint
ALTER TABLE "art_revisions" ADD CONSTRAINT "art_revisions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_uses" ADD CONSTRAINT "art_uses_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_uses" ADD CONSTRAINT "art_uses_hash_art_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."art_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "art_uses_of_file" ON "art_uses" USING btree ("hash");