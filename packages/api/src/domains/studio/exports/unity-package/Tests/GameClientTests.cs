using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using NUnit.Framework;

namespace Spilvaerk.Game.Tests
{
    public sealed class GameClientTests
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

        readonly GameFile game = Recorded.Game(Recorded.Folders[0]);

        string AnswerOf(string hash, long betCoins)
        {
            return "{\"roundId\":\"r/1\",\"bet\":0.25,\"cost\":0.25,\"totalWin\":0,\"status\":\"done\",\"definitionHash\":\"" + hash + "\",\"round\":{\"betCoins\":" + betCoins + ",\"totalCoins\":0,\"events\":[]}}";
        }

        [Test]
        public void ASpinIsAskedForWithAKeyOfItsOwn()
        {
            var transport = new Canned { Answer = new Answer { Status = 200, Body = AnswerOf(game.DefinitionHash, game.Definition.BetCoins) } };
            var played = new GameClient(game, transport).Spin(0.25m, "a \"mode\"", "key").Result;
            Assert.AreEqual("POST /games/" + game.Number + "/spin {\"bet\":0.25,\"mode\":\"a \\\"mode\\\"\",\"key\":\"key\"}", transport.Asked[0]);
            Assert.AreEqual("r/1", played.RoundId);
            Assert.AreEqual(0.25m, played.Cost);
        }

        [Test]
        public void AChoiceCarriesAllAnswers()
        {
            var transport = new Canned { Answer = new Answer { Status = 200, Body = AnswerOf(game.DefinitionHash, game.Definition.BetCoins) } };
            new GameClient(game, transport).Choose("r/1", new[] { 0, 2 }).Wait();
            Assert.AreEqual("POST /rounds/r%2F1/choices {\"choices\":[0,2]}", transport.Asked[0]);
        }

        [Test]
        public void ARefusalCarriesTheServersWords()
        {
            var refused = Failure(new Answer { Status = 429, Body = "{\"error\":\"Vent lidt\"}" }) as RefusedException;
            Assert.AreEqual(429, refused.Status);
            Assert.AreEqual("Vent lidt", refused.Message);
        }

        [Test]
        public void AnotherVersionOfTheGameIsNotShown()
        {
            Assert.AreEqual(typeof(FormatException), Failure(new Answer { Status = 200, Body = AnswerOf("other", game.Definition.BetCoins) }).GetType());
        }

        [Test]
        public void ARoundAgainstTheRulesIsNotShown()
        {
            Assert.AreEqual(typeof(FormatException), Failure(new Answer { Status = 200, Body = AnswerOf(game.DefinitionHash, 999999999) }).GetType());
        }

        Exception Failure(Answer answer)
        {
            var asked = new GameClient(game, new Canned { Answer = answer }).Spin(0.25m);
            try
            {
                asked.Wait();
            }
            catch (AggregateException failed)
            {
                return failed.InnerException;
            }
            return null;
        }
    }
}
