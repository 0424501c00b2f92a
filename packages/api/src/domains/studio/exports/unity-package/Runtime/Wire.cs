using System;
using System.Text;

namespace Spilvaerk.Game
{
    /// <summary>How requests are written and refusals are read.</summary>
    static class Wire
    {
        public static string ErrorOf(Answer answer)
        {
            try
            {
                return Json.Parse(answer.Body).TextOr("error", answer.Status.ToString());
            }
            catch (FormatException)
            {
                return answer.Status.ToString();
            }
        }

        public static string Quote(string text)
        {
            var quoted = new StringBuilder("\"");
            foreach (var sign in text)
            {
                if (sign == '"' || sign == '\\') quoted.Append('\\').Append(sign);
                else if (sign < ' ') quoted.Append("\\u").Append(((int)sign).ToString("x4"));
                else quoted.Append(sign);
            }
            return quoted.Append('"').ToString();
        }
    }
}
