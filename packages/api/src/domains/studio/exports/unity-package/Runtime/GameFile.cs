using System.Collections.Generic;
using System.Globalization;

namespace Spilvaerk.Game
{
    /// <summary>The file game.json: the definition, and what belongs to showing it.</summary>
    public sealed class GameFile
    {
        /// <summary>The game's number on the site.</summary>
        public int Number { get; private set; }
        public string Name { get; private set; }
        public string Description { get; private set; }
        /// <summary>SHA-256 of the definition: the server plays by these very rules where it names the same.</summary>
        public string DefinitionHash { get; private set; }
        public IReadOnlyList<decimal> BetLevels { get; private set; }
        /// <summary>Four colours as #rrggbb, from the darkest.</summary>
        public IReadOnlyList<string> Palette { get; private set; }
        /// <summary>An ISO 4217 code, or null: then amounts are credits.</summary>
        public string Currency { get; private set; }
        /// <summary>The rules in Danish, one sentence or two each.</summary>
        public IReadOnlyList<string> Rules { get; private set; }
        public GameDefinition Definition { get; private set; }

        public static GameFile Parse(string text)
        {
            var json = Json.Parse(text);
            var bets = new List<decimal>();
            foreach (var bet in json["betLevels"].Items) bets.Add(bet.Decimal);
            return new GameFile
            {
                Number = json["number"].Int,
                Name = json["name"].Text,
                Description = json["description"].Text,
                DefinitionHash = json["definitionHash"].Text,
                BetLevels = bets,
                Palette = Texts(json["palette"]),
                Currency = json.TextOr("currency", null),
                Rules = Texts(json["rules"]),
                Definition = new GameDefinition(json["definition"]),
            };
        }

        /// <summary>What so many coins are worth where a plain spin costs `bet`.</summary>
        public decimal Worth(long coins, decimal bet)
        {
            return coins * bet / Definition.BetCoins;
        }

        /// <summary>An amount with its currency, such as "2.50 EUR"; credits have none.</summary>
        public string Show(decimal amount)
        {
            var figures = amount.ToString("0.00####", CultureInfo.InvariantCulture);
            return Currency == null ? figures : figures + " " + Currency;
        }

        static IReadOnlyList<string> Texts(Json json)
        {
            var texts = new List<string>();
            foreach (var text in json.Items) texts.Add(text.Text);
            return texts;
        }
    }
}
