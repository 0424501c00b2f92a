using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Spilvaerk.Game.Tests
{
    /// <summary>Rounds that the engine played, with seeds, stops, windows and wins: this package agrees on each, to the coin.</summary>
    public sealed class RecordedRoundsTests
    {
        [Test]
        public void EveryRecordedRoundIsRight()
        {
            Each(round => new[] { round }, isRight: true);
        }

        [Test]
        public void AnotherTotalIsFound()
        {
            Each(round => new[] { Recorded.WithMore(round) }, isRight: false);
        }

        [Test]
        public void OneCoinMoreInAWinIsFound()
        {
            Each(Recorded.WithOneMore, isRight: false);
        }

        [Test]
        public void AWinThatIsNotToldIsFound()
        {
            Each(Recorded.WithoutOneWin, isRight: false);
        }

        [Test]
        public void ASymbolThatFellFromNowhereIsFound()
        {
            Each(Recorded.WithAnotherFall, isRight: false);
        }

        static void Each(Func<Json, IEnumerable<Json>> changed, bool isRight)
        {
            foreach (var folder in Recorded.Folders)
            {
                var check = new RoundCheck(Recorded.Game(folder).Definition);
                foreach (var recorded in Recorded.Rounds(folder))
                {
                    foreach (var round in changed(recorded["round"]))
                    {
                        var difference = check.Difference(Round.From(round), recorded.TextOr("mode", null));
                        Assert.AreEqual(isRight, difference == null, folder + ", seed " + recorded["seed"].Text + ": " + difference);
                    }
                }
            }
        }
    }
}
