namespace Spilvaerk.Game
{
    /// <summary>One symbol in every cell pays a prize instead of all that the window wins by the rule of the game.</summary>
    sealed class FullWindowRule
    {
        readonly GameDefinition game;

        public FullWindowRule(GameDefinition game)
        {
            this.game = game;
        }

        /// <summary>Of several symbols the one that pays most; of equal ones the first.</summary>
        public bool Pays(Window window, Wins wins)
        {
            Symbol best = null;
            long most = 0;
            foreach (var symbol in game.Symbols)
            {
                int coins;
                if (!game.FullWindow.Pays.TryGetValue(symbol.Id, out coins) || coins <= most || !IsFull(window, symbol)) continue;
                best = symbol;
                most = coins;
            }
            if (best == null) return false;
            var cells = 0;
            for (var reel = 0; reel < window.Reels; reel++) cells += window.Rows[reel];
            wins.Add(new Win { Kind = WinKind.FullWindow, Line = -1, Combination = -1, Symbol = best.Index, Count = cells, Ways = 1, Multiplier = 1, Coins = most });
            for (var reel = 0; reel < window.Reels; reel++)
                for (var row = 0; row < window.Rows[reel]; row++) wins.AddCell(reel, row);
            return true;
        }

        bool IsFull(Window window, Symbol symbol)
        {
            for (var reel = 0; reel < window.Reels; reel++)
                for (var row = 0; row < window.Rows[reel]; row++)
                {
                    var shown = window.Symbols[reel * Window.Stride + row];
                    var counts = game.FullWindow.Wilds == FullWindowWilds.Count && game.Symbols[shown].StandsInFor(symbol.Index);
                    if (shown != symbol.Index && !counts) return false;
                }
            return true;
        }
    }
}
