using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    public sealed class Symbol
    {
        public int Index { get; internal set; }
        public string Id { get; internal set; }
        public string Name { get; internal set; }
        public string Emoji { get; internal set; }
        public SymbolKind Kind { get; internal set; }
        /// <summary>Null where the symbol is not in the pay table.</summary>
        public CountTable Pays { get; internal set; }
        /// <summary>What it pays by its number anywhere; null where it pays nothing so.</summary>
        public CountTable ScatterPays { get; internal set; }
        /// <summary>What a wild multiplies by; 1 where that is drawn for each that comes into view.</summary>
        public int Multiplier { get; internal set; }
        public bool DrawsMultiplier { get; internal set; }
        /// <summary>A scatter that adds its multiplier to a factor of symbols in view.</summary>
        public bool Adds { get; internal set; }

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
        /// <summary>By slot and symbol: whether it fits as a wild that stands in, and multiplies.</summary>
        internal bool[][] Multiplies;
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
        public WildMultiplierRule WildMultipliers { get; private set; }
        /// <summary>Per line the row on each reel.</summary>
        public int[][] Lines { get; private set; }
        public Combination[] Combinations { get; private set; }
        public BetMode[] Modes { get; private set; }

        /// <summary>The multiplier of each window of a cascade, the last repeating; null where nothing cascades.</summary>
        internal long[] CascadeMultipliers;
        /// <summary>Null where nothing cascades.</summary>
        internal Format.Cascades Cascades;
        internal IReadOnlyDictionary<string, Format.Feature> Features;
        internal IReadOnlyDictionary<string, long> Jackpots;
        internal Format.Gamble Gamble;
        /// <summary>What multiplies the wins of paid spins; null where nothing does.</summary>
        internal Format.Factor[] Factors;
        /// <summary>What becomes of single cells in paid spins; null where nothing does.</summary>
        internal Format.WindowChange[] Changes;
        internal Paid Paid;
        internal Along Along;
        internal WildRuns WildRuns;
        internal Format.WinShape[] Shapes;
        internal NestedShapes NestedShapes;
        /// <summary>Null where a full window pays as any other.</summary>
        internal Format.FullWindow FullWindow;

        readonly Dictionary<string, int> indexes = new Dictionary<string, int>();
        readonly Dictionary<string, GameDefinition> modes = new Dictionary<string, GameDefinition>();
        readonly Dictionary<string, GameDefinition> spins = new Dictionary<string, GameDefinition>();

        public GameDefinition(Json json) : this(Format.Definition.From(json))
        {
            foreach (var mode in json.List("modes"))
                if (mode.Find("instead") != null) modes.Add(mode["id"].Text, new GameDefinition(OwnParts.In(json, mode["instead"])));
            foreach (var feature in json.List("features"))
                if (feature["type"].Text == "freeSpins" && feature.Find("instead") != null)
                    spins.Add(feature["id"].Text, new GameDefinition(Format.Definition.From(OwnParts.In(json, feature["instead"]))));
        }

        /// <summary>The game as a bet mode plays it: itself, but where the mode has parts of its own.</summary>
        public GameDefinition InMode(string mode)
        {
            GameDefinition own;
            return mode != null && modes.TryGetValue(mode, out own) ? own : this;
        }

        /// <summary>The game as the free spins of this id are played.</summary>
        public GameDefinition InSpins(string feature)
        {
            GameDefinition own;
            return spins.TryGetValue(feature, out own) ? own : this;
        }

        GameDefinition(Format.Definition format)
        {
            if (format.DefinitionVersion != 1) throw new FormatException("this package reads definitions of version 1");
            Id = format.Id;
            Name = format.Name;
            BetCoins = format.BetCoins;
            MaxCoins = format.MaxWin * BetCoins;
            Gamble = format.Gamble;
            Factors = format.Factors;
            Changes = format.Changes;
            ReadSymbols(format.Symbols);
            ReadReels(format);
            ReadWins(format.Wins);
            ReadFeatures(format);
            Cascades = format.Cascades;
            if (format.Cascades != null) ReadCascades(format.Cascades.Multipliers);
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

        void ReadSymbols(Format.SymbolDefinition[] list)
        {
            Symbols = new Symbol[list.Length];
            for (var i = 0; i < Symbols.Length; i++)
            {
                indexes.Add(list[i].Id, i);
                Symbols[i] = new Symbol
                {
                    Index = i,
                    Id = list[i].Id,
                    Name = list[i].Name ?? list[i].Id,
                    Emoji = list[i].Emoji ?? "",
                    Kind = list[i].Kind,
                    Pays = list[i].Pays,
                    ScatterPays = list[i].Kind == SymbolKind.Scatter ? list[i].Pays : list[i].ScatterPays,
                    Multiplier = checked((int)(list[i].Adds ?? list[i].Multiplier)),
                    DrawsMultiplier = list[i].MultiplierTable != null,
                    Adds = list[i].Adds != null || list[i].AddsTable != null,
                };
            }
            for (var i = 0; i < Symbols.Length; i++) Symbols[i].StandsIn = StandInsOf(Symbols[i], list[i].Replaces);
        }

        bool[] StandInsOf(Symbol wild, string[] replaces)
        {
            var standsIn = new bool[Symbols.Length];
            if (wild.Kind != SymbolKind.Wild) return standsIn;
            if (replaces != null) foreach (var id in replaces) standsIn[IndexOf(id)] = true;
            else for (var i = 0; i < standsIn.Length; i++) standsIn[i] = Symbols[i].Kind == SymbolKind.Regular;
            return standsIn;
        }

        void ReadReels(Format.Definition format)
        {
            var sets = new Dictionary<string, ReelSet>();
            foreach (var set in format.ReelSets)
            {
                var reels = new Reel[set.Value.Length];
                for (var i = 0; i < reels.Length; i++) reels[i] = new Reel { Strip = Numbers(set.Value[i].Strip) };
                Format.TopReel top = null;
                if (format.TopReels != null) format.TopReels.TryGetValue(set.Key, out top);
                sets.Add(set.Key, new ReelSet
                {
                    Reels = reels,
                    Top = top == null ? null : new TopReel { Reels = top.Reels, Strip = Numbers(top.Strip) },
                });
            }
            ReelSets = sets;
            Reels = sets["base"].Reels.Length;
        }

        int[] Numbers(string[] strip)
        {
            var symbols = new int[strip.Length];
            for (var i = 0; i < symbols.Length; i++) symbols[i] = IndexOf(strip[i]);
            return symbols;
        }

        void ReadWins(Format.WinRule wins)
        {
            Wins = wins.Type;
            Direction = wins.Direction;
            WildMultipliers = wins.WildMultipliers;
            Paid = wins.Paid;
            Along = wins.Along;
            WildRuns = wins.WildRuns;
            Shapes = wins.Shapes;
            NestedShapes = wins.Nested;
            FullWindow = wins.FullWindow;
            Lines = wins.Lines ?? new int[0][];
            var combinations = wins.Combinations ?? new Format.Combination[0];
            Combinations = new Combination[combinations.Length];
            for (var i = 0; i < Combinations.Length; i++) Combinations[i] = CombinationOf(combinations[i]);
        }

        Combination CombinationOf(Format.Combination format)
        {
            var slots = format.Slots;
            var fits = new bool[slots.Length][];
            var multiplies = new bool[slots.Length][];
            for (var i = 0; i < fits.Length; i++)
            {
                fits[i] = new bool[Symbols.Length];
                multiplies[i] = new bool[Symbols.Length];
                for (var s = 0; s < Symbols.Length; s++)
                {
                    fits[i][s] = slots[i] == null || FitsOne(Symbols[s], slots[i]);
                    multiplies[i][s] = format.Multiplied && slots[i] != null && fits[i][s] && Array.IndexOf(slots[i], Symbols[s].Id) < 0;
                }
            }
            return new Combination { Name = format.Name, AnyOrder = format.AnyOrder, Coins = format.Coins, Fits = fits, Multiplies = multiplies };
        }

        bool FitsOne(Symbol symbol, string[] slot)
        {
            foreach (var id in slot)
                if (id == symbol.Id || symbol.StandsIn[IndexOf(id)]) return true;
            return false;
        }

        void ReadFeatures(Format.Definition format)
        {
            var features = new Dictionary<string, Format.Feature>();
            foreach (var feature in format.Features ?? new Format.Feature[0]) features.Add(feature.Id, feature);
            Features = features;
            var jackpots = new Dictionary<string, long>();
            foreach (var jackpot in format.Jackpots ?? new Format.Jackpot[0]) jackpots.Add(jackpot.Id, jackpot.Coins);
            Jackpots = jackpots;
            var modes = format.Modes ?? new Format.BetMode[0];
            Modes = new BetMode[modes.Length];
            for (var i = 0; i < Modes.Length; i++)
                Modes[i] = new BetMode { Id = modes[i].Id, Name = modes[i].Name ?? modes[i].Id, Coins = modes[i].Coins };
        }

        void ReadCascades(int[] multipliers)
        {
            CascadeMultipliers = new long[multipliers == null ? 1 : multipliers.Length];
            for (var i = 0; i < CascadeMultipliers.Length; i++) CascadeMultipliers[i] = multipliers == null ? 1 : multipliers[i];
        }
    }
}
