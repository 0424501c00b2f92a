/** What happens to a window before it is paid, as told and as it may be. */
import { expect } from 'vitest'
import type { Definition } from '../src/definition.ts'
import { type Audit, sorted } from './audit.ts'
import { auditChanges } from './audit-changes.ts'
import type { Standing } from './reference-nudge.ts'
import { type FreeSpinState, fresh, multiplierOf } from './reference-state.ts'
import { cellsOf, cellsWhere, isIn, shownAt, symbolOf, type View, wildOf, withCells } from './reference-view.ts'

interface Moment {
  readonly free: FreeSpinState | undefined
  readonly number: number
  readonly revealed: string | undefined
  readonly standing: Standing
}

export function auditSettling(audit: Audit, stopped: View, { free, number, revealed, standing }: Moment) {
  const added = number === 0 ? auditAdded(audit, stopped, free) : stopped
  const turned = auditRevealed(audit, added, revealed)
  const changed = auditChanges(audit, turned.view, { when: 'before', free, number, standing })
  return { view: auditFinished(audit, changed), revealed: turned.revealed }
}

/** Wilds draw what they multiply and cover their reels. */
export const auditFinished = (audit: Audit, view: View): View => auditExpanded(audit, auditMultiplied(audit, view))

function auditAdded(audit: Audit, view: View, free: FreeSpinState | undefined): View {
  const { definition } = audit
  const wilds = free === undefined ? definition.extraWilds : free.feature.extraWilds
  if (wilds === undefined) return view
  const event = audit.nextIf('wildsAdded')
  const cells = event?.cells ?? []
  const open = cellsWhere(view, ({ symbol }) => symbolOf(definition, symbol).kind !== 'scatter')
  const possible = Object.keys(wilds.counts)
    .filter((count) => wilds.counts[count]! > 0)
    .map((count) => Math.min(Number(count), open.length))
  expect(possible).toContain(cells.length)
  expect(new Set(cells.map((cell) => cell.join())).size).toBe(cells.length)
  for (const cell of cells) expect(isIn(open, cell), `no scatter at ${cell}`).toBe(true)
  if (event) expect(event.symbol).toBe(wilds.symbol)
  return withCells(view, (shown, cell) => (isIn(cells, cell) ? fresh(definition, wilds.symbol) : shown))
}

/** All mystery symbols of a spin turn into the same. */
function auditRevealed(audit: Audit, view: View, before: string | undefined) {
  const { definition } = audit
  const mystery = definition.symbols.find((symbol) => symbol.kind === 'mystery')
  const cells = mystery === undefined ? [] : cellsOf(view, mystery.id)
  if (mystery === undefined || cells.length === 0) return { view, revealed: before }
  const event = audit.next('revealed')
  expect(sorted(event.cells)).toEqual(cells)
  expect(mystery.reveals[event.symbol], 'the weight of what is revealed').toBeGreaterThan(0)
  if (before !== undefined) expect(event.symbol).toBe(before)
  const shown = withCells(view, (one, cell) => (isIn(cells, cell) ? fresh(definition, event.symbol) : one))
  return { view: shown, revealed: event.symbol }
}

/** Whether some wilds draw what they multiply, or come by it as their reels move. */
const isTold = ({ symbols, changes = [], features = [] }: Definition): boolean =>
  symbols.some(
    (symbol) => typeof ('multiplier' in symbol ? symbol.multiplier : 'adds' in symbol ? symbol.adds : 1) === 'object',
  ) ||
  features.some((one) => one.type === 'freeSpins' && one.kept?.some(({ adds }) => adds !== undefined)) ||
  [...changes, ...features.flatMap((one) => (one.type === 'freeSpins' ? (one.changes ?? []) : []))].some(
    (change) => change.type === 'nudge' && change.adds !== undefined,
  )

/** Names every wild in view that multiplies, where that is not the same everywhere. */
function auditMultiplied(audit: Audit, view: View): View {
  const { definition } = audit
  if (!isTold(definition)) return view
  const wilds = audit.nextIf('wildsMultiplied')?.wilds ?? []
  const told = (cell: readonly [number, number]) => wilds.find((one) => isIn([one.cell], cell))?.multiplier ?? 1
  const shown = withCells(view, (one, cell) => {
    if (one.multiplier > 0) return one
    const weights = multiplierOf(definition, one.symbol) as Readonly<Record<string, number>>
    expect(weights[told(cell)], `the weight of × ${told(cell)}`).toBeGreaterThan(0)
    return { ...one, multiplier: told(cell) }
  })
  const multiplying = cellsWhere(shown, ({ multiplier }) => multiplier > 1)
  expect(sorted(wilds.map(({ cell }) => cell))).toEqual(multiplying)
  for (const { cell, multiplier } of wilds) expect(multiplier).toBe(shownAt(shown, cell).multiplier)
  return shown
}

/** The topmost wild that expands covers its reel, which is told unless it covers it already. */
function auditExpanded(audit: Audit, view: View): View {
  const { definition } = audit
  const covered = view.map((column) => {
    const wild = column.find(({ symbol }) => wildOf(definition, symbol)?.expands === true)
    return wild === undefined ? column : column.map(() => wild)
  })
  const expanding = view.flatMap((column, reel) => (isSame(column, covered[reel]!) ? [] : [reel]))
  const events = audit.allOf('expanded', ({ symbol }) => wildOf(definition, symbol) !== undefined)
  expect(events.flatMap((event) => event.reels).sort()).toEqual(expanding)
  return covered
}

const isSame = (a: View[number], b: View[number]): boolean =>
  a.every(({ symbol, multiplier }, row) => symbol === b[row]!.symbol && multiplier === b[row]!.multiplier)
