import { tables } from '@spilvaerk/messages/tables'
import { adviceAt, type Choice, type PlacedBet, play, type TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../lib/page-language.ts'
import type { TableAnswer, TableResult, TableServer } from './table-server.ts'

/** Plays in this browser: for games that stand alone, and for tests. */
export function localServer(definition: TableDefinition, nextSeed: () => string): TableServer {
  // The latest round alone: nobody asks for one before it.
  const seeds = new Map<string, string>()
  const kept = new Map<string, TableResult>()
  const seedOf = (key: string): string => {
    const known = seeds.get(key)
    if (known !== undefined) return known
    const seed = nextSeed()
    for (const rounds of [seeds, kept]) rounds.clear()
    seeds.set(key, seed)
    return seed
  }
  const answer = (key: string, bets: readonly PlacedBet[], choices: readonly Choice[]): TableAnswer => {
    const played = play(definition, seedOf(key), bets, choices)
    if (!played.ok) return { kind: 'refused', message: textsOf(tables)('refusals.rules') }
    const result = { roundId: key, bets, choices, round: played.round }
    kept.set(key, result)
    return { kind: 'round', result }
  }
  const known = (key: string): TableResult => {
    const result = kept.get(key)
    if (result === undefined) throw new RangeError(`no round ${key} was played here`)
    return result
  }
  return {
    spin: async (bets, key) => answer(key, bets, []),
    get: async (roundId) => ({ kind: 'round', result: known(roundId) }),
    choose: async ({ roundId = '', bets }, choices) => answer(roundId, bets, choices),
    advice: async ({ roundId = '', bets, choices }) => {
      const advised = adviceAt(definition, seedOf(roundId), bets, choices)
      if (!advised.ok || advised.advice === null) return undefined
      const { move, coins, values } = advised.advice
      return { move, coins, ...(values && { values: values.map((one) => ({ move: one.move, edge: one.edge.value })) }) }
    },
    open: async () => [...kept.values()].find(({ round }) => round.awaiting !== undefined),
  }
}
