using System.Collections.Generic;

namespace Spilvaerk.Game
{
    public enum WinKind { Line, Combination, Ways, Cluster, Anywhere, Straight, Shape, FullWindow }

    /// <summary>What a window wins once, before the multipliers of cascades and features.</summary>
    public struct Win
    {
        public WinKind Kind { get; internal set; }
        /// <summary>The line, for wins on one.</summary>
        public int Line { get; internal set; }
        /// <summary>The number of the combination, for one.</summary>
        public int Combination { get; internal set; }
        public Direction Direction { get; internal set; }
        /// <summary>The number of the symbol that pays.</summary>
        public int Symbol { get; internal set; }
        /// <summary>Reels in a row, or cells.</summary>
        public int Count { get; internal set; }
        public int Ways { get; internal set; }
        /// <summary>Of the wilds; already in the coins.</summary>
        public long Multiplier { get; internal set; }
        public long Coins { get; internal set; }
        internal int FirstCell;
        internal int CellCount;
    }

    /// <summary>A list of wins to be filled again and again without new memory.</summary>
    public sealed class Wins
    {
        readonly List<Win> wins = new List<Win>();
        readonly List<Cell> cells = new List<Cell>();

        public int Count { get { return wins.Count; } }
        public Win this[int index] { get { return wins[index]; } }

        public long Coins
        {
            get
            {
                long coins = 0;
                for (var i = 0; i < wins.Count; i++) coins += wins[i].Coins;
                return coins;
            }
        }

        public int CellsOf(int win)
        {
            return wins[win].CellCount;
        }

        public Cell CellOf(int win, int index)
        {
            return cells[wins[win].FirstCell + index];
        }

        internal void Clear()
        {
            wins.Clear();
            cells.Clear();
        }

        /// <summary>Cells come after it, by <see cref="AddCell"/>.</summary>
        internal void Add(Win win)
        {
            win.FirstCell = cells.Count;
            wins.Add(win);
        }

        internal void AddCell(int reel, int row)
        {
            cells.Add(new Cell(reel, row));
            var last = wins[wins.Count - 1];
            last.CellCount++;
            wins[wins.Count - 1] = last;
        }
    }
}
