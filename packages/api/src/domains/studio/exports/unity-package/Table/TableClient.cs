using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Threading.Tasks;

namespace Spilvaerk.Game
{
    /// <summary>What a player may do while a round waits. The first move of a menu costs nothing.</summary>
    public sealed class OfferedMove
    {
        public string Move { get; internal set; }
        /// <summary>What it costs, in coins; where the player chooses how much, the least.</summary>
        public long Coins { get; internal set; }
        /// <summary>Where the player chooses how much: the most, in coins. Else null.</summary>
        public long? UpTo { get; internal set; }
    }

    /// <summary>A round of a table that the server decided and stored, as far as it has come.</summary>
    public sealed class PlayedTableRound
    {
        public string RoundId { get; private set; }
        /// <summary>All that was staked so far.</summary>
        public decimal Cost { get; private set; }
        /// <summary>What it pays back so far, stakes included.</summary>
        public decimal TotalWin { get; private set; }
        public bool IsOpen { get; private set; }
        public string DefinitionHash { get; private set; }
        /// <summary>Told when the round is done and read anew, else null.</summary>
        public string Seed { get; private set; }
        /// <summary>What happened, in order: each has its type and its fields.</summary>
        public IReadOnlyList<Json> Events { get; private set; }
        /// <summary>What the server asks, or null.</summary>
        public string Asks { get; private set; }
        public IReadOnlyList<OfferedMove> Moves { get; private set; }
        /// <summary>The moves so far, as they are sent again with the next.</summary>
        internal IReadOnlyList<string> Choices { get; private set; }

        internal static PlayedTableRound From(Json json)
        {
            var round = json["round"];
            var awaiting = round.Find("awaiting");
            var choices = new List<string>();
            if (json.Find("choices") != null)
                foreach (var choice in json["choices"].Items) choices.Add(ChoiceOf(choice));
            return new PlayedTableRound
            {
                RoundId = json["roundId"].Text,
                Cost = json["cost"].Decimal,
                TotalWin = json["totalWin"].Decimal,
                IsOpen = json["status"].Text == "open",
                DefinitionHash = json["definitionHash"].Text,
                Seed = json.TextOr("seed", null),
                Events = new List<Json>(round["events"].Items),
                Asks = awaiting == null ? null : awaiting["asks"].Text,
                Moves = MovesOf(awaiting),
                Choices = choices,
            };
        }

        static IReadOnlyList<OfferedMove> MovesOf(Json awaiting)
        {
            var moves = new List<OfferedMove>();
            if (awaiting == null) return moves;
            foreach (var move in awaiting["moves"].Items)
                moves.Add(new OfferedMove
                {
                    Move = move["move"].Text,
                    Coins = move["coins"].Whole,
                    UpTo = move.Find("upTo") == null ? (long?)null : move["upTo"].Whole,
                });
            return moves;
        }

        static string ChoiceOf(Json choice)
        {
            return !choice.IsObject ? Wire.Quote(choice.Text) : TableClient.MoveOf(choice["move"].Text, choice["amount"].Decimal);
        }
    }

    /// <summary>Plays the table on the server, which decides every round: nothing here draws, and nothing here knows the rules.</summary>
    public sealed class TableClient
    {
        readonly TableFile game;
        readonly ITransport transport;

        public TableClient(TableFile game, ITransport transport)
        {
            this.game = game;
            this.transport = transport;
        }

        /// <param name="bets">amounts by the ids of spots</param>
        /// <param name="key">names this round: sent again with the same key after a lost connection, it is the same one</param>
        public Task<PlayedTableRound> Play(IEnumerable<KeyValuePair<string, decimal>> bets, string key = null)
        {
            var listed = new List<string>();
            foreach (var bet in bets) listed.Add("{\"bet\":" + Wire.Quote(bet.Key) + ",\"amount\":" + Number(bet.Value) + "}");
            var body = "{\"bets\":[" + string.Join(",", listed) + "],\"key\":" + Wire.Quote(key ?? Guid.NewGuid().ToString()) + "}";
            return Ask("POST", "/games/" + game.Number + "/spin", body);
        }

        /// <summary>Makes a move of the menu of a round that waits.</summary>
        /// <param name="amount">where the player chooses how much</param>
        public Task<PlayedTableRound> Choose(PlayedTableRound round, string move, decimal? amount = null)
        {
            var choices = new List<string>(round.Choices) { amount == null ? Wire.Quote(move) : MoveOf(move, amount.Value) };
            return Ask("POST", PathOf(round.RoundId) + "/choices", "{\"choices\":[" + string.Join(",", choices) + "]}");
        }

        /// <summary>A stored round; with its seed when it is done.</summary>
        public Task<PlayedTableRound> Read(string roundId)
        {
            return Ask("GET", PathOf(roundId), null);
        }

        async Task<PlayedTableRound> Ask(string method, string path, string body)
        {
            var answer = await transport.Send(method, path, body);
            if (answer.Status < 200 || answer.Status > 299) throw new RefusedException(answer.Status, Wire.ErrorOf(answer));
            var played = PlayedTableRound.From(Json.Parse(answer.Body));
            if (played.DefinitionHash != game.DefinitionHash)
                throw new FormatException("the server plays another version of the game: export it anew");
            return played;
        }

        internal static string MoveOf(string move, decimal amount)
        {
            return "{\"move\":" + Wire.Quote(move) + ",\"amount\":" + Number(amount) + "}";
        }

        static string PathOf(string roundId)
        {
            return "/rounds/" + Uri.EscapeDataString(roundId);
        }

        static string Number(decimal amount)
        {
            return amount.ToString(CultureInfo.InvariantCulture);
        }
    }
}
