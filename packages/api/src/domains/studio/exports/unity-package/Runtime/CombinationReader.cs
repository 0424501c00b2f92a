using System;

namespace Spilvaerk.Game
{
    /// <summary>Finds the combination of a line that pays most: the first of those that pay the same.</summary>
    sealed class CombinationReader
    {
        readonly GameDefinition game;
        /// <summary>By set of slots, as bits: the most that wilds multiply in just these; 0 where they cannot be filled.</summary>
        readonly long[] filled;
        readonly long[] next;

        public CombinationReader(GameDefinition game)
        {
            this.game = game;
            filled = new long[1 << game.Reels];
            next = new long[1 << game.Reels];
        }

        /// <summary>What the wilds multiply in the combination found last.</summary>
        public long Multiplier { get; private set; }

        /// <summary>−1 where none fits.</summary>
        public int Best(Window window, int[] rows)
        {
            var best = -1;
            long most = 0;
            for (var i = 0; i < game.Combinations.Length; i++)
            {
                var factor = Fill(game.Combinations[i], window, rows);
                var coins = checked(game.Combinations[i].Coins * factor);
                if (coins <= most) continue;
                best = i;
                most = coins;
                Multiplier = factor;
            }
            return best;
        }

        long Fill(Combination combination, Window window, int[] rows)
        {
            Array.Clear(filled, 0, filled.Length);
            filled[0] = 1;
            for (var reel = 0; reel < rows.Length; reel++)
            {
                Array.Clear(next, 0, next.Length);
                var at = reel * Window.Stride + rows[reel];
                for (var slots = 0; slots < filled.Length; slots++)
                {
                    if (filled[slots] == 0) continue;
                    for (var slot = 0; slot < rows.Length; slot++)
                    {
                        var isFree = combination.AnyOrder ? (slots & (1 << slot)) == 0 : slot == reel;
                        if (!isFree || !combination.Fits[slot][window.Symbols[at]]) continue;
                        var fit = combination.Multiplies[slot][window.Symbols[at]] ? window.Multipliers[at] : 1;
                        var all = slots | (1 << slot);
                        next[all] = Math.Max(next[all], Candidate.Combine(game.WildMultipliers, filled[slots], fit));
                    }
                }
                Array.Copy(next, filled, filled.Length);
            }
            return filled[filled.Length - 1];
        }
    }
}
