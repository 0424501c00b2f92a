using System;

namespace Spilvaerk.Game
{
    /// <summary>A symbol wins in every cell of a shape, wilds counted in; a larger shape may hide those within it.</summary>
    sealed class ShapesRule : IWinRule
    {
        readonly GameDefinition game;
        readonly Candidate[] candidates;
        /// <summary>The largest first.</summary>
        readonly Shape[] shapes;
        readonly bool[] won;

        sealed class Shape
        {
            public long Times;
            public int Order;
            public Cell[] Cells;
        }

        public ShapesRule(GameDefinition game)
        {
            this.game = game;
            candidates = Candidate.Of(game);
            shapes = new Shape[game.Shapes.Length];
            for (var i = 0; i < shapes.Length; i++) shapes[i] = ShapeOf(game.Shapes[i], i);
            Array.Sort(shapes, (a, b) => a.Cells.Length != b.Cells.Length ? b.Cells.Length - a.Cells.Length : a.Order - b.Order);
            won = new bool[shapes.Length];
        }

        static Shape ShapeOf(Format.WinShape format, int order)
        {
            var count = 0;
            foreach (var rows in format.Cells) count += rows.Length;
            var cells = new Cell[count];
            var at = 0;
            for (var reel = 0; reel < format.Cells.Length; reel++)
                foreach (var row in format.Cells[reel]) cells[at++] = new Cell(reel, row);
            return new Shape { Times = format.Times, Order = order, Cells = cells };
        }

        public void Evaluate(Window window, Wins wins)
        {
            foreach (var candidate in candidates)
            {
                if (game.WildRuns == WildRuns.None && candidate.Symbol.Kind == SymbolKind.Wild) continue;
                for (var i = 0; i < shapes.Length; i++)
                {
                    var shape = shapes[i];
                    var pay = checked(candidate.Symbol.Pays[shape.Cells.Length] * shape.Times);
                    var factor = pay == 0 ? 0 : FactorOf(window, candidate, shape);
                    won[i] = factor > 0;
                    if (factor == 0 || IsHidden(i)) continue;
                    wins.Add(new Win { Kind = WinKind.Shape, Line = -1, Combination = -1, Symbol = candidate.Symbol.Index, Count = shape.Cells.Length, Ways = 1, Multiplier = factor, Coins = checked(pay * factor) });
                    foreach (var cell in shape.Cells) wins.AddCell(cell.At / Window.Stride, cell.At % Window.Stride);
                }
            }
        }

        /// <summary>0 where the symbol does not win there.</summary>
        long FactorOf(Window window, Candidate candidate, Shape shape)
        {
            long factor = 1;
            var own = game.WildRuns == WildRuns.Each;
            foreach (var cell in shape.Cells)
            {
                var fit = cell.At % Window.Stride < window.Rows[cell.At / Window.Stride] ? candidate.FitOf(window, cell.At) : 0;
                if (fit == 0) return 0;
                own |= candidate.IsItself(window, cell.At);
                factor = Candidate.Combine(game.WildMultipliers, factor, fit);
            }
            return own ? factor : 0;
        }

        bool IsHidden(int shape)
        {
            if (game.NestedShapes == NestedShapes.Paid) return false;
            for (var i = 0; i < shape; i++)
                if (won[i] && shapes[i].Cells.Length > shapes[shape].Cells.Length && IsWithin(shapes[shape], shapes[i])) return true;
            return false;
        }

        static bool IsWithin(Shape shape, Shape larger)
        {
            foreach (var cell in shape.Cells)
                if (!Array.Exists(larger.Cells, other => other.At == cell.At)) return false;
            return true;
        }
    }
}
