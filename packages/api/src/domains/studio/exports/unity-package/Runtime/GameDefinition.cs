using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    public enum SymbolKind { Regular, Wild, Scatter, Mystery, Blank }

    public enum WinType { Lines, Ways, Clusters, Anywhere }

    public enum Direction { Left, Right, Both, Any }

    public enum WildMultipliers { Highest, Add, Multiply }

    public sealed class Symbol
    {
        public int Index { get; internal set; }
        public string Id { get; internal set; }
        public string Name { get; internal set; }
        public string Emoji { get; internal set; }
        public SymbolKind Kind { get; internal set; }
        /// <summary>Null where the symbol is not in the pay table.</summary>
        public CountTable Pays { get; internal set; }
        /// <summary>What a wild multiplies by; 1 where that is drawn for each that comes into view.</summary>
        public int Multiplier { get; internal set; }
        public bool DrawsMultiplier { get; internal set; }

        /// <summary>By symbol: whether this wild stands in for it.</summary>
        internal bool[] StandsIn;

        public bool StandsInFor(int symbol)
        {
            return StandsIn[symbol];
        }
    }

    public sealed class Reel
    {
        /// <summary>Symbols by number: stop s shows Strip[s] in row 0, Strip[s + 1] in row 1, and so on around.</summary>
        public int[] Strip { get; internal set; }
    }

    /// <summary>A reel across the others: it shows row 0 of the reels under it.</summary>
    public sealed class TopReel
    {
        public int[] Reels { get; internal set; }
        public int[] Strip { get; internal set; }
    }

    public sealed class ReelSet
    {
        public Reel[] Reels { get; internal set; }
        /// <summary>Null where there is none.</summary>
        public TopReel Top { get; internal set; }
    }

    /// <summary>A pay for a whole line. Per reel the symbols that fit; null fits any.</summary>
    public sealed class Combination
    {
        public string Name { get; internal set; }
        public bool AnyOrder { get; internal set; }
        public long Coins { get; internal set; }
        /// <summary>By slot and symbol: whether it fits.</summary>
        internal bool[][] Fits;
    }

    public sealed class BetMode
    {
        public string Id { get; internal set; }
        public string Name { get; internal set; }
        public long Coins { get; internal set; }
    }

    /// <summary>The game's rules, read from its JSON definition. The engine accepted them before they were exported.</summary>
    public sealed class GameDefinition
    {
        public string Id { get; private set; }
        public string Name { get; private set; }
        /// <summary>What a paid spin costs, in coins.</summary>
        public long BetCoins { get; private set; }
        /// <summary>The most that a round pays, in coins.</summary>
        public long MaxCoins { get; private set; }
        public Symbol[] Symbols { get; private set; }
        public IReadOnlyDictionary<string, ReelSet> ReelSets { get; private set; }
        public int Reels { get; private set; }
        public WinType Wins { get; private set; }
        public Direction Direction { get; private set; }
        public WildMultipliers WildMultipliers { get; private set; }
        /// <summary>Per line the row on each reel.</summary>
        public int[][] Lines { get; private set; }
        public Combination[] Combinations { get; private set; }
        public BetMode[] Modes { get; private set; }

        /// <summary>The multiplier of each window of a cascade, the last repeating; null where nothing cascades.</summary>
        internal long[] CascadeMultipliers;
        internal IReadOnlyDictionary<string, Json> Features;
        internal IReadOnlyDictionary<string, long> Jackpots;
        internal Json Gamble;

        readonly Dictionary<string, int> indexes = new Dictionary<string, int>();

        public GameDefinition(Json json)
        {
            if (json["definitionVersion"].Whole != 1) throw new FormatException("this package reads definitions of version 1");
            Id = json["id"].Text;
            Name = json["name"].Text;
            BetCoins = json["betCoins"].Whole;
            MaxCoins = json["maxWin"].Whole * BetCoins;
            ReadSymbols(json["symbols"].Items);
            ReadReels(json);
            ReadWins(json["wins"]);
            ReadFeatures(json);
        }

        public int IndexOf(string symbol)
        {
            int index;
            if (indexes.TryGetValue(symbol, out index)) return index;
            throw new FormatException("the game has no symbol " + symbol);
        }

        internal long CascadeMultiplier(int number)
        {
            if (CascadeMultipliers == null) return 1;
            return CascadeMultipliers[Math.Min(number, CascadeMultipliers.Length - 1)];
        }

        void ReadSymbols(IReadOnlyList<Json> list)
        {
            Symbols = new Symbol[list.Count];
            for (var i = 0; i < Symbols.Length; i++)
            {
                var id = list[i]["id"].Text;
                indexes.Add(id, i);
                var multiplier = list[i].Find("multiplier");
                var draws = multiplier != null && multiplier.IsObject;
                Symbols[i] = new Symbol
                {
                    Index = i,
                    Id = id,
                    Name = list[i].TextOr("name", id),
                    Emoji = list[i].TextOr("emoji", ""),
                    Kind = KindOf(list[i]["kind"].Text),
                    Pays = CountTable.From(list[i].Find("pays")),
                    Multiplier = multiplier == null || draws ? 1 : multiplier.Int,
                    DrawsMultiplier = draws,
                };
            }
            for (var i = 0; i < Symbols.Length; i++) Symbols[i].StandsIn = StandInsOf(Symbols[i], list[i].Find("replaces"));
        }

        static SymbolKind KindOf(string kind)
        {
            return (SymbolKind)Array.IndexOf(new[] { "regular", "wild", "scatter", "mystery", "blank" }, OneOf(kind, "regular", "wild", "scatter", "mystery", "blank"));
        }

        static string OneOf(string text, params string[] known)
        {
            if (Array.IndexOf(known, text) >= 0) return text;
            throw new FormatException("this package does not know " + text);
        }

        bool[] StandInsOf(Symbol wild, Json replaces)
        {
            var standsIn = new bool[Symbols.Length];
            if (wild.Kind != SymbolKind.Wild) return standsIn;
            if (replaces != null) foreach (var id in replaces.Items) standsIn[IndexOf(id.Text)] = true;
            else for (var i = 0; i < standsIn.Length; i++) standsIn[i] = Symbols[i].Kind == SymbolKind.Regular;
            return standsIn;
        }

        void ReadReels(Json json)
        {
            var sets = new Dictionary<string, ReelSet>();
            var tops = json.Find("topReels");
            foreach (var set in json["reelSets"].Members)
            {
                var reels = new Reel[set.Value.Items.Count];
                for (var i = 0; i < reels.Length; i++) reels[i] = new Reel { Strip = StripOf(set.Value.Items[i]) };
                var top = tops == null ? null : tops.Find(set.Key);
                sets.Add(set.Key, new ReelSet
                {
                    Reels = reels,
                    Top = top == null ? null : new TopReel { Reels = top["reels"].Ints, Strip = StripOf(top) },
                });
            }
            ReelSets = sets;
            Reels = sets["base"].Reels.Length;
        }

        int[] StripOf(Json reel)
        {
            var strip = reel["strip"].Items;
            var symbols = new int[strip.Count];
            for (var i = 0; i < symbols.Length; i++) symbols[i] = IndexOf(strip[i].Text);
            return symbols;
        }

        void ReadWins(Json wins)
        {
            Wins = (WinType)Array.IndexOf(new[] { "lines", "ways", "clusters", "anywhere" }, OneOf(wins["type"].Text, "lines", "ways", "clusters", "anywhere"));
            Direction = (Direction)Array.IndexOf(new[] { "left", "right", "both", "any" }, OneOf(wins.TextOr("direction", "left"), "left", "right", "both", "any"));
            WildMultipliers = (WildMultipliers)Array.IndexOf(new[] { "highest", "add", "multiply" }, OneOf(wins.TextOr("wildMultipliers", "highest"), "highest", "add", "multiply"));
            var lines = wins.List("lines");
            Lines = new int[lines.Count][];
            for (var i = 0; i < Lines.Length; i++) Lines[i] = lines[i].Ints;
            var combinations = wins.List("combinations");
            Combinations = new Combination[combinations.Count];
            for (var i = 0; i < Combinations.Length; i++) Combinations[i] = CombinationOf(combinations[i]);
        }

        Combination CombinationOf(Json json)
        {
            var slots = json["slots"].Items;
            var fits = new bool[slots.Count][];
            for (var i = 0; i < fits.Length; i++)
            {
                fits[i] = new bool[Symbols.Length];
                for (var s = 0; s < Symbols.Length; s++) fits[i][s] = slots[i].IsNull || FitsOne(Symbols[s], slots[i].Items);
            }
            var anyOrder = json.Find("anyOrder");
            return new Combination
            {
                Name = json["name"].Text,
                AnyOrder = anyOrder != null && anyOrder.Flag,
                Coins = json["coins"].Whole,
                Fits = fits,
            };
        }

        bool FitsOne(Symbol symbol, IReadOnlyList<Json> slot)
        {
            foreach (var id in slot)
                if (id.Text == symbol.Id || symbol.StandsIn[IndexOf(id.Text)]) return true;
            return false;
        }

        void ReadFeatures(Json json)
        {
            var features = new Dictionary<string, Json>();
            foreach (var feature in json.List("features")) features.Add(feature["id"].Text, feature);
            Features = features;
            var jackpots = new Dictionary<string, long>();
            foreach (var jackpot in json.List("jackpots")) jackpots.Add(jackpot["id"].Text, jackpot["coins"].Whole);
            Jackpots = jackpots;
            Gamble = json.Find("gamble");
            var modes = json.List("modes");
            Modes = new BetMode[modes.Count];
            for (var i = 0; i < Modes.Length; i++)
                Modes[i] = new BetMode { Id = modes[i]["id"].Text, Name = modes[i].TextOr("name", modes[i]["id"].Text), Coins = modes[i]["coins"].Whole };
            var cascades = json.Find("cascades");
            if (cascades == null) return;
            var multipliers = cascades.List("multipliers");
            CascadeMultipliers = new long[Math.Max(1, multipliers.Count)];
            CascadeMultipliers[0] = 1;
            for (var i = 0; i < multipliers.Count; i++) CascadeMultipliers[i] = multipliers[i].Whole;
        }
    }
}
