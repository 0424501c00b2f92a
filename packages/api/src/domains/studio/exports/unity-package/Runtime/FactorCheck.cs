using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>Follows the factors of one spin, and what they multiply.</summary>
    sealed class FactorCheck
    {
        readonly GameDefinition game;
        /// <summary>What was drawn for the spin; by reel, a factor of each.</summary>
        readonly Dictionary<string, long> drawn = new Dictionary<string, long>();
        readonly Dictionary<string, long[]> byReel = new Dictionary<string, long[]>();
        /// <summary>What was told of the window in view.</summary>
        readonly Dictionary<string, long> told = new Dictionary<string, long>();
        Format.Factor[] factors = new Format.Factor[0];
        /// <summary>By factor how often each cell has won.</summary>
        readonly Dictionary<string, Dictionary<int, int>> marks = new Dictionary<string, Dictionary<int, int>>();
        /// <summary>What free spins have added up.</summary>
        readonly Dictionary<string, long> banks = new Dictionary<string, long>();
        readonly List<KeyValuePair<Format.Factor, long>> due = new List<KeyValuePair<Format.Factor, long>>();
        long wonLines;
        long wonScatters;

        public FactorCheck(GameDefinition game)
        {
            this.game = game;
        }

        /// <summary>Free spins begin.</summary>
        public void Forget()
        {
            banks.Clear();
            marks.Clear();
        }

        /// <summary>A window has won so much.</summary>
        public void Won(long lines, long scatters)
        {
            wonLines += lines;
            wonScatters += scatters;
        }

        /// <summary>The spin is over: what each factor of symbols in view adds, in their order.</summary>
        public List<KeyValuePair<Format.Factor, long>> AtEnd(Window window)
        {
            due.Clear();
            foreach (var factor in factors)
            {
                if (factor.Type != FactorType.Symbols) continue;
                var sum = InView(window);
                if (factor.Keeps)
                {
                    long before;
                    banks.TryGetValue(factor.Id, out before);
                    if (wonLines + wonScatters > 0) before += sum;
                    banks[factor.Id] = before;
                    sum = before;
                }
                var more = System.Math.Max(1, sum) - 1;
                var lines = Takes(factor, WinSource.Lines) ? checked(wonLines * more) : 0;
                var scatters = Takes(factor, WinSource.Scatters) ? checked(wonScatters * more) : 0;
                wonLines += lines;
                wonScatters += scatters;
                if (lines + scatters > 0) due.Add(new KeyValuePair<Format.Factor, long>(factor, lines + scatters));
            }
            wonLines = 0;
            wonScatters = 0;
            return due;
        }

        long InView(Window window)
        {
            long sum = 0;
            for (var reel = 0; reel < window.Reels; reel++)
                for (var row = 0; row < window.RowsOn(reel); row++)
                {
                    var cell = new Cell(reel, row);
                    if (window.SymbolAt(cell).Adds) sum += window.MultiplierAt(cell);
                }
            return sum;
        }

        public long Lines { get; private set; }
        public long Scatters { get; private set; }

        /// <summary>A spin has stopped.</summary>
        public void Begin(Format.Factor[] ofSpin)
        {
            factors = ofSpin ?? new Format.Factor[0];
            drawn.Clear();
            byReel.Clear();
            told.Clear();
            foreach (var factor in factors)
                if (factor.Type == FactorType.Cells && !(factor.Keeps && marks.ContainsKey(factor.Id))) marks[factor.Id] = new Dictionary<int, int>();
            wonLines = 0;
            wonScatters = 0;
        }

        /// <summary>The window has won: the cells that did go a step up. Each factor of cells that is to be told now.</summary>
        public IEnumerable<Format.Factor> Marked(Wins wins)
        {
            if (wins.Count == 0) yield break;
            foreach (var factor in factors)
            {
                if (factor.Type != FactorType.Cells) continue;
                var before = marks[factor.Id];
                var won = new HashSet<int>();
                for (var i = 0; i < wins.Count; i++)
                    for (var j = 0; j < wins.CellsOf(i); j++) won.Add(wins.CellOf(i, j).At);
                foreach (var at in won)
                {
                    int times;
                    before.TryGetValue(at, out times);
                    before[at] = System.Math.Min(factor.Steps.Length, times + 1);
                }
                yield return factor;
            }
        }

        /// <summary>Every cell in view that has won is told, with what it has.</summary>
        public void ShowMarked(RoundEvent one, Window window)
        {
            var factor = Find(one.Id);
            var has = marks[factor.Id];
            var inView = 0;
            foreach (var at in has.Keys)
                if (window.Has(at)) inView++;
            RoundCheck.Require(one.Marked != null && one.Marked.Length == inView, inView + " cells in view have won");
            foreach (var cell in one.Marked)
            {
                int times;
                RoundCheck.Require(has.TryGetValue(cell.Cell.At, out times), "a cell has not won");
                RoundCheck.Require(cell.Multiplier == factor.Steps[times - 1], "its factor is " + factor.Steps[times - 1]);
            }
        }

        public void Show(RoundEvent one, Window window)
        {
            var factor = Find(one.Id);
            switch (factor.Type)
            {
                case FactorType.Drawn:
                    RoundCheck.Require(factor.Values.HasCount(one.Multiplier), "the factor is not " + one.Multiplier);
                    drawn[factor.Id] = one.Multiplier;
                    break;
                case FactorType.Cells:
                    ShowMarked(one, window);
                    break;
                case FactorType.Symbols:
                    throw new System.FormatException("the factor is told at the end of the spin");
                case FactorType.Reels:
                    byReel[factor.Id] = OfReels(factor, one.Parts ?? new FactorPart[0]);
                    break;
                default:
                    told[factor.Id] = one.Multiplier;
                    break;
            }
        }

        /// <summary>The wins of the window are about to be counted.</summary>
        public void See(Window window)
        {
            Lines = 1;
            Scatters = 1;
            foreach (var factor in factors)
            {
                if (factor.Type == FactorType.Symbols || factor.Type == FactorType.Cells) continue;
                if (factor.Type == FactorType.Reels)
                {
                    RoundCheck.Require(byReel.ContainsKey(factor.Id), "the factor " + factor.Id + " is due");
                    continue;
                }
                long multiplier;
                if (factor.Type == FactorType.Drawn) RoundCheck.Require(drawn.TryGetValue(factor.Id, out multiplier), "the factor " + factor.Id + " is due");
                else multiplier = factor.Type == FactorType.Run ? OfRun(factor, window) : Filled(factor, window);
                if (Takes(factor, WinSource.Lines)) Lines *= multiplier;
                if (Takes(factor, WinSource.Scatters)) Scatters *= multiplier;
            }
            told.Clear();
        }

        /// <summary>What multiplies one win beside its window.</summary>
        public long OfWin(Wins wins, int index)
        {
            long product = 1;
            foreach (var factor in factors)
                if (factor.Type == FactorType.Reels) product *= OfCells(byReel[factor.Id], factor.Together, wins, index);
                else if (factor.Type == FactorType.Cells) product *= OfMarks(factor, wins, index);
            return product;
        }

        long OfMarks(Format.Factor factor, Wins wins, int index)
        {
            long sum = 0;
            for (var i = 0; i < wins.CellsOf(index); i++)
            {
                int times;
                if (!marks[factor.Id].TryGetValue(wins.CellOf(index, i).At, out times)) continue;
                if (factor.Steps[times - 1] > 1) sum += factor.Steps[times - 1];
            }
            return System.Math.Max(1, sum);
        }

        static long OfCells(long[] reels, FactorsTogether together, Wins wins, int index)
        {
            var used = 0;
            long sum = 0;
            long product = 1;
            for (var i = 0; i < wins.CellsOf(index); i++)
            {
                var reel = wins.CellOf(index, i).Reel;
                if ((used >> reel & 1) == 1) continue;
                used |= 1 << reel;
                if (reels[reel] > 1) sum += reels[reel];
                product *= reels[reel];
            }
            if (together == FactorsTogether.Multiply) return product;
            return sum > 1 ? sum : 1;
        }

        /// <summary>So many reels, or 1; and that it was told.</summary>
        long Filled(Format.Factor factor, Window window)
        {
            var full = 0;
            var symbol = window.SymbolAt(new Cell(0, 0));
            var may = factor.Symbols == null ? symbol.Kind == SymbolKind.Regular : System.Array.IndexOf(factor.Symbols, symbol.Id) >= 0;
            while (may && full < window.Reels && IsFull(window, full, symbol)) full++;
            if (full < factor.Fewest) full = 1;
            RequireTold(factor, full);
            return full;
        }

        /// <summary>What the longest run in view makes; and that it was told.</summary>
        long OfRun(Format.Factor factor, Window window)
        {
            var longest = 0;
            foreach (var symbol in game.Symbols)
            {
                if (symbol.Kind != SymbolKind.Regular) continue;
                var reels = 0;
                while (reels < window.Reels && IsOn(window, reels, symbol)) reels++;
                longest = System.Math.Max(longest, reels);
            }
            var multiplier = checked(1 + factor.Adds.Value * System.Math.Max(0, longest - factor.FromValue.Value));
            RequireTold(factor, multiplier);
            return multiplier;
        }

        /// <summary>A factor of the window in view is told unless it is 1.</summary>
        void RequireTold(Format.Factor factor, long multiplier)
        {
            long shown;
            var isTold = told.TryGetValue(factor.Id, out shown);
            RoundCheck.Require(isTold == multiplier > 1 && (!isTold || shown == multiplier), "the factor " + factor.Id + " is " + multiplier);
        }

        /// <summary>Whether a reel shows the symbol, or a wild that stands in for it.</summary>
        static bool IsOn(Window window, int reel, Symbol symbol)
        {
            for (var row = 0; row < window.RowsOn(reel); row++)
            {
                var shown = window.SymbolAt(new Cell(reel, row));
                if (shown.Index == symbol.Index || shown.StandsInFor(symbol.Index)) return true;
            }
            return false;
        }

        static bool IsFull(Window window, int reel, Symbol symbol)
        {
            for (var row = 0; row < window.RowsOn(reel); row++)
                if (window.SymbolAt(new Cell(reel, row)).Index != symbol.Index) return false;
            return true;
        }

        long[] OfReels(Format.Factor factor, FactorPart[] parts)
        {
            var reels = new long[game.Reels];
            for (var i = 0; i < reels.Length; i++) reels[i] = 1;
            foreach (var part in parts) reels[part.Reel] = part.Multiplier;
            for (var i = 0; i < reels.Length; i++)
                RoundCheck.Require(factor.Reels[i].HasCount(reels[i]), "the factor of reel " + i + " is not " + reels[i]);
            return reels;
        }

        static bool Takes(Format.Factor factor, WinSource source)
        {
            return factor.Multiplies == null || System.Array.IndexOf(factor.Multiplies, source) >= 0;
        }

        Format.Factor Find(string id)
        {
            foreach (var factor in factors)
                if (factor.Id == id) return factor;
            throw new System.FormatException("there is no factor " + id);
        }
    }
}
