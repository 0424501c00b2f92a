import type { SpinInput, SpinResult, TableResult as ToldResult } from '@spilvaerk/schemas'
import type { Choice, PlacedBet } from '@spilvaerk/table-games'
import { type AnswerOf, answerOf } from '../../game/ask.ts'
import type { trpc } from '../../lib/trpc.ts'
import { inKroner } from '../play/table-play.ts'
import type { TableAnswer, TableResult, TableServer } from '../play/table-server.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

interface GameServerOptions {
  readonly client: Client
  readonly gameId: number
  /** DKK for each coin. */
  readonly coin: number
  readonly stake: NonNullable<SpinInput['stake']>
}

/** The rounds of a table that the server decides: coins here are amounts there. */
export function gameServer({ client, gameId, coin, stake }: GameServerOptions): TableServer {
  const amounts = (bets: readonly PlacedBet[]) =>
    bets.map(({ spot, coins }) => ({ bet: spot, amount: inKroner(coins, coin) }))
  const told = (choice: Choice) =>
    typeof choice === 'string' ? choice : { move: choice.move, amount: inKroner(choice.coins, coin) }
  return {
    spin: async (bets, key) =>
      tableAnswer(
        await answerOf((options) =>
          client.rounds.spin.mutate({ id: gameId, bets: amounts(bets), key, stake }, options),
        ),
      ),
    get: async (id) => tableAnswer(await answerOf((options) => client.rounds.get.query({ id }, options))),
    choose: async ({ roundId = '' }, choices) =>
      tableAnswer(
        await answerOf((options) => client.rounds.choose.mutate({ id: roundId, choices: choices.map(told) }, options)),
      ),
    advice: async ({ roundId }) => (roundId === undefined ? undefined : client.rounds.advice.query({ id: roundId })),
    // Without an answer nothing is resumed now: the next bet is refused with `roundOpen`, and then it is asked for again.
    open: async () => {
      if (stake === 'demo') return undefined
      const open = await client.rounds.open.query({ id: gameId }).catch(() => null)
      return open && open.kind !== 'slot' ? inCoins(open) : undefined
    },
  }
}

function tableAnswer(answer: AnswerOf<SpinResult>): TableAnswer {
  if (answer.kind !== 'round') return answer
  const { result } = answer
  if (result.kind === 'slot') throw new Error('a round of a slot where one of a table was asked for')
  return { kind: 'round', result: inCoins(result) }
}

function inCoins({ roundId, bets, choices, round, balance, jackpotWin, coin }: ToldResult): TableResult {
  const coins = (amount: number): number => Math.round(amount / coin)
  return {
    ...{ roundId, round, balance, besides: jackpotWin },
    bets: bets.map(({ bet, amount }) => ({ spot: bet, coins: coins(amount) })),
    choices: choices.map((choice) =>
      typeof choice === 'string' ? choice : { move: choice.move, coins: coins(choice.amount) },
    ),
  }
}
