import { expect, test } from 'vitest'
import { exampleTable, openTable } from '../testing.ts'
import { gameServer } from './game-server.ts'

type Client = Parameters<typeof gameServer>[0]['client']

/** A client that keeps what it is asked, and answers with a table's round of two coins for a krone. */
function listening() {
  const asked: unknown[] = []
  const told = {
    ...{ kind: 'casinoWar', roundId: 'r', gameId: 7, coin: 0.5, balance: 90, choices: [{ move: 'odds', amount: 1.5 }] },
    bets: [{ bet: 'ante', amount: 5 }],
    round: { stakedCoins: 10, paidCoins: 0, spots: [], events: [] },
  }
  const mutate = async (input: unknown) => {
    asked.push(input)
    return told
  }
  const client = { rounds: { spin: { mutate }, choose: { mutate } } } as unknown as Client
  return { asked, server: gameServer({ client, gameId: 7, coin: 0.5, stake: 'demo' }) }
}

test('coins are amounts at the server, and amounts are coins here', async () => {
  const { asked, server } = listening()
  const answer = await server.spin([{ spot: 'ante', coins: 10 }], 'key')
  expect(asked).toEqual([{ id: 7, bets: [{ bet: 'ante', amount: 5 }], key: 'key', stake: 'demo' }])
  expect(answer).toMatchObject({
    kind: 'round',
    result: { bets: [{ spot: 'ante', coins: 10 }], choices: [{ move: 'odds', coins: 3 }], balance: 90 },
  })
})

test('all choices are sent, those with coins as amounts', async () => {
  const { asked, server } = listening()
  const { play } = openTable(exampleTable('casino-war'))
  play.place('ante', 10)
  await play.spin()
  const { result } = play.state()
  if (!result) throw new Error('no round')
  await server.choose(result, ['war', { move: 'odds', coins: 4 }])
  expect(asked).toEqual([{ id: result.roundId, choices: ['war', { move: 'odds', amount: 2 }] }])
})

test('with credits no round waits at the server', async () => {
  expect(await listening().server.open()).toBeUndefined()
})
