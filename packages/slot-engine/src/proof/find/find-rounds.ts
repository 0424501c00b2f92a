import { floatAt } from '../../entries.ts'
import { type Game, modeOf } from '../../game/core/game.ts'
import { OutOfReach } from '../../game/law/law.ts'
import { streamSeed } from '../../rng.ts'
import { replayer, roundTeller } from '../outcomes/make-outcomes.ts'
import { roundDistribution } from '../sheet/round-distribution.ts'
import type { Accepts } from './wish.ts'

/** Wins in bets, both ends included. */
export interface WinRange {
  readonly from: number
  readonly to: number
}

export interface FindOptions {
  /** The win that a round must have. */
  readonly win?: WinRange
  /** What must happen in it: `parseWish` reads such from a text. */
  readonly accepts?: Accepts
  /** The bet mode; by default the plain bet. */
  readonly mode?: string
  /** Rounds to play at most. Round `n`, from 1, is the one that `createRng(`${seed}/${n}`)` draws. */
  readonly spins: number
  readonly seed: string
  /** How many to find before it ends; by default 1. */
  readonly count?: number
}

export interface FoundRound {
  /** What it is drawn from: `spin(game, createRng(seed))` is the round. */
  readonly seed: string
  readonly coins: number
  /** Of what the round costs. */
  readonly bets: number
}

export interface Found {
  readonly rounds: readonly FoundRound[]
  /** Rounds that were played for it. */
  readonly played: number
  /** How often such rounds come, between which bounds: where nothing but the win was asked for and has an exact chance, that. */
  readonly chance: FoundChance
}

export interface FoundChance {
  readonly method: 'exact' | 'simulated'
  readonly chance: number
  /** Of 95 %; the chance itself where it is exact. */
  readonly low: number
  readonly high: number
}

const STRETCH = 1024

/**
 * Plays rounds until enough are found: a generator that yields how many were played, so that the search can be watched and
 * stopped.
 * @throws RangeError for a bet mode the game does not have
 */
export function* findRounds(game: Game, options: FindOptions): Generator<number, Found, void> {
  const { spins, seed, count = 1, accepts, win, mode } = options
  const { coins: bet } = modeOf(game, mode)
  const coinsOf = replayer(game, seed, mode)
  const tell = roundTeller(game, seed, mode)
  const rounds: FoundRound[] = []
  let played = 0
  while (played < spins && rounds.length < count) {
    played++
    const fits = win === undefined || isWithin(coinsOf(played) / bet, win)
    if (fits && (accepts === undefined || accepts(tell(played)))) {
      const coins = coinsOf(played)
      rounds.push({ seed: streamSeed(seed, played), coins, bets: coins / bet })
    }
    if (played % STRETCH === 0) yield played
  }
  const exact = accepts === undefined && win !== undefined ? exactChance(game, mode, win) : null
  return { rounds, played, chance: exact ?? estimated(rounds.length, played) }
}

/** The first such round within `spins`, in one go. */
export function findRound(game: Game, options: Omit<FindOptions, 'count'>): FoundRound | null {
  const search = findRounds(game, options)
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value.rounds[0] ?? null
}

// Wins are whole coins over whole coins: a bound in decimals may miss one by a rounding.
const isWithin = (bets: number, { from, to }: WinRange): boolean => bets >= from - 1e-9 && bets <= to + 1e-9

function exactChance(game: Game, mode: string | undefined, win: WinRange): FoundChance | null {
  try {
    const { coins, chances, betCoins } = roundDistribution(game, mode === undefined ? {} : { mode })
    let chance = 0
    for (let i = coins.length - 1; i >= 0; i--)
      if (isWithin(floatAt(coins, i) / betCoins, win)) chance += floatAt(chances, i)
    return { method: 'exact', chance, low: chance, high: chance }
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

/** E. B. Wilson's interval of 95 % (1927), which holds for few and for none. */
function estimated(found: number, played: number): FoundChance {
  const z = 1.959964
  const share = found / played
  const middle = (share + (z * z) / 2 / played) / (1 + (z * z) / played)
  const half = (z / (1 + (z * z) / played)) * Math.sqrt((share * (1 - share)) / played + (z * z) / 4 / played ** 2)
  return { method: 'simulated', chance: share, low: found === 0 ? 0 : middle - half, high: middle + half }
}
