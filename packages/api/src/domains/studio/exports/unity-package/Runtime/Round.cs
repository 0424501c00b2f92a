// Written from the grammar of the engine, and compared with it by csharp.test.ts. Not edited by hand.
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>
    /// A finished round: what happened, in order, and what it paid. The events’ coins add up to totalCoins
    /// before the cap.
    /// </summary>
    public sealed class Round
    {
        /// <summary>What the round cost.</summary>
        public long BetCoins { get; private set; }

        /// <summary>After the cap; what it has won so far, while it waits for a choice.</summary>
        public long TotalCoins { get; private set; }

        /// <summary>What happened, in order.</summary>
        public RoundEvent[] Events { get; private set; }

        /// <summary>Set where the round waits for a choice that was not given: totalCoins is what it has won so far.</summary>
        public Awaiting Awaiting { get; private set; }

        public static Round From(Json json)
        {
            return new Round
            {
                BetCoins = json["betCoins"].Whole,
                TotalCoins = json["totalCoins"].Whole,
                Events = json["events"].ListOf(one => RoundEvent.From(one)),
                Awaiting = json.Find("awaiting") == null ? null : Awaiting.From(json["awaiting"]),
            };
        }
    }

    /// <summary>One thing that happened in a round.</summary>
    public sealed class RoundEvent
    {
        /// <summary>What happened.</summary>
        public string Type { get; private set; }

        /// <summary>reelsStopped: The reel set that spun.</summary>
        public string ReelSet { get; private set; }

        /// <summary>reelsStopped: Per reel the stop in row 0.</summary>
        public int[] Stops { get; private set; }

        /// <summary>
        /// reelsStopped: Per reel the symbol ids from the top; what a top reel puts over a reel is its row 0.
        /// cascaded: What is in view now.
        /// </summary>
        public string[][] Window { get; private set; }

        /// <summary>reelsStopped: The stop of the top reel and the reels under it, where there is one.</summary>
        public TopStop Top { get; private set; }

        /// <summary>reelsStopped: In a respin the cells that stayed: only the others spin.</summary>
        public Cell[] Held { get; private set; }

        /// <summary>lineWon, combinationWon: The number of the line, from 0.</summary>
        public int Line { get; private set; }

        /// <summary>lineWon, waysWon: Where the run begins.</summary>
        public string Direction { get; private set; }

        /// <summary>
        /// lineWon, revealed, wildsAdded, expanded, waysWon, clusterWon, anywhereWon, straightWon, shapeWon,
        /// fullWindowWon, scatterPaid, freeSpinsAwarded, expandingSymbolChosen: The id of the symbol.
        /// </summary>
        public string Symbol { get; private set; }

        /// <summary>
        /// lineWon, waysWon, clusterWon, anywhereWon, straightWon, shapeWon, fullWindowWon, scatterPaid,
        /// freeSpinsAwarded: How many of the symbol count.
        /// </summary>
        public int Count { get; private set; }

        /// <summary>
        /// lineWon, combinationWon, waysWon, clusterWon, anywhereWon, straightWon, shapeWon, fullWindowWon,
        /// scatterPaid: The cells that win. revealed: Where they stood. wildsAdded: Where they lie.
        /// windowChanged: The cells that show something else now. freeSpinsAwarded: The cells that were counted.
        /// featureStarted: The cells that started it; none where chance, a prize or a bet mode did.
        /// </summary>
        public Cell[] Cells { get; private set; }

        /// <summary>
        /// lineWon, combinationWon, waysWon, clusterWon, anywhereWon, straightWon, shapeWon, fullWindowWon,
        /// scatterPaid: Wilds and feature together; already in coins. factorShown: What it multiplies by; left
        /// out where that differs from win to win. spinMultiplied: What multiplies it. cascaded: The multiplier
        /// of what this window wins. freeSpinStarted: The multiplier that it begins with. levelReached: The
        /// multiplier of the spins that follow. coinsCollected: That of free spins; already in coins.
        /// </summary>
        public long Multiplier { get; private set; }

        /// <summary>
        /// lineWon, combinationWon, waysWon, clusterWon, anywhereWon, straightWon, shapeWon, fullWindowWon,
        /// scatterPaid, holdAndWinEnded, coinsCollected, prizeWon: What it pays. spinMultiplied: What that adds.
        /// freeSpinsEnded: Won by these free spins together. gambled: What the round pays now. jackpotWon: What
        /// the definition says. capped: What it pays in all.
        /// </summary>
        public long Coins { get; private set; }

        /// <summary>coinsLocked: The coins that landed.</summary>
        public LockedCoin[] LockedCoins { get; private set; }

        /// <summary>wildsMultiplied: The wilds that multiply.</summary>
        public WildMultiplier[] Wilds { get; private set; }

        /// <summary>factorShown, spinMultiplied: The id of the factor.</summary>
        public string Id { get; private set; }

        /// <summary>factorShown: Where each reel has a factor: those above 1.</summary>
        public FactorPart[] Parts { get; private set; }

        /// <summary>
        /// factorShown: Where cells have factors: every one in view that has won, with what it has now. Told
        /// whenever a cell has won, and as a spin stops that keeps them.
        /// </summary>
        public CellFactor[] Marked { get; private set; }

        /// <summary>
        /// windowChanged: The number of the change in the list of the definition or of the free spins at play,
        /// from 0.
        /// </summary>
        public int Change { get; private set; }

        /// <summary>windowChanged: By cell what it shows.</summary>
        public string[] Symbols { get; private set; }

        /// <summary>windowChanged: Of reels that move.</summary>
        public NudgedReel[] Nudged { get; private set; }

        /// <summary>expanded: The reels that it covered.</summary>
        public int[] Reels { get; private set; }

        /// <summary>combinationWon: The name of the combination.</summary>
        public string Name { get; private set; }

        /// <summary>waysWon: The ways through its cells, or the cells where each pays: so many times the pay table.</summary>
        public int Ways { get; private set; }

        /// <summary>straightWon: Where they lie.</summary>
        public string Along { get; private set; }

        /// <summary>shapeWon: The name of the shape.</summary>
        public string Shape { get; private set; }

        /// <summary>cascaded: 1 for the first. freeSpinStarted: From 1.</summary>
        public int Number { get; private set; }

        /// <summary>cascaded: The cells whose symbols vanished.</summary>
        public Cell[] Removed { get; private set; }

        /// <summary>
        /// startedByChance, freeSpinsAwarded, freeSpinStarted, freeSpinsEnded, levelReached,
        /// expandingSymbolChosen, featureStarted, wheelStopped, itemUncovered, boardMoved, ladderClimbed,
        /// coinsLocked, holdAndWinEnded, coinsCollected, choiceMade, prizeWon: The id of the feature.
        /// </summary>
        public string Feature { get; private set; }

        /// <summary>
        /// startedByChance: How many free spins, where it is those. freeSpinsAwarded: How many spins.
        /// freeSpinsEnded: How many were played. levelReached: How many further spins it brings.
        /// </summary>
        public int Spins { get; private set; }

        /// <summary>startedByChance: The cells counted, where it takes so many.</summary>
        public int Charged { get; private set; }

        /// <summary>freeSpinsAwarded: While they run already.</summary>
        public bool Retrigger { get; private set; }

        /// <summary>freeSpinStarted: Spins left after this one, before a retrigger.</summary>
        public int Remaining { get; private set; }

        /// <summary>freeSpinStarted: What is kept for this spin, where the feature has kept.</summary>
        public KeptCell[] Kept { get; private set; }

        /// <summary>levelReached: The number of the level, from 1.</summary>
        public int Level { get; private set; }

        /// <summary>levelReached: How many symbols have been collected.</summary>
        public int Collected { get; private set; }

        /// <summary>featureStarted: The kind of feature.</summary>
        public string Kind { get; private set; }

        /// <summary>wheelStopped: The number of the segment, from 0.</summary>
        public int Segment { get; private set; }

        /// <summary>itemUncovered: The number of the item, from 0.</summary>
        public int Item { get; private set; }

        /// <summary>boardMoved: How many spaces it went.</summary>
        public int Roll { get; private set; }

        /// <summary>
        /// boardMoved: The number of the space, from 0; as many as there are spaces where it left the board.
        /// </summary>
        public int Space { get; private set; }

        /// <summary>ladderClimbed: The number of the rung, from 0.</summary>
        public int Rung { get; private set; }

        /// <summary>coinsLocked: What every locked coin is worth now, where one that has just landed acts.</summary>
        public LockedCoin[] Worth { get; private set; }

        /// <summary>coinsLocked: The respins left.</summary>
        public int Respins { get; private set; }

        /// <summary>coinsLocked: By reel the respins left, where each reel has its own; respins is the most of them.</summary>
        public int[] Left { get; private set; }

        /// <summary>coinsLocked: Reels that have opened on the right of the window so far, where any have.</summary>
        public int Opened { get; private set; }

        /// <summary>coinsLocked: Rows that have opened under the window so far, where any have.</summary>
        public int Rows { get; private set; }

        /// <summary>holdAndWinEnded: Every cell was filled.</summary>
        public bool Full { get; private set; }

        /// <summary>holdAndWinEnded: What multiplied the coins, where their number did.</summary>
        public long Factor { get; private set; }

        /// <summary>coinsCollected: The coins that pay, each with its value.</summary>
        public LockedCoin[] Paid { get; private set; }

        /// <summary>coinsCollected: What collected them; empty where coins pay by themselves.</summary>
        public Collector[] Collectors { get; private set; }

        /// <summary>choiceMade: The number of the option, from 0.</summary>
        public int Option { get; private set; }

        /// <summary>gambled: Whether the gamble was won.</summary>
        public bool Won { get; private set; }

        /// <summary>gambled: Which of several ways to stake was taken, from 0; absent where there is one.</summary>
        public int Way { get; private set; }

        /// <summary>gambled: How many coins were; absent where it is always all of them, at the same odds.</summary>
        public long Staked { get; private set; }

        /// <summary>jackpotWon: The id of the jackpot.</summary>
        public string Jackpot { get; private set; }

        public static RoundEvent From(Json json)
        {
            var type = json["type"].Text;
            return new RoundEvent
            {
                Type = json["type"].Text,
                ReelSet = json.Find("reelSet") == null ? null : json["reelSet"].Text,
                Stops = json.Find("stops") == null ? null : json["stops"].Ints,
                Window = json.Find("window") == null ? null : json["window"].ListOf(one => one.ListOf(inner => inner.Text)),
                Top = json.Find("top") == null ? null : TopStop.From(json["top"]),
                Held = json.Find("held") == null ? null : json["held"].ListOf(one => Cell.From(one)),
                Line = json.Find("line") == null ? 0 : json["line"].Int,
                Direction = json.Find("direction") == null ? null : json["direction"].Text,
                Symbol = json.Find("symbol") == null ? null : json["symbol"].Text,
                Count = json.Find("count") == null ? 0 : json["count"].Int,
                Cells = json.Find("cells") == null ? null : json["cells"].ListOf(one => Cell.From(one)),
                Multiplier = json.Find("multiplier") == null ? 0 : json["multiplier"].Whole,
                Coins = json.Find("coins") == null || !(type == "lineWon" || type == "combinationWon" || type == "waysWon" || type == "clusterWon" || type == "anywhereWon" || type == "straightWon" || type == "shapeWon" || type == "fullWindowWon" || type == "scatterPaid" || type == "spinMultiplied" || type == "freeSpinsEnded" || type == "holdAndWinEnded" || type == "coinsCollected" || type == "gambled" || type == "prizeWon" || type == "jackpotWon" || type == "capped") ? 0 : json["coins"].Whole,
                LockedCoins = json.Find("coins") == null || !(type == "coinsLocked") ? null : json["coins"].ListOf(one => LockedCoin.From(one)),
                Wilds = json.Find("wilds") == null ? null : json["wilds"].ListOf(one => WildMultiplier.From(one)),
                Id = json.Find("id") == null ? null : json["id"].Text,
                Parts = json.Find("parts") == null ? null : json["parts"].ListOf(one => FactorPart.From(one)),
                Marked = json.Find("marked") == null ? null : json["marked"].ListOf(one => CellFactor.From(one)),
                Change = json.Find("change") == null ? 0 : json["change"].Int,
                Symbols = json.Find("symbols") == null ? null : json["symbols"].ListOf(one => one.Text),
                Nudged = json.Find("nudged") == null ? null : json["nudged"].ListOf(one => NudgedReel.From(one)),
                Reels = json.Find("reels") == null ? null : json["reels"].Ints,
                Name = json.Find("name") == null ? null : json["name"].Text,
                Ways = json.Find("ways") == null ? 0 : json["ways"].Int,
                Along = json.Find("along") == null ? null : json["along"].Text,
                Shape = json.Find("shape") == null ? null : json["shape"].Text,
                Number = json.Find("number") == null ? 0 : json["number"].Int,
                Removed = json.Find("removed") == null ? null : json["removed"].ListOf(one => Cell.From(one)),
                Feature = json.Find("feature") == null ? null : json["feature"].Text,
                Spins = json.Find("spins") == null ? 0 : json["spins"].Int,
                Charged = json.Find("charged") == null ? 0 : json["charged"].Int,
                Retrigger = json.Find("retrigger") == null ? false : json["retrigger"].Flag,
                Remaining = json.Find("remaining") == null ? 0 : json["remaining"].Int,
                Kept = json.Find("kept") == null ? null : json["kept"].ListOf(one => KeptCell.From(one)),
                Level = json.Find("level") == null ? 0 : json["level"].Int,
                Collected = json.Find("collected") == null ? 0 : json["collected"].Int,
                Kind = json.Find("kind") == null ? null : json["kind"].Text,
                Segment = json.Find("segment") == null ? 0 : json["segment"].Int,
                Item = json.Find("item") == null ? 0 : json["item"].Int,
                Roll = json.Find("roll") == null ? 0 : json["roll"].Int,
                Space = json.Find("space") == null ? 0 : json["space"].Int,
                Rung = json.Find("rung") == null ? 0 : json["rung"].Int,
                Worth = json.Find("worth") == null ? null : json["worth"].ListOf(one => LockedCoin.From(one)),
                Respins = json.Find("respins") == null ? 0 : json["respins"].Int,
                Left = json.Find("left") == null ? null : json["left"].Ints,
                Opened = json.Find("opened") == null ? 0 : json["opened"].Int,
                Rows = json.Find("rows") == null ? 0 : json["rows"].Int,
                Full = json.Find("full") == null ? false : json["full"].Flag,
                Factor = json.Find("factor") == null ? 0 : json["factor"].Whole,
                Paid = json.Find("paid") == null ? null : json["paid"].ListOf(one => LockedCoin.From(one)),
                Collectors = json.Find("collectors") == null ? null : json["collectors"].ListOf(one => Collector.From(one)),
                Option = json.Find("option") == null ? 0 : json["option"].Int,
                Won = json.Find("won") == null ? false : json["won"].Flag,
                Way = json.Find("way") == null ? 0 : json["way"].Int,
                Staked = json.Find("staked") == null ? 0 : json["staked"].Whole,
                Jackpot = json.Find("jackpot") == null ? null : json["jackpot"].Text,
            };
        }
    }

    /// <summary>Where the reel across the top came to rest.</summary>
    public sealed class TopStop
    {
        /// <summary>Its stop over the first of these reels.</summary>
        public int Stop { get; private set; }

        /// <summary>The reels under it: their row 0 is what it shows.</summary>
        public int[] Reels { get; private set; }

        public static TopStop From(Json json)
        {
            return new TopStop
            {
                Stop = json["stop"].Int,
                Reels = json["reels"].Ints,
            };
        }
    }

    /// <summary>A wild that multiplies.</summary>
    public sealed class WildMultiplier
    {
        /// <summary>Where it stands.</summary>
        public Cell Cell { get; private set; }

        /// <summary>What it multiplies by.</summary>
        public int Multiplier { get; private set; }

        public static WildMultiplier From(Json json)
        {
            return new WildMultiplier
            {
                Cell = Cell.From(json["cell"]),
                Multiplier = json["multiplier"].Int,
            };
        }
    }

    /// <summary>The factor of a reel.</summary>
    public sealed class FactorPart
    {
        /// <summary>The number of the reel, from 0.</summary>
        public int Reel { get; private set; }

        /// <summary>Its factor.</summary>
        public int Multiplier { get; private set; }

        public static FactorPart From(Json json)
        {
            return new FactorPart
            {
                Reel = json["reel"].Int,
                Multiplier = json["multiplier"].Int,
            };
        }
    }

    /// <summary>The factor of a cell.</summary>
    public sealed class CellFactor
    {
        /// <summary>The cell.</summary>
        public Cell Cell { get; private set; }

        /// <summary>Its factor.</summary>
        public int Multiplier { get; private set; }

        public static CellFactor From(Json json)
        {
            return new CellFactor
            {
                Cell = Cell.From(json["cell"]),
                Multiplier = json["multiplier"].Int,
            };
        }
    }

    /// <summary>A reel that has moved.</summary>
    public sealed class NudgedReel
    {
        /// <summary>Which one, from 0.</summary>
        public int Reel { get; private set; }

        /// <summary>How far its symbols have moved down; below 0: up.</summary>
        public int Steps { get; private set; }

        public static NudgedReel From(Json json)
        {
            return new NudgedReel
            {
                Reel = json["reel"].Int,
                Steps = json["steps"].Int,
            };
        }
    }

    /// <summary>A symbol that is kept for a free spin.</summary>
    public sealed class KeptCell
    {
        /// <summary>Where it lies in this spin.</summary>
        public Cell Cell { get; private set; }

        /// <summary>Where it lay before.</summary>
        public Cell Was { get; private set; }

        /// <summary>The symbol.</summary>
        public string Symbol { get; private set; }

        /// <summary>What it multiplies by; 1 for most.</summary>
        public int Multiplier { get; private set; }

        public static KeptCell From(Json json)
        {
            return new KeptCell
            {
                Cell = Cell.From(json["cell"]),
                Was = Cell.From(json["was"]),
                Symbol = json["symbol"].Text,
                Multiplier = json["multiplier"].Int,
            };
        }
    }

    /// <summary>A coin and what it is worth.</summary>
    public sealed class LockedCoin
    {
        /// <summary>Where it lies; rows that have opened lie under those of the window, reels to its right.</summary>
        public Cell Cell { get; private set; }

        /// <summary>What it is worth.</summary>
        public long Coins { get; private set; }

        /// <summary>The number of its kind among the coins that act, from 1.</summary>
        public int Active { get; private set; }

        /// <summary>The id of the jackpot that it is.</summary>
        public string Jackpot { get; private set; }

        public static LockedCoin From(Json json)
        {
            return new LockedCoin
            {
                Cell = Cell.From(json["cell"]),
                Coins = json["coins"].Whole,
                Active = json.Find("active") == null ? 0 : json["active"].Int,
                Jackpot = json.Find("jackpot") == null ? null : json["jackpot"].Text,
            };
        }
    }

    /// <summary>A symbol that collects.</summary>
    public sealed class Collector
    {
        /// <summary>Where it lies.</summary>
        public Cell Cell { get; private set; }

        /// <summary>What it multiplies the coins by.</summary>
        public int Multiplier { get; private set; }

        public static Collector From(Json json)
        {
            return new Collector
            {
                Cell = Cell.From(json["cell"]),
                Multiplier = json["multiplier"].Int,
            };
        }
    }

    /// <summary>What the player is asked: a number below options.</summary>
    public sealed class Awaiting
    {
        /// <summary>
        /// The choice feature’s id, or gamble, where 0 takes the coins and 1 stakes them; where there are
        /// several ways to, each has a number from 1, first those that stake all of the coins.
        /// </summary>
        public string Feature { get; private set; }

        /// <summary>How many options there are.</summary>
        public int Options { get; private set; }

        public static Awaiting From(Json json)
        {
            return new Awaiting
            {
                Feature = json["feature"].Text,
                Options = json["options"].Int,
            };
        }
    }
}
