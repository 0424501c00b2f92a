using System.Collections.Generic;

namespace Spilvaerk.Game
{
    public struct WildMultiplier
    {
        public Cell Cell { get; internal set; }
        public int Multiplier { get; internal set; }
    }

    public struct LockedCoin
    {
        public Cell Cell { get; internal set; }
        public long Coins { get; internal set; }
        /// <summary>The id of the jackpot that the coin is, or null.</summary>
        public string Jackpot { get; internal set; }
    }

    /// <summary>
    /// One thing that happened in a round. <see cref="Type"/> says what; the members that belong to it are set, all others are
    /// null, 0 or false. Reels and rows count from 0, row 0 is at the top.
    /// </summary>
    public sealed class RoundEvent
    {
        public string Type { get; private set; }

        /// <summary>reelsStopped: the set of reels, and per reel its stop in row 0.</summary>
        public string ReelSet { get; private set; }
        public int[] Stops { get; private set; }
        /// <summary>reelsStopped, cascaded: per reel the symbol ids from the top.</summary>
        public string[][] Window { get; private set; }
        /// <summary>reelsStopped, in a respin: the cells that stayed. Null in all other spins.</summary>
        public Cell[] Held { get; private set; }
        /// <summary>reelsStopped: where the reel across the top stopped; −1 where there is none.</summary>
        public int TopStop { get; private set; }

        /// <summary>lineWon, combinationWon.</summary>
        public int Line { get; private set; }
        /// <summary>lineWon, waysWon: left, right or any.</summary>
        public string Direction { get; private set; }
        public string Symbol { get; private set; }
        public int Count { get; private set; }
        public int Ways { get; private set; }
        public Cell[] Cells { get; private set; }
        /// <summary>Of wins and free spins; already in the coins.</summary>
        public long Multiplier { get; private set; }
        public long Coins { get; private set; }
        /// <summary>combinationWon.</summary>
        public string Name { get; private set; }

        /// <summary>wildsMultiplied.</summary>
        public WildMultiplier[] Wilds { get; private set; }
        /// <summary>expanded: the reels that the symbol covered.</summary>
        public int[] Reels { get; private set; }
        /// <summary>cascaded: 1 for the first; freeSpinStarted: from 1.</summary>
        public int Number { get; private set; }
        /// <summary>cascaded: the cells that vanished.</summary>
        public Cell[] Removed { get; private set; }

        /// <summary>The id of the feature that the event belongs to.</summary>
        public string Feature { get; private set; }
        /// <summary>featureStarted: wheel, pick, ladder, choice or holdAndWin.</summary>
        public string Kind { get; private set; }
        /// <summary>freeSpinsAwarded, freeSpinsEnded.</summary>
        public int Spins { get; private set; }
        public int Remaining { get; private set; }
        public bool Retrigger { get; private set; }
        public int Segment { get; private set; }
        public int Item { get; private set; }
        public int Rung { get; private set; }
        public int Option { get; private set; }
        /// <summary>coinsLocked.</summary>
        public LockedCoin[] LockedCoins { get; private set; }
        public int Respins { get; private set; }
        /// <summary>holdAndWinEnded: every cell was filled.</summary>
        public bool Full { get; private set; }
        /// <summary>gambled.</summary>
        public bool Won { get; private set; }
        public string Jackpot { get; private set; }

        public static RoundEvent From(Json json)
        {
            var type = json["type"].Text;
            var isLocking = type == "coinsLocked";
            var top = json.Find("top");
            return new RoundEvent
            {
                Type = type,
                ReelSet = json.TextOr("reelSet", null),
                Stops = json.Find("stops") == null ? null : json["stops"].Ints,
                Window = WindowOf(json.Find("window")),
                Held = CellsOf(json.Find("held")),
                TopStop = top == null ? -1 : top["stop"].Int,
                Line = (int)json.WholeOr("line", 0),
                Direction = json.TextOr("direction", null),
                Symbol = json.TextOr("symbol", null),
                Count = (int)json.WholeOr("count", 0),
                Ways = (int)json.WholeOr("ways", 0),
                Cells = CellsOf(json.Find("cells")),
                Multiplier = json.WholeOr("multiplier", 0),
                Coins = isLocking ? 0 : json.WholeOr("coins", 0),
                Name = json.TextOr("name", null),
                Wilds = WildsOf(json.Find("wilds")),
                Reels = json.Find("reels") == null ? null : json["reels"].Ints,
                Number = (int)json.WholeOr("number", 0),
                Removed = CellsOf(json.Find("removed")),
                Feature = json.TextOr("feature", null),
                Kind = json.TextOr("kind", null),
                Spins = (int)json.WholeOr("spins", 0),
                Remaining = (int)json.WholeOr("remaining", 0),
                Retrigger = FlagOf(json.Find("retrigger")),
                Segment = (int)json.WholeOr("segment", 0),
                Item = (int)json.WholeOr("item", 0),
                Rung = (int)json.WholeOr("rung", 0),
                Option = (int)json.WholeOr("option", 0),
                LockedCoins = isLocking ? LockedOf(json["coins"]) : null,
                Respins = (int)json.WholeOr("respins", 0),
                Full = FlagOf(json.Find("full")),
                Won = FlagOf(json.Find("won")),
                Jackpot = json.TextOr("jackpot", null),
            };
        }

        static bool FlagOf(Json json)
        {
            return json != null && json.Flag;
        }

        static Cell CellOf(Json json)
        {
            return new Cell(json.Items[0].Int, json.Items[1].Int);
        }

        static Cell[] CellsOf(Json json)
        {
            if (json == null) return null;
            var cells = new Cell[json.Items.Count];
            for (var i = 0; i < cells.Length; i++) cells[i] = CellOf(json.Items[i]);
            return cells;
        }

        static string[][] WindowOf(Json json)
        {
            if (json == null) return null;
            var window = new string[json.Items.Count][];
            for (var reel = 0; reel < window.Length; reel++)
            {
                var column = json.Items[reel].Items;
                window[reel] = new string[column.Count];
                for (var row = 0; row < column.Count; row++) window[reel][row] = column[row].Text;
            }
            return window;
        }

        static WildMultiplier[] WildsOf(Json json)
        {
            if (json == null) return null;
            var wilds = new WildMultiplier[json.Items.Count];
            for (var i = 0; i < wilds.Length; i++)
                wilds[i] = new WildMultiplier { Cell = CellOf(json.Items[i]["cell"]), Multiplier = json.Items[i]["multiplier"].Int };
            return wilds;
        }

        static LockedCoin[] LockedOf(Json json)
        {
            var coins = new LockedCoin[json.Items.Count];
            for (var i = 0; i < coins.Length; i++)
            {
                var coin = json.Items[i];
                coins[i] = new LockedCoin { Cell = CellOf(coin["cell"]), Coins = coin["coins"].Whole, Jackpot = coin.TextOr("jackpot", null) };
            }
            return coins;
        }
    }

    /// <summary>A round as the server decided it: what happened, in order, and what it paid.</summary>
    public sealed class Round
    {
        public long BetCoins { get; private set; }
        /// <summary>After the cap; what it has won so far, while it waits for a choice.</summary>
        public long TotalCoins { get; private set; }
        public IReadOnlyList<RoundEvent> Events { get; private set; }
        /// <summary>The feature that asks the player something, or null; `gamble`, where 0 takes the coins and 1 stakes them.</summary>
        public string AwaitingFeature { get; private set; }
        /// <summary>The number of answers to choose from.</summary>
        public int AwaitingOptions { get; private set; }

        public static Round From(Json json)
        {
            var events = new List<RoundEvent>();
            foreach (var one in json["events"].Items) events.Add(RoundEvent.From(one));
            var awaiting = json.Find("awaiting");
            return new Round
            {
                BetCoins = json["betCoins"].Whole,
                TotalCoins = json["totalCoins"].Whole,
                Events = events,
                AwaitingFeature = awaiting == null ? null : awaiting["feature"].Text,
                AwaitingOptions = awaiting == null ? 0 : awaiting["options"].Int,
            };
        }
    }
}
