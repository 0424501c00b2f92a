// Written from the grammar of the engine, and compared with it by csharp.test.ts. Not edited by hand.
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    public enum SymbolKind { Regular, Wild, Scatter, Mystery, Blank }

    public enum WinType { Lines, Ways, Clusters, Anywhere, Straights, Shapes }

    /// <summary>
    /// Where a run may begin: left at reel 0 going right, right at the last reel going left, both either (a
    /// reading of the full line counts once), any wherever one begins (the best of a line counts). A run is
    /// as long as it can be: none begins inside another of the same symbol.
    /// </summary>
    public enum Direction { Left, Right, Both, Any }

    /// <summary>What wins from both sides of a line make.</summary>
    public enum LineSides { Add, Better }

    /// <summary>What several multiplying wilds in one win make together.</summary>
    public enum WildMultiplierRule { Highest, Add, Multiply }

    /// <summary>Whether wilds count as what they stand in for in a full window.</summary>
    public enum FullWindowWilds { Count, Never }

    /// <summary>How often a win pays what the pay table says: for every way, once, or for each of its cells.</summary>
    public enum Paid { PerWay, Once, PerCell }

    /// <summary>
    /// What a run of wilds alone pays, be it on a line, by ways, in a cluster or anywhere: best as whichever
    /// pays most of the symbols that it stands in for and of its own pays, own its own pays only, none
    /// nothing, each as every symbol that it stands in for, and its own pays.
    /// </summary>
    public enum WildRuns { Best, Own, None, Each }

    /// <summary>Which cells of a cluster touch.</summary>
    public enum Neighbours { Sides, Corners }

    /// <summary>Where straight runs lie.</summary>
    public enum Along { Both, Rows, Reels }

    /// <summary>What becomes of a shape that lies within a larger one which wins with the same symbol.</summary>
    public enum NestedShapes { Hidden, Paid }

    public enum FactorType { Drawn, Reels, Fill, Run, Symbols, Cells }

    /// <summary>lines: what the win rule pays, whichever it is.</summary>
    public enum WinSource { Lines, Scatters }

    /// <summary>What several factors of one win make together.</summary>
    public enum FactorsTogether { Multiply, Add }

    public enum ChangeType { Put, Turn, Remove, Nudge }

    public enum FeatureType { FreeSpins, HoldAndWin, Wheel, Pick, Ladder, Board, Choice, Collect }

    /// <summary>Reels that have respins of their own.</summary>
    public enum PlayingReels { WithCoins, All }

    /// <summary>Which of the coins in view pay.</summary>
    public enum PaidCoins { All, FromLeft }

    /// <summary>The spins whose coins pay.</summary>
    public enum CollectingSpins { Paid, Free, All }

    /// <summary>A definition as its JSON has it. GameDefinition is made from it.</summary>
    static class Format
    {
        /// <summary>
        /// A game as plain data. Everything that decides an outcome is in here; nothing in here is code. Indexes
        /// (reels, rows, lines, stops) count from 0; row 0 is the top of the window. Every win is a whole number
        /// of coins; a paid spin costs betCoins coins.
        /// </summary>
        internal sealed class Definition
        {
            /// <summary>The version of this format.</summary>
            public long DefinitionVersion { get; private set; }

            /// <summary>Lower-case letters, digits and dashes.</summary>
            public string Id { get; private set; }

            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>A few sentences for players.</summary>
            public string Description { get; private set; }

            /// <summary>A free label that decides nothing (egyptian, pirate, …).</summary>
            public string Theme { get; private set; }

            /// <summary>The price of one paid spin, in coins.</summary>
            public long BetCoins { get; private set; }

            /// <summary>The cap on a round, in times the bet: a round never pays more than maxWin × betCoins coins.</summary>
            public long MaxWin { get; private set; }

            /// <summary>Everything that can stand on a reel.</summary>
            public SymbolDefinition[] Symbols { get; private set; }

            /// <summary>
            /// The reels from left to right, by the name of their set. Paid spins use the set named base; reelSet, a
            /// feature or a bet mode may name others.
            /// </summary>
            public IReadOnlyDictionary<string, ReelDefinition[]> ReelSets { get; private set; }

            /// <summary>
            /// The reel set that paid spins run on: one, or weights by reel set ({"base": 9, "wilds": 1}), drawn for
            /// each spin.
            /// </summary>
            public string ReelSet { get; private set; }

            /// <summary>
            /// The reel set that paid spins run on: one, or weights by reel set ({"base": 9, "wilds": 1}), drawn for
            /// each spin.
            /// </summary>
            public IReadOnlyDictionary<string, int> ReelSetTable { get; private set; }

            /// <summary>By reel set, a reel that lies across the others.</summary>
            public IReadOnlyDictionary<string, TopReel> TopReels { get; private set; }

            /// <summary>How windows win.</summary>
            public WinRule Wins { get; private set; }

            /// <summary>
            /// Wilds put on so many cells of the window of a paid spin, wherever no scatter lies: weights by their
            /// number, 0 for none.
            /// </summary>
            public ExtraWilds ExtraWilds { get; private set; }

            /// <summary>What multiplies the wins of paid spins.</summary>
            public Factor[] Factors { get; private set; }

            /// <summary>What becomes of single cells in paid spins, one change after the other.</summary>
            public WindowChange[] Changes { get; private set; }

            /// <summary>Winning symbols vanish, the rest fall, new ones follow, until nothing wins.</summary>
            public Cascades Cascades { get; private set; }

            /// <summary>Winning symbols stay and all others spin again, as long as that adds to the win.</summary>
            public Respins Respins { get; private set; }

            /// <summary>Sums that a prize or a coin may name.</summary>
            public Jackpot[] Jackpots { get; private set; }

            /// <summary>What a spin, a prize or a bet mode may start.</summary>
            public Feature[] Features { get; private set; }

            /// <summary>What the player may do with a won round before taking it.</summary>
            public Gamble Gamble { get; private set; }

            /// <summary>Other ways to pay for a round than the plain bet: bonus buy, ante bet.</summary>
            public BetMode[] Modes { get; private set; }

            internal static Definition From(Json json)
            {
                return new Definition
                {
                    DefinitionVersion = json["definitionVersion"].Whole,
                    Id = json["id"].Text,
                    Name = json["name"].Text,
                    Description = json.Find("description") == null ? null : json["description"].Text,
                    Theme = json.Find("theme") == null ? null : json["theme"].Text,
                    BetCoins = json["betCoins"].Whole,
                    MaxWin = json["maxWin"].Whole,
                    Symbols = json["symbols"].ListOf(one => SymbolDefinition.From(one)),
                    ReelSets = json["reelSets"].TableOf(one => one.ListOf(inner => ReelDefinition.From(inner))),
                    ReelSet = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? null : json["reelSet"].Text),
                    ReelSetTable = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? json["reelSet"].TableOf(one => one.Int) : null),
                    TopReels = json.Find("topReels") == null ? null : json["topReels"].TableOf(one => TopReel.From(one)),
                    Wins = WinRule.From(json["wins"]),
                    ExtraWilds = json.Find("extraWilds") == null ? null : ExtraWilds.From(json["extraWilds"]),
                    Factors = json.Find("factors") == null ? null : json["factors"].ListOf(one => Factor.From(one)),
                    Changes = json.Find("changes") == null ? null : json["changes"].ListOf(one => WindowChange.From(one)),
                    Cascades = json.Find("cascades") == null ? null : Cascades.From(json["cascades"]),
                    Respins = json.Find("respins") == null ? null : Respins.From(json["respins"]),
                    Jackpots = json.Find("jackpots") == null ? null : json["jackpots"].ListOf(one => Jackpot.From(one)),
                    Features = json.Find("features") == null ? null : json["features"].ListOf(one => Feature.From(one)),
                    Gamble = json.Find("gamble") == null ? null : Gamble.From(json["gamble"]),
                    Modes = json.Find("modes") == null ? null : json["modes"].ListOf(one => BetMode.From(one)),
                };
            }
        }

        /// <summary>Something that can stand on a reel.</summary>
        internal sealed class SymbolDefinition
        {
            /// <summary>
            /// regular pays by the win rule; wild stands in for others; scatter counts anywhere in the window;
            /// mystery turns into another symbol; blank fills a stop and does nothing.
            /// </summary>
            public SymbolKind Kind { get; private set; }

            /// <summary>What the rest of the definition calls it.</summary>
            public string Id { get; private set; }

            /// <summary>regular, wild, scatter, mystery, blank: What players read.</summary>
            public string Name { get; private set; }

            /// <summary>regular, wild, scatter, mystery, blank: What players see.</summary>
            public string Emoji { get; private set; }

            /// <summary>
            /// regular: Coins by count: the length of a run on a line or of a way, the size of a cluster, the number
            /// anywhere. wild: Coins for wilds alone, by count: of reels or of cells, as a regular symbol’s.
            /// scatter: Coins by the number in the window.
            /// </summary>
            public CountTable Pays { get; private set; }

            /// <summary>
            /// wild: Coins by its number anywhere in the window, as a scatter pays and beside what it wins with
            /// others: counted as reels stop. With a trigger it is wild and scatter in one.
            /// </summary>
            public CountTable ScatterPays { get; private set; }

            /// <summary>wild: The symbols it stands in for. Never a scatter, mystery or blank.</summary>
            public string[] Replaces { get; private set; }

            /// <summary>
            /// wild: Multiplies a win in which it stands in for another symbol: one number, or weights by number
            /// ({"2": 3, "5": 1}), drawn anew for each wild that comes into view.
            /// </summary>
            public long Multiplier { get; private set; }

            /// <summary>
            /// wild: Multiplies a win in which it stands in for another symbol: one number, or weights by number
            /// ({"2": 3, "5": 1}), drawn anew for each wild that comes into view.
            /// </summary>
            public CountTable MultiplierTable { get; private set; }

            /// <summary>wild: Covers its whole reel when it comes into view.</summary>
            public bool Expands { get; private set; }

            /// <summary>wild: The reels it may stand on.</summary>
            public int[] Reels { get; private set; }

            /// <summary>
            /// scatter: What it adds to a factor of symbols in view (factors): one number, or weights by number,
            /// drawn anew for each that comes into view.
            /// </summary>
            public long? Adds { get; private set; }

            /// <summary>
            /// scatter: What it adds to a factor of symbols in view (factors): one number, or weights by number,
            /// drawn anew for each that comes into view.
            /// </summary>
            public CountTable AddsTable { get; private set; }

            /// <summary>mystery: Weights by symbol id.</summary>
            public IReadOnlyDictionary<string, int> Reveals { get; private set; }

            internal static SymbolDefinition From(Json json)
            {
                var kind = json["kind"].Text;
                return new SymbolDefinition
                {
                    Kind = (SymbolKind)json["kind"].OneOf("regular", "wild", "scatter", "mystery", "blank"),
                    Id = json["id"].Text,
                    Name = json.Find("name") == null ? null : json["name"].Text,
                    Emoji = json.Find("emoji") == null ? null : json["emoji"].Text,
                    Pays = json.Find("pays") == null ? null : CountTable.From(json["pays"]),
                    ScatterPays = json.Find("scatterPays") == null ? null : CountTable.From(json["scatterPays"]),
                    Replaces = json.Find("replaces") == null ? null : json["replaces"].ListOf(one => one.Text),
                    Multiplier = json.Find("multiplier") == null ? 1 : (json["multiplier"].IsObject ? 1 : json["multiplier"].Whole),
                    MultiplierTable = json.Find("multiplier") == null ? null : (json["multiplier"].IsObject ? CountTable.From(json["multiplier"]) : null),
                    Expands = json.Find("expands") == null ? false : json["expands"].Flag,
                    Reels = json.Find("reels") == null ? null : json["reels"].Ints,
                    Adds = json.Find("adds") == null ? (long?)null : (json["adds"].IsObject ? (long?)null : json["adds"].Whole),
                    AddsTable = json.Find("adds") == null ? null : (json["adds"].IsObject ? CountTable.From(json["adds"]) : null),
                    Reveals = json.Find("reveals") == null ? null : json["reveals"].TableOf(one => one.Int),
                };
            }
        }

        /// <summary>A reel: a strip of symbols that stops somewhere, and the rows of it that are in view.</summary>
        internal sealed class ReelDefinition
        {
            /// <summary>Symbol ids; stop s shows strip[s] in row 0, strip[s + 1] in row 1, … cyclically.</summary>
            public string[] Strip { get; private set; }

            /// <summary>The relative frequency of each stop.</summary>
            public int[] Weights { get; private set; }

            /// <summary>Rows in the window on this reel: one number, or weights by number of rows, drawn anew each spin.</summary>
            public long? Rows { get; private set; }

            /// <summary>Rows in the window on this reel: one number, or weights by number of rows, drawn anew each spin.</summary>
            public CountTable RowsTable { get; private set; }

            /// <summary>
            /// The number of an earlier reel: this one always stops where that one stops. Both have as many stops
            /// and rows. Where their strips are alike and symbols stand in stacks, the reels show giant symbols.
            /// </summary>
            public long? Follows { get; private set; }

            internal static ReelDefinition From(Json json)
            {
                return new ReelDefinition
                {
                    Strip = json["strip"].ListOf(one => one.Text),
                    Weights = json.Find("weights") == null ? null : json["weights"].Ints,
                    Rows = json["rows"].IsObject ? (long?)null : json["rows"].Whole,
                    RowsTable = json["rows"].IsObject ? CountTable.From(json["rows"]) : null,
                    Follows = json.Find("follows") == null ? (long?)null : json["follows"].Whole,
                };
            }
        }

        /// <summary>
        /// A reel that lies across others: stop s puts strip[s] over the first of reels, strip[s + 1] over the
        /// second, … What lies over a reel is row 0 of that reel’s part of the window and counts as such in
        /// everything. With cascades the rest of it moves to the left, and new symbols follow from the right.
        /// </summary>
        internal sealed class TopReel
        {
            /// <summary>The reels it lies over, ascending.</summary>
            public int[] Reels { get; private set; }

            /// <summary>Symbol ids.</summary>
            public string[] Strip { get; private set; }

            /// <summary>As a reel’s.</summary>
            public int[] Weights { get; private set; }

            internal static TopReel From(Json json)
            {
                return new TopReel
                {
                    Reels = json["reels"].Ints,
                    Strip = json["strip"].ListOf(one => one.Text),
                    Weights = json.Find("weights") == null ? null : json["weights"].Ints,
                };
            }
        }

        /// <summary>How windows win.</summary>
        internal sealed class WinRule
        {
            /// <summary>
            /// lines: along lines; ways: on consecutive reels, once for every way through the cells; clusters: cells
            /// that touch; anywhere: by the number in the window; straights: side by side in a row or on a reel;
            /// shapes: in every cell of a shape.
            /// </summary>
            public WinType Type { get; private set; }

            /// <summary>lines: Per line the row on each reel.</summary>
            public int[][] Lines { get; private set; }

            /// <summary>
            /// lines: Where a run may begin: left at reel 0 going right, right at the last reel going left, both
            /// either (a reading of the full line counts once; where it ties with a shorter run, it is the one that
            /// counts), any at every reel (the best run of a line counts). ways: Where a run begins: left at reel 0
            /// going right, right at the last reel going left, both either (a run over all reels counts once).
            /// </summary>
            public Direction Direction { get; private set; }

            /// <summary>
            /// lines: What a line pays that wins from either side: both wins (add), or only the better one (better);
            /// of equal ones that from the left.
            /// </summary>
            public LineSides Sides { get; private set; }

            /// <summary>
            /// lines, clusters, anywhere, straights, shapes: What several multiplying wilds in one win make
            /// together: the highest of them, their sum, or their product.
            /// </summary>
            public WildMultiplierRule WildMultipliers { get; private set; }

            /// <summary>
            /// lines: What a run of wilds alone pays: as whichever pays most of the symbols that it stands in for
            /// and of its own pays (best), its own pays only (own), or nothing (none). A line pays one win from each
            /// side, so there is no each. A combination that wilds fill is no run. ways: What ways of wilds alone
            /// pay: as every symbol that they stand in for, and their own pays (each), of those of one length and
            /// side only the symbol that they bring most (best), their own pays only (own), or nothing (none). Ways
            /// that cross another symbol pay as that symbol in any case. clusters: What a cluster of wilds alone
            /// pays: its own pays only (own), as every symbol that it stands in for, and its own pays (each), of the
            /// same cells only what pays most (best), or nothing (none). anywhere: What wilds pay besides the
            /// symbols in view that they count with: their own pays by their number (own), as every symbol that they
            /// stand in for and of which none is in view, and their own pays (each), of all these only what pays
            /// most (best), or nothing (none). straights: What a run of wilds alone pays: its own pays only (own),
            /// nothing (none), or as every symbol that it stands in for, and its own pays (each). shapes: What a
            /// shape of wilds alone pays: their own pays only (own), nothing (none), or as every symbol that they
            /// stand in for, and their own pays (each).
            /// </summary>
            public WildRuns WildRuns { get; private set; }

            /// <summary>lines: Pays for whole lines.</summary>
            public Combination[] Combinations { get; private set; }

            /// <summary>
            /// lines, ways, clusters, anywhere, straights, shapes: What a window of one symbol pays instead of its
            /// other wins by this rule.
            /// </summary>
            public FullWindow FullWindow { get; private set; }

            /// <summary>
            /// ways: How often a symbol’s win pays: for every way (perWay), once from each side, however many ways
            /// there are (once), where no multiplier of a wild takes part, or for every cell of its run (perCell),
            /// where nothing is multiplied from reel to reel. clusters, anywhere, straights: What the pay table
            /// says: the coins of a win with so many cells (once), or of each of its cells (perCell), so that every
            /// cell more pays.
            /// </summary>
            public Paid Paid { get; private set; }

            /// <summary>clusters: Which cells touch: those that share a side, or those that share a corner too.</summary>
            public Neighbours Neighbours { get; private set; }

            /// <summary>straights: Where runs lie: in rows, on reels, or on both.</summary>
            public Along Along { get; private set; }

            /// <summary>shapes: The shapes that win.</summary>
            public WinShape[] Shapes { get; private set; }

            /// <summary>
            /// shapes: Whether a shape wins that lies within a larger one which wins with the same symbol: never
            /// (hidden), or beside it (paid).
            /// </summary>
            public NestedShapes Nested { get; private set; }

            internal static WinRule From(Json json)
            {
                var type = json["type"].Text;
                return new WinRule
                {
                    Type = (WinType)json["type"].OneOf("lines", "ways", "clusters", "anywhere", "straights", "shapes"),
                    Lines = json.Find("lines") == null ? null : json["lines"].ListOf(one => one.Ints),
                    Direction = json.Find("direction") == null ? Direction.Left : (Direction)json["direction"].OneOf("left", "right", "both", "any"),
                    Sides = json.Find("sides") == null ? LineSides.Add : (LineSides)json["sides"].OneOf("add", "better"),
                    WildMultipliers = json.Find("wildMultipliers") == null ? WildMultiplierRule.Highest : (WildMultiplierRule)json["wildMultipliers"].OneOf("highest", "add", "multiply"),
                    WildRuns = json.Find("wildRuns") == null ? WildRuns.Best : (WildRuns)json["wildRuns"].OneOf("best", "own", "none", "each"),
                    Combinations = json.Find("combinations") == null ? null : json["combinations"].ListOf(one => Combination.From(one)),
                    FullWindow = json.Find("fullWindow") == null ? null : FullWindow.From(json["fullWindow"]),
                    Paid = json.Find("paid") == null ? Paid.PerWay : (Paid)json["paid"].OneOf("perWay", "once", "perCell"),
                    Neighbours = json.Find("neighbours") == null ? Neighbours.Sides : (Neighbours)json["neighbours"].OneOf("sides", "corners"),
                    Along = json.Find("along") == null ? Along.Both : (Along)json["along"].OneOf("both", "rows", "reels"),
                    Shapes = json.Find("shapes") == null ? null : json["shapes"].ListOf(one => WinShape.From(one)),
                    Nested = json.Find("nested") == null ? NestedShapes.Hidden : (NestedShapes)json["nested"].OneOf("hidden", "paid"),
                };
            }
        }

        /// <summary>
        /// A pay for a whole line, such as "any three bars". It competes with the line’s other readings; the
        /// best pays, and no wild multiplies it unless it says so.
        /// </summary>
        internal sealed class Combination
        {
            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>Per reel the symbols that fit; a wild fits where it stands for one of them; null fits any.</summary>
            public string[][] Slots { get; private set; }

            /// <summary>True: any permutation of the slots over the reels fits.</summary>
            public bool AnyOrder { get; private set; }

            /// <summary>What it pays.</summary>
            public long Coins { get; private set; }

            /// <summary>
            /// True: wilds multiply it, as many as stand for a symbol of their slot, together as wildMultipliers
            /// says. One in a slot that fits any symbol, or that names it, does not.
            /// </summary>
            public bool Multiplied { get; private set; }

            internal static Combination From(Json json)
            {
                return new Combination
                {
                    Name = json["name"].Text,
                    Slots = json["slots"].ListOf(one => one.IsNull ? null : one.ListOf(inner => inner.Text)),
                    AnyOrder = json.Find("anyOrder") == null ? false : json["anyOrder"].Flag,
                    Coins = json["coins"].Whole,
                    Multiplied = json.Find("multiplied") == null ? false : json["multiplied"].Flag,
                };
            }
        }

        /// <summary>
        /// What a window pays that shows one symbol in every cell, instead of all that it wins by the win rule.
        /// No wild multiplies it, and nothing is started by it that wins start.
        /// </summary>
        internal sealed class FullWindow
        {
            /// <summary>
            /// Coins by symbol. Of several that the window is full of, wilds counted in, the one that pays most.
            /// </summary>
            public IReadOnlyDictionary<string, int> Pays { get; private set; }

            /// <summary>
            /// Whether wilds count as the symbols that they stand in for (count), or only as themselves (never).
            /// </summary>
            public FullWindowWilds Wilds { get; private set; }

            internal static FullWindow From(Json json)
            {
                return new FullWindow
                {
                    Pays = json["pays"].TableOf(one => one.Int),
                    Wilds = json.Find("wilds") == null ? FullWindowWilds.Count : (FullWindowWilds)json["wilds"].OneOf("count", "never"),
                };
            }
        }

        /// <summary>Cells that win together.</summary>
        internal sealed class WinShape
        {
            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>Per reel the rows of its cells; an empty list where it has none.</summary>
            public int[][] Cells { get; private set; }

            /// <summary>Multiplies what the pay table says for so many cells.</summary>
            public long Times { get; private set; }

            internal static WinShape From(Json json)
            {
                return new WinShape
                {
                    Name = json["name"].Text,
                    Cells = json["cells"].ListOf(one => one.Ints),
                    Times = json.Find("times") == null ? 1 : json["times"].Whole,
                };
            }
        }

        /// <summary>Wilds put over what has stopped.</summary>
        internal sealed class ExtraWilds
        {
            /// <summary>The wild.</summary>
            public string Symbol { get; private set; }

            /// <summary>Weights by their number.</summary>
            public CountTable Counts { get; private set; }

            internal static ExtraWilds From(Json json)
            {
                return new ExtraWilds
                {
                    Symbol = json["symbol"].Text,
                    Counts = CountTable.From(json["counts"]),
                };
            }
        }

        /// <summary>
        /// A factor of what spins win, beside the multipliers of wilds, cascades and free spins. Several factors
        /// of one win multiply each other.
        /// </summary>
        internal sealed class Factor
        {
            /// <summary>
            /// drawn: beside the window, for a whole spin; reels: one for each reel, for wins that use it; fill: by
            /// the number of reels full of one symbol; run: by the reels of the longest run; symbols: the sum of
            /// those in view, for a whole spin; cells: one for each cell that has won, for later wins that use it.
            /// </summary>
            public FactorType Type { get; private set; }

            /// <summary>What events call it.</summary>
            public string Id { get; private set; }

            /// <summary>drawn, reels, fill, run, symbols, cells: What players read.</summary>
            public string Name { get; private set; }

            /// <summary>drawn: Weights by factor: {"1": 8, "2": 3, "5": 1}.</summary>
            public CountTable Values { get; private set; }

            /// <summary>drawn, fill, run, symbols: Which wins it multiplies.</summary>
            public WinSource[] Multiplies { get; private set; }

            /// <summary>reels: By reel its factors and their weights; {"1": 1} for a reel without one.</summary>
            public CountTable[] Reels { get; private set; }

            /// <summary>reels: What the reels of one win make together: their product, or the sum of those above 1.</summary>
            public FactorsTogether Together { get; private set; }

            /// <summary>fill: The symbols that may fill reels.</summary>
            public string[] Symbols { get; private set; }

            /// <summary>fill: The fewest full reels that multiply.</summary>
            public long? Fewest { get; private set; }

            /// <summary>run: The reels of a run that multiply by 1 yet.</summary>
            public long? FromValue { get; private set; }

            /// <summary>run: What each further reel adds.</summary>
            public long? Adds { get; private set; }

            /// <summary>
            /// symbols: In free spins: where a spin wins, what is in view is added to a bank that is kept until they
            /// are over, and the bank multiplies it. cells: In free spins: the factors of cells stay until they are
            /// over. Otherwise they last for a spin with all that falls in it.
            /// </summary>
            public bool Keeps { get; private set; }

            /// <summary>
            /// cells: The factor of a cell that has won once, twice and so on; the last one stays. [1, 2, 4, 8]
            /// marks a cell first and then doubles.
            /// </summary>
            public int[] Steps { get; private set; }

            internal static Factor From(Json json)
            {
                var type = json["type"].Text;
                return new Factor
                {
                    Type = (FactorType)json["type"].OneOf("drawn", "reels", "fill", "run", "symbols", "cells"),
                    Id = json["id"].Text,
                    Name = json.Find("name") == null ? null : json["name"].Text,
                    Values = json.Find("values") == null ? null : CountTable.From(json["values"]),
                    Multiplies = json.Find("multiplies") == null ? null : json["multiplies"].ListOf(one => (WinSource)one.OneOf("lines", "scatters")),
                    Reels = json.Find("reels") == null ? null : json["reels"].ListOf(one => CountTable.From(one)),
                    Together = json.Find("together") == null ? FactorsTogether.Multiply : (FactorsTogether)json["together"].OneOf("multiply", "add"),
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].ListOf(one => one.Text),
                    Fewest = json.Find("fewest") == null ? (long?)null : json["fewest"].Whole,
                    FromValue = json.Find("from") == null ? (long?)null : json["from"].Whole,
                    Adds = json.Find("adds") == null ? (long?)null : json["adds"].Whole,
                    Keeps = json.Find("keeps") == null ? false : json["keeps"].Flag,
                    Steps = json.Find("steps") == null ? null : json["steps"].Ints,
                };
            }
        }

        /// <summary>A change of single cells, or a reel that moves. A cell that shows a scatter is never changed.</summary>
        internal sealed class WindowChange
        {
            /// <summary>
            /// What it does: put: lays symbols on cells; turn: turns symbols into others; remove: takes cells away,
            /// with cascades; nudge: moves reels.
            /// </summary>
            public ChangeType Type { get; private set; }

            /// <summary>
            /// put, turn: stop: as the reels have stopped or symbols have fallen, before scatters and triggers are
            /// counted. before: after that and before wins are counted, once mystery symbols have turned and before
            /// wilds draw their multipliers and expand. loss: after the first window of a spin, where that neither
            /// wins nor meets a trigger; then wins are counted again. win: with cascades, after a window that won
            /// and before its winners vanish. remove: After a window that won, with the winners (win); or once a
            /// window wins nothing and nothing more would fall (end). nudge: stop: before scatters and triggers are
            /// counted. before: after that and before wins are counted. loss: after a window that neither wins nor
            /// meets a trigger; then wins are counted again.
            /// </summary>
            public string When { get; private set; }

            /// <summary>put, turn, remove: In the first window of a spin only, not once symbols have fallen.</summary>
            public bool First { get; private set; }

            /// <summary>
            /// put, turn, remove, nudge: Happens with this chance only, drawn for each window in which it could.
            /// </summary>
            public Odds Chance { get; private set; }

            /// <summary>put, turn, remove, nudge: Happens only with so many of a symbol in view.</summary>
            public InView InView { get; private set; }

            /// <summary>
            /// put, turn, remove: Happens only after the window whose wins bring the spin to so many cells, all that
            /// fell in it counted.
            /// </summary>
            public Charge Charged { get; private set; }

            /// <summary>put, turn, nudge: Stays only where the window wins more with it than without, by the win rule.</summary>
            public bool IfWins { get; private set; }

            /// <summary>put: The symbol, or weights by symbol.</summary>
            public string Symbol { get; private set; }

            /// <summary>put: The symbol, or weights by symbol.</summary>
            public IReadOnlyDictionary<string, int> SymbolTable { get; private set; }

            /// <summary>
            /// put, turn: Where symbols are drawn by weight: for each cell, once for all cells of a reel, or once
            /// for the window.
            /// </summary>
            public string Drawn { get; private set; }

            /// <summary>put, remove: Which cells. turn: Which of the cells that show these symbols.</summary>
            public CellChoice Cells { get; private set; }

            /// <summary>turn: By symbol what it turns into: one, or weights by symbol.</summary>
            public IReadOnlyDictionary<string, Json> Into { get; private set; }

            /// <summary>nudge: What the reels move for.</summary>
            public string[] Symbols { get; private set; }

            /// <summary>
            /// nudge: full: a reel on which a stack of these symbols lies partly in view, at its edge, moves until
            /// all of it is, or until it fills the reel. inView: a reel that shows none of them moves until one
            /// comes into view.
            /// </summary>
            public string Until { get; private set; }

            /// <summary>nudge: Which way the symbols move.</summary>
            public string Towards { get; private set; }

            /// <summary>nudge: A reel moves only where so many steps are enough.</summary>
            public long? Steps { get; private set; }

            /// <summary>nudge: These reels only.</summary>
            public int[] Reels { get; private set; }

            /// <summary>nudge: So many of the reels that would move, each equally likely: weights by number.</summary>
            public CountTable Number { get; private set; }

            /// <summary>
            /// nudge: What each step adds to the multiplier of the wilds that the reel moves for, beginning with
            /// their own.
            /// </summary>
            public long? Adds { get; private set; }

            internal static WindowChange From(Json json)
            {
                var type = json["type"].Text;
                return new WindowChange
                {
                    Type = (ChangeType)json["type"].OneOf("put", "turn", "remove", "nudge"),
                    When = json.Find("when") == null ? "before" : json["when"].Text,
                    First = json.Find("first") == null ? false : json["first"].Flag,
                    Chance = json.Find("chance") == null ? null : Odds.From(json["chance"]),
                    InView = json.Find("inView") == null ? null : InView.From(json["inView"]),
                    Charged = json.Find("charged") == null ? null : Charge.From(json["charged"]),
                    IfWins = json.Find("ifWins") == null ? false : json["ifWins"].Flag,
                    Symbol = json.Find("symbol") == null ? null : (json["symbol"].IsObject ? null : json["symbol"].Text),
                    SymbolTable = json.Find("symbol") == null ? null : (json["symbol"].IsObject ? json["symbol"].TableOf(one => one.Int) : null),
                    Drawn = json.Find("drawn") == null ? "cell" : json["drawn"].Text,
                    Cells = json.Find("cells") == null ? null : CellChoice.From(json["cells"]),
                    Into = json.Find("into") == null ? null : json["into"].TableOf(one => one),
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].ListOf(one => one.Text),
                    Until = json.Find("until") == null ? null : json["until"].Text,
                    Towards = json.Find("towards") == null ? null : json["towards"].Text,
                    Steps = json.Find("steps") == null ? (long?)null : json["steps"].Whole,
                    Reels = json.Find("reels") == null ? null : json["reels"].Ints,
                    Number = json.Find("number") == null ? null : CountTable.From(json["number"]),
                    Adds = json.Find("adds") == null ? (long?)null : json["adds"].Whole,
                };
            }
        }

        /// <summary>A chance of hit / (hit + miss).</summary>
        internal sealed class Odds
        {
            /// <summary>The weight of a hit.</summary>
            public long Hit { get; private set; }

            /// <summary>The weight of a miss.</summary>
            public long Miss { get; private set; }

            internal static Odds From(Json json)
            {
                return new Odds
                {
                    Hit = json["hit"].Whole,
                    Miss = json["miss"].Whole,
                };
            }
        }

        /// <summary>A number of a symbol in view.</summary>
        internal sealed class InView
        {
            /// <summary>Counted anywhere in the window.</summary>
            public string Symbol { get; private set; }

            /// <summary>So many, or more.</summary>
            public long At { get; private set; }

            /// <summary>Not more than so many.</summary>
            public long? UpTo { get; private set; }

            internal static InView From(Json json)
            {
                return new InView
                {
                    Symbol = json["symbol"].Text,
                    At = json["at"].Whole,
                    UpTo = json.Find("upTo") == null ? (long?)null : json["upTo"].Whole,
                };
            }
        }

        /// <summary>
        /// A meter of one spin: the cells that win by the win rule, counted window by window as symbols fall.
        /// </summary>
        internal sealed class Charge
        {
            /// <summary>So many cells, or more.</summary>
            public long At { get; private set; }

            /// <summary>Only cells that show one of these are counted.</summary>
            public string[] Symbols { get; private set; }

            internal static Charge From(Json json)
            {
                return new Charge
                {
                    At = json["at"].Whole,
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].ListOf(one => one.Text),
                };
            }
        }

        /// <summary>
        /// Some cells of the window. What is said together narrows the choice. No cell that shows a scatter is
        /// ever chosen.
        /// </summary>
        internal sealed class CellChoice
        {
            /// <summary>Cells that show one of these; with towards, the cells beside them.</summary>
            public string[] Symbols { get; private set; }

            /// <summary>
            /// Instead of the cells that show symbols, those that lie in these directions from one of them: ["up",
            /// "down"] is the rest of its reel.
            /// </summary>
            public string[] Towards { get; private set; }

            /// <summary>How many cells far towards goes: weights by number, drawn for each cell from which it goes.</summary>
            public CountTable Reach { get; private set; }

            /// <summary>Goes in one of the directions of towards only, drawn for each cell from which it goes.</summary>
            public bool OneOf { get; private set; }

            /// <summary>Cells of these reels only.</summary>
            public int[] Reels { get; private set; }

            /// <summary>After a win the cells that touch by their sides one that is about to vanish.</summary>
            public bool BesideWins { get; private set; }

            /// <summary>
            /// Cells of squares of so many rows and reels only, all of whose cells show one and the same symbol.
            /// </summary>
            public long? Alike { get; private set; }

            /// <summary>
            /// The cells of one square only, of so many rows and reels: weights by number. It lies anywhere in the
            /// window where it covers no scatter, and on named reels only, each place equally likely; where none is,
            /// no cell is chosen.
            /// </summary>
            public CountTable Square { get; private set; }

            /// <summary>
            /// After a win the cells that are about to vanish, instead of those that stay. What is put there stays.
            /// </summary>
            public bool Won { get; private set; }

            /// <summary>So many of them, each equally likely: weights by number.</summary>
            public CountTable Number { get; private set; }

            internal static CellChoice From(Json json)
            {
                return new CellChoice
                {
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].ListOf(one => one.Text),
                    Towards = json.Find("towards") == null ? null : json["towards"].ListOf(one => one.Text),
                    Reach = json.Find("reach") == null ? null : CountTable.From(json["reach"]),
                    OneOf = json.Find("oneOf") == null ? false : json["oneOf"].Flag,
                    Reels = json.Find("reels") == null ? null : json["reels"].Ints,
                    BesideWins = json.Find("besideWins") == null ? false : json["besideWins"].Flag,
                    Alike = json.Find("alike") == null ? (long?)null : json["alike"].Whole,
                    Square = json.Find("square") == null ? null : CountTable.From(json["square"]),
                    Won = json.Find("won") == null ? false : json["won"].Flag,
                    Number = json.Find("number") == null ? null : CountTable.From(json["number"]),
                };
            }
        }

        /// <summary>Winning symbols vanish, the rest fall, new ones follow, until nothing wins.</summary>
        internal sealed class Cascades
        {
            /// <summary>The multiplier of the first window’s wins, of the second’s, …; the last repeats.</summary>
            public int[] Multipliers { get; private set; }

            /// <summary>
            /// What fills the gaps: strip, the symbols above on the reel’s strip; or weights by symbol id, each cell
            /// drawn by itself.
            /// </summary>
            public string Refill { get; private set; }

            /// <summary>
            /// What fills the gaps: strip, the symbols above on the reel’s strip; or weights by symbol id, each cell
            /// drawn by itself.
            /// </summary>
            public IReadOnlyDictionary<string, int> RefillTable { get; private set; }

            internal static Cascades From(Json json)
            {
                return new Cascades
                {
                    Multipliers = json.Find("multipliers") == null ? null : json["multipliers"].Ints,
                    Refill = json.Find("refill") == null ? "strip" : (json["refill"].IsObject ? "strip" : json["refill"].Text),
                    RefillTable = json.Find("refill") == null ? null : (json["refill"].IsObject ? json["refill"].TableOf(one => one.Int) : null),
                };
            }
        }

        /// <summary>
        /// Respins with the winners held: while something wins, its cells stay, every other cell spins again,
        /// and that goes on as long as each respin wins more than the last. Only the last window pays by the win
        /// rule. Scatters pay, and features start, by the first.
        /// </summary>
        internal sealed class Respins
        {
            /// <summary>What stays.</summary>
            public string Holds { get; private set; }

            internal static Respins From(Json json)
            {
                return new Respins
                {
                    Holds = json["holds"].Text,
                };
            }
        }

        /// <summary>A sum that a prize or a coin may name.</summary>
        internal sealed class Jackpot
        {
            /// <summary>What the rest of the definition calls it.</summary>
            public string Id { get; private set; }

            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>
            /// What it pays: a fixed sum, or what a progressive pool starts from. The pool itself belongs to the
            /// caller (playPools).
            /// </summary>
            public long Coins { get; private set; }

            /// <summary>What every round puts into the pool, in millionths of a coin; absent: a fixed jackpot.</summary>
            public long? ContributionPpm { get; private set; }

            /// <summary>
            /// The pool is paid before it passes so many coins: at a height that is drawn, evenly between coins and
            /// here, when it starts. Only for a pool.
            /// </summary>
            public long? MustHitBy { get; private set; }

            internal static Jackpot From(Json json)
            {
                return new Jackpot
                {
                    Id = json["id"].Text,
                    Name = json.Find("name") == null ? null : json["name"].Text,
                    Coins = json["coins"].Whole,
                    ContributionPpm = json.Find("contributionPpm") == null ? (long?)null : json["contributionPpm"].Whole,
                    MustHitBy = json.Find("mustHitBy") == null ? (long?)null : json["mustHitBy"].Whole,
                };
            }
        }

        /// <summary>What a spin, a prize or a bet mode may start.</summary>
        internal sealed class Feature
        {
            /// <summary>
            /// freeSpins: spins that cost nothing; holdAndWin: coins lock while the rest spins again; wheel: one
            /// segment is drawn; pick: covered items are uncovered; ladder: from rung to rung upwards; board: dice
            /// move a piece over spaces with prizes; choice: the player takes one of several; collect: coins in view
            /// pay their values.
            /// </summary>
            public FeatureType Type { get; private set; }

            /// <summary>What the rest of the definition calls it.</summary>
            public string Id { get; private set; }

            /// <summary>
            /// freeSpins: What awards them on a paid spin. Absent where only chance, a prize or a bet mode starts
            /// it.
            /// </summary>
            public FreeSpinTrigger Trigger { get; private set; }

            /// <summary>
            /// holdAndWin: What starts it. wheel, pick, ladder, board, choice: What starts it. Absent where only
            /// chance, a prize or a bet mode does. collect: The coin, and how many have to be in view.
            /// </summary>
            public CountTrigger CountTrigger { get; private set; }

            /// <summary>
            /// freeSpins, wheel, pick, ladder, board, choice: Starts it by chance, in any bet mode with a paid spin,
            /// beside what its trigger does.
            /// </summary>
            public ChanceStart Chance { get; private set; }

            /// <summary>
            /// freeSpins: Further spins, by count of the same symbol, while they run. One free spin may award at
            /// most 0.95 further ones on average. Of a symbol that stays only those count that land anew.
            /// </summary>
            public CountTable Retrigger { get; private set; }

            /// <summary>freeSpins: Multiplies the wins of these spins.</summary>
            public long Multiplier { get; private set; }

            /// <summary>
            /// freeSpins: The multiplier grows by by after every spin, every spin that wins or every cascade, up to
            /// upTo, and never falls back while they run.
            /// </summary>
            public Growth Grows { get; private set; }

            /// <summary>freeSpins: Which wins the multiplier takes part in.</summary>
            public WinSource[] Multiplies { get; private set; }

            /// <summary>
            /// freeSpins: What scatters pay in these spins, by symbol: one that is not named pays nothing, so {} is
            /// none.
            /// </summary>
            public IReadOnlyDictionary<string, CountTable> ScatterPays { get; private set; }

            /// <summary>freeSpins: The reel set they run on, or weights by reel set, drawn for each of the spins.</summary>
            public string ReelSet { get; private set; }

            /// <summary>freeSpins: The reel set they run on, or weights by reel set, drawn for each of the spins.</summary>
            public IReadOnlyDictionary<string, int> ReelSetTable { get; private set; }

            /// <summary>freeSpins: Symbols that stay where they landed until the feature ends.</summary>
            public string[] Sticky { get; private set; }

            /// <summary>
            /// freeSpins: True: symbols that stay, in view when the feature begins, stay from its first spin on.
            /// With a further spin for each that lands anew they are stick and respin.
            /// </summary>
            public bool KeepsView { get; private set; }

            /// <summary>
            /// freeSpins: Symbols that stay too, but move one reel to the left with every spin, until they leave.
            /// Those in view come along.
            /// </summary>
            public string[] Walking { get; private set; }

            /// <summary>
            /// freeSpins: Symbols that are kept for some spins or to the end, in their places or moving, with a
            /// multiplier that may grow. Instead of sticky and walking.
            /// </summary>
            public KeptSymbol[] Kept { get; private set; }

            /// <summary>freeSpins: The spins go on while a walking symbol is in view.</summary>
            public bool UntilGone { get; private set; }

            /// <summary>
            /// freeSpins: Levels that collected symbols reach: further spins, a multiplier, other reels. Not with
            /// grows.
            /// </summary>
            public FreeSpinLevels Levels { get; private set; }

            /// <summary>
            /// freeSpins: They go on until this symbol has been in view, as reels stop, in as many spins as were
            /// awarded: no other spin takes one of those left. It has to come up in one spin of twenty or more.
            /// </summary>
            public string EndedBy { get; private set; }

            /// <summary>
            /// freeSpins: Each of these spins wins so many coins or more: one that wins less is played again,
            /// unseen, at most 1,000 times, and the last of them stands.
            /// </summary>
            public long? WinsAtLeast { get; private set; }

            /// <summary>
            /// freeSpins: Wilds put on so many cells of every window, wherever no scatter lies: weights by their
            /// number.
            /// </summary>
            public ExtraWilds ExtraWilds { get; private set; }

            /// <summary>freeSpins: What becomes of single cells in these spins, one change after the other.</summary>
            public WindowChange[] Changes { get; private set; }

            /// <summary>
            /// freeSpins: One of these symbols, drawn by weight when the feature starts, covers every reel it lands
            /// on in a spin that shows it on enough reels to pay; it then pays on every line by the number of its
            /// reels, wherever they are.
            /// </summary>
            public IReadOnlyDictionary<string, int> ExpandingSymbol { get; private set; }

            /// <summary>
            /// freeSpins: What multiplies the wins of these spins, beside their own multiplier. The factors of paid
            /// spins do not.
            /// </summary>
            public Factor[] Factors { get; private set; }

            /// <summary>
            /// freeSpins: Parts of the game that these spins have of their own: pays, the win rule, cascades. Not
            /// the multiplier of a wild beside keepsView, walking or kept.
            /// </summary>
            public InsteadInSpins Instead { get; private set; }

            /// <summary>holdAndWin: Respins after each new coin.</summary>
            public long? Respins { get; private set; }

            /// <summary>
            /// holdAndWin: Weights by coins: what a coin is worth, drawn when it lands. collect: Weights by coins:
            /// what each coin is worth, drawn as it is paid.
            /// </summary>
            public CountTable Values { get; private set; }

            /// <summary>holdAndWin: Weights by jackpot id: beside the values.</summary>
            public IReadOnlyDictionary<string, int> Jackpots { get; private set; }

            /// <summary>holdAndWin: On each respin a free cell shows a coin with chance hit / (hit + miss).</summary>
            public Landing Landing { get; private set; }

            /// <summary>holdAndWin: Coins that act, drawn beside the values.</summary>
            public ActiveCoin[] Active { get; private set; }

            /// <summary>
            /// holdAndWin: Each opens a row under the window, for all reels, once so many coins are locked; from
            /// then on its cells spin too.
            /// </summary>
            public int[] OpensRows { get; private set; }

            /// <summary>
            /// holdAndWin: Each opens a reel on the right of the window, as tall as its last one, once so many coins
            /// are locked; from then on its cells spin too.
            /// </summary>
            public int[] OpensReels { get; private set; }

            /// <summary>
            /// holdAndWin: Each reel has respins of its own: a coin gives back those of its own reel, and a reel
            /// without any left stays as it is. withCoins: only reels that show a coin at the start play, and those
            /// that open; all: every reel plays.
            /// </summary>
            public PlayingReels EachReel { get; private set; }

            /// <summary>
            /// holdAndWin: By reel from the left, those that open counted in: what it brings if it is full at the
            /// end.
            /// </summary>
            public FullReel[] FullReels { get; private set; }

            /// <summary>holdAndWin: Coins for filling every cell, rows and reels that have opened among them.</summary>
            public long FullCoins { get; private set; }

            /// <summary>
            /// holdAndWin: What the number of coins at the end brings: a factor, a prize or both, by the highest
            /// grade that is reached. With at for every cell it is for a full grid.
            /// </summary>
            public Grade[] Grades { get; private set; }

            /// <summary>wheel: The segments, around the wheel.</summary>
            public Weighted[] Segments { get; private set; }

            /// <summary>pick: What lies there.</summary>
            public PickItem[] Items { get; private set; }

            /// <summary>pick: The number of items uncovered; absent: until one that ends, or until so many are alike.</summary>
            public long? Picks { get; private set; }

            /// <summary>
            /// pick: An item gives its prize only once so many of it are uncovered, and that ends the pick; one that
            /// ends gives it at once.
            /// </summary>
            public long? Alike { get; private set; }

            /// <summary>ladder: From the lowest.</summary>
            public Rung[] Rungs { get; private set; }

            /// <summary>board: The spaces, in the order in which the piece comes to them.</summary>
            public Space[] Spaces { get; private set; }

            /// <summary>board: How far a roll goes: weights by number of spaces.</summary>
            public CountTable Dice { get; private set; }

            /// <summary>board: The number of rolls.</summary>
            public long? Rolls { get; private set; }

            /// <summary>board: After the last space comes the first again.</summary>
            public bool Loops { get; private set; }

            /// <summary>choice: The first is what a round that nobody attends takes.</summary>
            public Option[] Options { get; private set; }

            /// <summary>
            /// collect: The symbol that collects: each one in view pays all coins, and without one they pay nothing.
            /// </summary>
            public string Collector { get; private set; }

            /// <summary>collect: Weights by number: what a collector multiplies the coins by, drawn for each collector.</summary>
            public CountTable CollectorFactors { get; private set; }

            /// <summary>
            /// collect: Which of the coins in view pay: all, or those on consecutive reels from the first
            /// (fromLeft).
            /// </summary>
            public PaidCoins Pays { get; private set; }

            /// <summary>
            /// collect: In paid spins, in all free spins, or in both. In free spins the coins are multiplied as
            /// scatters are.
            /// </summary>
            public CollectingSpins In { get; private set; }

            internal static Feature From(Json json)
            {
                var type = json["type"].Text;
                return new Feature
                {
                    Type = (FeatureType)json["type"].OneOf("freeSpins", "holdAndWin", "wheel", "pick", "ladder", "board", "choice", "collect"),
                    Id = json["id"].Text,
                    Trigger = json.Find("trigger") == null || !(type == "freeSpins") ? null : FreeSpinTrigger.From(json["trigger"]),
                    CountTrigger = json.Find("trigger") == null || !(type == "holdAndWin" || type == "wheel" || type == "pick" || type == "ladder" || type == "board" || type == "choice" || type == "collect") ? null : CountTrigger.From(json["trigger"]),
                    Chance = json.Find("chance") == null ? null : ChanceStart.From(json["chance"]),
                    Retrigger = json.Find("retrigger") == null ? null : CountTable.From(json["retrigger"]),
                    Multiplier = json.Find("multiplier") == null ? 1 : json["multiplier"].Whole,
                    Grows = json.Find("grows") == null ? null : Growth.From(json["grows"]),
                    Multiplies = json.Find("multiplies") == null ? null : json["multiplies"].ListOf(one => (WinSource)one.OneOf("lines", "scatters")),
                    ScatterPays = json.Find("scatterPays") == null ? null : json["scatterPays"].TableOf(one => CountTable.From(one)),
                    ReelSet = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? null : json["reelSet"].Text),
                    ReelSetTable = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? json["reelSet"].TableOf(one => one.Int) : null),
                    Sticky = json.Find("sticky") == null ? null : json["sticky"].ListOf(one => one.Text),
                    KeepsView = json.Find("keepsView") == null ? false : json["keepsView"].Flag,
                    Walking = json.Find("walking") == null ? null : json["walking"].ListOf(one => one.Text),
                    Kept = json.Find("kept") == null ? null : json["kept"].ListOf(one => KeptSymbol.From(one)),
                    UntilGone = json.Find("untilGone") == null ? false : json["untilGone"].Flag,
                    Levels = json.Find("levels") == null ? null : FreeSpinLevels.From(json["levels"]),
                    EndedBy = json.Find("endedBy") == null ? null : json["endedBy"].Text,
                    WinsAtLeast = json.Find("winsAtLeast") == null ? (long?)null : json["winsAtLeast"].Whole,
                    ExtraWilds = json.Find("extraWilds") == null ? null : ExtraWilds.From(json["extraWilds"]),
                    Changes = json.Find("changes") == null ? null : json["changes"].ListOf(one => WindowChange.From(one)),
                    ExpandingSymbol = json.Find("expandingSymbol") == null ? null : json["expandingSymbol"].TableOf(one => one.Int),
                    Factors = json.Find("factors") == null ? null : json["factors"].ListOf(one => Factor.From(one)),
                    Instead = json.Find("instead") == null ? null : InsteadInSpins.From(json["instead"]),
                    Respins = json.Find("respins") == null ? (long?)null : json["respins"].Whole,
                    Values = json.Find("values") == null ? null : CountTable.From(json["values"]),
                    Jackpots = json.Find("jackpots") == null ? null : json["jackpots"].TableOf(one => one.Int),
                    Landing = json.Find("landing") == null ? null : Landing.From(json["landing"]),
                    Active = json.Find("active") == null ? null : json["active"].ListOf(one => ActiveCoin.From(one)),
                    OpensRows = json.Find("opensRows") == null ? null : json["opensRows"].Ints,
                    OpensReels = json.Find("opensReels") == null ? null : json["opensReels"].Ints,
                    EachReel = json.Find("eachReel") == null ? PlayingReels.WithCoins : (PlayingReels)json["eachReel"].OneOf("withCoins", "all"),
                    FullReels = json.Find("fullReels") == null ? null : json["fullReels"].ListOf(one => FullReel.From(one)),
                    FullCoins = json.Find("fullCoins") == null ? 0 : json["fullCoins"].Whole,
                    Grades = json.Find("grades") == null ? null : json["grades"].ListOf(one => Grade.From(one)),
                    Segments = json.Find("segments") == null ? null : json["segments"].ListOf(one => Weighted.From(one)),
                    Items = json.Find("items") == null ? null : json["items"].ListOf(one => PickItem.From(one)),
                    Picks = json.Find("picks") == null ? (long?)null : json["picks"].Whole,
                    Alike = json.Find("alike") == null ? (long?)null : json["alike"].Whole,
                    Rungs = json.Find("rungs") == null ? null : json["rungs"].ListOf(one => Rung.From(one)),
                    Spaces = json.Find("spaces") == null ? null : json["spaces"].ListOf(one => Space.From(one)),
                    Dice = json.Find("dice") == null ? null : CountTable.From(json["dice"]),
                    Rolls = json.Find("rolls") == null ? (long?)null : json["rolls"].Whole,
                    Loops = json.Find("loops") == null ? false : json["loops"].Flag,
                    Options = json.Find("options") == null ? null : json["options"].ListOf(one => Option.From(one)),
                    Collector = json.Find("collector") == null ? null : json["collector"].Text,
                    CollectorFactors = json.Find("collectorFactors") == null ? null : CountTable.From(json["collectorFactors"]),
                    Pays = json.Find("pays") == null ? PaidCoins.All : (PaidCoins)json["pays"].OneOf("all", "fromLeft"),
                    In = json.Find("in") == null ? CollectingSpins.All : (CollectingSpins)json["in"].OneOf("paid", "free", "all"),
                };
            }
        }

        /// <summary>What awards free spins on a paid spin.</summary>
        internal sealed class FreeSpinTrigger
        {
            /// <summary>Counted anywhere in the window: no mystery symbol, no blank.</summary>
            public string Symbol { get; private set; }

            /// <summary>
            /// Spins by count. A count between two keys awards the lower one’s, so {"3": 8, "4": 0} awards them for
            /// exactly three: with a feature for each number, free spins have a multiplier, reels or rules by the
            /// number that started them.
            /// </summary>
            public CountTable Awards { get; private set; }

            /// <summary>
            /// Counted in the longest win of the symbol instead: free spins won on a line, by ways or in a cluster.
            /// What stands in for the symbol there counts too. So it is for further spins.
            /// </summary>
            public bool InWin { get; private set; }

            /// <summary>
            /// Every win counts, not the longest alone: what the wins award adds up, on all lines and of all
            /// symbols. So it is for further spins. Only with inWin.
            /// </summary>
            public bool EachWin { get; private set; }

            /// <summary>Other symbols whose wins award spins too. Only with eachWin.</summary>
            public OtherAwards[] Others { get; private set; }

            /// <summary>Only with these in view too: several symbols that start the feature together.</summary>
            public AlsoCounted[] Also { get; private set; }

            /// <summary>What is counted starts the feature with this chance only, drawn at most once a spin.</summary>
            public Odds Chance { get; private set; }

            internal static FreeSpinTrigger From(Json json)
            {
                return new FreeSpinTrigger
                {
                    Symbol = json["symbol"].Text,
                    Awards = CountTable.From(json["awards"]),
                    InWin = json.Find("inWin") == null ? false : json["inWin"].Flag,
                    EachWin = json.Find("eachWin") == null ? false : json["eachWin"].Flag,
                    Others = json.Find("others") == null ? null : json["others"].ListOf(one => OtherAwards.From(one)),
                    Also = json.Find("also") == null ? null : json["also"].ListOf(one => AlsoCounted.From(one)),
                    Chance = json.Find("chance") == null ? null : Odds.From(json["chance"]),
                };
            }
        }

        /// <summary>What wins of another symbol award beside those of the first.</summary>
        internal sealed class OtherAwards
        {
            /// <summary>A symbol that pays, and another one.</summary>
            public string Symbol { get; private set; }

            /// <summary>Spins by the size of a win.</summary>
            public CountTable Awards { get; private set; }

            /// <summary>Further spins by the size of a win, where the feature has retrigger too.</summary>
            public CountTable Retrigger { get; private set; }

            internal static OtherAwards From(Json json)
            {
                return new OtherAwards
                {
                    Symbol = json["symbol"].Text,
                    Awards = CountTable.From(json["awards"]),
                    Retrigger = json.Find("retrigger") == null ? null : CountTable.From(json["retrigger"]),
                };
            }
        }

        /// <summary>Another symbol that has to be in view.</summary>
        internal sealed class AlsoCounted
        {
            /// <summary>Counted anywhere in the window: no mystery symbol, no blank.</summary>
            public string Symbol { get; private set; }

            /// <summary>So many, or more.</summary>
            public long At { get; private set; }

            internal static AlsoCounted From(Json json)
            {
                return new AlsoCounted
                {
                    Symbol = json["symbol"].Text,
                    At = json["at"].Whole,
                };
            }
        }

        /// <summary>A feature that a paid spin starts by chance: hit / (hit + miss).</summary>
        internal sealed class ChanceStart
        {
            /// <summary>The weight of a start.</summary>
            public long Hit { get; private set; }

            /// <summary>The weight of none; 0 for a start each time.</summary>
            public long Miss { get; private set; }

            /// <summary>
            /// before the reels spin, after the spin and what it won, or after a loss only: a spin that neither won
            /// nor started anything.
            /// </summary>
            public string When { get; private set; }

            /// <summary>
            /// Only once the spin has won with so many cells, all that fell in it counted. Several features have a
            /// charge each.
            /// </summary>
            public Charge Charged { get; private set; }

            /// <summary>How many free spins; for no other feature.</summary>
            public long? Spins { get; private set; }

            internal static ChanceStart From(Json json)
            {
                return new ChanceStart
                {
                    Hit = json["hit"].Whole,
                    Miss = json["miss"].Whole,
                    When = json.Find("when") == null ? "after" : json["when"].Text,
                    Charged = json.Find("charged") == null ? null : Charge.From(json["charged"]),
                    Spins = json.Find("spins") == null ? (long?)null : json["spins"].Whole,
                };
            }
        }

        /// <summary>How the multiplier of free spins grows.</summary>
        internal sealed class Growth
        {
            /// <summary>How much is added each time.</summary>
            public long By { get; private set; }

            /// <summary>After what: every spin, every spin that wins, or every cascade.</summary>
            public string Each { get; private set; }

            /// <summary>How far.</summary>
            public long UpTo { get; private set; }

            internal static Growth From(Json json)
            {
                return new Growth
                {
                    By = json["by"].Whole,
                    Each = json["each"].Text,
                    UpTo = json.Find("upTo") == null ? 1000 : json["upTo"].Whole,
                };
            }
        }

        /// <summary>A symbol that is kept in free spins once it has landed.</summary>
        internal sealed class KeptSymbol
        {
            /// <summary>The symbol.</summary>
            public string Symbol { get; private set; }

            /// <summary>
            /// What becomes of it after each spin. stays: nothing; left, right: it moves one reel that way and
            /// leaves at the end; bounces: it moves to the left and turns at either end; roams: it moves to a random
            /// cell that no other kept symbol has, any as likely as the others.
            /// </summary>
            public string Moves { get; private set; }

            /// <summary>For how many spins it is kept after the one in which it landed.</summary>
            public long? Lasts { get; private set; }

            /// <summary>What each spin for which it is kept adds to the multiplier of a wild, up to upTo.</summary>
            public long? Adds { get; private set; }

            /// <summary>How far its multiplier grows; with adds.</summary>
            public long? UpTo { get; private set; }

            internal static KeptSymbol From(Json json)
            {
                return new KeptSymbol
                {
                    Symbol = json["symbol"].Text,
                    Moves = json.Find("moves") == null ? "stays" : json["moves"].Text,
                    Lasts = json.Find("lasts") == null ? (long?)null : json["lasts"].Whole,
                    Adds = json.Find("adds") == null ? (long?)null : json["adds"].Whole,
                    UpTo = json.Find("upTo") == null ? (long?)null : json["upTo"].Whole,
                };
            }
        }

        /// <summary>What symbols collected over the free spins lead to.</summary>
        internal sealed class FreeSpinLevels
        {
            /// <summary>Each of it that a spin shows as its reels stop is collected.</summary>
            public string Symbol { get; private set; }

            /// <summary>The levels, lowest first; those reached count from the next spin on.</summary>
            public FreeSpinLevel[] Steps { get; private set; }

            internal static FreeSpinLevels From(Json json)
            {
                return new FreeSpinLevels
                {
                    Symbol = json["symbol"].Text,
                    Steps = json["steps"].ListOf(one => FreeSpinLevel.From(one)),
                };
            }
        }

        /// <summary>A level of free spins.</summary>
        internal sealed class FreeSpinLevel
        {
            /// <summary>So many symbols collected reach it.</summary>
            public long At { get; private set; }

            /// <summary>Further spins, once it is reached.</summary>
            public long? Spins { get; private set; }

            /// <summary>Multiplies the wins of the spins that follow.</summary>
            public long? Multiplier { get; private set; }

            /// <summary>The reel set that the spins that follow run on, or weights by reel set.</summary>
            public string ReelSet { get; private set; }

            /// <summary>The reel set that the spins that follow run on, or weights by reel set.</summary>
            public IReadOnlyDictionary<string, int> ReelSetTable { get; private set; }

            internal static FreeSpinLevel From(Json json)
            {
                return new FreeSpinLevel
                {
                    At = json["at"].Whole,
                    Spins = json.Find("spins") == null ? (long?)null : json["spins"].Whole,
                    Multiplier = json.Find("multiplier") == null ? (long?)null : json["multiplier"].Whole,
                    ReelSet = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? null : json["reelSet"].Text),
                    ReelSetTable = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? json["reelSet"].TableOf(one => one.Int) : null),
                };
            }
        }

        /// <summary>
        /// Parts of the game that free spins have of their own. They are played as in a game that has these
        /// parts instead.
        /// </summary>
        internal sealed class InsteadInSpins
        {
            /// <summary>By symbol what differs of it, such as other pays, or none.</summary>
            public IReadOnlyDictionary<string, SymbolParts> Symbols { get; private set; }

            /// <summary>How windows win.</summary>
            public WinRule Wins { get; private set; }

            /// <summary>Winning symbols vanish, the rest fall, new ones follow.</summary>
            public Cascades Cascades { get; private set; }

            /// <summary>Winning symbols stay and all others spin again.</summary>
            public Respins Respins { get; private set; }

            internal static InsteadInSpins From(Json json)
            {
                return new InsteadInSpins
                {
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].TableOf(one => SymbolParts.From(one)),
                    Wins = json.Find("wins") == null ? null : WinRule.From(json["wins"]),
                    Cascades = json.Find("cascades") == null ? null : Cascades.From(json["cascades"]),
                    Respins = json.Find("respins") == null ? null : Respins.From(json["respins"]),
                };
            }
        }

        /// <summary>What differs of a symbol; what is left out stays as it is.</summary>
        internal sealed class SymbolParts
        {
            /// <summary>Its pays: of a wild or a regular symbol by the win rule, of a scatter anywhere. {} for none.</summary>
            public CountTable Pays { get; private set; }

            /// <summary>Of a wild, its coins by its number anywhere.</summary>
            public CountTable ScatterPays { get; private set; }

            /// <summary>Of a wild, what it multiplies by.</summary>
            public long? Multiplier { get; private set; }

            /// <summary>Of a wild, what it multiplies by.</summary>
            public CountTable MultiplierTable { get; private set; }

            /// <summary>Of a wild, whether it covers its whole reel.</summary>
            public bool Expands { get; private set; }

            internal static SymbolParts From(Json json)
            {
                return new SymbolParts
                {
                    Pays = json.Find("pays") == null ? null : CountTable.From(json["pays"]),
                    ScatterPays = json.Find("scatterPays") == null ? null : CountTable.From(json["scatterPays"]),
                    Multiplier = json.Find("multiplier") == null ? (long?)null : (json["multiplier"].IsObject ? (long?)null : json["multiplier"].Whole),
                    MultiplierTable = json.Find("multiplier") == null ? null : (json["multiplier"].IsObject ? CountTable.From(json["multiplier"]) : null),
                    Expands = json.Find("expands") == null ? false : json["expands"].Flag,
                };
            }
        }

        /// <summary>
        /// A feature that starts, at most once a spin, when at or more of a symbol, and at most upTo, are in
        /// view on a paid spin. What is counted is what the reels showed as they stopped (or symbols fell):
        /// before mystery symbols turn and wilds are added or expand.
        /// </summary>
        internal sealed class CountTrigger
        {
            /// <summary>Counted anywhere in the window: no mystery symbol, no blank.</summary>
            public string Symbol { get; private set; }

            /// <summary>So many, or more.</summary>
            public long At { get; private set; }

            /// <summary>Not more than so many: with at for exactly that number, or from one to another.</summary>
            public long? UpTo { get; private set; }

            /// <summary>
            /// Counted in the longest win of the symbol instead: a feature, or the jackpot that it gives, is won on
            /// a line, by ways or in a cluster. Not for hold-and-win.
            /// </summary>
            public bool InWin { get; private set; }

            /// <summary>
            /// Every win counts, not the longest alone: the feature is played once for each that is large enough.
            /// Only with inWin.
            /// </summary>
            public bool EachWin { get; private set; }

            /// <summary>Only with these in view too: several symbols that start the feature together.</summary>
            public AlsoCounted[] Also { get; private set; }

            /// <summary>What is counted starts the feature with this chance only, drawn at most once a spin.</summary>
            public Odds Chance { get; private set; }

            internal static CountTrigger From(Json json)
            {
                return new CountTrigger
                {
                    Symbol = json["symbol"].Text,
                    At = json["at"].Whole,
                    UpTo = json.Find("upTo") == null ? (long?)null : json["upTo"].Whole,
                    InWin = json.Find("inWin") == null ? false : json["inWin"].Flag,
                    EachWin = json.Find("eachWin") == null ? false : json["eachWin"].Flag,
                    Also = json.Find("also") == null ? null : json["also"].ListOf(one => AlsoCounted.From(one)),
                    Chance = json.Find("chance") == null ? null : Odds.From(json["chance"]),
                };
            }
        }

        /// <summary>Whether a coin lands on a free cell.</summary>
        internal sealed class Landing
        {
            /// <summary>The weight of a coin.</summary>
            public long Hit { get; private set; }

            /// <summary>The weight of none.</summary>
            public long Miss { get; private set; }

            internal static Landing From(Json json)
            {
                return new Landing
                {
                    Hit = json["hit"].Whole,
                    Miss = json["miss"].Whole,
                };
            }
        }

        /// <summary>
        /// A coin that acts once, as it lands, on the coins locked before it: first it multiplies, then it adds,
        /// then it collects. Coins of one respin land reel by reel, from the top.
        /// </summary>
        internal sealed class ActiveCoin
        {
            /// <summary>Its weight beside those of the values.</summary>
            public long Weight { get; private set; }

            /// <summary>What it is worth by itself.</summary>
            public long Coins { get; private set; }

            /// <summary>Multiplies what each coin before it is worth.</summary>
            public long Multiplies { get; private set; }

            /// <summary>Adds as much to each coin before it.</summary>
            public long Adds { get; private set; }

            /// <summary>True: it adds what all coins before it are worth to its own worth.</summary>
            public bool Collects { get; private set; }

            internal static ActiveCoin From(Json json)
            {
                return new ActiveCoin
                {
                    Weight = json["weight"].Whole,
                    Coins = json.Find("coins") == null ? 0 : json["coins"].Whole,
                    Multiplies = json.Find("multiplies") == null ? 1 : json["multiplies"].Whole,
                    Adds = json.Find("adds") == null ? 0 : json["adds"].Whole,
                    Collects = json.Find("collects") == null ? false : json["collects"].Flag,
                };
            }
        }

        /// <summary>What a reel brings at the end if a coin lies in each of its cells.</summary>
        internal sealed class FullReel
        {
            /// <summary>Given when the coins have been paid, reel by reel.</summary>
            public Prize Prize { get; private set; }

            internal static FullReel From(Json json)
            {
                return new FullReel
                {
                    Prize = Prize.From(json["prize"]),
                };
            }
        }

        /// <summary>What a wheel, a pick, a ladder, a choice or a number of coins gives.</summary>
        internal sealed class Prize
        {
            /// <summary>coins: A sum in coins.</summary>
            public long? Coins { get; private set; }

            /// <summary>jackpot: The id of a jackpot.</summary>
            public string Jackpot { get; private set; }

            /// <summary>feature: The id of a feature other than hold-and-win and coins in view.</summary>
            public string Feature { get; private set; }

            /// <summary>feature: How many free spins; for no other feature.</summary>
            public long? Spins { get; private set; }

            /// <summary>nothing: True: it gives nothing.</summary>
            public bool Nothing { get; private set; }

            internal static Prize From(Json json)
            {
                return new Prize
                {
                    Coins = json.Find("coins") == null ? (long?)null : json["coins"].Whole,
                    Jackpot = json.Find("jackpot") == null ? null : json["jackpot"].Text,
                    Feature = json.Find("feature") == null ? null : json["feature"].Text,
                    Spins = json.Find("spins") == null ? (long?)null : json["spins"].Whole,
                    Nothing = json.Find("nothing") == null ? false : json["nothing"].Flag,
                };
            }
        }

        /// <summary>What so many coins bring at the end, beside their values.</summary>
        internal sealed class Grade
        {
            /// <summary>So many coins, or more.</summary>
            public long At { get; private set; }

            /// <summary>Multiplies what all coins are worth together.</summary>
            public long Factor { get; private set; }

            /// <summary>Given when the coins have been paid.</summary>
            public Prize Prize { get; private set; }

            internal static Grade From(Json json)
            {
                return new Grade
                {
                    At = json["at"].Whole,
                    Factor = json.Find("factor") == null ? 1 : json["factor"].Whole,
                    Prize = json.Find("prize") == null ? null : Prize.From(json["prize"]),
                };
            }
        }

        /// <summary>A segment of a wheel.</summary>
        internal sealed class Weighted
        {
            /// <summary>Its relative frequency.</summary>
            public long Weight { get; private set; }

            /// <summary>What it gives.</summary>
            public Prize Prize { get; private set; }

            internal static Weighted From(Json json)
            {
                return new Weighted
                {
                    Weight = json["weight"].Whole,
                    Prize = Prize.From(json["prize"]),
                };
            }
        }

        /// <summary>An item of a pick.</summary>
        internal sealed class PickItem
        {
            /// <summary>How many of it lie there.</summary>
            public long Count { get; private set; }

            /// <summary>What it gives.</summary>
            public Prize Prize { get; private set; }

            /// <summary>Uncovering it ends the pick ("collect").</summary>
            public bool Ends { get; private set; }

            /// <summary>
            /// Multiplies all coins that the pick gives: they are paid when it ends, times the sum of the factors
            /// uncovered. Not with alike.
            /// </summary>
            public long? Factor { get; private set; }

            internal static PickItem From(Json json)
            {
                return new PickItem
                {
                    Count = json["count"].Whole,
                    Prize = Prize.From(json["prize"]),
                    Ends = json.Find("ends") == null ? false : json["ends"].Flag,
                    Factor = json.Find("factor") == null ? (long?)null : json["factor"].Whole,
                };
            }
        }

        /// <summary>A rung of a ladder.</summary>
        internal sealed class Rung
        {
            /// <summary>What it gives.</summary>
            public Prize Prize { get; private set; }

            /// <summary>The weight of climbing on from here; on the last rung it means nothing.</summary>
            public long Up { get; private set; }

            /// <summary>The weight of staying; on the last rung it means nothing.</summary>
            public long Down { get; private set; }

            internal static Rung From(Json json)
            {
                return new Rung
                {
                    Prize = Prize.From(json["prize"]),
                    Up = json["up"].Whole,
                    Down = json["down"].Whole,
                };
            }
        }

        /// <summary>A space of a board.</summary>
        internal sealed class Space
        {
            /// <summary>What it gives.</summary>
            public Prize Prize { get; private set; }

            /// <summary>The number of the space, from 0, from which the piece goes on; that space gives nothing for it.</summary>
            public long? To { get; private set; }

            /// <summary>Coming to rest here ends it.</summary>
            public bool Ends { get; private set; }

            internal static Space From(Json json)
            {
                return new Space
                {
                    Prize = Prize.From(json["prize"]),
                    To = json.Find("to") == null ? (long?)null : json["to"].Whole,
                    Ends = json.Find("ends") == null ? false : json["ends"].Flag,
                };
            }
        }

        /// <summary>What the player may choose.</summary>
        internal sealed class Option
        {
            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>What it gives.</summary>
            public Prize Prize { get; private set; }

            internal static Option From(Json json)
            {
                return new Option
                {
                    Name = json.Find("name") == null ? null : json["name"].Text,
                    Prize = Prize.From(json["prize"]),
                };
            }
        }

        /// <summary>
        /// The round’s coins against factor times as many, with chance up / (up + down), at most steps times;
        /// one that nobody attends is taken as it is. Fair where factor × up = up + down; more than that is
        /// refused.
        /// </summary>
        internal sealed class Gamble
        {
            /// <summary>What a won gamble multiplies the coins by.</summary>
            public long Factor { get; private set; }

            /// <summary>The weight of winning.</summary>
            public long Up { get; private set; }

            /// <summary>The weight of losing.</summary>
            public long Down { get; private set; }

            /// <summary>How often at most.</summary>
            public long Steps { get; private set; }

            /// <summary>Other factors with odds of their own: the player takes one of them, or the first, each time.</summary>
            public GambleOdds[] Others { get; private set; }

            /// <summary>The player may stake half of the coins too, rounded up, and keeps the rest whatever comes of it.</summary>
            public bool Half { get; private set; }

            internal static Gamble From(Json json)
            {
                return new Gamble
                {
                    Factor = json["factor"].Whole,
                    Up = json["up"].Whole,
                    Down = json["down"].Whole,
                    Steps = json["steps"].Whole,
                    Others = json.Find("others") == null ? null : json["others"].ListOf(one => GambleOdds.From(one)),
                    Half = json.Find("half") == null ? false : json["half"].Flag,
                };
            }
        }

        /// <summary>Another way to stake the coins.</summary>
        internal sealed class GambleOdds
        {
            /// <summary>What a won gamble multiplies the coins by.</summary>
            public long Factor { get; private set; }

            /// <summary>The weight of winning.</summary>
            public long Up { get; private set; }

            /// <summary>The weight of losing.</summary>
            public long Down { get; private set; }

            internal static GambleOdds From(Json json)
            {
                return new GambleOdds
                {
                    Factor = json["factor"].Whole,
                    Up = json["up"].Whole,
                    Down = json["down"].Whole,
                };
            }
        }

        /// <summary>Another price for a round, for another start.</summary>
        internal sealed class BetMode
        {
            /// <summary>How a player asks for it.</summary>
            public string Id { get; private set; }

            /// <summary>What players read.</summary>
            public string Name { get; private set; }

            /// <summary>Its price; the coin stays the same.</summary>
            public long Coins { get; private set; }

            /// <summary>The feature it buys, instead of a paid spin.</summary>
            public FeatureStart Buys { get; private set; }

            /// <summary>The reel set its paid spin runs on, or weights by reel set, drawn for each spin.</summary>
            public string ReelSet { get; private set; }

            /// <summary>The reel set its paid spin runs on, or weights by reel set, drawn for each spin.</summary>
            public IReadOnlyDictionary<string, int> ReelSetTable { get; private set; }

            /// <summary>
            /// Parts of the game that this mode has of its own: pays that only a larger bet has, a win rule,
            /// features, factors.
            /// </summary>
            public InsteadInMode Instead { get; private set; }

            internal static BetMode From(Json json)
            {
                return new BetMode
                {
                    Id = json["id"].Text,
                    Name = json.Find("name") == null ? null : json["name"].Text,
                    Coins = json["coins"].Whole,
                    Buys = json.Find("buys") == null ? null : FeatureStart.From(json["buys"]),
                    ReelSet = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? null : json["reelSet"].Text),
                    ReelSetTable = json.Find("reelSet") == null ? null : (json["reelSet"].IsObject ? json["reelSet"].TableOf(one => one.Int) : null),
                    Instead = json.Find("instead") == null ? null : InsteadInMode.From(json["instead"]),
                };
            }
        }

        /// <summary>A feature that something else than the reels starts.</summary>
        internal sealed class FeatureStart
        {
            /// <summary>The id of a feature other than hold-and-win and coins in view.</summary>
            public string Feature { get; private set; }

            /// <summary>How many free spins; for no other feature.</summary>
            public long? Spins { get; private set; }

            internal static FeatureStart From(Json json)
            {
                return new FeatureStart
                {
                    Feature = json["feature"].Text,
                    Spins = json.Find("spins") == null ? (long?)null : json["spins"].Whole,
                };
            }
        }

        /// <summary>
        /// Parts of the game that a bet mode has of its own, in paid spins and in all that they start. It is
        /// played, and proved, as a game that has these parts instead.
        /// </summary>
        internal sealed class InsteadInMode
        {
            /// <summary>By symbol what differs of it, such as other pays, or none.</summary>
            public IReadOnlyDictionary<string, SymbolParts> Symbols { get; private set; }

            /// <summary>How windows win.</summary>
            public WinRule Wins { get; private set; }

            /// <summary>Winning symbols vanish, the rest fall, new ones follow.</summary>
            public Cascades Cascades { get; private set; }

            /// <summary>Winning symbols stay and all others spin again.</summary>
            public Respins Respins { get; private set; }

            /// <summary>
            /// Wilds put on so many cells of the window of a paid spin, wherever no scatter lies: weights by their
            /// number, 0 for none.
            /// </summary>
            public ExtraWilds ExtraWilds { get; private set; }

            /// <summary>What multiplies the wins of paid spins.</summary>
            public Factor[] Factors { get; private set; }

            /// <summary>What becomes of single cells in paid spins, one change after the other.</summary>
            public WindowChange[] Changes { get; private set; }

            /// <summary>Features, each instead of the one of the game with the same id and type.</summary>
            public Feature[] Features { get; private set; }

            internal static InsteadInMode From(Json json)
            {
                return new InsteadInMode
                {
                    Symbols = json.Find("symbols") == null ? null : json["symbols"].TableOf(one => SymbolParts.From(one)),
                    Wins = json.Find("wins") == null ? null : WinRule.From(json["wins"]),
                    Cascades = json.Find("cascades") == null ? null : Cascades.From(json["cascades"]),
                    Respins = json.Find("respins") == null ? null : Respins.From(json["respins"]),
                    ExtraWilds = json.Find("extraWilds") == null ? null : ExtraWilds.From(json["extraWilds"]),
                    Factors = json.Find("factors") == null ? null : json["factors"].ListOf(one => Factor.From(one)),
                    Changes = json.Find("changes") == null ? null : json["changes"].ListOf(one => WindowChange.From(one)),
                    Features = json.Find("features") == null ? null : json["features"].ListOf(one => Feature.From(one)),
                };
            }
        }
    }
}
