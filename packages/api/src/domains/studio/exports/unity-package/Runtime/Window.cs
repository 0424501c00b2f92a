namespace Spilvaerk.Game
{
    public struct Cell
    {
        public readonly int Reel;
        /// <summary>From 0 at the top.</summary>
        public readonly int Row;

        public Cell(int reel, int row)
        {
            Reel = reel;
            Row = row;
        }

        public static Cell From(Json json)
        {
            return new Cell(json.Items[0].Int, json.Items[1].Int);
        }

        internal int At { get { return Reel * Window.Stride + Row; } }
    }

    /// <summary>What is in view. One window is made per machine and filled again and again.</summary>
    public sealed class Window
    {
        internal const int Stride = 16;

        public readonly int Reels;
        GameDefinition game;
        internal readonly int[] Rows;
        /// <summary>At reel × Stride + row.</summary>
        internal readonly int[] Symbols;
        internal readonly int[] Multipliers;

        public Window(GameDefinition game)
        {
            this.game = game;
            Reels = game.Reels;
            Rows = new int[Reels];
            Symbols = new int[Reels * Stride];
            Multipliers = new int[Reels * Stride];
        }

        /// <summary>What symbols are, from now on. The same symbols go by the same numbers.</summary>
        internal void PlayBy(GameDefinition other)
        {
            game = other;
        }

        public int RowsOn(int reel)
        {
            return Rows[reel];
        }

        /// <summary>Whether a place is in view.</summary>
        internal bool Has(int at)
        {
            return at % Stride < Rows[at / Stride];
        }

        public Symbol SymbolAt(Cell cell)
        {
            return game.Symbols[Symbols[cell.At]];
        }

        public int MultiplierAt(Cell cell)
        {
            return Multipliers[cell.At];
        }

        /// <summary>Per reel the symbol ids from the top, as events bring them.</summary>
        public void Show(string[][] symbols)
        {
            if (symbols.Length != Reels) throw new System.FormatException("a window of " + symbols.Length + " reels");
            for (var reel = 0; reel < Reels; reel++)
            {
                if (symbols[reel].Length > Stride) throw new System.FormatException("a window of " + symbols[reel].Length + " rows");
                Rows[reel] = symbols[reel].Length;
                for (var row = 0; row < Rows[reel]; row++) Put(new Cell(reel, row), game.IndexOf(symbols[reel][row]));
            }
        }

        public void Put(Cell cell, int symbol)
        {
            RequireInView(cell);
            Symbols[cell.At] = symbol;
            Multipliers[cell.At] = game.Symbols[symbol].Multiplier;
        }

        public void Cover(int reel, int symbol)
        {
            for (var row = 0; row < Rows[reel]; row++) Put(new Cell(reel, row), symbol);
        }

        public void Multiply(Cell cell, int multiplier)
        {
            RequireInView(cell);
            Multipliers[cell.At] = multiplier;
        }

        public int Count(int symbol)
        {
            var count = 0;
            for (var reel = 0; reel < Reels; reel++)
                for (var at = reel * Stride; at < reel * Stride + Rows[reel]; at++)
                    if (Symbols[at] == symbol) count++;
            return count;
        }

        /// <summary>Adds the place of each cell in view that shows the symbol.</summary>
        internal void AddPlacesOf(int symbol, System.Collections.Generic.ICollection<int> places)
        {
            for (var reel = 0; reel < Reels; reel++)
                for (var at = reel * Stride; at < reel * Stride + Rows[reel]; at++)
                    if (Symbols[at] == symbol) places.Add(at);
        }

        public bool Shows(int reel, int symbol)
        {
            for (var at = reel * Stride; at < reel * Stride + Rows[reel]; at++)
                if (Symbols[at] == symbol) return true;
            return false;
        }

        void RequireInView(Cell cell)
        {
            if (cell.Reel < 0 || cell.Reel >= Reels || cell.Row < 0 || cell.Row >= Rows[cell.Reel])
                throw new System.FormatException("cell " + cell.Reel + "," + cell.Row + " is not in view");
        }
    }
}
