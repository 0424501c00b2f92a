using System;
using System.Threading.Tasks;
using UnityEngine;

namespace Spilvaerk.Game
{
    /// <summary>Put this on an object, give it game.json and the address of the API, and show the events that it brings.</summary>
    public sealed class SlotGame : MonoBehaviour
    {
        [SerializeField] TextAsset gameFile = null;
        [SerializeField] string address = "";

        GameClient client;

        public GameFile Game { get; private set; }
        /// <summary>The latest round, or null.</summary>
        public PlayedRound Latest { get; private set; }

        /// <summary>A round was decided, or went on after a choice: show its events in order.</summary>
        public event Action<PlayedRound> Played;

        void Awake()
        {
            Game = GameFile.Parse(gameFile.text);
            client = new GameClient(Game, new UnityTransport(address));
        }

        public Task Spin(decimal bet, string mode = null)
        {
            return Show(client.Spin(bet, mode));
        }

        /// <summary>Answers what the latest round asks.</summary>
        public Task Choose(int option)
        {
            var choices = new System.Collections.Generic.List<int>(Latest.Choices) { option };
            return Show(client.Choose(Latest.RoundId, choices));
        }

        async Task Show(Task<PlayedRound> asked)
        {
            Latest = await asked;
            if (Played != null) Played(Latest);
        }
    }
}
