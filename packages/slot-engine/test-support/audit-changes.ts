/** Changes of single cells, as told and as they may be. */
import { expect } from 'vitest'
import type { Definition, NudgeChange, WindowChange } from '../src/definition.ts'
import type { Cell, WindowChanged } from '../src/round.ts'
import { type Audit, distinct, sorted } from './audit.ts'
import {
  type ChangeMoment,
  changed,
  changedAfter,
  changesOf,
  isDue,
  isMet,
  type Paid,
  possibleCells,
} from './reference-changes.ts'
import type { Choose } from './reference-choices.ts'
import { moved, possibleMoves } from './reference-nudge.ts'
import { fresh } from './reference-state.ts'
import { cellsWhere, isIn, shownAt, type View, withCells } from './reference-view.ts'

/** The window after the changes told, each of which must be one that the definition can make of what lay there. */
export function auditChanges(audit: Audit, view: View, moment: ChangeMoment): View {
  const { definition } = audit
  return changesOf(definition, moment.free).reduce(
    (before, change, index) => (isDue(change, moment) ? auditChange(audit, before, change, index, moment) : before),
    view,
  )
}

/**
 * The window after the changes told once it was paid, and the cells that vanish: where nothing is drawn those of the reference, else
 * each that does not vanish must have been put there anew, and each that vanishes without a win be one that may be removed.
 */
export function auditAfter(audit: Audit, paid: Paid, moment: ChangeMoment): Paid {
  const { definition } = audit
  const due = changesOf(definition, moment.free).flatMap((change, index) =>
    isDue(change, moment) ? [{ change, index }] : [],
  )
  if (due.length === 0) return paid
  const certain = drawless((choose) => changedAfter(definition, paid, choose, moment))
  const before = paid.vanishing
  const view = due.reduce((shown, { change, index }) => auditPut(audit, shown, change, index), paid.view)
  const next = audit.peek()
  const vanishing = next?.type === 'cascaded' ? next.removed : []
  if (certain !== undefined) {
    expect(idsOf(view)).toEqual(idsOf(certain.view))
    expect(sorted(vanishing)).toEqual(distinct(certain.vanishing))
    return certain
  }
  const puts = due.flatMap(({ change }) =>
    'cells' in change && change.type !== 'remove' && change.cells?.won ? [change] : [],
  )
  const removes = due.flatMap(({ change }) => (change.type === 'remove' ? [change] : []))
  for (const cell of before.filter((one) => !isIn(vanishing, one))) {
    const { symbol } = shownAt(view, cell)
    const shown = shownAt(paid.view, cell).symbol
    expect(puts.some((one) => symbol !== shown || landing(one, shown).includes(symbol))).toBe(true)
  }
  for (const cell of vanishing.filter((one) => !isIn(before, one)))
    expect(removes.some((one) => isIn(possibleCells(definition, view, one), cell))).toBe(true)
  return { view, vanishing }
}

function auditPut(audit: Audit, view: View, change: WindowChange, index: number): View {
  const event = audit.nextIf('windowChanged', (one) => one.change === index)
  if (event === undefined || change.type === 'remove' || change.type === 'nudge') return view
  expectCells(audit.definition, view, change, event)
  return put(audit.definition, view, event)
}

function auditChange(audit: Audit, view: View, change: WindowChange, index: number, moment: ChangeMoment): View {
  const { definition } = audit
  const event = audit.nextIf('windowChanged', (one) => one.change === index)
  const certain = certainly(definition, view, change, moment)
  if (event === undefined) {
    if (certain !== undefined) expect(idsOf(certain), `change ${index} has nothing to change`).toEqual(idsOf(view))
    return view
  }
  if (change.type === 'remove') throw new Error('nothing is removed before wins are counted')
  if (change.type === 'nudge') return auditNudge(audit, view, change, event, { moment, certain })
  expectCells(definition, view, change, event)
  const after = put(definition, view, event)
  if (certain !== undefined) expect(idsOf(after)).toEqual(idsOf(certain))
  return after
}

interface Nudging {
  readonly moment: ChangeMoment
  /** What it makes of the window where nothing is drawn. */
  readonly certain: View | undefined
}

/** Reels move as far as they have to, and what they show follows. Moves the tops on. */
function auditNudge(
  { definition }: Audit,
  view: View,
  change: NudgeChange,
  event: WindowChanged,
  { moment: { standing }, certain }: Nudging,
): View {
  expect(isMet(view, change), `change ${event.change} may happen`).toBe(true)
  const possible = possibleMoves(view, change, standing)
  const { nudged = [] } = event
  expect(nudged.length).toBeGreaterThan(0)
  for (const move of nudged) expect(possible).toContainEqual(move)
  if (change.number !== undefined) expect(nudged.length).toBeLessThanOrEqual(mostOf(change.number))
  const after = moved(definition, view, change, standing, nudged)
  const cells = cellsWhere(after, ({ symbol }, cell) => symbol !== shownAt(view, cell).symbol)
  expect(sorted(event.cells)).toEqual(cells)
  expect(event.symbols).toEqual(event.cells.map((cell) => shownAt(after, cell).symbol))
  if (certain !== undefined) expect(idsOf(after)).toEqual(idsOf(certain))
  for (const { reel, steps } of nudged) standing.tops[reel] = standing.tops[reel]! - steps
  return after
}

const mostOf = (number: Readonly<Record<string, number>>): number =>
  Math.max(
    ...Object.keys(number)
      .filter((key) => number[key]! > 0)
      .map(Number),
  )

type Laying = Extract<WindowChange, { type: 'put' | 'turn' }>

function expectCells(definition: Definition, view: View, change: Laying, event: WindowChanged): void {
  expect(isMet(view, change), `change ${event.change} may happen`).toBe(true)
  expect(event.cells.length).toBeGreaterThan(0)
  expect(event.symbols.length).toBe(event.cells.length)
  const possible = possibleCells(definition, view, change)
  for (const [i, cell] of event.cells.entries()) {
    expect(isIn(possible, cell), `change ${event.change} may touch ${cell}`).toBe(true)
    expect(landing(change, shownAt(view, cell).symbol)).toContain(event.symbols[i])
    expect(event.symbols[i]).not.toBe(shownAt(view, cell).symbol)
  }
  expectNumber(view, change, event.cells)
}

const put = (definition: Definition, view: View, { cells, symbols }: WindowChanged): View =>
  withCells(view, (shown, cell) => {
    const at = cells.findIndex((one) => isIn([one], cell))
    return at < 0 ? shown : fresh(definition, symbols[at]!)
  })

const idsOf = (view: View): string[][] => view.map((column) => column.map(({ symbol }) => symbol))

/** Symbols that may land on a cell. */
function landing(change: Laying, shown: string): readonly string[] {
  const choice = change.type === 'put' ? change.symbol : change.into[shown]!
  return typeof choice === 'string' ? [choice] : Object.keys(choice)
}

/** Not more than may be chosen, and beside what it goes from. */
function expectNumber(
  view: View,
  { cells: { number, symbols, towards, square } = {} }: Laying,
  told: readonly Cell[],
): void {
  if (square !== undefined)
    for (const axis of [0, 1] as const) {
      const along = told.map((cell) => cell[axis])
      expect(Math.max(...along) - Math.min(...along)).toBeLessThan(mostOf(square))
    }
  if (number !== undefined) expect(told.length).toBeLessThanOrEqual(mostOf(number))
  if (towards === undefined) return
  const from = cellsWhere(view, ({ symbol }) => symbols!.includes(symbol))
  const isAligned = ([reel, row]: Cell, [other, otherRow]: Cell): boolean =>
    reel === other || row === otherRow || Math.abs(reel - other) === Math.abs(row - otherRow)
  for (const cell of told) expect(from.some((one) => isAligned(one, cell))).toBe(true)
}

/** What it makes of the window where nothing is drawn; `undefined` where something is. */
function certainly(definition: Definition, view: View, change: WindowChange, moment: ChangeMoment): View | undefined {
  const only = { ...definition, changes: [change] }
  const free = moment.free && { ...moment.free, feature: { ...moment.free.feature, changes: [change] } }
  const standing = { ...moment.standing, tops: [...moment.standing.tops] }
  return drawless((choose) => changed(only, view, choose, { ...moment, free, standing }))
}

/** What comes out where nothing is drawn; `undefined` where something is. */
function drawless<T>(play: (choose: Choose) => T): T | undefined {
  class Drawn extends Error {}
  try {
    return play(() => {
      throw new Drawn('something is drawn')
    })
  } catch (error) {
    if (error instanceof Drawn) return undefined
    throw error
  }
}
