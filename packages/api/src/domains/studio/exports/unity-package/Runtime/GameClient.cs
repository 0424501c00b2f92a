using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Threading.Tasks;

namespace Spilvaerk.Game
{
    /// <summary>A round that the server decided and stored.</summary>
    public sealed class PlayedRound
    {
        public string RoundId { get; private set; }
        /// <summary>The bet mode, or null for the plain bet.</summary>
        public string Mode { get; private set; }
        public decimal Bet { get; private set; }
        /// <summary>What it cost: the bet, or the price of its mode.</summary>
        public decimal Cost { get; private set; }
        /// <summary>So far, while the round is open.</summary>
        public decimal TotalWin { get; private set; }
        /// <summary>It waits for a choice.</summary>
        public bool IsOpen { get; private set; }
        public IReadOnlyList<int> Choices { get; private set; }
        public string DefinitionHash { get; private set; }
        /// <summary>All that decided it, with definition, mode and choices; told when it is done and read anew, else null.</summary>
        public string Seed { get; private set; }
        public Round Round { get; private set; }

        public static PlayedRound From(Json json)
        {
            return new PlayedRound
            {
                RoundId = json["roundId"].Text,
                Mode = json.TextOr("mode", null),
                Bet = json["bet"].Decimal,
                Cost = json["cost"].Decimal,
                TotalWin = json["totalWin"].Decimal,
                IsOpen = json["status"].Text == "open",
                Choices = json.Find("choices") == null ? new int[0] : json["choices"].Ints,
                DefinitionHash = json["definitionHash"].Text,
                Seed = json.TextOr("seed", null),
                Round = Round.From(json["round"]),
            };
        }
    }

    /// <summary>
    /// Plays the game on the server, which decides every round. Each answer is checked against the rules in this package: a
    /// round that differs from them throws and is not shown.
    /// </summary>
    public sealed class GameClient
    {
        readonly GameFile game;
        readonly ITransport transport;
        readonly RoundCheck check;

        public GameClient(GameFile game, ITransport transport)
        {
            this.game = game;
            this.transport = transport;
            check = new RoundCheck(game.Definition);
        }

        /// <param name="bet">one of the game's bet levels</param>
        /// <param name="mode">the id of a bet mode, or null for the plain bet</param>
        /// <param name="key">names this spin: sent again with the same key after a lost connection, it is the same round</param>
        public Task<PlayedRound> Spin(decimal bet, string mode = null, string key = null)
        {
            var body = new StringBuilder("{\"bet\":").Append(bet.ToString(CultureInfo.InvariantCulture));
            if (mode != null) body.Append(",\"mode\":").Append(Wire.Quote(mode));
            body.Append(",\"key\":").Append(Wire.Quote(key ?? Guid.NewGuid().ToString())).Append('}');
            return Ask("POST", "/games/" + game.Number + "/spin", body.ToString());
        }

        /// <param name="choices">all answers so far, the new one last: sending them again changes nothing</param>
        public Task<PlayedRound> Choose(string roundId, IEnumerable<int> choices)
        {
            return Ask("POST", "/rounds/" + Uri.EscapeDataString(roundId) + "/choices", "{\"choices\":[" + string.Join(",", choices) + "]}");
        }

        /// <summary>A stored round; with its seed when it is done.</summary>
        public Task<PlayedRound> Read(string roundId)
        {
            return Ask("GET", "/rounds/" + Uri.EscapeDataString(roundId), null);
        }

        async Task<PlayedRound> Ask(string method, string path, string body)
        {
            var answer = await transport.Send(method, path, body);
            if (answer.Status < 200 || answer.Status > 299) throw new RefusedException(answer.Status, Wire.ErrorOf(answer));
            var played = PlayedRound.From(Json.Parse(answer.Body));
            if (played.DefinitionHash != game.DefinitionHash)
                throw new FormatException("the server plays another version of the game: export it anew");
            var difference = check.Difference(played.Round, played.Mode);
            if (difference != null) throw new FormatException("round " + played.RoundId + ": " + difference);
            return played;
        }
    }
}
