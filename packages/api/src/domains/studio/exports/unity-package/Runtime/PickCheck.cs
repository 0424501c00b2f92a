namespace Spilvaerk.Game
{
    /// <summary>Follows one pick: what its items give at once, and the coins that wait for its end.</summary>
    sealed class PickCheck
    {
        readonly Format.Feature pick;
        readonly long[] uncovered;
        readonly bool waits;
        long coins;
        long factors;

        public PickCheck(Format.Feature pick)
        {
            this.pick = pick;
            uncovered = new long[pick.Items == null ? 0 : pick.Items.Length];
            foreach (var item in pick.Items ?? new Format.PickItem[0]) waits |= item.Factor != null;
        }

        /// <summary>What is paid when it ends.</summary>
        public long Due { get { return checked(coins * (factors > 0 ? factors : 1)); } }

        /// <summary>What the item gives at once, or null.</summary>
        public Format.Prize Uncover(Format.PickItem item, int index)
        {
            uncovered[index]++;
            RoundCheck.Require(uncovered[index] <= item.Count, "there are no more of it");
            if (pick.Alike != null && !item.Ends && uncovered[index] < pick.Alike) return null;
            factors += item.Factor ?? 0;
            if (!waits || item.Prize.Coins == null) return item.Prize;
            coins += item.Prize.Coins.Value;
            return null;
        }
    }
}
