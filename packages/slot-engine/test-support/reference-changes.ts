/** Changes of single cells, by the words of definition.ts. */
import type { CellChoice, Definition, WindowChange } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { type Choose, chooseKey } from './reference-choices.ts'
import { chosenMoves, moved, type Standing } from './reference-nudge.ts'
import { sumOf } from './reference-rules.ts'
import { type FreeSpinState, fresh } from './reference-state.ts'
import { cellsOf, cellsWhere, isIn, shownAt, symbolOf, type View, withCells } from './reference-view.ts'
import { winsOf } from './reference-wins.ts'

type When = NonNullable<WindowChange['when']>
type Laying = Extract<WindowChange, { type: 'put' | 'turn' }>

export const changesOf = (definition: Definition, free: FreeSpinState | undefined): readonly WindowChange[] =>
  (free === undefined ? definition.changes : free.feature.changes) ?? []

export interface ChangeMoment {
  readonly when: When
  readonly free: FreeSpinState | undefined
  /** Of the spin's windows, from 0. */
  readonly number: number
  /** The symbols of the cells that won in the spin, without those of this window and with them. */
  readonly charge?: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** Where reels stand, for those that move. */
  readonly standing: Standing
}

/** The window once all changes of a moment have been made. */
export function changed(definition: Definition, view: View, choose: Choose, moment: ChangeMoment): View {
  return changesOf(definition, moment.free)
    .filter((change) => isDue(change, moment))
    .reduce((before, change) => made(definition, before, change, choose, moment.standing), view)
}

export function isDue(change: WindowChange, moment: ChangeMoment): boolean {
  const first = change.type === 'nudge' || change.first === true
  return (change.when ?? 'before') === moment.when && (!first || moment.number === 0) && isCharged(change, moment)
}

function isCharged(change: WindowChange, { charge }: ChangeMoment): boolean {
  const charged = change.type === 'nudge' ? undefined : change.charged
  if (charged === undefined) return true
  const counted = (symbols: readonly string[] = []): number =>
    symbols.filter((symbol) => charged.symbols?.includes(symbol) ?? true).length
  return counted(charge?.before) < charged.at && counted(charge?.after) >= charged.at
}

/** A window that has been paid, and the cells of it that are about to vanish. */
export interface Paid {
  readonly view: View
  readonly vanishing: readonly Cell[]
}

/** What becomes of a window once it has been paid. */
export function changedAfter(definition: Definition, paid: Paid, choose: Choose, moment: ChangeMoment): Paid {
  return changesOf(definition, moment.free)
    .filter((change) => isDue(change, moment))
    .reduce((before, change) => madeAfter(definition, before, change, choose), paid)
}

function madeAfter(definition: Definition, paid: Paid, change: WindowChange, choose: Choose): Paid {
  const { view, vanishing } = paid
  const { chance } = change
  if (!isMet(view, change)) return paid
  if (chance !== undefined && choose([chance.hit, chance.miss]) === 1) return paid
  if (change.type === 'nudge') throw new Error('no reel moves once a window has been paid')
  const cells = chosenCells(definition, view, change, choose, vanishing)
  if (change.type === 'remove') return { view, vanishing: [...vanishing, ...cells] }
  return {
    view: laid(definition, view, change, cells, choose),
    vanishing: vanishing.filter((cell) => !isIn(cells, cell)),
  }
}

function made(definition: Definition, view: View, change: WindowChange, choose: Choose, standing: Standing): View {
  if (change.type === 'remove') throw new Error('nothing is removed before wins are counted')
  const { chance, ifWins = false } = change
  if (!isMet(view, change)) return view
  if (chance !== undefined && choose([chance.hit, chance.miss]) === 1) return view
  if (change.type === 'nudge') {
    const moves = chosenMoves(view, change, standing, choose)
    const after = moved(definition, view, change, standing, moves)
    if (ifWins && coinsOf(definition, after) <= coinsOf(definition, view)) return view
    for (const { reel, steps } of moves) standing.tops[reel] = standing.tops[reel]! - steps
    return after
  }
  const cells = chosenCells(definition, view, change, choose)
  const after = laid(definition, view, change, cells, choose)
  return ifWins && coinsOf(definition, after) <= coinsOf(definition, view) ? view : after
}

export function isMet(view: View, { inView }: WindowChange): boolean {
  if (inView === undefined) return true
  const count = cellsOf(view, inView.symbol).length
  return count >= inView.at && count <= (inView.upTo ?? count)
}

/** A multiplier that is not drawn yet multiplies nothing. */
const coinsOf = (definition: Definition, view: View): number =>
  sumOf(
    winsOf(
      definition,
      withCells(view, (shown) => ({ ...shown, multiplier: Math.max(1, shown.multiplier) })),
    ).map(({ coins }) => coins),
  )

function chosenCells(
  definition: Definition,
  view: View,
  change: Exclude<WindowChange, { type: 'nudge' }>,
  choose: Choose,
  vanishing?: readonly Cell[],
): readonly Cell[] {
  const { cells: { symbols, towards, reach, oneOf, number, won = false, besideWins, square } = {} } = change
  const inSquare = square === undefined ? undefined : drawnSquare(definition, view, change, square, choose)
  const mayChange = possibleCells(definition, view, change)
    .filter((cell) => vanishing === undefined || isIn(vanishing, cell) === won)
    .filter((cell) => besideWins !== true || vanishing!.some((other) => touches(cell, other)))
    .filter((cell) => inSquare === undefined || isIn(inSquare, cell))
  const near = towards && beside(view, { symbols: symbols!, towards, reach, oneOf }, choose)
  const within = near === undefined ? mayChange : mayChange.filter((cell) => isIn(near, cell))
  if (number === undefined) return within
  const left = [...within]
  const count = Math.min(Number(chooseKey(choose, number)), left.length)
  return Array.from({ length: count }, () => left.splice(choose(left.map(() => 1)), 1)[0]!)
}

const touches = ([reel, row]: Cell, [other, otherRow]: Cell): boolean =>
  Math.abs(reel - other) + Math.abs(row - otherRow) === 1

/** All squares of a window of so many rows, as their cells. */
function squaresOf(view: View, size: number): readonly (readonly Cell[])[] {
  const side = Array.from({ length: size }, (_, i) => i)
  return cellsWhere(view, () => true)
    .map(([reel, row]) => side.flatMap((right) => side.map((down): Cell => [reel + right, row + down])))
    .filter((cells) => cells.every(([reel, row]) => view[reel]?.[row] !== undefined))
}

function drawnSquare(
  definition: Definition,
  view: View,
  { cells: { reels } = {} }: Exclude<WindowChange, { type: 'nudge' }>,
  sizes: NonNullable<CellChoice['square']>,
  choose: Choose,
): readonly Cell[] {
  const open = squaresOf(view, Number(chooseKey(choose, sizes))).filter((cells) =>
    cells.every(
      (cell) =>
        reels?.includes(cell[0]) !== false && symbolOf(definition, shownAt(view, cell).symbol).kind !== 'scatter',
    ),
  )
  return open.length === 0 ? [] : open[choose(open.map(() => 1))]!
}

/** All cells that it may touch, whatever is drawn; where it goes from some cells to others, not only those. */
export function possibleCells(
  definition: Definition,
  view: View,
  change: Exclude<WindowChange, { type: 'nudge' }>,
): readonly Cell[] {
  const { symbols, towards, reels, alike }: CellChoice = change.cells ?? {}
  const alikes =
    alike === undefined
      ? undefined
      : squaresOf(view, alike)
          .filter((cells) => new Set(cells.map((cell) => shownAt(view, cell).symbol)).size === 1)
          .flat()
  return cellsWhere(view, ({ symbol }, [reel, row]) => {
    if (symbolOf(definition, symbol).kind === 'scatter') return false
    if (change.type === 'turn' && change.into[symbol] === undefined) return false
    if (reels !== undefined && !reels.includes(reel)) return false
    if (alikes !== undefined && !isIn(alikes, [reel, row])) return false
    return towards !== undefined || symbols === undefined || symbols.includes(symbol)
  })
}

const WAYS: Readonly<Record<NonNullable<CellChoice['towards']>[number], Cell>> = {
  ...{ left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] },
  ...{ upLeft: [-1, -1], upRight: [1, -1], downLeft: [-1, 1], downRight: [1, 1] },
}

interface Beside {
  readonly symbols: readonly string[]
  readonly towards: NonNullable<CellChoice['towards']>
  readonly reach: CellChoice['reach']
  readonly oneOf: boolean | undefined
}

function beside(view: View, { symbols, towards, reach, oneOf }: Beside, choose: Choose): readonly Cell[] {
  return cellsWhere(view, ({ symbol }) => symbols.includes(symbol)).flatMap((from) => {
    const steps = reach === undefined ? Number.POSITIVE_INFINITY : Number(chooseKey(choose, reach))
    const ways = oneOf === true ? [towards[choose(towards.map(() => 1))]!] : towards
    return ways.flatMap((way) => along(view, from, WAYS[way], steps))
  })
}

/** The cells of the window on the way, not the one that it begins with. */
function along(view: View, [reel, row]: Cell, [across, down]: Cell, steps: number): readonly Cell[] {
  const next: Cell = [reel + across, row + down]
  const isInside = view[next[0]]?.[next[1]] !== undefined
  return steps === 0 || !isInside ? [] : [next, ...along(view, next, [across, down], steps - 1)]
}

function laid(definition: Definition, view: View, change: Laying, cells: readonly Cell[], choose: Choose): View {
  const drawn = new Map<string, string>()
  const lands = new Map<string, string>()
  for (const cell of cells) {
    const source = change.type === 'put' ? '' : shownAt(view, cell).symbol
    const choice = change.type === 'put' ? change.symbol : change.into[source]!
    const shares = { cell: `${source}/${cell}`, reel: `${source}/${cell[0]}`, window: source }[change.drawn ?? 'cell']
    const symbol = drawn.get(shares) ?? (typeof choice === 'string' ? choice : chooseKey(choose, choice))
    drawn.set(shares, symbol)
    lands.set(cell.join(), symbol)
  }
  return withCells(view, (shown, cell) => {
    const symbol = lands.get(cell.join()) ?? shown.symbol
    return symbol === shown.symbol ? shown : fresh(definition, symbol)
  })
}
