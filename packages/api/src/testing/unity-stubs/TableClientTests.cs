using System;
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;
using NUnit.Framework;
using Spilvaerk.Game2;

/// <summary>Runs over the package of the table that the variable GAME names the file of.</summary>
public sealed class TableClientTests
{
    sealed class Canned : ITransport
    {
        public readonly List<string> Asked = new List<string>();
        public Answer Answer;

        public Task<Answer> Send(string method, string path, string body)
        {
            Asked.Add(method + " " + path + " " + body);
            return Task.FromResult(Answer);
        }
    }

    readonly TableFile game = TableFile.Parse(File.ReadAllText(Environment.GetEnvironmentVariable("GAME")));

    Answer Waiting(string hash)
    {
        return new Answer { Status = 200, Body = "{\"roundId\":\"r/1\",\"cost\":1.5,\"totalWin\":0,\"status\":\"open\",\"definitionHash\":\"" + hash + "\",\"choices\":[\"roll\",{\"move\":\"odds\",\"amount\":2.5}],\"round\":{\"events\":[{\"type\":\"cardDealt\"}],\"awaiting\":{\"asks\":\"tie\",\"moves\":[{\"move\":\"surrender\",\"coins\":0},{\"move\":\"odds\",\"coins\":2,\"upTo\":9}]}}}" };
    }

    [Test]
    public void BetsAndMovesAreSentAsTheServerReadsThem()
    {
        var transport = new Canned { Answer = Waiting(game.DefinitionHash) };
        var client = new TableClient(game, transport);
        var played = client.Play(new Dictionary<string, decimal> { { game.Spots[0].Id, 1.5m } }, "key").Result;
        Assert.AreEqual("POST /games/2/spin {\"bets\":[{\"bet\":\"ante\",\"amount\":1.5}],\"key\":\"key\"}", transport.Asked[0]);
        Assert.AreEqual("tie", played.Asks);
        Assert.AreEqual("surrender", played.Moves[0].Move);
        client.Choose(played, "odds", 3m).Wait();
        Assert.AreEqual("POST /rounds/r%2F1/choices {\"choices\":[\"roll\",{\"move\":\"odds\",\"amount\":2.5},{\"move\":\"odds\",\"amount\":3}]}", transport.Asked[1]);
    }

    [Test]
    public void AnotherVersionOfTheGameIsNotShown()
    {
        var asked = new TableClient(game, new Canned { Answer = Waiting("other") }).Read("r");
        try
        {
            asked.Wait();
        }
        catch (AggregateException failed)
        {
            Assert.AreEqual(typeof(FormatException), failed.InnerException.GetType());
            return;
        }
        throw new InvalidOperationException("it was shown");
    }
}
