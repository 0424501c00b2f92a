using System;

namespace Spilvaerk.Game
{
    /// <summary>Cells of one symbol that touch by their sides win by their number; a wild belongs to every cluster it touches.</summary>
    sealed class ClustersRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;
        /// <summary>Per cell the number of the last cluster it was in.</summary>
        readonly int[] seen;
        readonly int[] queue;
        int cluster;

        public ClustersRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
            seen = new int[game.Reels * Window.Stride];
            queue = new int[game.Reels * Window.Stride];
        }

        public void Evaluate(Window window, Wins wins)
        {
            Array.Clear(seen, 0, seen.Length);
            cluster = 0;
            for (var reel = 0; reel < window.Reels; reel++)
            {
                for (var at = reel * Window.Stride; at < reel * Window.Stride + window.Rows[reel]; at++)
                {
                    var candidate = BeginnerAt(window, at);
                    if (candidate != null && seen[at] == 0) Grow(window, candidate, at, wins);
                }
            }
        }

        Candidate BeginnerAt(Window window, int at)
        {
            foreach (var candidate in candidates)
                if (candidate.IsItself(window, at)) return candidate;
            return null;
        }

        void Grow(Window window, Candidate candidate, int start, Wins wins)
        {
            cluster++;
            var size = 0;
            long factor = 1;
            Join(window, candidate, start, ref size);
            for (var i = 0; i < size; i++)
            {
                var at = queue[i];
                factor = Candidate.Combine(game.WildMultipliers, factor, candidate.FitOf(window, at));
                var reel = at / Window.Stride;
                var row = at % Window.Stride;
                if (row > 0) Join(window, candidate, at - 1, ref size);
                if (row + 1 < window.Rows[reel]) Join(window, candidate, at + 1, ref size);
                if (reel > 0 && row < window.Rows[reel - 1]) Join(window, candidate, at - Window.Stride, ref size);
                if (reel + 1 < window.Reels && row < window.Rows[reel + 1]) Join(window, candidate, at + Window.Stride, ref size);
            }
            var coins = checked(candidate.Symbol.Pays[size] * (game.Paid == Paid.PerCell ? size : 1) * factor);
            if (coins == 0) return;
            wins.Add(new Win { Kind = WinKind.Cluster, Line = -1, Combination = -1, Symbol = candidate.Symbol.Index, Count = size, Ways = 1, Multiplier = factor, Coins = coins });
            Array.Sort(queue, 0, size);
            for (var i = 0; i < size; i++) wins.AddCell(queue[i] / Window.Stride, queue[i] % Window.Stride);
        }

        void Join(Window window, Candidate candidate, int at, ref int size)
        {
            if (seen[at] == cluster || candidate.FitOf(window, at) == 0) return;
            seen[at] = cluster;
            queue[size++] = at;
        }
    }
}
