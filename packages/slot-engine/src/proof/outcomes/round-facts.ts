import { type Game, modeOf } from '../../game/core/game.ts'
import { isWin, type Round } from '../../round.ts'
import { roundTeller } from './make-outcomes.ts'

/** One round as a row of a table: what it paid, and how much happened. */
export interface RoundFacts {
  /** Its number, from 1: it is the one that `createRng(`${seed}/${round}`)` draws. */
  readonly round: number
  readonly coins: number
  /** Of what a round costs. */
  readonly bets: number
  /** Windows that were spun, the paid one and all others. */
  readonly spins: number
  readonly freeSpins: number
  readonly cascades: number
  /** Wins of the pay table. */
  readonly wins: number
  /** Features and prizes that were won, free spins among them. */
  readonly features: number
  /** 1 where the round reached the cap. */
  readonly capped: number
}

export const ROUND_FACTS = [
  'round',
  'coins',
  'bets',
  'spins',
  'freeSpins',
  'cascades',
  'wins',
  'features',
  'capped',
] as const satisfies readonly (keyof RoundFacts)[]

/** The facts of each round by its number. @throws RangeError for a bet mode the game does not have */
export function roundFacts(game: Game, seed: string, mode?: string): (round: number) => RoundFacts {
  const { coins: bet } = modeOf(game, mode)
  const tell = roundTeller(game, seed, mode)
  return (round) => ({ round, ...factsOf(tell(round), bet) })
}

function factsOf({ totalCoins, events }: Round, bet: number): Omit<RoundFacts, 'round'> {
  const facts = { spins: 0, freeSpins: 0, cascades: 0, wins: 0, features: 0, capped: 0 }
  for (const event of events) {
    if (isWin(event)) facts.wins++
    else if (event.type === 'reelsStopped') facts.spins++
    else if (event.type === 'freeSpinStarted') facts.freeSpins++
    else if (event.type === 'cascaded') facts.cascades++
    else if (event.type === 'featureStarted' || event.type === 'freeSpinsAwarded') facts.features++
    else if (event.type === 'capped') facts.capped = 1
  }
  return { coins: totalCoins, bets: totalCoins / bet, ...facts }
}
