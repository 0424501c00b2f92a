using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>A symbol that the pay table pays by the win rule.</summary>
    sealed class Candidate
    {
        public readonly Symbol Symbol;
        readonly bool[] standIns;

        Candidate(Symbol symbol, Symbol[] all)
        {
            Symbol = symbol;
            standIns = new bool[all.Length];
            for (var i = 0; i < all.Length; i++) standIns[i] = all[i].StandsInFor(symbol.Index);
        }

        public static Candidate[] Of(GameDefinition game)
        {
            var found = new List<Candidate>();
            foreach (var symbol in game.Symbols)
                if (symbol.Pays != null && (symbol.Kind == SymbolKind.Regular || symbol.Kind == SymbolKind.Wild))
                    found.Add(new Candidate(symbol, game.Symbols));
            return found.ToArray();
        }

        /// <summary>0 where the cell does not stand for the symbol, else the multiplier that it brings.</summary>
        public int FitOf(Window window, int at)
        {
            var symbol = window.Symbols[at];
            if (symbol == Symbol.Index) return 1;
            return standIns[symbol] ? window.Multipliers[at] : 0;
        }

        /// <summary>Whether the cell is the symbol itself. A wild with a drawn multiplier is never plainly itself.</summary>
        public bool IsItself(Window window, int at)
        {
            return window.Symbols[at] == Symbol.Index && !Symbol.DrawsMultiplier;
        }

        public void AddCells(Window window, int fromReel, int toReel, Wins wins)
        {
            for (var reel = fromReel; reel < toReel; reel++)
                for (var row = 0; row < window.Rows[reel]; row++)
                    if (FitOf(window, reel * Window.Stride + row) > 0) wins.AddCell(reel, row);
        }

        public static long Combine(WildMultiplierRule rule, long factor, long multiplier)
        {
            if (multiplier == 1) return factor;
            if (factor == 1) return multiplier;
            switch (rule)
            {
                case WildMultiplierRule.Highest: return Math.Max(factor, multiplier);
                case WildMultiplierRule.Add: return factor + multiplier;
                default: return checked(factor * multiplier);
            }
        }
    }
}
