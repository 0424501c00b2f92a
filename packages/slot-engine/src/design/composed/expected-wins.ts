import type { Board } from '../../game/board/board.ts'
import { combineMultipliers } from '../../game/tables/multipliers.ts'
import { EMPTY, STRIDE } from '../../game/tables/reels.ts'
import type { SpinPlan } from './spin-plan.ts'
import type { WinSink } from './win-sample.ts'

/** Tells a sink what a window wins on average, from what stays of the window before it. */
export type Expectation = (multiplier: number) => void

/** What stays on the reels; the gaps of each are at its top. */
interface Standing {
  readonly plan: SpinPlan
  readonly board: Board
  readonly gaps: Int32Array
  readonly fall: FallOdds
  /** Numbers of each symbol by `reel * tokens + token`; by token where reels do not matter. */
  readonly counts: Int32Array
}

/** What the cells that fall show: every one of them is drawn alone, by the same odds. */
interface FallOdds {
  /** Per token, of one cell. */
  readonly odds: Float64Array
  /** P(none of it in so many cells), by token and cells. */
  readonly none: readonly Float64Array[]
  /** P(so many or more of it in so many cells), by token, cells and number. */
  readonly tails: readonly (readonly Float64Array[])[]
}

/** Null where only playing the window tells. */
export function expectationOf(plan: SpinPlan, board: Board, gaps: Int32Array, sink: WinSink): Expectation | null {
  const { rule, reels, tokens, depth } = plan
  const counts = new Int32Array(reels.length * tokens)
  switch (rule.type) {
    case 'lines': {
      const lines = rule.lines.map((line) => Int32Array.from(line, (row, r) => r * STRIDE + row))
      const { odds } = fallOdds(plan, 0)
      return (multiplier) => {
        for (let r = 0; r < gaps.length; r++) {
          for (let at = r * STRIDE; at < r * STRIDE + gaps[r]!; at++) board.tokens[at] = EMPTY
        }
        expectLines(plan, odds, board.tokens, lines, multiplier, sink)
      }
    }
    case 'ways': {
      const standing = { plan, board, gaps, fall: fallOdds(plan, depth * reels.length), counts }
      return (multiplier) => {
        countIn(standing)
        expectWays(standing, multiplier, sink)
      }
    }
    case 'anywhere': {
      const fall = fallOdds(plan, depth * reels.length)
      const standing = { plan, board, gaps, fall, counts: new Int32Array(EMPTY + 1) }
      return (multiplier) => expectAnywhere(standing, multiplier, sink)
    }
    case 'clusters':
    case 'straights':
    case 'shapes':
      return null
  }
}

/** @param cells the most that fall at once */
function fallOdds({ refill, tokens }: SpinPlan, cells: number): FallOdds {
  const odds = new Float64Array(tokens)
  for (const token of refill) odds[token]! += 1 / refill.length
  const all = Array.from({ length: cells + 1 }, (_, i) => i)
  return {
    odds,
    none: Array.from(odds, (p) => Float64Array.from(all, (number) => (1 - p) ** number)),
    tails: Array.from(odds, (p) => all.map((number) => binomialTail(p, number))),
  }
}

/** P(k or more of n) for k from 0 to n + 1. */
function binomialTail(p: number, n: number): Float64Array {
  let row = [1]
  for (let i = 0; i < n; i++) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - p) + (row[k - 1] ?? 0) * p)
  }
  const tail = new Float64Array(n + 2)
  for (let k = n; k >= 0; k--) tail[k] = tail[k + 1]! + row[k]!
  return tail
}

function countIn({ plan: { tokens }, board, counts, gaps }: Standing): void {
  counts.fill(0)
  for (let r = 0; r < board.reels; r++) {
    const end = r * STRIDE + board.depth
    for (let at = r * STRIDE + gaps[r]!; at < end; at++) {
      const token = board.tokens[at]!
      if (token !== EMPTY) counts[r * tokens + token]!++
    }
  }
}

/** Reels are independent, so the mean is a product over them. */
function expectWays({ plan, fall, counts, gaps }: Standing, multiplier: number, sink: WinSink): void {
  const { wins } = plan.definition
  const direction = wins.type === 'ways' ? (wins.direction ?? 'left') : 'left'
  const reels = gaps.length
  const { wild, wildMultiplier, tokens } = plan
  const { keyOf, keys, regulars } = plan.wins
  for (const backwards of [false, true]) {
    if (direction === (backwards ? 'left' : 'right')) continue
    const partial = backwards && direction === 'both'
    for (let rank = 0; rank < regulars.length; rank++) {
      const token = regulars[rank]!
      let runs = multiplier
      for (let length = 1; length <= reels; length++) {
        const r = backwards ? reels - length : length - 1
        runs *=
          counts[r * tokens + token]! +
          gaps[r]! * fall.odds[token]! +
          (wild < 0 ? 0 : wildMultiplier * counts[r * tokens + wild]!)
        if (runs === 0) break
        const key = keyOf[length]!
        if (key < 0 || (partial && length === reels)) continue
        const next = backwards ? r - 1 : r + 1
        const shows =
          next >= 0 &&
          next < reels &&
          counts[next * tokens + token]! + (wild < 0 ? 0 : counts[next * tokens + wild]!) > 0
        if (shows) continue
        const ends = length === reels ? 1 : fall.none[token]![gaps[next]!]!
        sink.expect(rank * keys.length + key, runs * ends)
      }
    }
  }
}

/** Counts what stays, whatever the reel, and gives the number of cells that fall. */
function countAll({ board: { tokens, depth }, counts, gaps }: Standing): number {
  counts.fill(0)
  let fallen = 0
  for (let r = 0; r < gaps.length; r++) {
    const gap = gaps[r] as number
    fallen += gap
    for (let at = r * STRIDE + gap; at < r * STRIDE + depth; at++) counts[tokens[at] as number]!++
  }
  return fallen
}

function expectAnywhere(standing: Standing, multiplier: number, sink: WinSink): void {
  const { plan, fall, counts } = standing
  const { wild, wildMultiplier, wildRule } = plan
  const { keys, regulars } = plan.wins
  const fallen = countAll(standing)
  const wilds = wild < 0 ? 0 : counts[wild]!
  let factor = 1
  for (let n = 0; n < wilds; n++) factor = combineMultipliers(wildRule, factor, wildMultiplier)
  factor *= multiplier
  for (let rank = 0; rank < regulars.length; rank++) {
    const token = regulars[rank]!
    const own = counts[token]!
    if (keys[0]! - own - wilds > fallen) continue
    const tail = fall.tails[token]![fallen]!
    const least = own === 0 ? 1 : 0
    let odds = tail[Math.max(least, keys[0]! - own - wilds)] ?? 0
    for (let key = 0; key < keys.length && odds > 0; key++) {
      const more = key + 1 < keys.length ? (tail[Math.max(least, keys[key + 1]! - own - wilds)] ?? 0) : 0
      if (odds > more) sink.expect(rank * keys.length + key, (odds - more) * factor)
      odds = more
    }
  }
}

/** Runs along lines from the left; the wild never stands on the first reel. */
function expectLines(
  plan: SpinPlan,
  odds: Float64Array,
  cells: Uint8Array,
  lines: readonly Int32Array[],
  multiplier: number,
  sink: WinSink,
): void {
  const { ranks, regulars, keys } = plan.wins
  const least = keys[0]!
  for (const line of lines) {
    const token = shownFirst(cells, line, least, plan.wild)
    if (token === EMPTY) {
      for (const each of regulars) expectRun(plan, each, odds[each]!, odds, cells, line, multiplier, sink)
    } else if (token >= 0 && ranks[token]! >= 0) {
      const begins = cells[line[0]!] === EMPTY ? odds[token]! : 1
      expectRun(plan, token, begins, odds, cells, line, multiplier, sink)
    }
  }
}

/** The one symbol that the least run of a line can be of: `EMPTY` where any falls there, −1 where two stand in each other's way. */
function shownFirst(cells: Uint8Array, line: Int32Array, least: number, wild: number): number {
  let only = EMPTY
  for (let i = 0; i < least; i++) {
    const token = cells[line[i]!]!
    if (token === EMPTY || token === wild) continue
    if (only !== EMPTY && only !== token) return -1
    only = token
  }
  return only
}

function expectRun(
  { wins: { ranks, keys, keyOf }, wild, wildMultiplier }: SpinPlan,
  token: number,
  begins: number,
  odds: Float64Array,
  cells: Uint8Array,
  line: Int32Array,
  multiplier: number,
  sink: WinSink,
): void {
  let runs = begins * multiplier
  for (let length = 1; length <= line.length && runs > 0; length++) {
    const next = length === line.length ? -1 : cells[line[length]!]!
    const goesOn = next === EMPTY ? odds[token]! : next === token || next === wild ? 1 : 0
    const key = keyOf[length]!
    if (key >= 0 && goesOn < 1) sink.expect(ranks[token]! * keys.length + key, runs * (1 - goesOn))
    runs *= next === wild ? wildMultiplier : goesOn
  }
}
