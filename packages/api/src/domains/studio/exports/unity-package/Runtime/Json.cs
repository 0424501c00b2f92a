using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Spilvaerk.Game
{
    /// <summary>
    /// A JSON document as it was written. Whole numbers stay whole: none passes through floating point.
    /// What is asked for and not there, or of another kind, throws a <see cref="FormatException"/>.
    /// </summary>
    public sealed class Json
    {
        const int Deepest = 64;
        static readonly Json[] None = new Json[0];

        readonly object value;

        Json(object value)
        {
            this.value = value;
        }

        public static Json Parse(string text)
        {
            var at = 0;
            var json = Read(text, ref at, 0);
            SkipSpace(text, ref at);
            if (at < text.Length) throw Wrong("the end", at);
            return json;
        }

        public static Json Of(long number)
        {
            return new Json(new Number(number.ToString(CultureInfo.InvariantCulture)));
        }

        public static Json Of(IEnumerable<Json> items)
        {
            return new Json(new List<Json>(items));
        }

        /// <summary>The same object with one member put otherwise.</summary>
        public Json With(string name, Json put)
        {
            var members = new List<KeyValuePair<string, Json>>(Members);
            members.RemoveAll(member => member.Key == name);
            members.Add(new KeyValuePair<string, Json>(name, put));
            return new Json(members);
        }

        /// <summary>The same object without one member.</summary>
        public Json Without(string name)
        {
            var members = new List<KeyValuePair<string, Json>>(Members);
            members.RemoveAll(member => member.Key == name);
            return new Json(members);
        }

        public bool IsNumber { get { return value is Number; } }
        public bool IsObject { get { return value is List<KeyValuePair<string, Json>>; } }
        public bool IsNull { get { return value == null; } }

        public string Text { get { return As<string>("a text"); } }
        public bool Flag { get { return As<bool>("true or false"); } }
        public IReadOnlyList<Json> Items { get { return As<List<Json>>("a list"); } }
        public IReadOnlyList<KeyValuePair<string, Json>> Members
        {
            get { return As<List<KeyValuePair<string, Json>>>("an object"); }
        }

        public long Whole
        {
            get
            {
                long number;
                if (long.TryParse(Digits, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number))
                    return number;
                throw new FormatException(Digits + " is not a whole number");
            }
        }

        public int Int { get { return checked((int)Whole); } }

        /// <summary>Amounts of money and other figures that are not whole.</summary>
        public decimal Decimal
        {
            get
            {
                decimal number;
                if (decimal.TryParse(Digits, NumberStyles.Float, CultureInfo.InvariantCulture, out number)) return number;
                throw new FormatException(Digits + " is not a number");
            }
        }

        public Json this[string name]
        {
            get
            {
                var found = Find(name);
                if (found == null) throw new FormatException("there is no \"" + name + "\"");
                return found;
            }
        }

        /// <summary>The member of this name, or null where there is none.</summary>
        public Json Find(string name)
        {
            foreach (var member in Members)
                if (member.Key == name) return member.Value;
            return null;
        }

        public IReadOnlyList<Json> List(string name)
        {
            var found = Find(name);
            return found == null ? None : found.Items;
        }

        public string TextOr(string name, string otherwise)
        {
            var found = Find(name);
            return found == null ? otherwise : found.Text;
        }

        public long WholeOr(string name, long otherwise)
        {
            var found = Find(name);
            return found == null ? otherwise : found.Whole;
        }

        public int[] Ints
        {
            get
            {
                var items = Items;
                var ints = new int[items.Count];
                for (var i = 0; i < ints.Length; i++) ints[i] = items[i].Int;
                return ints;
            }
        }

        public T[] ListOf<T>(Func<Json, T> read)
        {
            var items = Items;
            var list = new T[items.Count];
            for (var i = 0; i < list.Length; i++) list[i] = read(items[i]);
            return list;
        }

        public IReadOnlyDictionary<string, T> TableOf<T>(Func<Json, T> read)
        {
            var table = new Dictionary<string, T>();
            foreach (var member in Members) table.Add(member.Key, read(member.Value));
            return table;
        }

        /// <summary>The number of the word among these.</summary>
        public int OneOf(params string[] words)
        {
            var index = Array.IndexOf(words, Text);
            if (index >= 0) return index;
            throw new FormatException("this package does not know " + Text);
        }

        string Digits { get { return As<Number>("a number").Digits; } }

        T As<T>(string kind)
        {
            if (value is T) return (T)value;
            throw new FormatException("expected " + kind + ", found " + (value == null ? "null" : value.GetType().Name));
        }

        sealed class Number
        {
            public readonly string Digits;

            public Number(string digits)
            {
                Digits = digits;
            }
        }

        static Exception Wrong(string expected, int at)
        {
            return new FormatException("expected " + expected + " at character " + at);
        }

        static void SkipSpace(string text, ref int at)
        {
            while (at < text.Length && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t')) at++;
        }

        static bool Skip(string text, ref int at, char sign)
        {
            SkipSpace(text, ref at);
            if (at >= text.Length || text[at] != sign) return false;
            at++;
            return true;
        }

        static void Expect(string text, ref int at, char sign)
        {
            if (!Skip(text, ref at, sign)) throw Wrong(sign.ToString(), at);
        }

        static Json Read(string text, ref int at, int depth)
        {
            SkipSpace(text, ref at);
            if (at >= text.Length || depth > Deepest) throw Wrong("a value", at);
            switch (text[at])
            {
                case '{': return new Json(ReadMembers(text, ref at, depth));
                case '[': return new Json(ReadItems(text, ref at, depth));
                case '"': return new Json(ReadText(text, ref at));
                case 't': return new Json(ReadWord(text, ref at, "true", true));
                case 'f': return new Json(ReadWord(text, ref at, "false", false));
                case 'n': return new Json(ReadWord(text, ref at, "null", null));
                default: return new Json(ReadNumber(text, ref at));
            }
        }

        static object ReadWord(string text, ref int at, string word, object meaning)
        {
            if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Wrong(word, at);
            at += word.Length;
            return meaning;
        }

        static Number ReadNumber(string text, ref int at)
        {
            var from = at;
            while (at < text.Length && "+-.eE0123456789".IndexOf(text[at]) >= 0) at++;
            if (at == from) throw Wrong("a value", at);
            return new Number(text.Substring(from, at - from));
        }

        static List<Json> ReadItems(string text, ref int at, int depth)
        {
            var items = new List<Json>();
            at++;
            if (Skip(text, ref at, ']')) return items;
            do items.Add(Read(text, ref at, depth + 1));
            while (Skip(text, ref at, ','));
            Expect(text, ref at, ']');
            return items;
        }

        static List<KeyValuePair<string, Json>> ReadMembers(string text, ref int at, int depth)
        {
            var members = new List<KeyValuePair<string, Json>>();
            at++;
            if (Skip(text, ref at, '}')) return members;
            do
            {
                SkipSpace(text, ref at);
                var name = ReadText(text, ref at);
                Expect(text, ref at, ':');
                members.Add(new KeyValuePair<string, Json>(name, Read(text, ref at, depth + 1)));
            }
            while (Skip(text, ref at, ','));
            Expect(text, ref at, '}');
            return members;
        }

        static string ReadText(string text, ref int at)
        {
            if (at >= text.Length || text[at] != '"') throw Wrong("a text", at);
            var read = new StringBuilder();
            for (at++; at < text.Length && text[at] != '"'; at++)
                read.Append(text[at] == '\\' ? ReadEscape(text, ref at) : text[at]);
            if (at >= text.Length) throw Wrong("\"", at);
            at++;
            return read.ToString();
        }

        static char ReadEscape(string text, ref int at)
        {
            at++;
            if (at >= text.Length) throw Wrong("an escape", at);
            switch (text[at])
            {
                case 'b': return '\b';
                case 'f': return '\f';
                case 'n': return '\n';
                case 'r': return '\r';
                case 't': return '\t';
                case 'u':
                    ushort code;
                    if (at + 4 >= text.Length || !ushort.TryParse(text.Substring(at + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out code))
                        throw Wrong("four hexadecimal digits", at);
                    at += 4;
                    return (char)code;
                default: return text[at];
            }
        }
    }
}
