namespace Spilvaerk.Game
{
    /// <summary>
    /// Says what a window wins by the game's win rule: on lines, by ways, in clusters, anywhere, in straight runs or in shapes. It takes wilds, their
    /// multipliers and combinations into account, in the order of the engine. It draws nothing and starts no feature: what
    /// the reels show and what features bring is decided on the server, and told by a round's events.
    /// </summary>
    public sealed class Evaluator
    {
        readonly IWinRule rule;
        readonly FullWindowRule full;

        public Evaluator(GameDefinition game)
        {
            rule = RuleOf(game);
            full = game.FullWindow == null ? null : new FullWindowRule(game);
        }

        /// <summary>Fills the list, and gives the coins of all wins together.</summary>
        public long Evaluate(Window window, Wins wins)
        {
            wins.Clear();
            if (full == null || !full.Pays(window, wins)) rule.Evaluate(window, wins);
            return wins.Coins;
        }

        static IWinRule RuleOf(GameDefinition game)
        {
            switch (game.Wins)
            {
                case WinType.Lines: return new LinesRule(game);
                case WinType.Ways: return new WaysRule(game);
                case WinType.Clusters: return new ClustersRule(game);
                case WinType.Straights: return new StraightsRule(game);
                case WinType.Shapes: return new ShapesRule(game);
                default: return new AnywhereRule(game);
            }
        }
    }

    interface IWinRule
    {
        void Evaluate(Window window, Wins wins);
    }
}
