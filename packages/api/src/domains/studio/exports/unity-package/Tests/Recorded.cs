using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.CompilerServices;

namespace Spilvaerk.Game.Tests
{
    /// <summary>The recorded rounds beside the tests, and each of them with something wrong in it.</summary>
    public static class Recorded
    {
        /// <summary>So many wrong versions of a round are tried.</summary>
        const int Wrongs = 6;

        /// <summary>Folders that hold Runtime/game.json and Tests/rounds.json.</summary>
        public static readonly List<string> Folders = new List<string> { Path.Combine(Path.GetDirectoryName(Here()), "..") };

        static string Here([CallerFilePath] string path = "")
        {
            return Path.GetFullPath(path);
        }

        public static GameFile Game(string folder)
        {
            return GameFile.Parse(File.ReadAllText(Path.Combine(folder, "Runtime", "game.json")));
        }

        public static IReadOnlyList<Json> Rounds(string folder)
        {
            return Json.Parse(File.ReadAllText(Path.Combine(folder, "Tests", "rounds.json"))).Items;
        }

        public static Json WithMore(Json round)
        {
            return round.With("totalCoins", Json.Of(round["totalCoins"].Whole + 1));
        }

        /// <summary>One coin more in one event that pays.</summary>
        public static IEnumerable<Json> WithOneMore(Json round)
        {
            return Changed(round, (events, at) => events[at] = events[at].With("coins", Json.Of(events[at]["coins"].Whole + 1)));
        }

        /// <summary>One event that pays less.</summary>
        public static IEnumerable<Json> WithoutOneWin(Json round)
        {
            return Changed(round, (events, at) => events.RemoveAt(at));
        }

        /// <summary>One fall after which a reel where nothing vanished shows another symbol at its foot.</summary>
        public static IEnumerable<Json> WithAnotherFall(Json round)
        {
            var events = round["events"].Items;
            for (var at = 0; at < events.Count; at++)
            {
                if (events[at]["type"].Text != "cascaded") continue;
                var window = events[at]["window"].Items;
                for (var reel = 0; reel < window.Count; reel++)
                {
                    var still = true;
                    foreach (var cell in events[at]["removed"].Items) still &= cell.Items[0].Int != reel;
                    var column = new List<Json>(window[reel].Items);
                    var foot = column.Count - 1;
                    if (!still || column[foot].Text == column[0].Text) continue;
                    column[foot] = column[0];
                    var other = new List<Json>(window);
                    other[reel] = Json.Of(column);
                    var changed = new List<Json>(events);
                    changed[at] = events[at].With("window", Json.Of(other));
                    yield return round.With("events", Json.Of(changed));
                    break;
                }
            }
        }

        static IEnumerable<Json> Changed(Json round, Action<List<Json>, int> change)
        {
            var events = round["events"].Items;
            var paying = new List<int>();
            for (var at = 0; at < events.Count; at++)
                if (events[at].Find("coins") != null && events[at]["coins"].IsNumber && events[at]["coins"].Whole > 0) paying.Add(at);
            for (var i = 0; i < paying.Count; i += Math.Max(1, paying.Count / Wrongs))
            {
                var changed = new List<Json>(events);
                change(changed, paying[i]);
                yield return round.With("events", Json.Of(changed));
            }
        }
    }
}
