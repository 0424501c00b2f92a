namespace Spilvaerk.Game
{
    /// <summary>A symbol on consecutive reels wins for every way through its cells, once, or for each of them; a multiplying wild is that many cells.</summary>
    sealed class WaysRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;

        public WaysRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
        }

        public void Evaluate(Window window, Wins wins)
        {
            foreach (var candidate in candidates)
            {
                if (game.Direction != Direction.Right) Run(window, candidate, Direction.Left, wins);
                if (game.Direction != Direction.Left) Run(window, candidate, Direction.Right, wins);
            }
        }

        void Run(Window window, Candidate candidate, Direction direction, Wins wins)
        {
            var perCell = game.Paid == Paid.PerCell;
            long ways = perCell ? 0 : 1;
            var count = 0;
            while (count < window.Reels)
            {
                var here = WaysOn(window, candidate, direction == Direction.Left ? count : window.Reels - 1 - count);
                if (here == 0) break;
                ways = game.Paid == Paid.Once ? 1 : perCell ? checked(ways + here) : checked(ways * here);
                count++;
            }
            var coins = checked(candidate.Symbol.Pays[count] * ways);
            // Where both directions count, a run over all reels counts once.
            if (coins == 0 || (direction == Direction.Right && game.Direction == Direction.Both && count == window.Reels)) return;
            var from = direction == Direction.Left ? 0 : window.Reels - count;
            wins.Add(new Win { Kind = WinKind.Ways, Line = -1, Combination = -1, Direction = direction, Symbol = candidate.Symbol.Index, Count = count, Ways = checked((int)ways), Multiplier = 1, Coins = coins });
            candidate.AddCells(window, from, from + count, wins);
        }

        static long WaysOn(Window window, Candidate candidate, int reel)
        {
            long ways = 0;
            for (var at = reel * Window.Stride; at < reel * Window.Stride + window.Rows[reel]; at++)
                ways += candidate.FitOf(window, at);
            return ways;
        }
    }
}
