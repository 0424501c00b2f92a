CREATE TABLE "game_days" (
	"game_id" bigint NOT NULL,
	"day" text NOT NULL,
	"stake" text NOT NULL,
	"rounds" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"wagered_micro" bigint NOT NULL,
	"won_micro" bigint NOT NULL,
	"squares" double precision NOT NULL,
	CONSTRAINT "game_days_game_id_day_stake_pk" PRIMARY KEY("game_id","day","stake")
);
--> statement-breakpoint
ALTER TABLE "game_days" ADD CONSTRAINT "game_days_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_days_of_game" ON "play_days" USING btree ("game_id","day");