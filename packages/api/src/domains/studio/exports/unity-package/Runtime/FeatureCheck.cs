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
    }

    /// <summary>Follows free spins, mini-games and gambles through the events of a round, and what they must pay.</summary>
    sealed class FeatureCheck
    {
        /// <summary>As the engine bounds growth where the game does not.</summary>
        const long HighestMultiplier = 1000;

        readonly GameDefinition game;
        readonly List<FreeSpinAward> awards = new List<FreeSpinAward>();

        /// <summary>The free spins at play, or null.</summary>
        Json free;
        string freeId;
        long multiplier;
        int played;
        long coinsBefore;
        /// <summary>What a wheel, pick, ladder or choice gave and no event has told of yet.</summary>
        Json prize;
        /// <summary>Hold-and-win is at play, and its coins so far.</summary>
        bool holding;
        long locked;
        bool capped;
        bool gambled;

        public FeatureCheck(GameDefinition game)
        {
            this.game = game;
        }

        /// <summary>The number of the symbol chosen to expand, or −1.</summary>
        public int Chosen { get; private set; }

        public long LineMultiplier { get { return Multiplies("lines") ? multiplier : 1; } }
        public long ScatterMultiplier { get { return Multiplies("scatters") ? multiplier : 1; } }
        public bool HoldsCells { get { return free != null && free.List("sticky").Count + free.List("walking").Count > 0; } }

        public void Begin()
        {
            free = null;
            freeId = null;
            prize = null;
            holding = false;
            locked = 0;
            capped = false;
            gambled = false;
            Chosen = -1;
        }

        public void End(long coins)
        {
            RoundCheck.Require(prize == null, "a prize was not paid");
            RoundCheck.Require(free == null && !holding, "a feature has no end");
            RoundCheck.Require(gambled || capped == (coins >= game.MaxCoins), "the cap is " + game.MaxCoins);
        }

        bool Multiplies(string source)
        {
            if (free == null) return false;
            if (free.Find("multiplies") == null) return true;
            foreach (var one in free["multiplies"].Items) if (one.Text == source) return true;
            return false;
        }

        public void Cascaded()
        {
            Grow("cascade");
        }

        void Grow(string each)
        {
            var grows = free == null ? null : free.Find("grows");
            if (grows == null || grows["each"].Text != each) return;
            multiplier = Math.Min(grows.WholeOr("upTo", HighestMultiplier), multiplier + grows["by"].Whole);
        }

        /// <summary>Takes an event that is not of the reels, and gives the round's coins after it.</summary>
        public long Take(RoundEvent one, long coins)
        {
            switch (one.Type)
            {
                case "expandingSymbolChosen":
                    RoundCheck.Require(FeatureOf(one)["expandingSymbol"].Find(one.Symbol) != null, "this symbol is not to be chosen");
                    Chosen = game.IndexOf(one.Symbol);
                    return coins;
                case "freeSpinStarted":
                    StartSpin(one, coins);
                    return coins;
                case "freeSpinsEnded":
                    RoundCheck.Require(one.Feature == freeId && one.Spins == played, "another number of spins was played");
                    RoundCheck.Require(one.Coins == coins - coinsBefore, "the spins won " + (coins - coinsBefore));
                    free = null;
                    freeId = null;
                    Chosen = -1;
                    return coins;
                case "featureStarted":
                    RoundCheck.Require(FeatureOf(one)["type"].Text == one.Kind, "the feature is of another kind");
                    RoundCheck.Require(!holding, "the last feature has no end");
                    holding = one.Kind == "holdAndWin";
                    locked = 0;
                    return coins;
                case "wheelStopped": return Offer(PrizeOf(FeatureOf(one)["segments"], one.Segment), coins);
                case "itemUncovered": return Offer(PrizeOf(FeatureOf(one)["items"], one.Item), coins);
                case "ladderClimbed": return Offer(PrizeOf(FeatureOf(one)["rungs"], one.Rung), coins);
                case "choiceMade": return Offer(PrizeOf(FeatureOf(one)["options"], one.Option), coins);
                case "prizeWon":
                    RoundCheck.Require(prize != null && prize.WholeOr("coins", -1) == one.Coins, "this is not the prize");
                    prize = null;
                    return coins + one.Coins;
                case "jackpotWon":
                    RoundCheck.Require(prize != null && prize.TextOr("jackpot", null) == one.Jackpot && one.Coins == JackpotOf(one.Jackpot), "this is not the prize");
                    prize = null;
                    return coins + one.Coins;
                case "coinsLocked":
                    foreach (var coin in one.LockedCoins) locked += Worth(FeatureOf(one), coin);
                    return coins;
                case "holdAndWinEnded":
                    var due = locked + (one.Full ? FeatureOf(one).WholeOr("fullCoins", 0) : 0);
                    RoundCheck.Require(holding && one.Coins == due, "the coins are worth " + due);
                    holding = false;
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

        Json FeatureOf(RoundEvent one)
        {
            Json feature;
            RoundCheck.Require(one.Feature != null && game.Features.TryGetValue(one.Feature, out feature), "the game has no such feature");
            return game.Features[one.Feature];
        }

        void StartSpin(RoundEvent one, long coins)
        {
            if (free == null)
            {
                free = FeatureOf(one);
                freeId = one.Feature;
                multiplier = free.WholeOr("multiplier", 1);
                played = 0;
                coinsBefore = coins;
            }
            else Grow("spin");
            played++;
            RoundCheck.Require(one.Feature == freeId && one.Number == played, "this is spin " + played);
            RoundCheck.Require(one.Multiplier == multiplier, "the multiplier is " + multiplier);
        }

        static Json PrizeOf(Json places, int index)
        {
            RoundCheck.Require(index >= 0 && index < places.Items.Count, "there is no such place");
            return places.Items[index]["prize"];
        }

        long Offer(Json won, long coins)
        {
            RoundCheck.Require(prize == null, "the last prize was not paid");
            prize = won.Find("coins") != null || won.Find("jackpot") != null ? won : null;
            return coins;
        }

        long JackpotOf(string id)
        {
            long coins;
            if (id != null && game.Jackpots.TryGetValue(id, out coins)) return coins;
            throw new FormatException("the game has no such jackpot");
        }

        long Worth(Json feature, LockedCoin coin)
        {
            var isRight = coin.Jackpot == null
                ? feature["values"].Find(coin.Coins.ToString(System.Globalization.CultureInfo.InvariantCulture)) != null
                : coin.Coins == JackpotOf(coin.Jackpot);
            RoundCheck.Require(isRight, "no coin is worth " + coin.Coins);
            return coin.Coins;
        }

        long Gamble(RoundEvent one, long staked)
        {
            RoundCheck.Require(game.Gamble != null && staked > 0 && staked < game.MaxCoins, "there is nothing to gamble");
            var due = one.Won ? Math.Min(checked(staked * game.Gamble["factor"].Whole), game.MaxCoins) : 0;
            RoundCheck.Require(one.Coins == due, "the gamble leaves " + due);
            return due;
        }

        /// <summary>What the window brings: on a paid spin what starts free spins, in free spins more of them.</summary>
        public IReadOnlyList<FreeSpinAward> Awards(int[] counted, Wins wins)
        {
            awards.Clear();
            if (free != null) Add(freeId, free, free.Find("retrigger"), counted, wins);
            else
                foreach (var feature in game.Features)
                    if (feature.Value["type"].Text == "freeSpins" && feature.Value.Find("trigger") != null)
                        Add(feature.Key, feature.Value, feature.Value["trigger"]["awards"], counted, wins);
            return awards;
        }

        void Add(string id, Json feature, Json table, int[] counted, Wins wins)
        {
            var trigger = feature.Find("trigger");
            if (table == null || trigger == null) return;
            var symbol = game.IndexOf(trigger["symbol"].Text);
            var inWin = trigger.Find("inWin");
            var count = inWin != null && inWin.Flag ? Longest(symbol, wins) : counted[symbol];
            var spins = (int)CountTable.From(table)[count];
            if (spins > 0) awards.Add(new FreeSpinAward { Feature = id, Count = count, Spins = spins });
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
