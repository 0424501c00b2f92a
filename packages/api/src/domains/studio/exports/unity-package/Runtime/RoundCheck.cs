using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>
    /// Reads a round's events and says where they differ from the game's rules: whether what the reels show lies on their
    /// strips, whether every window won what the evaluator says, win by win, whether prizes are those of the game, and
    /// whether it all adds up to what was paid. It draws nothing: which stops, symbols and prizes came up is the server's
    /// word, and is checked with the round's seed in the engine.
    /// </summary>
    public sealed class RoundCheck : RoundEventHandler
    {
        readonly GameDefinition whole;
        /// <summary>By bet mode that has parts of its own.</summary>
        readonly Dictionary<string, RoundCheck> modes = new Dictionary<string, RoundCheck>();
        readonly Dictionary<GameDefinition, Evaluator> evaluators = new Dictionary<GameDefinition, Evaluator>();
        /// <summary>The game as the spins at hand are played.</summary>
        GameDefinition game;
        Evaluator evaluator;
        readonly Window window;
        readonly Wins wins = new Wins();
        /// <summary>By symbol its number in the window as it stopped or fell: so scatters are counted.</summary>
        readonly int[] counted;
        readonly FeatureCheck features;
        readonly FactorCheck factors;
        readonly NudgeCheck moving;
        readonly FallCheck falling;
        /// <summary>Places of the cells that the window at hand has won with.</summary>
        readonly HashSet<int> vanishing = new HashSet<int>();

        IReadOnlyList<RoundEvent> events;
        int at;
        /// <summary>A window is in view that has not been paid yet.</summary>
        bool open;
        /// <summary>The round has shown a window.</summary>
        bool shown;
        int cascade;
        /// <summary>The window has changed after a loss.</summary>
        bool lost;
        long coins;

        public RoundCheck(GameDefinition game)
        {
            whole = game;
            window = new Window(game);
            PlayBy(game);
            counted = new int[game.Symbols.Length];
            features = new FeatureCheck(game);
            factors = new FactorCheck(game);
            moving = new NudgeCheck(game);
            falling = new FallCheck(game);
        }

        /// <summary>A sentence about the first difference, or null where the round is right.</summary>
        /// <param name="mode">the bet mode of the round, or null for the plain bet</param>
        public string Difference(Round round, string mode = null)
        {
            var own = whole.InMode(mode);
            if (own == whole) return DifferenceOf(round);
            RoundCheck check;
            if (!modes.TryGetValue(mode, out check)) modes.Add(mode, check = new RoundCheck(own));
            return check.DifferenceOf(round);
        }

        void PlayBy(GameDefinition other)
        {
            game = other;
            window.PlayBy(other);
            if (!evaluators.TryGetValue(other, out evaluator)) evaluators.Add(other, evaluator = new Evaluator(other));
        }

        string DifferenceOf(Round round)
        {
            PlayBy(whole);
            events = round.Events;
            at = 0;
            open = false;
            shown = false;
            coins = 0;
            features.Begin();
            try
            {
                Read();
                features.End(coins);
                Settle(round);
                return null;
            }
            catch (FormatException problem)
            {
                return at < events.Count ? "event " + at + ", " + events[at].Type + ": " + problem.Message : problem.Message;
            }
        }

        void Read()
        {
            while (at < events.Count || open)
            {
                if (open && (at == events.Count || !Changes(events[at])))
                {
                    open = false;
                    Pay();
                    Award();
                    if (!GoesOn()) EndSpin();
                    continue;
                }
                Handle(events[at]);
                at++;
            }
        }

        /// <summary>Whether another window of the spin follows.</summary>
        bool GoesOn()
        {
            return at < events.Count && (events[at].Type == "cascaded" || events[at].Type == "windowChanged");
        }

        /// <summary>What multiplies the whole spin is told at its end, unless the round has reached its cap.</summary>
        void EndSpin()
        {
            foreach (var due in factors.AtEnd(window))
            {
                if (coins >= game.MaxCoins) return;
                var one = Next("spinMultiplied");
                Require(one.Id == due.Key.Id && one.Coins == due.Value, due.Key.Id + " adds " + due.Value);
                coins += due.Value;
                at++;
            }
        }

        /// <summary>Whether it changes the window in view before that is paid.</summary>
        bool Changes(RoundEvent one)
        {
            switch (one.Type)
            {
                case "revealed":
                case "wildsAdded":
                case "wildsMultiplied":
                case "factorShown":
                    return true;
                case "windowChanged":
                    return ChangeOf(one).When != "win";
                case "expanded":
                    return one.Symbol == null || game.IndexOf(one.Symbol) != features.Chosen;
                case "reelsStopped":
                    return one.Held != null;
                default:
                    return false;
            }
        }

        protected override void ReelsStopped(RoundEvent one) { Stop(one); }
        protected override void Cascaded(RoundEvent one) { Fall(one); }
        protected override void Revealed(RoundEvent one) { Put(one); }
        protected override void WildsAdded(RoundEvent one) { Put(one); }

        protected override void WindowChanged(RoundEvent one)
        {
            var change = ChangeOf(one);
            if (change.When == "loss") RequireLoss();
            if (change.Charged != null) Require(features.HasCharged(change.Charged), "the change is not charged by this window");
            if (change.Type == ChangeType.Nudge)
            {
                moving.Move(one, change, window);
                foreach (var nudged in one.Nudged) falling.Moved(nudged.Reel, nudged.Steps);
                if (change.When == "stop") Count();
                return;
            }
            Require(one.Cells.Length == one.Symbols.Length, "each cell has one symbol");
            for (var i = 0; i < one.Cells.Length; i++)
            {
                var shown = window.SymbolAt(one.Cells[i]);
                Require(shown.Kind != SymbolKind.Scatter, "a scatter is never changed");
                Require(Lands(change, shown.Id, one.Symbols[i]), "the change does not put " + one.Symbols[i]);
                window.Put(one.Cells[i], game.IndexOf(one.Symbols[i]));
            }
            if (change.When == "stop") Count();
        }

        Format.WindowChange ChangeOf(RoundEvent one)
        {
            var changes = features.Changes;
            Require(changes != null && one.Change >= 0 && one.Change < changes.Length, "there is no such change");
            return changes[one.Change];
        }

        /// <summary>What changes after a loss does so once the window has won nothing.</summary>
        void RequireLoss()
        {
            if (lost) return;
            evaluator.Evaluate(window, wins);
            Require(wins.Count == 0, "the window wins");
            factors.See(window);
            lost = true;
        }

        static bool Lands(Format.WindowChange change, string shown, string symbol)
        {
            if (change.Type != ChangeType.Put && change.Type != ChangeType.Turn) return false;
            if (change.Into == null) return change.Symbol == symbol || (change.SymbolTable != null && change.SymbolTable.ContainsKey(symbol));
            Json into;
            if (!change.Into.TryGetValue(shown, out into)) return false;
            return into.IsObject ? into.Find(symbol) != null : into.Text == symbol;
        }

        protected override void WildsMultiplied(RoundEvent one)
        {
            foreach (var wild in one.Wilds) window.Multiply(wild.Cell, wild.Multiplier);
        }

        protected override void FactorShown(RoundEvent one) { factors.Show(one, window); }

        protected override void SpinMultiplied(RoundEvent one) { NotDue(); }

        protected override void Expanded(RoundEvent one)
        {
            foreach (var reel in one.Reels) window.Cover(reel, game.IndexOf(one.Symbol));
        }

        protected override void LineWon(RoundEvent one) { NotDue(); }
        protected override void CombinationWon(RoundEvent one) { NotDue(); }
        protected override void WaysWon(RoundEvent one) { NotDue(); }
        protected override void ClusterWon(RoundEvent one) { NotDue(); }
        protected override void AnywhereWon(RoundEvent one) { NotDue(); }
        protected override void StraightWon(RoundEvent one) { NotDue(); }
        protected override void ShapeWon(RoundEvent one) { NotDue(); }
        protected override void FullWindowWon(RoundEvent one) { NotDue(); }
        protected override void ScatterPaid(RoundEvent one) { NotDue(); }

        protected override void StartedByChance(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void FreeSpinsAwarded(RoundEvent one) { NotDue(); }
        protected override void FreeSpinStarted(RoundEvent one)
        {
            coins = features.Take(one, coins);
            PlayBy(whole.InSpins(one.Feature));
        }

        protected override void LevelReached(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void FreeSpinsEnded(RoundEvent one)
        {
            coins = features.Take(one, coins);
            PlayBy(whole);
        }

        protected override void ExpandingSymbolChosen(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void FeatureStarted(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void WheelStopped(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void ItemUncovered(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void LadderClimbed(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void BoardMoved(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void CoinsLocked(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void HoldAndWinEnded(RoundEvent one) { features.RowsOn = window.RowsOn; coins = features.Take(one, coins); }
        protected override void CoinsCollected(RoundEvent one) { coins += features.Collected(one, features.IsFree ? factors.Scatters : 1); }
        protected override void ChoiceMade(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void Gambled(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void PrizeWon(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void JackpotWon(RoundEvent one) { coins = features.Take(one, coins); }
        protected override void Capped(RoundEvent one) { coins = features.Take(one, coins); }

        /// <summary>Wins and awards are read with their window: one that comes by itself follows from nothing.</summary>
        static void NotDue()
        {
            throw new FormatException("nothing brings this");
        }

        void Put(RoundEvent one)
        {
            foreach (var cell in one.Cells) window.Put(cell, game.IndexOf(one.Symbol));
        }

        void Stop(RoundEvent one)
        {
            if (one.Held == null && features.LandingSymbol != null) features.Landed = LandedIn(one.Window);
            shown = true;
            window.Show(one.Window);
            open = true;
            if (one.Held != null) return;
            if (!features.HoldsCells) CheckStrips(one);
            moving.Stop(one);
            falling.Stop(one);
            if (features.IsFirst) factors.Forget();
            factors.Begin(features.IsFree ? features.Factors : game.Factors);
            cascade = 0;
            lost = false;
            Count();
            features.Stopped(counted);
        }

        /// <summary>Symbols that stay and did not lie there before.</summary>
        int LandedIn(string[][] stopped)
        {
            var landed = 0;
            var symbol = features.LandingSymbol;
            for (var reel = 0; reel < stopped.Length; reel++)
                for (var row = 0; row < stopped[reel].Length; row++)
                {
                    var lay = shown && features.KeepsFromBefore && window.SymbolAt(new Cell(reel, row)).Index == game.IndexOf(symbol);
                    if (stopped[reel][row] == symbol && !lay) landed++;
                }
            return landed;
        }

        void Fall(RoundEvent one)
        {
            cascade++;
            features.Cascaded();
            Require(one.Number == cascade, "this is cascade " + cascade);
            Require(one.Multiplier == LineMultiplier, "the multiplier is " + LineMultiplier);
            Require(game.Cascades != null, "nothing falls here");
            falling.Fall(one, window, vanishing, features.Changes, game.Cascades);
            window.Show(one.Window);
            open = true;
            Count();
        }

        long LineMultiplier { get { return game.CascadeMultiplier(cascade) * features.LineMultiplier; } }

        void Count()
        {
            for (var symbol = 0; symbol < counted.Length; symbol++) counted[symbol] = window.Count(symbol);
        }

        void CheckStrips(RoundEvent one)
        {
            ReelSet set;
            Require(game.ReelSets.TryGetValue(one.ReelSet, out set), "there are no such reels");
            Require(one.Stops.Length == set.Reels.Length && (set.Top == null) == (one.Top == null), "there are other reels");
            for (var reel = 0; reel < set.Reels.Length; reel++)
            {
                var under = set.Top == null ? -1 : Array.IndexOf(set.Top.Reels, reel);
                var over = under < 0 ? 0 : 1;
                var strip = set.Reels[reel].Strip;
                for (var row = over; row < window.RowsOn(reel); row++)
                    RequireSymbol(reel, row, strip[(one.Stops[reel] + row - over) % strip.Length]);
                if (under >= 0) RequireSymbol(reel, 0, set.Top.Strip[(one.Top.Stop + under) % set.Top.Strip.Length]);
            }
        }

        void RequireSymbol(int reel, int row, int symbol)
        {
            var kept = features.KeptIn(new Cell(reel, row));
            if (kept != null) symbol = game.IndexOf(kept);
            Require(window.SymbolAt(new Cell(reel, row)).Index == symbol, "the strip has another symbol at " + reel + "," + row);
        }

        /// <summary>Pays the window in view: the events that come next must tell of just what it wins.</summary>
        void Pay()
        {
            evaluator.Evaluate(window, wins);
            factors.See(window);
            vanishing.Clear();
            for (var i = 0; i < wins.Count; i++)
                for (var j = 0; j < wins.CellsOf(i); j++) vanishing.Add(wins.CellOf(i, j).At);
            var before = coins;
            var multiplier = LineMultiplier * factors.Lines;
            var scatterMultiplier = features.ScatterMultiplier * factors.Scatters;
            for (var i = 0; i < wins.Count; i++) coins += Told(i, multiplier * factors.OfWin(wins, i));
            if (features.Chosen >= 0) PayChosen(features.Chosen, multiplier);
            var byRule = coins - before;
            foreach (var symbol in game.Symbols)
            {
                var pays = features.ScatterPaysOf(symbol);
                if (pays == null) continue;
                var paid = checked(pays[counted[symbol.Index]] * scatterMultiplier);
                if (paid == 0) continue;
                var one = Next("scatterPaid");
                Require(one.Symbol == symbol.Id && one.Count == counted[symbol.Index], "the scatter is " + symbol.Id);
                Require(one.Multiplier == scatterMultiplier && one.Coins == paid, "it pays " + paid);
                coins += paid;
                at++;
                window.AddPlacesOf(symbol.Index, vanishing);
            }
            factors.Won(byRule, coins - before - byRule);
            Mark();
            features.Charge(window, wins);
        }

        /// <summary>Cells that won are told with the factors that they have now.</summary>
        void Mark()
        {
            foreach (var factor in factors.Marked(wins))
            {
                var one = Next("factorShown");
                Require(one.Id == factor.Id, "the cells of " + factor.Id + " are due");
                factors.ShowMarked(one, window);
                at++;
            }
        }

        /// <summary>The event at hand tells of the win: its coins.</summary>
        long Told(int index, long multiplier)
        {
            var win = wins[index];
            var one = Next(TypeOf(win.Kind));
            var paid = checked(win.Coins * multiplier);
            Require(one.Coins == paid, "it pays " + paid);
            Require(one.Multiplier == win.Multiplier * multiplier, "the multiplier is " + win.Multiplier * multiplier);
            if (win.Kind == WinKind.Combination) Require(one.Name == game.Combinations[win.Combination].Name, "another combination pays more");
            else Require(one.Symbol == game.Symbols[win.Symbol].Id && one.Count == win.Count, "it is " + win.Count + " " + game.Symbols[win.Symbol].Id);
            if (win.Kind == WinKind.Line || win.Kind == WinKind.Combination) Require(one.Line == win.Line, "the line is " + win.Line);
            if (win.Kind == WinKind.Line || win.Kind == WinKind.Ways) Require(one.Direction == win.Direction.ToString().ToLowerInvariant(), "it runs " + win.Direction);
            if (win.Kind == WinKind.Ways) Require(one.Ways == win.Ways, "there are " + win.Ways + " ways");
            Require(one.Cells != null && one.Cells.Length == wins.CellsOf(index), "it has " + wins.CellsOf(index) + " cells");
            for (var i = 0; i < one.Cells.Length; i++)
                Require(one.Cells[i].At == wins.CellOf(index, i).At, "it has other cells");
            at++;
            return paid;
        }

        static string TypeOf(WinKind kind)
        {
            switch (kind)
            {
                case WinKind.Line: return "lineWon";
                case WinKind.Combination: return "combinationWon";
                case WinKind.Ways: return "waysWon";
                case WinKind.Cluster: return "clusterWon";
                case WinKind.Straight: return "straightWon";
                case WinKind.Shape: return "shapeWon";
                case WinKind.FullWindow: return "fullWindowWon";
                default: return "anywhereWon";
            }
        }

        /// <summary>The symbol chosen to expand pays on every line by the number of reels that show it.</summary>
        void PayChosen(int symbol, long multiplier)
        {
            var reels = 0;
            for (var reel = 0; reel < window.Reels; reel++) if (window.Shows(reel, symbol)) reels++;
            var pays = game.Symbols[symbol].Pays;
            var perLine = pays == null ? 0 : checked(pays[reels] * multiplier);
            if (perLine == 0) return;
            var expanded = Next("expanded");
            Require(expanded.Symbol == game.Symbols[symbol].Id && expanded.Reels.Length == reels, "the chosen symbol covers " + reels + " reels");
            foreach (var reel in expanded.Reels) Require(window.Shows(reel, symbol), "the chosen symbol is not on reel " + reel);
            at++;
            for (var line = 0; line < game.Lines.Length; line++, at++)
            {
                var one = Next("lineWon");
                Require(one.Line == line && one.Symbol == game.Symbols[symbol].Id && one.Count == reels, "the chosen symbol pays on line " + line);
                Require(one.Multiplier == multiplier && one.Coins == perLine, "it pays " + perLine);
                coins += perLine;
            }
        }

        /// <summary>Free spins that the window in view brings must be told of next.</summary>
        void Award()
        {
            if (coins >= game.MaxCoins) return;
            var due = new List<FreeSpinAward>(features.Awards(counted, wins));
            while (due.Count > 0)
            {
                var award = due[0];
                // Where the trigger has a chance of its own, what it counts may bring nothing.
                if (award.MayMiss && (at == events.Count || events[at].Type != "freeSpinsAwarded" || events[at].Feature != award.Feature))
                {
                    due.RemoveAll(other => other.Feature == award.Feature);
                    continue;
                }
                var one = Next("freeSpinsAwarded");
                // Wins that each award spins are told in the order of the wins.
                var told = due.FindIndex(other => other.Feature == award.Feature && other.Spins == one.Spins && other.Count == one.Count);
                Require(one.Feature == award.Feature && told >= 0, award.Feature + " brings " + award.Spins + " spins");
                due.RemoveAt(told);
                at++;
            }
        }

        RoundEvent Next(string type)
        {
            if (at == events.Count) throw new FormatException("the round ends where " + type + " is due");
            Require(events[at].Type == type, type + " is due");
            return events[at];
        }

        void Settle(Round round)
        {
            Require(round.TotalCoins == Math.Min(coins, game.MaxCoins), "the round pays " + Math.Min(coins, game.MaxCoins) + ", not " + round.TotalCoins);
            var isPrice = round.BetCoins == game.BetCoins;
            foreach (var mode in game.Modes) isPrice |= round.BetCoins == mode.Coins;
            Require(isPrice, "no bet costs " + round.BetCoins);
        }

        internal static void Require(bool holds, string otherwise)
        {
            if (!holds) throw new FormatException(otherwise);
        }
    }
}
