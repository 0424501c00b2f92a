// Written from the grammar of the engine, and compared with it by csharp.test.ts. Not edited by hand.
using System;

namespace Spilvaerk.Game
{
    /// <summary>Something to do for each kind of event: one that is not handled does not compile.</summary>
    public abstract class RoundEventHandler
    {
        /// <summary>The reels of one spin came to rest.</summary>
        protected abstract void ReelsStopped(RoundEvent one);

        /// <summary>A run of a symbol on a line.</summary>
        protected abstract void LineWon(RoundEvent one);

        /// <summary>Mystery symbols turned into symbol.</summary>
        protected abstract void Revealed(RoundEvent one);

        /// <summary>The multipliers of the wilds in view.</summary>
        protected abstract void WildsMultiplied(RoundEvent one);

        /// <summary>Wilds put over what had stopped.</summary>
        protected abstract void WildsAdded(RoundEvent one);

        /// <summary>A factor of what is won next.</summary>
        protected abstract void FactorShown(RoundEvent one);

        /// <summary>Cells show other symbols.</summary>
        protected abstract void WindowChanged(RoundEvent one);

        /// <summary>A symbol covered whole reels.</summary>
        protected abstract void Expanded(RoundEvent one);

        /// <summary>A combination on a line.</summary>
        protected abstract void CombinationWon(RoundEvent one);

        /// <summary>A symbol on count consecutive reels, ways times.</summary>
        protected abstract void WaysWon(RoundEvent one);

        /// <summary>Cells of a symbol that touch.</summary>
        protected abstract void ClusterWon(RoundEvent one);

        /// <summary>A symbol by its number anywhere in the window.</summary>
        protected abstract void AnywhereWon(RoundEvent one);

        /// <summary>Cells of a symbol side by side in a row or on a reel.</summary>
        protected abstract void StraightWon(RoundEvent one);

        /// <summary>A symbol in every cell of a shape.</summary>
        protected abstract void ShapeWon(RoundEvent one);

        /// <summary>One symbol in every cell: a prize instead of all other wins.</summary>
        protected abstract void FullWindowWon(RoundEvent one);

        /// <summary>A scatter by its number anywhere in the window.</summary>
        protected abstract void ScatterPaid(RoundEvent one);

        /// <summary>All that a spin won is multiplied at its end.</summary>
        protected abstract void SpinMultiplied(RoundEvent one);

        /// <summary>Winners vanished, the rest fell, new symbols followed.</summary>
        protected abstract void Cascaded(RoundEvent one);

        /// <summary>Chance starts a feature.</summary>
        protected abstract void StartedByChance(RoundEvent one);

        /// <summary>A window awarded free spins.</summary>
        protected abstract void FreeSpinsAwarded(RoundEvent one);

        /// <summary>A free spin began.</summary>
        protected abstract void FreeSpinStarted(RoundEvent one);

        /// <summary>The last free spin is over.</summary>
        protected abstract void FreeSpinsEnded(RoundEvent one);

        /// <summary>The symbols collected in free spins reached a level.</summary>
        protected abstract void LevelReached(RoundEvent one);

        /// <summary>The symbol that expands in these free spins was drawn.</summary>
        protected abstract void ExpandingSymbolChosen(RoundEvent one);

        /// <summary>A mini-game or hold-and-win began.</summary>
        protected abstract void FeatureStarted(RoundEvent one);

        /// <summary>A wheel came to rest.</summary>
        protected abstract void WheelStopped(RoundEvent one);

        /// <summary>An item of a pick was uncovered.</summary>
        protected abstract void ItemUncovered(RoundEvent one);

        /// <summary>The piece of a board came to rest, or left the board.</summary>
        protected abstract void BoardMoved(RoundEvent one);

        /// <summary>The climb ended on rung.</summary>
        protected abstract void LadderClimbed(RoundEvent one);

        /// <summary>Coins landed and stay; respins are left now.</summary>
        protected abstract void CoinsLocked(RoundEvent one);

        /// <summary>Hold-and-win is over.</summary>
        protected abstract void HoldAndWinEnded(RoundEvent one);

        /// <summary>Coins in view pay their values.</summary>
        protected abstract void CoinsCollected(RoundEvent one);

        /// <summary>The player took an option.</summary>
        protected abstract void ChoiceMade(RoundEvent one);

        /// <summary>The round’s coins were staked.</summary>
        protected abstract void Gambled(RoundEvent one);

        /// <summary>A prize in coins.</summary>
        protected abstract void PrizeWon(RoundEvent one);

        /// <summary>
        /// A prize was a jackpot. What a progressive pool holds beyond coins is paid beside the round
        /// (playPools).
        /// </summary>
        protected abstract void JackpotWon(RoundEvent one);

        /// <summary>The round reached the cap and ended.</summary>
        protected abstract void Capped(RoundEvent one);

        protected void Handle(RoundEvent one)
        {
            switch (one.Type)
            {
                case "reelsStopped": ReelsStopped(one); break;
                case "lineWon": LineWon(one); break;
                case "revealed": Revealed(one); break;
                case "wildsMultiplied": WildsMultiplied(one); break;
                case "wildsAdded": WildsAdded(one); break;
                case "factorShown": FactorShown(one); break;
                case "windowChanged": WindowChanged(one); break;
                case "expanded": Expanded(one); break;
                case "combinationWon": CombinationWon(one); break;
                case "waysWon": WaysWon(one); break;
                case "clusterWon": ClusterWon(one); break;
                case "anywhereWon": AnywhereWon(one); break;
                case "straightWon": StraightWon(one); break;
                case "shapeWon": ShapeWon(one); break;
                case "fullWindowWon": FullWindowWon(one); break;
                case "scatterPaid": ScatterPaid(one); break;
                case "spinMultiplied": SpinMultiplied(one); break;
                case "cascaded": Cascaded(one); break;
                case "startedByChance": StartedByChance(one); break;
                case "freeSpinsAwarded": FreeSpinsAwarded(one); break;
                case "freeSpinStarted": FreeSpinStarted(one); break;
                case "freeSpinsEnded": FreeSpinsEnded(one); break;
                case "levelReached": LevelReached(one); break;
                case "expandingSymbolChosen": ExpandingSymbolChosen(one); break;
                case "featureStarted": FeatureStarted(one); break;
                case "wheelStopped": WheelStopped(one); break;
                case "itemUncovered": ItemUncovered(one); break;
                case "boardMoved": BoardMoved(one); break;
                case "ladderClimbed": LadderClimbed(one); break;
                case "coinsLocked": CoinsLocked(one); break;
                case "holdAndWinEnded": HoldAndWinEnded(one); break;
                case "coinsCollected": CoinsCollected(one); break;
                case "choiceMade": ChoiceMade(one); break;
                case "gambled": Gambled(one); break;
                case "prizeWon": PrizeWon(one); break;
                case "jackpotWon": JackpotWon(one); break;
                case "capped": Capped(one); break;
                default: throw new FormatException("this package does not know " + one.Type);
            }
        }
    }
}
