import type {
  Combination,
  Definition,
  Direction,
  LineWins,
  SymbolDefinition,
  WildMultiplierRule,
} from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import { type Candidate, candidatesOf, replaces, type Tokens } from '../../tables/tokens.ts'
import { StateKeys } from './state-keys.ts'

/** What one line pays, and for what. */
export type Reading =
  | {
      readonly kind: 'run'
      readonly symbol: number
      readonly direction: 'left' | 'right' | 'any'
      readonly from: number
      readonly count: number
      readonly multiplier: number
      readonly coins: number
    }
  | {
      readonly kind: 'combination'
      readonly combination: number
      readonly name: string
      readonly multiplier: number
      readonly coins: number
    }

export type RunReading = Extract<Reading, { kind: 'run' }>
type CombinationReading = Extract<Reading, { kind: 'combination' }>

/** The run a candidate symbol is in: the reel it began on (-1: over and out) and what its wilds multiply. */
export interface Run {
  readonly from: number
  readonly factor: number
  /** It may win: it shows what it has to. */
  readonly counts: boolean
}

/** What is known of a line after some of its reels. Two states with one key have one future. */
export interface ReadingState {
  readonly reel: number
  readonly runs: readonly Run[]
  readonly left: RunReading | null
  readonly right: RunReading | null
  readonly any: RunReading | null
  /** Per combination the sets of slots that the symbols so far can fill. */
  readonly filled: readonly (readonly Filled[])[]
}

/** A set of slots (bit mask), and the most that the wilds in them multiply: more now is more at the end. */
export interface Filled {
  readonly mask: number
  readonly factor: number
}

/**
 * Reads a line reel by reel: the one place that knows what a line pays. Spins read the lines that won with it;
 * the line automaton is built by walking all of its states.
 */
export interface LineReader {
  start(): ReadingState
  step(state: ReadingState, token: number): ReadingState
  /** The winning readings of a whole line: at most one per direction, or one combination. */
  finish(state: ReadingState): readonly Reading[]
  /** @param tell what wins are told apart by beside their coins and their length */
  key(state: ReadingState, tell?: TellWin): string
  /** A state of this key: what the key does not tell of its wins is -1. */
  stateOf(key: string, reel: number): ReadingState
  /** What it holds, and so what a step from it costs. */
  size(state: ReadingState): number
}

/** Of a win what is to be told of it: states whose wins differ by nothing else are one. */
export type TellWin = (win: RunReading) => { readonly symbol?: number; readonly from?: number }

/** Per combination, slot and token: 0 where it does not fit, else what it multiplies. A wild fits where it replaces a symbol of the slot. */
function slotFits(
  combinations: readonly Combination[],
  symbols: readonly SymbolDefinition[],
  tokens: Tokens,
): number[][][] {
  return combinations.map(({ slots, multiplied }) =>
    slots.map((slot) =>
      tokens.list.map(({ symbol, multiplier }) => {
        if (slot === null || slot.includes(symbols[symbol]?.id as string)) return 1
        if (!slot.some((id) => replaces(symbols, symbol, id))) return 0
        return multiplied ? multiplier : 1
      }),
    ),
  )
}

const better = (a: RunReading | null, b: RunReading): RunReading | null => {
  if (b.coins <= 0) return a
  if (a === null || b.coins > a.coins || (b.coins === a.coins && b.count > a.count)) return b
  return a
}

export function lineReader(definition: Definition, wins: LineWins, tokens: Tokens, reels: number): LineReader {
  const { direction = 'left', sides = 'add', wildMultipliers = 'highest', wildRuns = 'best', combinations = [] } = wins
  const candidates = candidatesOf(definition, tokens, reels).filter(({ isWild }) => wildRuns !== 'none' || !isWild)
  const standsAlone = wildRuns === 'best'
  const fits = slotFits(combinations, definition.symbols, tokens)
  const leftWins = direction === 'left' || direction === 'both'
  const rightWins = direction === 'right' || direction === 'both'

  const keys = new StateKeys(combinations.length)

  const reading = (candidate: Candidate, run: Run, to: number, side: RunReading['direction']): RunReading => ({
    kind: 'run',
    symbol: candidate.symbol,
    direction: side,
    from: run.from,
    count: to - run.from,
    multiplier: run.factor,
    coins: (candidate.pays[to - run.from] ?? 0) * run.factor,
  })

  /** Offers the run [run.from, to) to whatever it can win. */
  const end = (state: Wins, candidate: Candidate, run: Run, to: number): Wins => {
    if (run.from < 0 || run.from === to || !run.counts) return state
    return {
      left: leftWins && run.from === 0 ? better(state.left, reading(candidate, run, to, 'left')) : state.left,
      right: rightWins && to === reels ? better(state.right, reading(candidate, run, to, 'right')) : state.right,
      any: direction === 'any' ? better(state.any, reading(candidate, run, to, 'any')) : state.any,
    }
  }

  const step = (state: ReadingState, token: number): ReadingState => {
    let wins: Wins = state
    const runs = candidates.map((candidate, i): Run => {
      const run = state.runs[i] as Run
      const fit = entryOf(candidate.fits, token)
      if (fit > 0) {
        if (run.from < 0) return run
        const factor = combineMultipliers(wildMultipliers, run.factor, fit)
        return { from: run.from, factor, counts: run.counts || entryOf(candidate.owns, token) }
      }
      wins = end(wins, candidate, run, state.reel)
      return { from: direction === 'left' ? -1 : state.reel + 1, factor: 1, counts: standsAlone }
    })
    const filled = state.filled.map((before, i) =>
      nextFilled(before, fits[i] as number[][], token, {
        reel: state.reel,
        anyOrder: combinations[i]?.anyOrder === true,
        rule: wildMultipliers,
      }),
    )
    return { reel: state.reel + 1, runs, left: wins.left, right: wins.right, any: wins.any, filled }
  }

  const finish = (state: ReadingState): readonly Reading[] => {
    let wins: Wins = state
    candidates.forEach((candidate, i) => {
      wins = end(wins, candidate, state.runs[i] as Run, reels)
    })
    const readings = bestReadings(wins, bestCombination(state.filled, combinations), direction, reels)
    return sides === 'better' ? betterOf(readings) : readings
  }

  return {
    start: () => ({
      reel: 0,
      runs: candidates.map(() => ({ from: 0, factor: 1, counts: standsAlone })),
      left: null,
      right: null,
      any: null,
      filled: combinations.map(() => [{ mask: 0, factor: 1 }]),
    }),
    step,
    finish,
    size: (state) => state.filled.reduce((sum, sets) => sum + sets.length * reels, state.runs.length),
    key: keys.keyOf,
    stateOf: keys.stateOf,
  }
}

type Wins = Pick<ReadingState, 'left' | 'right' | 'any'>

/**
 * The best reading from each end. A reading of the full line (a run over all reels, a combination) is the same from both
 * ends, so it is paid once; where it ties with a shorter run, it is the one that counts.
 */
function bestReadings(
  wins: Wins,
  combination: CombinationReading | null,
  direction: Direction,
  reels: number,
): readonly Reading[] {
  const best = (run: RunReading | null): Reading | null => {
    if (combination === null || run === null) return combination ?? run
    const beaten = combination.coins > run.coins || (combination.coins === run.coins && run.count < reels)
    return beaten ? combination : run
  }
  const isFull = (reading: Reading | null) => reading?.kind === 'combination' || reading?.count === reels
  switch (direction) {
    case 'left':
      return some(best(wins.left))
    case 'right':
      return some(best(wins.right))
    case 'any':
      return some(best(wins.any))
    case 'both': {
      const left = best(wins.left)
      const right = best(wins.right)
      return isFull(left) && isFull(right) ? some(left) : [...some(left), ...some(right)]
    }
  }
}

/** Of equal ones the first, which is that from the left. */
const betterOf = ([first, second]: readonly Reading[]): readonly Reading[] =>
  first === undefined ? [] : [second !== undefined && second.coins > first.coins ? second : first]

const some = (reading: Reading | null): readonly Reading[] => (reading === null ? [] : [reading])

interface NextSlot {
  readonly reel: number
  readonly anyOrder: boolean
  readonly rule: WildMultiplierRule
}

function nextFilled(
  before: readonly Filled[],
  slots: readonly (readonly number[])[],
  token: number,
  { reel, anyOrder, rule }: NextSlot,
): Filled[] {
  const next: { mask: number; factor: number }[] = []
  for (const { mask, factor } of before) {
    for (let i = 0; i < slots.length; i++) {
      const fit = entryOf(entryOf(slots, i), token)
      if (fit === 0 || (anyOrder ? (mask & (1 << i)) !== 0 : i !== reel)) continue
      const set = mask | (1 << i)
      const reached = combineMultipliers(rule, factor, fit)
      const known = next.find((one) => one.mask === set)
      if (known === undefined) next.push({ mask: set, factor: reached })
      else known.factor = Math.max(known.factor, reached)
    }
  }
  return next.sort((a, b) => a.mask - b.mask)
}

function bestCombination(
  filled: readonly (readonly Filled[])[],
  combinations: readonly Combination[],
): CombinationReading | null {
  let best: CombinationReading | null = null
  for (const [i, { name, coins }] of combinations.entries()) {
    const multiplier = Math.max(0, ...(filled[i] as readonly Filled[]).map(({ factor }) => factor))
    if (coins * multiplier > (best?.coins ?? 0))
      best = { kind: 'combination', combination: i, name, multiplier, coins: coins * multiplier }
  }
  return best
}
