CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation'; END $$;
--> statement-breakpoint
CREATE TRIGGER definitions_keep BEFORE UPDATE ON definitions FOR EACH ROW EXECUTE FUNCTION refuse('a definition never changes');
--> statement-breakpoint
CREATE TRIGGER definitions_stay BEFORE DELETE ON definitions FOR EACH ROW EXECUTE FUNCTION refuse('a definition is never deleted');
--> statement-breakpoint
CREATE TRIGGER rounds_keep BEFORE UPDATE ON rounds FOR EACH ROW WHEN (OLD.status <> 'open') EXECUTE FUNCTION refuse('a round that is done never changes');
--> statement-breakpoint
CREATE TRIGGER rounds_stay BEFORE DELETE ON rounds FOR EACH ROW EXECUTE FUNCTION refuse('a round is never deleted');
--> statement-breakpoint
CREATE TRIGGER rounds_keep_course BEFORE UPDATE ON rounds FOR EACH ROW WHEN (NEW.id IS DISTINCT FROM OLD.id OR NEW.game_id IS DISTINCT FROM OLD.game_id OR NEW.definition_hash IS DISTINCT FROM OLD.definition_hash OR NEW.seed IS DISTINCT FROM OLD.seed OR NEW.bet_micro IS DISTINCT FROM OLD.bet_micro OR NEW.mode IS DISTINCT FROM OLD.mode OR NEW.bets IS DISTINCT FROM OLD.bets OR NEW.cost_micro < OLD.cost_micro OR (NEW.bets IS NULL AND NEW.cost_micro <> OLD.cost_micro) OR NEW.idempotency_key IS DISTINCT FROM OLD.idempotency_key OR NEW.created_at IS DISTINCT FROM OLD.created_at OR NEW.member_id IS DISTINCT FROM OLD.member_id OR NEW.stake IS DISTINCT FROM OLD.stake OR NEW.seeds_id IS DISTINCT FROM OLD.seeds_id OR NEW.nonce IS DISTINCT FROM OLD.nonce) EXECUTE FUNCTION refuse('of an open round only choices and what follows from them change');
--> statement-breakpoint
CREATE TRIGGER rounds_keep_choices BEFORE UPDATE ON rounds FOR EACH ROW WHEN (OLD.choices IS DISTINCT FROM '[]' AND substr(NEW.choices, 1, length(OLD.choices)) IS DISTINCT FROM substr(OLD.choices, 1, length(OLD.choices) - 1) || ',') EXECUTE FUNCTION refuse('a choice that was made stays made');
--> statement-breakpoint
CREATE TRIGGER movements_keep BEFORE UPDATE ON movements FOR EACH ROW EXECUTE FUNCTION refuse('a movement never changes');
--> statement-breakpoint
CREATE TRIGGER movements_stay BEFORE DELETE ON movements FOR EACH ROW EXECUTE FUNCTION refuse('a movement is never deleted');
--> statement-breakpoint
CREATE TRIGGER postings_keep BEFORE UPDATE ON postings FOR EACH ROW EXECUTE FUNCTION refuse('a posting never changes');
--> statement-breakpoint
CREATE TRIGGER postings_stay BEFORE DELETE ON postings FOR EACH ROW EXECUTE FUNCTION refuse('a posting is never deleted');
--> statement-breakpoint
CREATE TRIGGER limit_wishes_keep BEFORE UPDATE ON limit_wishes FOR EACH ROW EXECUTE FUNCTION refuse('a wish for a limit never changes');
--> statement-breakpoint
CREATE TRIGGER limit_wishes_stay BEFORE DELETE ON limit_wishes FOR EACH ROW EXECUTE FUNCTION refuse('a wish for a limit is never deleted');
--> statement-breakpoint
CREATE TRIGGER blocks_keep BEFORE UPDATE ON blocks FOR EACH ROW EXECUTE FUNCTION refuse('a block never changes');
--> statement-breakpoint
CREATE TRIGGER blocks_stay BEFORE DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION refuse('a block is never deleted');
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse('an account is never deleted');
--> statement-breakpoint
CREATE TRIGGER seeds_stay BEFORE DELETE ON seeds FOR EACH ROW EXECUTE FUNCTION refuse('a seed is never deleted');
--> statement-breakpoint
CREATE FUNCTION movements_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.id <> (SELECT coalesce(max(id), 0) + 1 FROM movements) THEN
    RAISE EXCEPTION 'a movement follows the last one' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER movements_follow BEFORE INSERT ON movements FOR EACH ROW EXECUTE FUNCTION movements_follow();
--> statement-breakpoint
CREATE FUNCTION postings_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.movement_id IS DISTINCT FROM (SELECT max(id) FROM movements)
    OR NEW.balance_micro IS DISTINCT FROM NEW.amount_micro + (SELECT balance_micro FROM ledger_accounts WHERE id = NEW.account_id) THEN
    RAISE EXCEPTION 'a posting belongs to the last movement and continues its account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_follow BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION postings_follow();
--> statement-breakpoint
CREATE FUNCTION postings_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE ledger_accounts SET balance_micro = NEW.balance_micro WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_count AFTER INSERT ON postings FOR EACH ROW EXECUTE FUNCTION postings_count();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open BEFORE INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.balance_micro <> 0) EXECUTE FUNCTION refuse('an account opens with nothing');
--> statement-breakpoint
CREATE FUNCTION ledger_accounts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.id <> OLD.id OR NEW.name <> OLD.name OR NEW.balance_micro IS DISTINCT FROM
    (SELECT balance_micro FROM postings WHERE account_id = OLD.id ORDER BY movement_id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'an account changes by its postings only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_accounts_keep();
--> statement-breakpoint
CREATE TRIGGER seeds_keep BEFORE UPDATE ON seeds FOR EACH ROW WHEN (OLD.revealed_at IS NOT NULL OR NEW.id IS DISTINCT FROM OLD.id OR NEW.member_id IS DISTINCT FROM OLD.member_id OR NEW.game_id IS DISTINCT FROM OLD.game_id OR NEW.server_seed IS DISTINCT FROM OLD.server_seed OR NEW.server_seed_hash IS DISTINCT FROM OLD.server_seed_hash OR NEW.created_at IS DISTINCT FROM OLD.created_at OR (OLD.client_seed IS NOT NULL AND NEW.client_seed IS DISTINCT FROM OLD.client_seed) OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1)) EXECUTE FUNCTION refuse('of a seed only what is still missing is filled in');
--> statement-breakpoint
CREATE TRIGGER order_events_never_change BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse('an order event never changes');
--> statement-breakpoint
CREATE TRIGGER order_events_are_never_deleted BEFORE DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse('an order event is never deleted');
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep BEFORE UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse('a decision never changes');
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse('a decision is never deleted');
--> statement-breakpoint
CREATE FUNCTION audit_entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.id <> (SELECT coalesce(max(id), 0) + 1 FROM audit_entries) THEN
    RAISE EXCEPTION 'a decision follows the last one' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_follow BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_entries_follow();
--> statement-breakpoint
CREATE TRIGGER identities_stay BEFORE DELETE ON identities FOR EACH ROW EXECUTE FUNCTION refuse('an identity is closed, never deleted');
--> statement-breakpoint
CREATE TRIGGER identities_keep_their_person BEFORE UPDATE OF member_id, person_hash ON identities FOR EACH ROW EXECUTE FUNCTION refuse('an identity keeps its account and its person');
--> statement-breakpoint
CREATE TRIGGER folder_mode_keep BEFORE UPDATE ON folder_mode FOR EACH ROW EXECUTE FUNCTION refuse('the mode of a data folder never changes');
--> statement-breakpoint
CREATE TRIGGER folder_mode_stay BEFORE DELETE ON folder_mode FOR EACH ROW EXECUTE FUNCTION refuse('the mode of a data folder never changes');
--> statement-breakpoint
CREATE FUNCTION folder_mode_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.id <> 1 OR EXISTS (SELECT 1 FROM folder_mode) THEN
    RAISE EXCEPTION 'a data folder has one mode' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER folder_mode_one BEFORE INSERT ON folder_mode FOR EACH ROW EXECUTE FUNCTION folder_mode_one();
--> statement-breakpoint
CREATE FUNCTION game_players_join() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE games SET popularity = popularity + 1 WHERE id = NEW.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_players_join AFTER INSERT ON game_players FOR EACH ROW EXECUTE FUNCTION game_players_join();
--> statement-breakpoint
CREATE FUNCTION game_players_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE games SET popularity = popularity - 1 WHERE id = OLD.game_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_players_leave AFTER DELETE ON game_players FOR EACH ROW EXECUTE FUNCTION game_players_leave();
--> statement-breakpoint
CREATE TRIGGER paid_pools_keep BEFORE UPDATE ON paid_pools FOR EACH ROW EXECUTE FUNCTION refuse('a pool that has paid never changes');
--> statement-breakpoint
CREATE TRIGGER paid_pools_stay BEFORE DELETE ON paid_pools FOR EACH ROW EXECUTE FUNCTION refuse('a pool that has paid is never deleted');
--> statement-breakpoint
CREATE TRIGGER jackpot_pools_stay BEFORE DELETE ON jackpot_pools FOR EACH ROW EXECUTE FUNCTION refuse('a pool is never deleted');
--> statement-breakpoint
CREATE FUNCTION jackpot_pools_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.account <> OLD.account
    OR (NEW.number = OLD.number AND (NEW.seed IS DISTINCT FROM OLD.seed OR NEW.seed_hash IS DISTINCT FROM OLD.seed_hash OR NEW.hit_at IS DISTINCT FROM OLD.hit_at OR NEW.opened_at IS DISTINCT FROM OLD.opened_at OR NEW.opened_ppm IS DISTINCT FROM OLD.opened_ppm OR NEW.start_coins IS DISTINCT FROM OLD.start_coins OR NEW.must_hit_by IS DISTINCT FROM OLD.must_hit_by OR NEW.contribution_ppm IS DISTINCT FROM OLD.contribution_ppm
      OR NEW.rounds < OLD.rounds OR NEW.grown_ppm < OLD.grown_ppm))
    OR (NEW.number <> OLD.number AND (NEW.number <> OLD.number + 1
      OR NOT EXISTS (SELECT 1 FROM paid_pools WHERE account = OLD.account AND number = OLD.number))) THEN
    RAISE EXCEPTION 'an open pool only grows, and opens anew when its end is kept' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jackpot_pools_keep BEFORE UPDATE ON jackpot_pools FOR EACH ROW EXECUTE FUNCTION jackpot_pools_keep();
--> statement-breakpoint
CREATE TRIGGER withdrawals_stay BEFORE DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION refuse('a withdrawal is never deleted');
--> statement-breakpoint
CREATE TRIGGER withdrawals_keep BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (OLD.state <> 'waiting' OR NEW.id IS DISTINCT FROM OLD.id OR NEW.member_id IS DISTINCT FROM OLD.member_id OR NEW.amount_micro IS DISTINCT FROM OLD.amount_micro OR NEW.key IS DISTINCT FROM OLD.key OR NEW.created_at IS DISTINCT FROM OLD.created_at) EXECUTE FUNCTION refuse('a withdrawal is decided once');
--> statement-breakpoint
CREATE FUNCTION payouts_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.balance_micro < 0 AND (SELECT name FROM ledger_accounts WHERE id = NEW.account_id) = 'payouts' THEN
    RAISE EXCEPTION 'more than waits is not paid out' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_hold BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION payouts_hold();
--> statement-breakpoint
CREATE TRIGGER large_wins_stay BEFORE DELETE ON large_wins FOR EACH ROW EXECUTE FUNCTION refuse('a large win is never deleted');
--> statement-breakpoint
CREATE TRIGGER large_wins_keep BEFORE UPDATE ON large_wins FOR EACH ROW WHEN (OLD.released_at IS NOT NULL OR NEW.round_id IS DISTINCT FROM OLD.round_id OR NEW.member_id IS DISTINCT FROM OLD.member_id OR NEW.win_micro IS DISTINCT FROM OLD.win_micro OR NEW.events_hash IS DISTINCT FROM OLD.events_hash OR (OLD.state <> 'unchecked' AND NEW.state <> OLD.state)) EXECUTE FUNCTION refuse('a large win is checked once and released once');
--> statement-breakpoint
CREATE TRIGGER crypto_payments_end BEFORE UPDATE ON crypto_payments FOR EACH ROW WHEN ((OLD.state IN ('credited', 'returned') AND NEW.state <> OLD.state) OR (OLD.state = 'returning' AND NEW.state NOT IN ('returning', 'returned'))) EXECUTE FUNCTION refuse('what was credited or goes back stays so');
--> statement-breakpoint
CREATE TRIGGER definitions_whole BEFORE TRUNCATE ON definitions FOR EACH STATEMENT EXECUTE FUNCTION refuse('definitions is never emptied');
--> statement-breakpoint
CREATE TRIGGER rounds_whole BEFORE TRUNCATE ON rounds FOR EACH STATEMENT EXECUTE FUNCTION refuse('rounds is never emptied');
--> statement-breakpoint
CREATE TRIGGER movements_whole BEFORE TRUNCATE ON movements FOR EACH STATEMENT EXECUTE FUNCTION refuse('movements is never emptied');
--> statement-breakpoint
CREATE TRIGGER postings_whole BEFORE TRUNCATE ON postings FOR EACH STATEMENT EXECUTE FUNCTION refuse('postings is never emptied');
--> statement-breakpoint
CREATE TRIGGER limit_wishes_whole BEFORE TRUNCATE ON limit_wishes FOR EACH STATEMENT EXECUTE FUNCTION refuse('limit_wishes is never emptied');
--> statement-breakpoint
CREATE TRIGGER blocks_whole BEFORE TRUNCATE ON blocks FOR EACH STATEMENT EXECUTE FUNCTION refuse('blocks is never emptied');
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_whole BEFORE TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse('ledger_accounts is never emptied');
--> statement-breakpoint
CREATE TRIGGER seeds_whole BEFORE TRUNCATE ON seeds FOR EACH STATEMENT EXECUTE FUNCTION refuse('seeds is never emptied');
--> statement-breakpoint
CREATE TRIGGER order_events_whole BEFORE TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse('order_events is never emptied');
--> statement-breakpoint
CREATE TRIGGER audit_entries_whole BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse('audit_entries is never emptied');
--> statement-breakpoint
CREATE TRIGGER identities_whole BEFORE TRUNCATE ON identities FOR EACH STATEMENT EXECUTE FUNCTION refuse('identities is never emptied');
--> statement-breakpoint
CREATE TRIGGER folder_mode_whole BEFORE TRUNCATE ON folder_mode FOR EACH STATEMENT EXECUTE FUNCTION refuse('folder_mode is never emptied');
--> statement-breakpoint
CREATE TRIGGER paid_pools_whole BEFORE TRUNCATE ON paid_pools FOR EACH STATEMENT EXECUTE FUNCTION refuse('paid_pools is never emptied');
--> statement-breakpoint
CREATE TRIGGER jackpot_pools_whole BEFORE TRUNCATE ON jackpot_pools FOR EACH STATEMENT EXECUTE FUNCTION refuse('jackpot_pools is never emptied');
--> statement-breakpoint
CREATE TRIGGER withdrawals_whole BEFORE TRUNCATE ON withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse('withdrawals is never emptied');
--> statement-breakpoint
CREATE TRIGGER large_wins_whole BEFORE TRUNCATE ON large_wins FOR EACH STATEMENT EXECUTE FUNCTION refuse('large_wins is never emptied');
