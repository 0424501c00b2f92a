using System.Collections.Generic;

namespace Spilvaerk.Game
{
    /// <summary>What a definition becomes where a bet mode or free spins have parts of their own.</summary>
    static class OwnParts
    {
        public static Json In(Json game, Json parts)
        {
            // The parts that modes and free spins have are those of the whole game.
            var own = game.With("modes", Plain(game.List("modes")));
            foreach (var part in parts.Members)
            {
                if (part.Key == "symbols") own = own.With("symbols", Symbols(game["symbols"], part.Value));
                else if (part.Key == "features") own = own.With("features", Features(game["features"], part.Value));
                else own = own.With(part.Key, part.Value);
            }
            return own;
        }

        static Json Plain(IReadOnlyList<Json> modes)
        {
            var plain = new List<Json>();
            foreach (var mode in modes) plain.Add(mode.Without("instead"));
            return Json.Of(plain);
        }

        static Json Symbols(Json symbols, Json parts)
        {
            var changed = new List<Json>();
            foreach (var symbol in symbols.Items)
            {
                var one = symbol;
                var part = parts.Find(symbol["id"].Text);
                if (part != null) foreach (var field in part.Members) one = one.With(field.Key, field.Value);
                changed.Add(one);
            }
            return Json.Of(changed);
        }

        static Json Features(Json features, Json others)
        {
            var changed = new List<Json>();
            foreach (var feature in features.Items)
            {
                var one = feature;
                foreach (var other in others.Items)
                    if (other["id"].Text == feature["id"].Text) one = other;
                changed.Add(one);
            }
            return Json.Of(changed);
        }
    }
}
