using System;
using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>Coins or spins by count: a count between two keys has the lower key's value, one above the last the last's.</summary>
    public sealed class CountTable
    {
        readonly int[] counts;
        readonly long[] values;

        CountTable(int[] counts, long[] values)
        {
            this.counts = counts;
            this.values = values;
        }

        public static CountTable From(Json json)
        {
            var members = json.Members;
            var counts = new int[members.Count];
            var values = new long[members.Count];
            for (var i = 0; i < counts.Length; i++)
            {
                counts[i] = int.Parse(members[i].Key, System.Globalization.CultureInfo.InvariantCulture);
                values[i] = members[i].Value.Whole;
            }
            Array.Sort(counts, values);
            return new CountTable(counts, values);
        }

        public long this[int count]
        {
            get
            {
                long value = 0;
                for (var i = 0; i < counts.Length && counts[i] <= count; i++) value = values[i];
                return value;
            }
        }

        public bool HasCount(long count)
        {
            return Array.IndexOf(counts, checked((int)count)) >= 0;
        }

        public bool HasValue(long value)
        {
            return Array.IndexOf(values, value) >= 0;
        }
    }
}
