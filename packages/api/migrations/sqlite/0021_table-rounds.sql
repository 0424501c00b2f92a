ALTER TABLE `rounds` ADD `bets` text;--> statement-breakpoint
DROP TRIGGER rounds_keep_course;
--> statement-breakpoint
CREATE TRIGGER rounds_keep_course BEFORE UPDATE ON rounds
WHEN NEW.id IS NOT OLD.id OR NEW.game_id IS NOT OLD.game_id OR NEW.definition_hash IS NOT OLD.definition_hash
  OR NEW.seed IS NOT OLD.seed OR NEW.bet_micro IS NOT OLD.bet_micro OR NEW.mode IS NOT OLD.mode
  OR NEW.bets IS NOT OLD.bets OR NEW.cost_micro < OLD.cost_micro
  OR (NEW.bets IS NULL AND NEW.cost_micro IS NOT OLD.cost_micro) OR NEW.idempotency_key IS NOT OLD.idempotency_key
  OR NEW.created_at IS NOT OLD.created_at OR NEW.member_id IS NOT OLD.member_id OR NEW.stake IS NOT OLD.stake
  OR NEW.seeds_id IS NOT OLD.seeds_id OR NEW.nonce IS NOT OLD.nonce
BEGIN SELECT RAISE(ABORT, 'of an open round only choices and what follows from them change'); END;
