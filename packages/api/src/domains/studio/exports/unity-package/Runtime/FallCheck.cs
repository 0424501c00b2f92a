using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>
    /// Follows what vanishes and what falls: what won vanishes unless a change puts something there, nothing else does but
    /// symbols that start features and what a change takes away, what stays falls as far as it can, and what comes is what the
    /// strip has above it, or one of the symbols that fill gaps by weight.
    /// </summary>
    sealed class FallCheck
    {
        readonly GameDefinition game;
        readonly int[] tops;
        readonly bool[] gone;
        /// <summary>Symbols by whose number features start.</summary>
        readonly HashSet<string> starting = new HashSet<string>();
        ReelSet set;
        int topStop;

        public FallCheck(GameDefinition game)
        {
            this.game = game;
            tops = new int[game.Reels];
            gone = new bool[game.Reels * Window.Stride];
            foreach (var feature in game.Features.Values)
            {
                if (feature.Trigger != null) AddStarting(feature.Trigger.Symbol, feature.Trigger.Also);
                if (feature.CountTrigger != null) AddStarting(feature.CountTrigger.Symbol, feature.CountTrigger.Also);
            }
        }

        void AddStarting(string symbol, Format.AlsoCounted[] also)
        {
            starting.Add(symbol);
            foreach (var other in also ?? new Format.AlsoCounted[0]) starting.Add(other.Symbol);
        }

        public void Stop(RoundEvent one)
        {
            if (!game.ReelSets.TryGetValue(one.ReelSet, out set)) throw new FormatException("there are no such reels");
            Array.Copy(one.Stops, tops, tops.Length);
            if (one.Top != null) topStop = one.Top.Stop;
        }

        /// <summary>A reel has moved so far down.</summary>
        public void Moved(int reel, int steps)
        {
            tops[reel] -= steps;
        }

        /// <param name="before">what has been paid, with what changed after it</param>
        /// <param name="vanishing">cells of wins</param>
        /// <param name="changes">of the spins at hand; null where there are none</param>
        public void Fall(RoundEvent one, Window before, ICollection<int> vanishing, Format.WindowChange[] changes, Format.Cascades cascades)
        {
            Mark(one, before);
            foreach (var at in vanishing)
                RoundCheck.Require(gone[at] || MayStay(changes), "a cell that won stays");
            foreach (var cell in one.Removed)
                RoundCheck.Require(vanishing.Contains(cell.At) || starting.Contains(before.SymbolAt(cell).Id) || MayGo(before.SymbolAt(cell).Id, vanishing.Count > 0 || Starts(one, before), changes), "the cell " + cell.Reel + "," + cell.Row + " has not won");
            RoundCheck.Require(one.Window.Length == before.Reels, "there are other reels");
            for (var reel = 0; reel < before.Reels; reel++) FallOn(reel, one.Window[reel], before, cascades);
            if (set.Top != null) Slide(one.Window, before, cascades);
        }

        void Mark(RoundEvent one, Window before)
        {
            Array.Clear(gone, 0, gone.Length);
            foreach (var cell in one.Removed)
            {
                RoundCheck.Require(cell.Reel >= 0 && cell.Reel < before.Reels && cell.Row >= 0 && cell.Row < before.RowsOn(cell.Reel), "a cell is not in view");
                RoundCheck.Require(!gone[cell.At], "a cell vanishes twice");
                gone[cell.At] = true;
            }
        }

        bool Starts(RoundEvent one, Window before)
        {
            foreach (var cell in one.Removed)
                if (starting.Contains(before.SymbolAt(cell).Id)) return true;
            return false;
        }

        static bool MayStay(Format.WindowChange[] changes)
        {
            foreach (var change in changes ?? new Format.WindowChange[0])
                if (change.When == "win" && change.Cells != null && change.Cells.Won) return true;
            return false;
        }

        static bool MayGo(string symbol, bool won, Format.WindowChange[] changes)
        {
            foreach (var change in changes ?? new Format.WindowChange[0])
            {
                if (change.Type != ChangeType.Remove || change.When != (won ? "win" : "end")) continue;
                var cells = change.Cells;
                // What lies beside others may show anything.
                if (cells == null || cells.Symbols == null || cells.Towards != null || cells.BesideWins) return true;
                if (Array.IndexOf(cells.Symbols, symbol) >= 0) return true;
            }
            return false;
        }

        void FallOn(int reel, string[] shown, Window before, Format.Cascades cascades)
        {
            var rows = before.RowsOn(reel);
            var over = IsUnderTop(reel) ? 1 : 0;
            RoundCheck.Require(shown.Length == rows, "the reel " + reel + " has " + rows + " rows");
            var to = rows - 1;
            for (var row = rows - 1; row >= over; row--)
            {
                if (gone[new Cell(reel, row).At]) continue;
                RoundCheck.Require(shown[to] == before.SymbolAt(new Cell(reel, row)).Id, before.SymbolAt(new Cell(reel, row)).Id + " falls on reel " + reel);
                to--;
            }
            var strip = set.Reels[reel].Strip;
            for (; to >= over; to--)
            {
                if (cascades.RefillTable != null) RequireWeight(shown[to], cascades);
                else RequireSymbol(shown[to], strip[At(--tops[reel], strip.Length)]);
            }
        }

        /// <summary>What is left of the reel across the others moves to the left, and new symbols follow.</summary>
        void Slide(string[][] shown, Window before, Format.Cascades cascades)
        {
            var top = set.Top;
            var to = 0;
            foreach (var reel in top.Reels)
                if (!gone[new Cell(reel, 0).At]) RequireSymbol(shown[top.Reels[to++]][0], before.SymbolAt(new Cell(reel, 0)).Index);
            for (; to < top.Reels.Length; to++)
            {
                if (cascades.RefillTable != null) RequireWeight(shown[top.Reels[to]][0], cascades);
                else RequireSymbol(shown[top.Reels[to]][0], top.Strip[At(topStop + top.Reels.Length, top.Strip.Length)]);
                topStop++;
            }
        }

        bool IsUnderTop(int reel)
        {
            return set.Top != null && Array.IndexOf(set.Top.Reels, reel) >= 0;
        }

        void RequireSymbol(string shown, int symbol)
        {
            RoundCheck.Require(shown == game.Symbols[symbol].Id, game.Symbols[symbol].Id + " comes next");
        }

        static void RequireWeight(string shown, Format.Cascades cascades)
        {
            int weight;
            RoundCheck.Require(cascades.RefillTable.TryGetValue(shown, out weight) && weight > 0, shown + " never fills a gap");
        }

        static int At(int stop, int stops)
        {
            return (stop % stops + stops) % stops;
        }
    }
}
