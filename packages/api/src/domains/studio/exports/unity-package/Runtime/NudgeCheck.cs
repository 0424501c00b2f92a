using System;

namespace Spilvaerk.Game
{
    /// <summary>Reels that move along their strips: what comes into view is what the strip has there.</summary>
    sealed class NudgeCheck
    {
        readonly GameDefinition game;
        readonly int[] tops;
        ReelSet set;

        public NudgeCheck(GameDefinition game)
        {
            this.game = game;
            tops = new int[game.Reels];
        }

        public void Stop(RoundEvent one)
        {
            if (!game.ReelSets.TryGetValue(one.ReelSet, out set)) throw new FormatException("there are no such reels");
            Array.Copy(one.Stops, tops, tops.Length);
        }

        /// <summary>Moves the reels told in the window; wilds multiply by how far they came.</summary>
        public void Move(RoundEvent one, Format.WindowChange change, Window window)
        {
            if (one.Nudged == null || one.Nudged.Length == 0) throw new FormatException("no reel is told to move");
            foreach (var nudged in one.Nudged)
            {
                Shift(nudged, window);
                if (change.Adds.HasValue) Multiply(nudged, change, window);
            }
            for (var i = 0; i < one.Cells.Length; i++)
                if (window.SymbolAt(one.Cells[i]).Id != one.Symbols[i]) throw new FormatException("the strip has no " + one.Symbols[i] + " there");
        }

        void Shift(NudgedReel nudged, Window window)
        {
            var reel = nudged.Reel;
            var strip = set.Reels[reel].Strip;
            var rows = window.RowsOn(reel);
            tops[reel] -= nudged.Steps;
            var before = new int[rows];
            for (var row = 0; row < rows; row++) before[row] = window.SymbolAt(new Cell(reel, row)).Index;
            for (var row = 0; row < rows; row++)
            {
                var came = row - nudged.Steps;
                var place = ((tops[reel] + row) % strip.Length + strip.Length) % strip.Length;
                window.Put(new Cell(reel, row), came >= 0 && came < rows ? before[came] : strip[place]);
            }
        }

        static void Multiply(NudgedReel nudged, Format.WindowChange change, Window window)
        {
            for (var row = 0; row < window.RowsOn(nudged.Reel); row++)
            {
                var cell = new Cell(nudged.Reel, row);
                var symbol = window.SymbolAt(cell);
                if (symbol.Kind != SymbolKind.Wild || Array.IndexOf(change.Symbols, symbol.Id) < 0) continue;
                window.Multiply(cell, symbol.Multiplier + (int)change.Adds.Value * Math.Abs(nudged.Steps));
            }
        }
    }
}
