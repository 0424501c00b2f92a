namespace Spilvaerk.Game
{
    /// <summary>One win per line and direction: the best reading of the line.</summary>
    sealed class LinesRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;
        readonly CombinationReader combinations;
        /// <summary>Per candidate the reel where its run began (−1: none may any more), and what its wilds multiply.</summary>
        readonly int[] from;
        readonly long[] factor;
        Run left, right, any;

        /// <summary>A run [From, From + Count) of a symbol; none where it has no coins.</summary>
        struct Run
        {
            public int Symbol, From, Count;
            public long Multiplier, Coins;
        }

        public LinesRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
            combinations = new CombinationReader(game);
            from = new int[candidates.Length];
            factor = new long[candidates.Length];
        }

        public void Evaluate(Window window, Wins wins)
        {
            for (var line = 0; line < game.Lines.Length; line++)
            {
                Read(window, game.Lines[line]);
                var combination = combinations.Best(window, game.Lines[line]);
                switch (game.Direction)
                {
                    case Direction.Left: Tell(line, left, Direction.Left, combination, wins); break;
                    case Direction.Right: Tell(line, right, Direction.Right, combination, wins); break;
                    case Direction.Any: Tell(line, any, Direction.Any, combination, wins); break;
                    default:
                        // A reading of the full line is the same from both ends, and is paid once.
                        Tell(line, left, Direction.Left, combination, wins);
                        if (!(IsFull(left, combination) && IsFull(right, combination)))
                            Tell(line, right, Direction.Right, combination, wins);
                        break;
                }
            }
        }

        void Read(Window window, int[] rows)
        {
            left = right = any = new Run();
            for (var c = 0; c < candidates.Length; c++)
            {
                from[c] = 0;
                factor[c] = 1;
            }
            for (var reel = 0; reel < rows.Length; reel++)
            {
                var at = reel * Window.Stride + rows[reel];
                for (var c = 0; c < candidates.Length; c++)
                {
                    var fit = candidates[c].FitOf(window, at);
                    if (fit > 0)
                    {
                        if (from[c] >= 0) factor[c] = Candidate.Combine(game.WildMultipliers, factor[c], fit);
                        continue;
                    }
                    End(c, reel, rows.Length);
                    from[c] = game.Direction == Direction.Left ? -1 : reel + 1;
                    factor[c] = 1;
                }
            }
            for (var c = 0; c < candidates.Length; c++) End(c, rows.Length, rows.Length);
        }

        /// <summary>Offers the run up to a reel to whatever it can win.</summary>
        void End(int c, int to, int reels)
        {
            if (from[c] < 0 || from[c] == to) return;
            var count = to - from[c];
            var run = new Run
            {
                Symbol = candidates[c].Symbol.Index,
                From = from[c],
                Count = count,
                Multiplier = factor[c],
                Coins = checked(candidates[c].Symbol.Pays[count] * factor[c]),
            };
            if (from[c] == 0) Better(ref left, run);
            if (to == reels) Better(ref right, run);
            Better(ref any, run);
        }

        static void Better(ref Run best, Run run)
        {
            if (run.Coins > best.Coins || (run.Coins > 0 && run.Coins == best.Coins && run.Count > best.Count)) best = run;
        }

        /// <summary>Whether the combination pays more, or as much as a run that is not over the full line.</summary>
        bool IsBeaten(Run run, int combination)
        {
            if (combination < 0) return false;
            var coins = CombinationCoins(combination);
            return coins > run.Coins || (coins == run.Coins && run.Count < game.Reels);
        }

        /// <summary>Of the combination found last.</summary>
        long CombinationCoins(int combination)
        {
            return checked(game.Combinations[combination].Coins * combinations.Multiplier);
        }

        bool IsFull(Run run, int combination)
        {
            return IsBeaten(run, combination) || (run.Coins > 0 && run.Count == game.Reels);
        }

        void Tell(int line, Run run, Direction direction, int combination, Wins wins)
        {
            var rows = game.Lines[line];
            if (IsBeaten(run, combination))
            {
                wins.Add(new Win { Kind = WinKind.Combination, Line = line, Combination = combination, Symbol = -1, Count = rows.Length, Ways = 1, Multiplier = combinations.Multiplier, Coins = CombinationCoins(combination) });
                for (var reel = 0; reel < rows.Length; reel++) wins.AddCell(reel, rows[reel]);
            }
            else if (run.Coins > 0)
            {
                wins.Add(new Win { Kind = WinKind.Line, Line = line, Combination = -1, Direction = direction, Symbol = run.Symbol, Count = run.Count, Ways = 1, Multiplier = run.Multiplier, Coins = run.Coins });
                for (var reel = run.From; reel < run.From + run.Count; reel++) wins.AddCell(reel, rows[reel]);
            }
        }
    }
}
