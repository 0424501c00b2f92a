/** The wins of one window, as told and as the reference has them. */
import { expect } from 'vitest'
import type {
  AnywhereWon,
  Cell,
  ClusterWon,
  CombinationWon,
  FullWindowWon,
  LineWon,
  ShapeWon,
  StraightWon,
  WaysWon,
} from '../src/round.ts'
import { type Audit, sorted } from './audit.ts'
import { tableValue } from './reference-rules.ts'
import { scatterWins } from './reference-spin.ts'
import type { FreeSpinState } from './reference-state.ts'
import { cellsOf, type View } from './reference-view.ts'
import { type Win, winsOf } from './reference-wins.ts'

export interface Moment {
  readonly free: FreeSpinState | undefined
  readonly multiplier: number
  readonly number: number
  readonly lineMultiplier: number
  /** What factors multiply scatters by. */
  readonly scatters: number
  /** What multiplies one win beside its window. */
  readonly ofWin: (cells: readonly Cell[]) => number
}

/** @returns whether anything won, and the cells that did */
export function auditWins(audit: Audit, stopped: View, view: View, moment: Moment) {
  const wins = winsOf(audit.definition, view)
  const told = nextWins(audit)
  expect(told.map(toldWin).sort(byText)).toEqual(wins.map((win) => expectedWin(win, moment)).sort(byText))
  for (const event of told) {
    audit.total += event.coins
    audit.spin.lines += event.coins
  }
  const chosen = auditChosen(audit, view, moment)
  const scatters = auditScatters(audit, stopped, moment)
  return {
    wins,
    won: wins.length + chosen + scatters.length > 0,
    winners: wins.flatMap(({ cells }) => cells),
    vanishing: [...wins.flatMap(({ cells }) => cells), ...scatters.flatMap((symbol) => cellsOf(view, symbol))],
  }
}

type RuleWon = LineWon | CombinationWon | WaysWon | ClusterWon | AnywhereWon | StraightWon | ShapeWon | FullWindowWon

function nextWins(audit: Audit): readonly RuleWon[] {
  const lines: RuleWon[] = []
  for (;;) {
    const event =
      audit.nextIf('lineWon') ??
      audit.nextIf('combinationWon') ??
      audit.nextIf('waysWon') ??
      audit.nextIf('clusterWon') ??
      audit.nextIf('anywhereWon') ??
      audit.nextIf('straightWon') ??
      audit.nextIf('shapeWon') ??
      audit.nextIf('fullWindowWon')
    if (event === undefined) return lines
    lines.push(event)
  }
}

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** A run of one cell lies both in its row and on its reel. */
function auditAlong({ along, cells }: StraightWon): void {
  const [first, second] = cells
  if (second !== undefined) expect(along).toBe(first![0] === second[0] ? 'reel' : 'row')
}

/** What there is one answer to: two readings of a line may pay the same. */
function toldWin(event: RuleWon): object {
  const { coins, cells } = event
  switch (event.type) {
    case 'lineWon':
    case 'combinationWon':
      return { what: event.line, coins, cells: sorted(cells) }
    case 'waysWon': {
      const { symbol, direction, count, ways, multiplier } = event
      return { what: symbol, coins, cells: sorted(cells), direction, count, ways, multiplier }
    }
    case 'clusterWon':
    case 'anywhereWon':
    case 'straightWon':
    case 'shapeWon':
    case 'fullWindowWon': {
      const { symbol, count, multiplier } = event
      if (event.type === 'straightWon') auditAlong(event)
      return { kind: event.type, what: symbol, coins, cells: sorted(cells), count, multiplier }
    }
  }
}

function expectedWin({ kind, what, side, count, ways, multiplier, cells, coins }: Win, moment: Moment): object {
  const all = moment.lineMultiplier * moment.ofWin(cells)
  const shared = { what, coins: coins * all, cells: sorted(cells) }
  if (kind === 'line') return shared
  const counted = { ...shared, count, multiplier: multiplier * all }
  return kind === 'ways' ? { ...counted, direction: side, ways } : { kind: `${kind}Won`, ...counted }
}

/** The chosen symbol covers its reels and pays on every line. */
function auditChosen(audit: Audit, view: View, { free, lineMultiplier }: Moment): number {
  const { wins, symbols } = audit.definition
  const symbol = symbols.find(({ id }) => id === free?.chosen)
  if (wins.type !== 'lines' || symbol?.kind !== 'regular') return 0
  const reels = view.flatMap((column, reel) => (column.some((shown) => shown.symbol === symbol.id) ? [reel] : []))
  const coins = tableValue(symbol.pays, reels.length) * lineMultiplier
  if (coins === 0) return 0
  expect(audit.next('expanded')).toEqual({ type: 'expanded', symbol: symbol.id, reels })
  for (const [index, line] of wins.lines.entries()) {
    const event = audit.next('lineWon')
    const cells = reels.map((reel): Cell => [reel, line[reel]!])
    expect(event).toMatchObject({ line: index, symbol: symbol.id, count: reels.length, cells, coins })
    audit.total += coins
    audit.spin.lines += coins
  }
  return coins * wins.lines.length
}

/** @returns the scatters that paid */
function auditScatters(audit: Audit, stopped: View, { free, multiplier, scatters }: Moment): readonly string[] {
  const takesPart = free?.feature.multiplies?.includes('scatters') ?? true
  const expected = scatterWins(audit.definition, stopped, free).map(({ symbol, coins }) => ({
    symbol,
    coins: coins * (takesPart ? multiplier : 1) * scatters,
    count: cellsOf(stopped, symbol).length,
  }))
  const events = audit.allOf('scatterPaid')
  expect(events.map(({ symbol, coins, count }) => ({ symbol, coins, count }))).toEqual(expected)
  for (const { coins } of events) {
    audit.total += coins
    audit.spin.scatters += coins
  }
  return expected.map(({ symbol }) => symbol)
}
