import type { Direction } from '../../../../definition.ts'
import { byteAt, entryOf, intAt } from '../../../../entries.ts'
import type { Reel } from '../../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../../tables/screen-automaton.ts'
import { NO_WAYS, onward, type SplitSymbol, type SplitWays, waysBesides, waysPaid } from './split.ts'

/** Keys of an entry: `(symbol × FROM + the reel its run began on) × 2`, and 1 more for its ways of wilds alone. */
const FROM = 16
/** An entry that keeps a state alive where a run may begin on any reel. */
const ALWAYS = Number.MAX_SAFE_INTEGER

interface Run {
  readonly symbol: number
  readonly first: number
  mixed: number
  alone: number
}

/** A run is two entries: its ways that count so far, and its ways of wilds alone. */
export class SplitFold implements Fold {
  private readonly split: SplitWays
  private readonly fromLeft: boolean
  private readonly fromRight: boolean
  private readonly reels: number
  /** Per reel, by `face × symbols + symbol`, the ways of its cells that make a way count, and of those that stand in. */
  private readonly own: readonly Int32Array[]
  private readonly wild: readonly Int32Array[]

  constructor(split: SplitWays, direction: Exclude<Direction, 'any'>, reels: readonly Reel[]) {
    this.split = split
    this.fromLeft = direction !== 'right'
    this.fromRight = direction !== 'left'
    this.reels = reels.length
    this.own = reels.map((reel) => waysOn(reel, split.symbols, ({ own }) => own))
    this.wild = reels.map((reel) => waysOn(reel, split.symbols, ({ wild }) => wild))
  }

  start(into: EntryList): number {
    this.split.symbols.forEach((_, symbol) => {
      add(into, { symbol, first: 0, ...NO_WAYS })
    })
    if (this.fromRight) into.add(ALWAYS, 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const { symbols } = this.split
    const own = this.own[r] as Int32Array
    const wild = this.wild[r] as Int32Array
    const running = runsIn(states, from, to)
    const last = r === this.reels - 1
    const ended = new Map<number, Run[]>()
    symbols.forEach((_, symbol) => {
      const at = face * symbols.length + symbol
      const [mine, stands] = [intAt(own, at), intAt(wild, at)]
      const runs = running.filter((run) => run.symbol === symbol)
      if (runs.length === 0 && this.fromRight) runs.push({ symbol, first: r, ...NO_WAYS })
      for (const run of runs) {
        if (mine + stands === 0) {
          if (run.first === 0 && this.fromLeft) push(ended, r, run)
          continue
        }
        const next = { ...run, ...onward(this.split, run, mine, stands) }
        if (last) push(ended, run.first * FROM + this.reels - run.first, next)
        else add(into, next)
      }
    })
    if (this.fromRight && !last) into.add(ALWAYS, 1)
    return [...ended].reduce((sum, [key, runs]) => sum + this.coinsOf(runs, key % FROM), 0)
  }

  /** Runs of one side and length. */
  private coinsOf(runs: readonly Run[], count: number): number {
    const { split } = this
    const payOf = ({ symbol }: Run): number => entryOf((split.symbols[symbol] as SplitSymbol).pays, count)
    const paid = runs.reduce((sum, run) => sum + payOf(run) * waysPaid(split, run), 0)
    return paid + runs.reduce((most, run) => Math.max(most, payOf(run) * waysBesides(split, run)), 0)
  }
}

function add(into: EntryList, { symbol, first, mixed, alone }: Run): void {
  const key = (symbol * FROM + first) * 2
  if (mixed > 0) into.add(key, mixed)
  if (alone > 0) into.add(key + 1, alone)
}

function runsIn(states: StateSet, from: number, to: number): Run[] {
  const runs: Run[] = []
  for (let at = from; at < to; at++) {
    const key = states.key(at)
    if (key === ALWAYS) continue
    const place = Math.floor(key / 2)
    const symbol = Math.floor(place / FROM)
    const first = place % FROM
    let run = runs.at(-1)
    if (run?.symbol !== symbol || run.first !== first) {
      run = { symbol, first, mixed: 0, alone: 0 }
      runs.push(run)
    }
    if (key % 2 === 1) run.alone = states.count(at)
    else run.mixed = states.count(at)
  }
  return runs
}

const push = (lists: Map<number, Run[]>, key: number, run: Run): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [run])
  else list.push(run)
}

function waysOn(reel: Reel, symbols: readonly SplitSymbol[], tableOf: (symbol: SplitSymbol) => Int32Array): Int32Array {
  const ways = new Int32Array(reel.faces * symbols.length)
  for (let face = 0; face < reel.faces; face++) {
    symbols.forEach((symbol, s) => {
      let sum = 0
      for (let row = 0; row < byteAt(reel.rows, face); row++)
        sum += intAt(tableOf(symbol), byteAt(reel.tokens, face * reel.maxRows + row))
      ways[face * symbols.length + s] = sum
    })
  }
  return ways
}
