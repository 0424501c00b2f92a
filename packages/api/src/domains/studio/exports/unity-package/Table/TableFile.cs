using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>A place for bets, in the units of the game: amounts, not coins.</summary>
    public sealed class TableSpot
    {
        public string Id { get; private set; }
        public string Name { get; private set; }
        public decimal Min { get; private set; }
        public decimal Max { get; private set; }
        /// <summary>Bets are a multiple of this.</summary>
        public decimal Step { get; private set; }
        /// <summary>It gets bets in the course of a round alone.</summary>
        public bool Later { get; private set; }

        internal static TableSpot From(Json json)
        {
            return new TableSpot
            {
                Id = json["id"].Text,
                Name = json["name"].Text,
                Min = json["min"].Decimal,
                Max = json["max"].Decimal,
                Step = json["step"].Decimal,
                Later = json.Find("later") != null,
            };
        }
    }

    /// <summary>The file game.json: the rules as the server has them, and what belongs to showing them.</summary>
    public sealed class TableFile
    {
        /// <summary>The game's number on the site.</summary>
        public int Number { get; private set; }
        /// <summary>What is played, such as roulette.</summary>
        public string Kind { get; private set; }
        public string Name { get; private set; }
        public string Description { get; private set; }
        /// <summary>SHA-256 of the definition: the server plays by these very rules where it names the same.</summary>
        public string DefinitionHash { get; private set; }
        /// <summary>What one coin of a round is worth.</summary>
        public decimal Coin { get; private set; }
        /// <summary>The first is the main bet.</summary>
        public IReadOnlyList<TableSpot> Spots { get; private set; }
        /// <summary>The rules in words.</summary>
        public IReadOnlyList<string> Rules { get; private set; }
        /// <summary>An ISO 4217 code, or null: then amounts are credits.</summary>
        public string Currency { get; private set; }
        public Json Definition { get; private set; }

        public static TableFile Parse(string text)
        {
            var json = Json.Parse(text);
            var spots = new List<TableSpot>();
            foreach (var spot in json["spots"].Items) spots.Add(TableSpot.From(spot));
            var rules = new List<string>();
            foreach (var rule in json["rules"].Items) rules.Add(rule.Text);
            return new TableFile
            {
                Number = json["number"].Int,
                Kind = json["kind"].Text,
                Name = json["name"].Text,
                Description = json["description"].Text,
                DefinitionHash = json["definitionHash"].Text,
                Coin = json["coin"].Decimal,
                Spots = spots,
                Rules = rules,
                Currency = json.TextOr("currency", null),
                Definition = json["definition"],
            };
        }
    }
}
