using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>Free spins that a window brings.</summary>
    struct FreeSpinAward
    {
        public string Feature;
        public int Count;
        public int Spins;
        /// <summary>It comes by chance only.</summary>
        public bool MayMiss;
    }

    /// <summary>Follows free spins, mini-games and gambles through the events of a round, and what they must pay.</summary>
    sealed class FeatureCheck
    {
        readonly GameDefinition game;
        readonly List<FreeSpinAward> awards = new List<FreeSpinAward>();

        /// <summary>The free spins at play, or null.</summary>
        Format.Feature free;
        string freeId;
        long multiplier;
        int played;
        /// <summary>Of the free spins at play, the symbols collected and the levels reached.</summary>
        long collected;
        int level;
        /// <summary>What is kept for the spin at play; null where the spins keep nothing so.</summary>
        KeptCell[] kept;
        long coinsBefore;
        long coinsBeforeSpin;
        /// <summary>What a wheel, pick, ladder or choice gave and no event has told of yet.</summary>
        Format.Prize prize;
        /// <summary>Hold-and-win is at play, and its coins so far.</summary>
        bool holding;
        long locked;
        int lockedCoins;
        /// <summary>By reel its coins, and what full reels and the number of coins give in turn.</summary>
        readonly Dictionary<int, int> coinsOn = new Dictionary<int, int>();
        readonly Queue<Format.Prize> owed = new Queue<Format.Prize>();
        string owedBy;
        /// <summary>The rows of the window by reel.</summary>
        public Func<int, int> RowsOn;
        /// <summary>By reel the respins left, where each has its own.</summary>
        int[] left;
        bool capped;
        bool gambled;
        readonly Dictionary<string, PickCheck> picks = new Dictionary<string, PickCheck>();

        public FeatureCheck(GameDefinition game)
        {
            this.game = game;
        }

        /// <summary>The number of the symbol chosen to expand, or −1.</summary>
        public int Chosen { get; private set; }

        public long LineMultiplier { get { return Multiplies(WinSource.Lines) ? multiplier : 1; } }
        public long ScatterMultiplier { get { return Multiplies(WinSource.Scatters) ? multiplier : 1; } }
        /// <summary>The first of the free spins is at play.</summary>
        public bool IsFirst { get { return free != null && played == 1; } }
        public bool IsFree { get { return free != null; } }
        /// <summary>What the symbol pays anywhere in the spins at play; null for nothing.</summary>
        public CountTable ScatterPaysOf(Symbol symbol)
        {
            if (free == null || free.ScatterPays == null) return symbol.ScatterPays;
            CountTable own;
            return free.ScatterPays.TryGetValue(symbol.Id, out own) ? own : null;
        }

        /// <summary>What multiplies free spins beside their multiplier; null where nothing does.</summary>
        public Format.Factor[] Factors { get { return free.Factors; } }
        public bool HoldsCells { get { return free != null && (free.Sticky != null || free.Walking != null); } }

        /// <summary>The symbol that is kept in a cell for the spin at play, or null.</summary>
        public string KeptIn(Cell cell)
        {
            if (free == null || kept == null) return null;
            foreach (var one in kept) if (one.Cell.At == cell.At) return one.Symbol;
            return null;
        }

        /// <summary>What becomes of single cells in the spins at play.</summary>
        public Format.WindowChange[] Changes { get { return free == null ? game.Changes : free.Changes; } }

        /// <summary>The symbol of which only those count for further spins that land anew, or null.</summary>
        public string LandingSymbol
        {
            get
            {
                var counts = free != null && free.Retrigger != null && free.Trigger != null && !free.Trigger.InWin;
                return counts && free.Sticky != null && Array.IndexOf(free.Sticky, free.Trigger.Symbol) >= 0 ? free.Trigger.Symbol : null;
            }
        }

        /// <summary>The symbols of the cells that have won in the paid spin at hand, window by window.</summary>
        readonly List<string> charge = new List<string>();
        /// <summary>The same of the spin at hand, free or paid; and how many they were before its last window.</summary>
        readonly List<string> chargeOfSpin = new List<string>();
        int chargedBefore;

        public void Charge(Window window, Wins wins)
        {
            chargedBefore = chargeOfSpin.Count;
            var won = new HashSet<int>();
            for (var i = 0; i < wins.Count; i++)
                for (var j = 0; j < wins.CellsOf(i); j++)
                    if (won.Add(wins.CellOf(i, j).At)) chargeOfSpin.Add(window.SymbolAt(wins.CellOf(i, j)).Id);
            if (free == null) charge.AddRange(chargeOfSpin.GetRange(chargedBefore, chargeOfSpin.Count - chargedBefore));
        }

        /// <summary>Whether the last window brought the spin to as many cells as it takes.</summary>
        public bool HasCharged(Format.Charge takes)
        {
            return CellsFor(takes, chargeOfSpin, chargedBefore) < takes.At && CellsFor(takes, chargeOfSpin, chargeOfSpin.Count) >= takes.At;
        }

        /// <summary>Those of the first so many cells that count.</summary>
        static int CellsFor(Format.Charge takes, List<string> symbols, int first)
        {
            var cells = 0;
            for (var i = 0; i < first; i++)
                if (takes.Symbols == null || Array.IndexOf(takes.Symbols, symbols[i]) >= 0) cells++;
            return cells;
        }

        /// <summary>How many of it have landed in the window.</summary>
        public int Landed { get; set; }

        /// <summary>Whether what lay in the window before stays where it showed the symbol.</summary>
        public bool KeepsFromBefore { get { return free != null && (played > 1 || free.KeepsView); } }

        public void Begin()
        {
            free = null;
            freeId = null;
            prize = null;
            charge.Clear();
            picks.Clear();
            holding = false;
            locked = 0;
            lockedCoins = 0;
            capped = false;
            gambled = false;
            Chosen = -1;
            owed.Clear();
            owedBy = null;
        }

        public void End(long coins)
        {
            if (coins < game.MaxCoins) NextDue();
            owed.Clear();
            RoundCheck.Require(prize == null, "a prize was not paid");
            foreach (var pick in picks.Values) RoundCheck.Require(capped || pick.Due == 0, "a pick was not paid");
            RoundCheck.Require(free == null && !holding, "a feature has no end");
            RoundCheck.Require(gambled || capped == (coins >= game.MaxCoins), "the cap is " + game.MaxCoins);
        }

        bool Multiplies(WinSource source)
        {
            return free != null && (free.Multiplies == null || Array.IndexOf(free.Multiplies, source) >= 0);
        }

        public void Cascaded()
        {
            Grow("cascade");
        }

        void Grow(string each)
        {
            var grows = free == null ? null : free.Grows;
            if (grows == null || grows.Each != each) return;
            multiplier = Math.Min(grows.UpTo, multiplier + grows.By);
        }

        /// <summary>Takes an event that is not of the reels, and gives the round's coins after it.</summary>
        public long Take(RoundEvent one, long coins)
        {
            switch (one.Type)
            {
                case "expandingSymbolChosen":
                    RoundCheck.Require(MayExpand(FeatureOf(one), one.Symbol), "this symbol is not to be chosen");
                    Chosen = game.IndexOf(one.Symbol);
                    return coins;
                case "freeSpinStarted":
                    StartSpin(one, coins);
                    return coins;
                case "levelReached":
                    Reach(one);
                    return coins;
                case "freeSpinsEnded":
                    RequireLevel(coins);
                    RoundCheck.Require(one.Feature == freeId && one.Spins == played, "another number of spins was played");
                    RoundCheck.Require(one.Coins == coins - coinsBefore, "the spins won " + (coins - coinsBefore));
                    free = null;
                    freeId = null;
                    Chosen = -1;
                    return coins;
                case "startedByChance":
                    var chance = FeatureOf(one).Chance;
                    RoundCheck.Require(free == null && chance != null, "nothing starts it by chance");
                    RoundCheck.Require(FeatureOf(one).Type != FeatureType.FreeSpins || one.Spins == chance.Spins, "it brings " + chance.Spins + " spins");
                    if (chance.Charged != null)
                    {
                        var cells = CellsFor(chance.Charged, charge, charge.Count);
                        RoundCheck.Require(one.Charged == cells && cells >= chance.Charged.At, cells + " cells have won");
                    }
                    return coins;
                case "featureStarted":
                    RoundCheck.Require(IsOf(FeatureOf(one), one.Kind), "the feature is of another kind");
                    RoundCheck.Require(!holding, "the last feature has no end");
                    holding = one.Kind == "holdAndWin";
                    if (one.Kind == "pick") picks[one.Feature] = new PickCheck(FeatureOf(one));
                    locked = 0;
                    lockedCoins = 0;
                    left = null;
                    coinsOn.Clear();
                    return coins;
                case "wheelStopped": return Offer(At(FeatureOf(one).Segments, one.Segment).Prize, coins);
                case "itemUncovered": return Uncover(one, coins);
                case "ladderClimbed": return Offer(At(FeatureOf(one).Rungs, one.Rung).Prize, coins);
                case "boardMoved": return Move(one, coins);
                case "choiceMade": return Offer(At(FeatureOf(one).Options, one.Option).Prize, coins);
                case "prizeWon":
                    if (one.Feature == owedBy) NextDue();
                    if (prize == null) return PayPick(one, coins);
                    RoundCheck.Require(prize != null && prize.Coins == one.Coins, "this is not the prize");
                    prize = null;
                    return coins + one.Coins;
                case "jackpotWon":
                    NextDue();
                    RoundCheck.Require(prize != null && prize.Jackpot == one.Jackpot && one.Jackpot != null && one.Coins == JackpotOf(one.Jackpot), "this is not the prize");
                    prize = null;
                    return coins + one.Coins;
                case "coinsLocked":
                    RequirePlaying(FeatureOf(one), one);
                    foreach (var coin in one.LockedCoins) Lock(FeatureOf(one), coin);
                    RequireWorth(one.Worth);
                    var open = Opened(FeatureOf(one).OpensRows);
                    RoundCheck.Require(one.Rows == open, open + " rows have opened");
                    open = Opened(FeatureOf(one).OpensReels);
                    RoundCheck.Require(one.Opened == open, open + " reels have opened");
                    left = one.Left;
                    return coins;
                case "holdAndWinEnded":
                    var grade = GradeReached(FeatureOf(one));
                    var factor = grade == null ? 1 : grade.Factor;
                    var due = checked(locked * factor) + (one.Full ? FeatureOf(one).FullCoins : 0);
                    RoundCheck.Require(holding && Math.Max(1, one.Factor) == factor && one.Coins == due, "the coins are worth " + due);
                    holding = false;
                    if (FeatureOf(one).FullReels == null) return Offer(grade == null ? null : grade.Prize, coins + one.Coins);
                    owedBy = one.Feature;
                    OfferFull(FeatureOf(one));
                    if (grade != null && grade.Prize != null) owed.Enqueue(grade.Prize);
                    return coins + one.Coins;
                case "capped":
                    RoundCheck.Require(one.Coins == game.MaxCoins, "the cap is " + game.MaxCoins);
                    capped = true;
                    return coins;
                case "gambled":
                    gambled = true;
                    return Gamble(one, Math.Min(coins, game.MaxCoins));
                default:
                    throw new FormatException("nothing brings this");
            }
        }

        static bool MayExpand(Format.Feature feature, string symbol)
        {
            return feature.ExpandingSymbol != null && feature.ExpandingSymbol.ContainsKey(symbol);
        }

        static bool IsOf(Format.Feature feature, string kind)
        {
            return string.Equals(feature.Type.ToString(), kind, StringComparison.OrdinalIgnoreCase);
        }

        Format.Feature FeatureOf(RoundEvent one)
        {
            Format.Feature feature;
            RoundCheck.Require(one.Feature != null && game.Features.TryGetValue(one.Feature, out feature), "the game has no such feature");
            return game.Features[one.Feature];
        }

        void StartSpin(RoundEvent one, long coins)
        {
            if (free == null)
            {
                free = FeatureOf(one);
                freeId = one.Feature;
                multiplier = free.Multiplier;
                played = 0;
                collected = 0;
                level = 0;
                coinsBefore = coins;
            }
            else
            {
                RequireLevel(coins);
                Grow("spin");
                if (coins > coinsBeforeSpin) Grow("win");
            }
            coinsBeforeSpin = coins;
            kept = one.Kept;
            played++;
            RoundCheck.Require(one.Feature == freeId && one.Number == played, "this is spin " + played);
            RoundCheck.Require(one.Multiplier == multiplier, "the multiplier is " + multiplier);
        }

        /// <summary>A spin shows what it collects as its reels stop.</summary>
        public void Stopped(int[] counted)
        {
            chargeOfSpin.Clear();
            chargedBefore = 0;
            if (free != null && free.Levels != null) collected += counted[game.IndexOf(free.Levels.Symbol)];
        }

        void Reach(RoundEvent one)
        {
            RoundCheck.Require(free != null && one.Feature == freeId && free.Levels != null, "nothing is collected");
            var reached = At(free.Levels.Steps, level);
            level++;
            RoundCheck.Require(one.Level == level && one.Collected == collected && collected >= reached.At, "another level is reached");
            if (reached.Multiplier != null) multiplier = reached.Multiplier.Value;
            RoundCheck.Require(one.Spins == (reached.Spins ?? 0) && one.Multiplier == multiplier, "the level brings something else");
        }

        /// <summary>Every level that the symbols collected reach has been told of, unless the cap ended the round.</summary>
        void RequireLevel(long coins)
        {
            if (free.Levels == null || coins >= game.MaxCoins || level == free.Levels.Steps.Length) return;
            RoundCheck.Require(collected < free.Levels.Steps[level].At, "a level is reached");
        }

        static T At<T>(T[] places, int index)
        {
            RoundCheck.Require(places != null && index >= 0 && index < places.Length, "there is no such place");
            return places[index];
        }

        long Offer(Format.Prize won, long coins)
        {
            RoundCheck.Require(prize == null, "the last prize was not paid");
            prize = won != null && (won.Coins != null || won.Jackpot != null) ? won : null;
            return coins;
        }

        /// <summary>What coins in view pay, where scatters are multiplied by this factor besides.</summary>
        public long Collected(RoundEvent one, long byFactors)
        {
            var feature = FeatureOf(one);
            var multiplier = ScatterMultiplier * byFactors;
            long sum = 0;
            foreach (var coin in one.Paid) sum += Worth(feature, coin);
            long factor = feature.Collector == null ? 1 : 0;
            foreach (var collector in one.Collectors)
            {
                var isRight = feature.CollectorFactors == null ? collector.Multiplier == 1 : feature.CollectorFactors.HasCount(collector.Multiplier);
                RoundCheck.Require(feature.Collector != null && isRight, "no collector multiplies by " + collector.Multiplier);
                factor += collector.Multiplier;
            }
            var due = checked(sum * factor * multiplier);
            RoundCheck.Require(one.Multiplier == multiplier && one.Coins == due, "the coins in view are worth " + due);
            return one.Coins;
        }

        long Uncover(RoundEvent one, long coins)
        {
            PickCheck pick;
            RoundCheck.Require(picks.TryGetValue(one.Feature, out pick), "no pick has begun");
            var given = pick.Uncover(At(FeatureOf(one).Items, one.Item), one.Item);
            return given == null ? coins : Offer(given, coins);
        }

        /// <summary>The coins of a pick with factors come when it ends.</summary>
        long PayPick(RoundEvent one, long coins)
        {
            PickCheck pick;
            RoundCheck.Require(picks.TryGetValue(one.Feature, out pick) && pick.Due > 0 && pick.Due == one.Coins, "this is not the prize");
            picks.Remove(one.Feature);
            return coins + one.Coins;
        }

        /// <summary>A coin that acts changes what those before it are worth: multiplies, adds, collects.</summary>
        void Lock(Format.Feature feature, LockedCoin coin)
        {
            if (coin.Active == 0) locked += Worth(feature, coin);
            else
            {
                var acts = At(feature.Active, coin.Active - 1);
                RoundCheck.Require(coin.Coins == acts.Coins, "this coin is worth " + acts.Coins);
                var others = checked(locked * acts.Multiplies + acts.Adds * lockedCoins);
                locked = checked(others + coin.Coins + (acts.Collects ? others : 0));
            }
            lockedCoins++;
            int before;
            coinsOn.TryGetValue(coin.Cell.Reel, out before);
            coinsOn[coin.Cell.Reel] = before + 1;
        }

        void RequireWorth(LockedCoin[] worth)
        {
            if (worth == null) return;
            long sum = 0;
            foreach (var coin in worth) sum += coin.Coins;
            RoundCheck.Require(worth.Length == lockedCoins && sum == locked, "the coins are worth " + locked);
        }

        /// <summary>A reel without respins of its own gets no coin; one with a new coin has all of them again.</summary>
        void RequirePlaying(Format.Feature feature, RoundEvent one)
        {
            if (one.Left == null) return;
            foreach (var coin in one.LockedCoins)
            {
                var reel = coin.Cell.Reel;
                RoundCheck.Require(left == null || At(left, reel) > 0, "reel " + reel + " does not spin");
                RoundCheck.Require(At(one.Left, reel) == feature.Respins, "a coin gives reel " + reel + " its respins");
            }
        }

        void OfferFull(Format.Feature feature)
        {
            for (var reel = 0; reel < feature.FullReels.Length; reel++)
            {
                int coins;
                var last = feature.FullReels.Length - 1 - (feature.OpensReels == null ? 0 : feature.OpensReels.Length);
                var cells = RowsOn(Math.Min(reel, last)) + Opened(feature.OpensRows);
                if (coinsOn.TryGetValue(reel, out coins) && coins == cells) owed.Enqueue(feature.FullReels[reel].Prize);
            }
        }

        /// <summary>What is paid next, where a feature has given several prizes; those that start features are told by these.</summary>
        void NextDue()
        {
            while (prize == null && owed.Count > 0)
            {
                var next = owed.Dequeue();
                if (next.Coins != null || next.Jackpot != null) prize = next;
            }
        }

        int Opened(int[] counts)
        {
            var rows = 0;
            if (counts != null)
                foreach (var at in counts)
                    if (lockedCoins >= at) rows++;
            return rows;
        }

        /// <summary>The highest grade that the coins reach, or null.</summary>
        Format.Grade GradeReached(Format.Feature feature)
        {
            Format.Grade reached = null;
            if (feature.Grades != null)
                foreach (var grade in feature.Grades)
                    if (lockedCoins >= grade.At && (reached == null || grade.At > reached.At)) reached = grade;
            return reached;
        }

        /// <summary>A piece that has left the board gets nothing.</summary>
        long Move(RoundEvent one, long coins)
        {
            var board = FeatureOf(one);
            RoundCheck.Require(board.Dice != null && board.Dice.HasCount(one.Roll), "no roll goes so far");
            return one.Space == board.Spaces.Length ? coins : Offer(At(board.Spaces, one.Space).Prize, coins);
        }

        long JackpotOf(string id)
        {
            long coins;
            if (id != null && game.Jackpots.TryGetValue(id, out coins)) return coins;
            throw new FormatException("the game has no such jackpot");
        }

        long Worth(Format.Feature feature, LockedCoin coin)
        {
            var isRight = coin.Jackpot == null
                ? feature.Values != null && feature.Values.HasCount(coin.Coins)
                : coin.Coins == JackpotOf(coin.Jackpot);
            RoundCheck.Require(isRight, "no coin is worth " + coin.Coins);
            return coin.Coins;
        }

        long Gamble(RoundEvent one, long coins)
        {
            var gamble = game.Gamble;
            RoundCheck.Require(gamble != null && coins > 0 && coins < game.MaxCoins, "there is nothing to gamble");
            var odds = 1 + (gamble.Others == null ? 0 : gamble.Others.Length);
            RoundCheck.Require(one.Way >= 0 && one.Way < (gamble.Half ? 2 : 1) * odds, "there is no such way to stake");
            var factor = one.Way % odds == 0 ? gamble.Factor : gamble.Others[one.Way % odds - 1].Factor;
            var staked = one.Way >= odds ? (coins + 1) / 2 : coins;
            RoundCheck.Require(odds == 1 && !gamble.Half || one.Staked == staked, "what is staked is " + staked);
            var due = coins - staked + (one.Won ? checked(staked * factor) : 0);
            due = Math.Min(due, game.MaxCoins);
            RoundCheck.Require(one.Coins == due, "the gamble leaves " + due);
            return due;
        }

        /// <summary>What the window brings: on a paid spin what starts free spins, in free spins more of them.</summary>
        public IReadOnlyList<FreeSpinAward> Awards(int[] counted, Wins wins)
        {
            awards.Clear();
            if (free != null) Add(freeId, free.Trigger, free.Retrigger, counted, wins);
            else
                foreach (var feature in game.Features)
                    if (feature.Value.Type == FeatureType.FreeSpins && feature.Value.Trigger != null)
                        Add(feature.Key, feature.Value.Trigger, feature.Value.Trigger.Awards, counted, wins);
            return awards;
        }

        void Add(string id, Format.FreeSpinTrigger trigger, CountTable table, int[] counted, Wins wins)
        {
            if (table == null || trigger == null) return;
            if (trigger.EachWin)
            {
                AddByWins(id, trigger, table, wins);
                return;
            }
            var symbol = game.IndexOf(trigger.Symbol);
            var count = trigger.InWin ? Longest(symbol, wins) : LandingSymbol != null ? Landed : counted[symbol];
            var spins = (int)table[count];
            if (free == null && !AlsoMet(trigger.Also, counted)) return;
            if (spins > 0) awards.Add(new FreeSpinAward { Feature = id, Count = count, Spins = spins, MayMiss = free == null && trigger.Chance != null });
        }

        /// <summary>What every win awards, each by itself.</summary>
        void AddByWins(string id, Format.FreeSpinTrigger trigger, CountTable table, Wins wins)
        {
            for (var i = 0; i < wins.Count; i++)
            {
                CountTable own = null;
                if (wins[i].Symbol == game.IndexOf(trigger.Symbol)) own = table;
                else if (trigger.Others != null)
                    foreach (var other in trigger.Others)
                        if (wins[i].Symbol == game.IndexOf(other.Symbol)) own = free != null ? other.Retrigger : other.Awards;
                var spins = own == null ? 0 : (int)own[wins[i].Count];
                if (spins > 0) awards.Add(new FreeSpinAward { Feature = id, Count = wins[i].Count, Spins = spins, MayMiss = free == null && trigger.Chance != null });
            }
        }

        /// <summary>Whether the other symbols that a trigger counts are in view.</summary>
        bool AlsoMet(Format.AlsoCounted[] also, int[] counted)
        {
            if (also == null) return true;
            foreach (var other in also)
                if (counted[game.IndexOf(other.Symbol)] < other.At) return false;
            return true;
        }

        static int Longest(int symbol, Wins wins)
        {
            var longest = 0;
            for (var i = 0; i < wins.Count; i++)
                if (wins[i].Symbol == symbol) longest = Math.Max(longest, wins[i].Count);
            return longest;
        }
    }
}
