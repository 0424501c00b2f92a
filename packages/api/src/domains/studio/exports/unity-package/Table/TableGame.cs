using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using UnityEngine;

namespace Spilvaerk.Game
{
    /// <summary>Put this on an object, give it game.json and the address of the API, and show the events that it brings.</summary>
    public sealed class TableGame : MonoBehaviour
    {
        [SerializeField] TextAsset gameFile = null;
        [SerializeField] string address = "";

        TableClient client;

        public TableFile Game { get; private set; }
        /// <summary>The latest round, or null.</summary>
        public PlayedTableRound Latest { get; private set; }

        /// <summary>A round was decided, or went on after a move: show its events in order.</summary>
        public event Action<PlayedTableRound> Played;

        void Awake()
        {
            Game = TableFile.Parse(gameFile.text);
            client = new TableClient(Game, new UnityTransport(address));
        }

        /// <param name="bets">amounts by the ids of spots</param>
        public Task Play(IEnumerable<KeyValuePair<string, decimal>> bets)
        {
            return Show(client.Play(bets));
        }

        /// <summary>Makes a move of the menu of the latest round.</summary>
        public Task Choose(string move, decimal? amount = null)
        {
            return Show(client.Choose(Latest, move, amount));
        }

        async Task Show(Task<PlayedTableRound> asked)
        {
            Latest = await asked;
            if (Played != null) Played(Latest);
        }
    }
}
