namespace Spilvaerk.Game
{
    /// <summary>A symbol wins by its number anywhere in the window, wilds counted in; wilds alone win nothing for it.</summary>
    sealed class AnywhereRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;

        public AnywhereRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
        }

        public void Evaluate(Window window, Wins wins)
        {
            foreach (var candidate in candidates) Count(window, candidate, wins);
        }

        void Count(Window window, Candidate candidate, Wins wins)
        {
            var count = 0;
            var own = 0;
            long factor = 1;
            for (var reel = 0; reel < window.Reels; reel++)
            {
                for (var at = reel * Window.Stride; at < reel * Window.Stride + window.Rows[reel]; at++)
                {
                    var fit = candidate.FitOf(window, at);
                    if (fit == 0) continue;
                    count++;
                    if (candidate.IsItself(window, at)) own++;
                    factor = Candidate.Combine(game.WildMultipliers, factor, fit);
                }
            }
            var coins = own == 0 ? 0 : checked(candidate.Symbol.Pays[count] * (game.Paid == Paid.PerCell ? count : 1) * factor);
            if (coins == 0) return;
            wins.Add(new Win { Kind = WinKind.Anywhere, Line = -1, Combination = -1, Symbol = candidate.Symbol.Index, Count = count, Ways = 1, Multiplier = factor, Coins = coins });
            candidate.AddCells(window, 0, window.Reels, wins);
        }
    }
}
