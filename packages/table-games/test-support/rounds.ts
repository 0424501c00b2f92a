import { createRng } from '@spilvaerk/slot-engine'
import type { TableDefinition } from '../src/definition.ts'
import type { PlacedBet } from '../src/play/bets.ts'
import type { Choice } from '../src/play/choices.ts'
import { compileTable } from '../src/play/compile.ts'
import { play } from '../src/play/play.ts'
import type { TableRound } from '../src/round.ts'

/** The least bet on every spot that the limit of a round leaves room for, or on some of them. */
export function betsOf(
  definition: TableDefinition,
  pick: (spot: number) => boolean = () => true,
): readonly PlacedBet[] {
  const { spots } = compileTable(definition)
  const chosen = new Set(spots.filter((_, i) => i === 0 || pick(i)).map(({ id }) => id))
  for (const { id, needs } of spots) if (needs !== undefined && chosen.has(id)) chosen.add(needs)
  let left = definition.limits.round ?? Number.POSITIVE_INFINITY
  return spots.flatMap(({ id, min }) => {
    if (!chosen.has(id) || min > left) return []
    left -= min
    return [{ spot: id, coins: min }]
  })
}

export interface PlayedRound {
  readonly seed: string
  readonly bets: readonly PlacedBet[]
  readonly choices: readonly Choice[]
  /** As it stood before each choice, and at its end. */
  readonly rounds: readonly TableRound[]
}

const MOST_CHOICES = 60

/** A round with choices drawn from the seed, one after another; after many the first move only. */
export function playThrough(definition: TableDefinition, seed: string, bets = betsOf(definition)): PlayedRound {
  const rng = createRng(`choices of ${seed}`)
  const choices: Choice[] = []
  const rounds: TableRound[] = []
  for (;;) {
    const played = play(definition, seed, bets, choices)
    if (!played.ok) throw new Error(`${definition.id} ${seed}: ${JSON.stringify(played.problems)}`)
    rounds.push(played.round)
    const { awaiting } = played.round
    if (awaiting === undefined) return { seed, bets, choices, rounds }
    const move = awaiting.moves[choices.length < MOST_CHOICES ? rng.below(awaiting.moves.length) : 0]
    if (move === undefined) throw new Error(`${definition.id} ${seed}: a menu without moves`)
    choices.push(move.upTo === undefined ? move.move : { move: move.move, coins: move.coins })
  }
}

const SEEDS = 150

/** Rounds of a game as far as they had come before each choice, and to their end. */
export const roundsOf = (definition: TableDefinition): readonly TableRound[] =>
  Array.from({ length: SEEDS }, (_, i) => playThrough(definition, `${definition.id} ${i}`)).flatMap(
    ({ rounds }) => rounds,
  )
