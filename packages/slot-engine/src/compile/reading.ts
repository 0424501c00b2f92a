import type {
  Combination,
  CountTable,
  Definition,
  Direction,
  SymbolDefinition,
  WildMultiplierRule,
} from '../definition.ts'

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
  | { readonly kind: 'combination'; readonly combination: number; readonly coins: number }

type RunReading = Extract<Reading, { kind: 'run' }>
type CombinationReading = Extract<Reading, { kind: 'combination' }>

/** The run a candidate symbol is in: the reel it began on (-1: over and out) and what its wilds multiply. */
interface Run {
  readonly from: number
  readonly factor: number
}

/** What is known of a line after some of its reels. Two states with one key have one future. */
export interface ReadingState {
  readonly reel: number
  readonly runs: readonly Run[]
  readonly left: RunReading | null
  readonly right: RunReading | null
  readonly any: RunReading | null
  /** Per combination the sets of slots (bit masks) that the symbols so far can fill. */
  readonly filled: readonly (readonly number[])[]
}

/** A symbol that can be paid for a run. */
interface Candidate {
  readonly symbol: number
  /** Coins by run length. */
  readonly pays: readonly number[]
  /** Per symbol: 0 where it breaks the run, else the multiplier it brings (1: none). */
  readonly fits: readonly number[]
}

/**
 * Reads a line reel by reel: the one place that knows what a line pays. Spins read the lines that won with it;
 * the line automaton is built by walking all of its states.
 */
export interface LineReader {
  start(): ReadingState
  step(state: ReadingState, symbol: number): ReadingState
  /** The winning readings of a whole line: at most one per direction, or one combination. */
  finish(state: ReadingState): readonly Reading[]
  key(state: ReadingState): string
}

/** Coins by count 0..max: a count between two keys pays the lower key, one above the last pays the last. */
export function payByCount(table: CountTable | undefined, max: number): number[] {
  const pays = new Array<number>(max + 1).fill(0)
  for (const [key, coins] of Object.entries(table ?? {})) {
    for (let count = Number(key); count <= max; count++) {
      const next = Object.keys(table ?? {}).some((other) => Number(other) > Number(key) && Number(other) <= count)
      if (!next) pays[count] = coins
    }
  }
  return pays
}

const combine = (rule: WildMultiplierRule, factor: number, multiplier: number): number => {
  if (multiplier === 1) return factor
  if (factor === 1) return multiplier
  switch (rule) {
    case 'highest':
      return Math.max(factor, multiplier)
    case 'add':
      return factor + multiplier
    case 'multiply':
      return factor * multiplier
  }
}

function candidatesOf(symbols: readonly SymbolDefinition[], reels: number): Candidate[] {
  const regular = symbols.filter((s) => s.kind === 'regular').map((s) => s.id)
  return symbols.flatMap((symbol, index) => {
    if ((symbol.kind !== 'regular' && symbol.kind !== 'wild') || !symbol.pays) return []
    const fits = symbols.map((other) => {
      if (other.id === symbol.id) return 1
      if (other.kind !== 'wild' || !(other.replaces ?? regular).includes(symbol.id)) return 0
      return other.multiplier ?? 1
    })
    return [{ symbol: index, pays: payByCount(symbol.pays, reels), fits }]
  })
}

/** Per combination and slot: which symbols fit. A wild fits where it replaces a symbol of the slot. */
function slotFits(combinations: readonly Combination[], symbols: readonly SymbolDefinition[]): boolean[][][] {
  const regular = symbols.filter((s) => s.kind === 'regular').map((s) => s.id)
  return combinations.map((combination) =>
    combination.slots.map((slot) =>
      symbols.map((symbol) => {
        if (slot === null || slot.includes(symbol.id)) return true
        return symbol.kind === 'wild' && (symbol.replaces ?? regular).some((id) => slot.includes(id))
      }),
    ),
  )
}

const better = (a: RunReading | null, b: RunReading): RunReading | null => {
  if (b.coins <= 0) return a
  if (a === null || b.coins > a.coins || (b.coins === a.coins && b.count > a.count)) return b
  return a
}

export function lineReader(definition: Definition, reels: number): LineReader {
  const { direction = 'left', wildMultipliers = 'highest', combinations = [] } = definition.wins
  const candidates = candidatesOf(definition.symbols, reels)
  const fits = slotFits(combinations, definition.symbols)
  const leftWins = direction === 'left' || direction === 'both'
  const rightWins = direction === 'right' || direction === 'both'

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
    if (run.from < 0 || run.from === to) return state
    return {
      left: leftWins && run.from === 0 ? better(state.left, reading(candidate, run, to, 'left')) : state.left,
      right: rightWins && to === reels ? better(state.right, reading(candidate, run, to, 'right')) : state.right,
      any: direction === 'any' ? better(state.any, reading(candidate, run, to, 'any')) : state.any,
    }
  }

  const step = (state: ReadingState, symbol: number): ReadingState => {
    let wins: Wins = state
    const runs = candidates.map((candidate, i): Run => {
      const run = state.runs[i] as Run
      const fit = candidate.fits[symbol] as number
      if (fit > 0) return run.from < 0 ? run : { from: run.from, factor: combine(wildMultipliers, run.factor, fit) }
      wins = end(wins, candidate, run, state.reel)
      return { from: direction === 'left' ? -1 : state.reel + 1, factor: 1 }
    })
    const filled = state.filled.map((masks, i) =>
      nextMasks(masks, fits[i] as boolean[][], symbol, state.reel, combinations[i]?.anyOrder === true),
    )
    return { reel: state.reel + 1, runs, left: wins.left, right: wins.right, any: wins.any, filled }
  }

  const finish = (state: ReadingState): readonly Reading[] => {
    let wins: Wins = state
    candidates.forEach((candidate, i) => {
      wins = end(wins, candidate, state.runs[i] as Run, reels)
    })
    return bestReadings(wins, bestCombination(state.filled, combinations), direction, reels)
  }

  return {
    start: () => ({
      reel: 0,
      runs: candidates.map(() => ({ from: 0, factor: 1 })),
      left: null,
      right: null,
      any: null,
      filled: combinations.map(() => [0]),
    }),
    step,
    finish,
    key: (state) =>
      [
        state.runs.map((run) => `${run.from}*${run.factor}`).join(),
        ...[state.left, state.right, state.any].map((win) => (win ? `${win.coins}/${win.count}` : '')),
        state.filled.map((masks) => masks.join('.')).join(),
      ].join('|'),
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

const some = (reading: Reading | null): readonly Reading[] => (reading === null ? [] : [reading])

function nextMasks(
  masks: readonly number[],
  slots: boolean[][],
  symbol: number,
  reel: number,
  anyOrder: boolean,
): number[] {
  const next = new Set<number>()
  for (const mask of masks) {
    slots.forEach((slot, i) => {
      const free = anyOrder ? (mask & (1 << i)) === 0 : i === reel
      if (free && slot[symbol]) next.add(mask | (1 << i))
    })
  }
  return [...next].sort((a, b) => a - b)
}

function bestCombination(
  filled: readonly (readonly number[])[],
  combinations: readonly Combination[],
): CombinationReading | null {
  let best: CombinationReading | null = null
  for (const [i, masks] of filled.entries()) {
    const coins = combinations[i]?.coins ?? 0
    if (masks.length > 0 && coins > (best?.coins ?? 0)) best = { kind: 'combination', combination: i, coins }
  }
  return best
}
