/** Changes of single cells, as told and as they may be. */
import { expect } from 'vitest'
import type { Definition, WindowChange } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import type { Audit } from './audit.ts'
import { type ChangeMoment, changed, changesOf, isDue, isMet, possibleCells } from './reference-changes.ts'
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

function auditChange(audit: Audit, view: View, change: WindowChange, index: number, moment: ChangeMoment): View {
  const { definition } = audit
  const event = audit.nextIf('windowChanged', (one) => one.change === index)
  const certain = certainly(definition, view, change, moment)
  if (event === undefined) {
    if (certain !== undefined) expect(idsOf(certain), `change ${index} has nothing to change`).toEqual(idsOf(view))
    return view
  }
  expect(isMet(view, change), `change ${index} may happen`).toBe(true)
  expect(event.cells.length).toBeGreaterThan(0)
  expect(event.symbols.length).toBe(event.cells.length)
  const possible = possibleCells(definition, view, change)
  for (const [i, cell] of event.cells.entries()) {
    expect(isIn(possible, cell), `change ${index} may touch ${cell}`).toBe(true)
    expect(landing(change, shownAt(view, cell).symbol)).toContain(event.symbols[i])
    expect(event.symbols[i]).not.toBe(shownAt(view, cell).symbol)
  }
  expectNumber(view, change, event.cells)
  const after = withCells(view, (shown, cell) => {
    const at = event.cells.findIndex((one) => isIn([one], cell))
    return at < 0 ? shown : fresh(definition, event.symbols[at]!)
  })
  if (certain !== undefined) expect(idsOf(after)).toEqual(idsOf(certain))
  return after
}

const idsOf = (view: View): string[][] => view.map((column) => column.map(({ symbol }) => symbol))

/** Symbols that may land on a cell. */
function landing(change: WindowChange, shown: string): readonly string[] {
  const choice = change.type === 'put' ? change.symbol : change.into[shown]!
  return typeof choice === 'string' ? [choice] : Object.keys(choice)
}

/** Not more than may be chosen, and beside what it goes from. */
function expectNumber(
  view: View,
  { cells: { number, symbols, towards } = {} }: WindowChange,
  told: readonly Cell[],
): void {
  if (number !== undefined) {
    const most = Math.max(
      ...Object.keys(number)
        .filter((key) => number[key]! > 0)
        .map(Number),
    )
    expect(told.length).toBeLessThanOrEqual(most)
  }
  if (towards === undefined) return
  const from = cellsWhere(view, ({ symbol }) => symbols!.includes(symbol))
  const isAligned = ([reel, row]: Cell, [other, otherRow]: Cell): boolean =>
    reel === other || row === otherRow || Math.abs(reel - other) === Math.abs(row - otherRow)
  for (const cell of told) expect(from.some((one) => isAligned(one, cell))).toBe(true)
}

/** What it makes of the window where nothing is drawn; `undefined` where something is. */
function certainly(definition: Definition, view: View, change: WindowChange, moment: ChangeMoment): View | undefined {
  class Drawn extends Error {}
  const only = { ...definition, changes: [change] }
  const free = moment.free && { ...moment.free, feature: { ...moment.free.feature, changes: [change] } }
  try {
    return changed(
      only,
      view,
      () => {
        throw new Drawn('something is drawn')
      },
      { ...moment, free },
    )
  } catch (error) {
    if (error instanceof Drawn) return undefined
    throw error
  }
}
