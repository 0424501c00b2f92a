using System;

namespace Spilvaerk.Game
{
    /// <summary>Finds the combination of a line that pays most: the first of those that pay the same.</summary>
    sealed class CombinationReader
    {
        readonly GameDefinition game;
        /// <summary>By set of slots, as bits: whether the symbols so far can fill just these.</summary>
        readonly bool[] filled;
        readonly bool[] next;

        public CombinationReader(GameDefinition game)
        {
            this.game = game;
            filled = new bool[1 << game.Reels];
            next = new bool[1 << game.Reels];
        }

        /// <summary>−1 where none fits.</summary>
        public int Best(Window window, int[] rows)
        {
            var best = -1;
            for (var i = 0; i < game.Combinations.Length; i++)
            {
                var coins = game.Combinations[i].Coins;
                if (coins > (best < 0 ? 0 : game.Combinations[best].Coins) && Fits(game.Combinations[i], window, rows)) best = i;
            }
            return best;
        }

        bool Fits(Combination combination, Window window, int[] rows)
        {
            return combination.AnyOrder ? FitsInAnyOrder(combination, window, rows) : FitsInOrder(combination, window, rows);
        }

        static bool FitsInOrder(Combination combination, Window window, int[] rows)
        {
            for (var reel = 0; reel < rows.Length; reel++)
                if (!combination.Fits[reel][window.Symbols[reel * Window.Stride + rows[reel]]]) return false;
            return true;
        }

        bool FitsInAnyOrder(Combination combination, Window window, int[] rows)
        {
            Array.Clear(filled, 0, filled.Length);
            filled[0] = true;
            for (var reel = 0; reel < rows.Length; reel++)
            {
                Array.Clear(next, 0, next.Length);
                var symbol = window.Symbols[reel * Window.Stride + rows[reel]];
                for (var slots = 0; slots < filled.Length; slots++)
                {
                    if (!filled[slots]) continue;
                    for (var slot = 0; slot < rows.Length; slot++)
                        if ((slots & (1 << slot)) == 0 && combination.Fits[slot][symbol]) next[slots | (1 << slot)] = true;
                }
                Array.Copy(next, filled, filled.Length);
            }
            return filled[filled.Length - 1];
        }
    }
}
