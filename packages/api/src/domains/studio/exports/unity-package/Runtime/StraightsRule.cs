namespace Spilvaerk.Game
{
    /// <summary>Cells of one symbol side by side in a row or on a reel win by their number, wilds counted in.</summary>
    sealed class StraightsRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;

        public StraightsRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
        }

        public void Evaluate(Window window, Wins wins)
        {
            var depth = 0;
            for (var reel = 0; reel < window.Reels; reel++) if (window.Rows[reel] > depth) depth = window.Rows[reel];
            foreach (var candidate in candidates)
            {
                if (game.WildRuns == WildRuns.None && candidate.Symbol.Kind == SymbolKind.Wild) continue;
                if (game.Along != Along.Reels) for (var row = 0; row < depth; row++) Runs(window, candidate, 0, row, true, window.Reels, wins);
                if (game.Along != Along.Rows) for (var reel = 0; reel < window.Reels; reel++) Runs(window, candidate, reel, 0, false, depth, wins);
            }
        }

        void Runs(Window window, Candidate candidate, int reel, int row, bool inRow, int length, Wins wins)
        {
            var count = 0;
            var own = false;
            long factor = 1;
            for (var i = 0; i <= length; i++)
            {
                var fit = i == length ? 0 : FitOf(window, candidate, inRow ? i : reel, inRow ? row : i);
                if (fit > 0)
                {
                    count++;
                    factor = Candidate.Combine(game.WildMultipliers, factor, fit);
                    own |= candidate.IsItself(window, (inRow ? i : reel) * Window.Stride + (inRow ? row : i));
                    continue;
                }
                if (count > 0 && (own || game.WildRuns == WildRuns.Each)) Pay(candidate, inRow ? i - count : reel, inRow ? row : i - count, inRow, count, factor, wins);
                count = 0;
                own = false;
                factor = 1;
            }
        }

        static int FitOf(Window window, Candidate candidate, int reel, int row)
        {
            return row < window.Rows[reel] ? candidate.FitOf(window, reel * Window.Stride + row) : 0;
        }

        void Pay(Candidate candidate, int reel, int row, bool inRow, int count, long factor, Wins wins)
        {
            var coins = checked(candidate.Symbol.Pays[count] * (game.Paid == Paid.PerCell ? count : 1) * factor);
            if (coins == 0) return;
            wins.Add(new Win { Kind = WinKind.Straight, Line = -1, Combination = -1, Symbol = candidate.Symbol.Index, Count = count, Ways = 1, Multiplier = factor, Coins = coins });
            for (var i = 0; i < count; i++) wins.AddCell(inRow ? reel + i : reel, inRow ? row : row + i);
        }
    }
}
