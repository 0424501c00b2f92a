using System;
using System.Threading.Tasks;

namespace Spilvaerk.Game
{
    /// <summary>What a server answered.</summary>
    public struct Answer
    {
        public int Status;
        public string Body;
    }

    /// <summary>Carries requests to the game's API and answers back. <see cref="UnityTransport"/> is one.</summary>
    public interface ITransport
    {
        /// <param name="body">JSON, or null where there is none</param>
        Task<Answer> Send(string method, string path, string body);
    }

    /// <summary>The server said no. The message is the server's.</summary>
    public sealed class RefusedException : Exception
    {
        public readonly int Status;

        public RefusedException(int status, string message) : base(message)
        {
            Status = status;
        }
    }
}
