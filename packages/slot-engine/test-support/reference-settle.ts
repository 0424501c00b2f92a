/** What happens to a window before it is paid. */
import type { Definition } from '../src/definition.ts'
import { changed } from './reference-changes.ts'
import { type Choose, chooseKey } from './reference-choices.ts'
import type { Standing } from './reference-nudge.ts'
import { type FreeSpinState, fresh, multiplierOf } from './reference-state.ts'
import { cellsOf, cellsWhere, isIn, symbolOf, type View, wildOf, withCells } from './reference-view.ts'

interface Moment {
  readonly free: FreeSpinState | undefined
  /** Of the spin's windows, from 0. */
  readonly number: number
  /** What this spin's mystery symbols turn into, once one has been in view. */
  readonly revealed: string | undefined
  readonly standing: Standing
}

export function settle(definition: Definition, stopped: View, choose: Choose, moment: Moment) {
  const added = moment.number === 0 ? addWilds(definition, stopped, choose, moment.free) : stopped
  const { view, revealed } = reveal(definition, added, choose, moment.revealed)
  const after = changed(definition, view, choose, { ...moment, when: 'before' })
  return { view: finished(definition, after, choose), revealed }
}

/** Wilds draw what they multiply and cover their reels. */
export const finished = (definition: Definition, view: View, choose: Choose): View =>
  expand(definition, drawMultipliers(definition, view, choose))

function addWilds(definition: Definition, view: View, choose: Choose, free: FreeSpinState | undefined): View {
  const wilds = free === undefined ? definition.extraWilds : free.feature.extraWilds
  if (wilds === undefined) return view
  const open = [...cellsWhere(view, ({ symbol }) => symbolOf(definition, symbol).kind !== 'scatter')]
  const number = Number(chooseKey(choose, wilds.counts))
  const taken = Array.from(
    { length: Math.min(number, open.length) },
    () => open.splice(choose(open.map(() => 1)), 1)[0]!,
  )
  return withCells(view, (shown, cell) => (isIn(taken, cell) ? fresh(definition, wilds.symbol) : shown))
}

function reveal(definition: Definition, view: View, choose: Choose, before: string | undefined) {
  const mystery = definition.symbols.find((symbol) => symbol.kind === 'mystery')
  if (mystery === undefined || cellsOf(view, mystery.id).length === 0) return { view, revealed: before }
  const revealed = before ?? chooseKey(choose, mystery.reveals)
  const shown = withCells(view, (cell) => (cell.symbol === mystery.id ? fresh(definition, revealed) : cell))
  return { view: shown, revealed }
}

function drawMultipliers(definition: Definition, view: View, choose: Choose): View {
  return withCells(view, (shown) => {
    const multiplier = multiplierOf(definition, shown.symbol)
    if (shown.multiplier > 0 || typeof multiplier !== 'object') return shown
    return { ...shown, multiplier: Number(chooseKey(choose, multiplier)) }
  })
}

/** The topmost expanding wild covers its reel. */
function expand(definition: Definition, view: View): View {
  return view.map((column) => {
    const wild = column.find(({ symbol }) => wildOf(definition, symbol)?.expands === true)
    return wild === undefined ? column : column.map(() => wild)
  })
}
