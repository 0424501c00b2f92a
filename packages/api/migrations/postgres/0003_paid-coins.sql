CREATE TABLE "paid_coins" (
	"definition_hash" text NOT NULL,
	"mode" text NOT NULL,
	"coins" bigint NOT NULL,
	"rounds" bigint NOT NULL,
	CONSTRAINT "paid_coins_definition_hash_mode_coins_pk" PRIMARY KEY("definition_hash","mode","coins")
);
--> statement-breakpoint
ALTER TABLE "paid_coins" ADD CONSTRAINT "paid_coins_definition_hash_definitions_hash_fk" FOREIGN KEY ("definition_hash") REFERENCES "public"."definitions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO paid_coins (definition_hash, mode, coins, rounds)
SELECT definition_hash, coalesce(mode, 'base'), total_coins, count(*) FROM rounds
WHERE stake = 'money' AND status = 'done' AND bets IS NULL GROUP BY 1, 2, 3;
