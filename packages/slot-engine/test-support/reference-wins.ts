/** What a window pays by the win rule, in the most obvious way: the words of definition.ts, everything tried. */
import type {
  AnywhereWins,
  ClusterWins,
  Definition,
  ShapeWins,
  StraightWins,
  SymbolDefinition,
  WaysWins,
  WildRuns,
} from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { readLine } from './reference-line.ts'
import { multiplierOf, sumOf, tableValue } from './reference-rules.ts'
import { cellsWhere, fits, isIn, shownAt, type View, wildOf } from './reference-view.ts'

export interface Win {
  readonly kind: 'line' | 'ways' | 'cluster' | 'anywhere' | 'straight' | 'shape' | 'fullWindow'
  /** On lines the number of the line, else the symbol. */
  readonly what: number | string
  /** `undefined` of a combination. */
  readonly symbol: string | undefined
  readonly side: 'left' | 'right'
  readonly count: number
  readonly ways: number
  /** Of the wilds. */
  readonly multiplier: number
  readonly cells: readonly Cell[]
  readonly coins: number
}

export function winsOf(definition: Definition, view: View): readonly Win[] {
  const full = fullWindow(definition, view)
  return full === undefined ? winsByRule(definition, view) : [full]
}

/** One symbol in every cell: what it pays most as. */
function fullWindow(definition: Definition, view: View): Win | undefined {
  const { pays = {}, wilds = 'count' } = definition.wins.fullWindow ?? {}
  const cells = cellsWhere(view, () => true)
  const isFull = (id: string) =>
    cells.every((cell) => {
      const { symbol } = shownAt(view, cell)
      return symbol === id || (wilds === 'count' && fits(definition, symbol, id))
    })
  const [best] = Object.entries(pays)
    .filter(([id, coins]) => coins > 0 && isFull(id))
    .toSorted(([, a], [, b]) => b - a)
  if (best === undefined) return undefined
  const [what, coins] = best
  return {
    kind: 'fullWindow',
    what,
    symbol: what,
    side: 'left',
    count: cells.length,
    ways: 1,
    multiplier: 1,
    cells,
    coins,
  }
}

function winsByRule(definition: Definition, view: View): readonly Win[] {
  const { wins } = definition
  switch (wins.type) {
    case 'lines':
      return wins.lines.flatMap((line, index) => lineWins({ ...definition, wins }, view, line, index))
    case 'ways': {
      const sides = wins.direction === 'both' ? (['left', 'right'] as const) : ([wins.direction ?? 'left'] as const)
      const whole = (win: Win) => win.side === 'right' && win.count === view.length
      return sides
        .flatMap((side) => sideWins(definition, view, side, { wildRuns: 'each', paid: 'perWay', ...wins }))
        .filter((win) => win.coins > 0 && !(wins.direction === 'both' && whole(win)))
    }
    case 'clusters': {
      const found = paying(definition).flatMap((symbol) =>
        clusters(definition, view, symbol).map((cells) => ({ symbol, cells })),
      )
      const all = allowed(definition, view, found, wins.wildRuns)
      return all
        .map(({ symbol, cells, alone }) => ({
          win: countedWin('cluster', view, symbol, cells, wins),
          among: alone && wins.wildRuns === 'best' ? cells.map(String).toSorted().join(' ') : undefined,
        }))
        .filter(isBestAmong)
        .map(({ win }) => win)
    }
    case 'anywhere': {
      const found = paying(definition).map((symbol) => ({ symbol, cells: fitting(definition, view, symbol.id) }))
      const all = allowed(definition, view, found, wins.wildRuns)
      return all
        .map(({ symbol, cells, alone }) => ({
          win: countedWin('anywhere', view, symbol, cells, wins),
          among: alone && wins.wildRuns === 'best' ? 'the window' : undefined,
        }))
        .filter(isBestAmong)
        .map(({ win }) => win)
    }
    case 'straights': {
      const { along = 'both', wildRuns } = wins
      const deepest = Math.max(...view.map((column) => column.length))
      const rows = Array.from({ length: deepest }, (_, row) => view.map((_column, reel): Cell => [reel, row]))
      const reels = view.map((column, reel) => column.map((_shown, row): Cell => [reel, row]))
      const lanes = [...(along === 'reels' ? [] : rows), ...(along === 'rows' ? [] : reels)]
      const found = paying(definition).flatMap((symbol) =>
        lanes.flatMap((lane) => runsIn(definition, view, lane, symbol.id).map((cells) => ({ symbol, cells }))),
      )
      return allowed(definition, view, found, wildRuns)
        .map(({ symbol, cells }) => countedWin('straight', view, symbol, cells, wins))
        .filter(({ coins }) => coins > 0)
    }
    case 'shapes':
      return paying(definition).flatMap((symbol) => shapesOf({ ...definition, wins }, view, symbol))
  }
}

/** Every shape that a symbol fills, without those within a larger one that it fills too. */
function shapesOf(definition: Definition & { readonly wins: ShapeWins }, view: View, symbol: Paying): readonly Win[] {
  const { shapes, nested, wildMultipliers, wildRuns } = definition.wins
  const filled = shapes.flatMap(({ cells: rows, times = 1 }) => {
    const cells = rows.flatMap((list, reel) => list.map((row): Cell => [reel, row]))
    const isFilled = cells.every(([reel, row]) => {
      const shown = view[reel]?.[row]
      return shown !== undefined && fits(definition, shown.symbol, symbol.id)
    })
    if (!isFilled || allowed(definition, view, [{ symbol, cells }], wildRuns).length === 0) return []
    const win = countedWin('shape', view, symbol, cells, {
      type: 'shapes',
      shapes,
      wildMultipliers: wildMultipliers ?? 'highest',
    })
    return win.coins === 0 ? [] : [{ ...win, coins: win.coins * times }]
  })
  const isWithin = (win: Win, larger: Win) =>
    larger.count > win.count && win.cells.every((cell) => isIn(larger.cells, cell))
  return filled.filter((win) => nested === 'paid' || filled.every((other) => !isWithin(win, other)))
}

/** The cells of a row or a reel that fit a symbol, those side by side together. */
function runsIn(
  definition: Definition,
  view: View,
  lane: readonly Cell[],
  symbol: string,
): readonly (readonly Cell[])[] {
  const isFit = ([reel, row]: Cell) => {
    const shown = view[reel]?.[row]
    return shown !== undefined && fits(definition, shown.symbol, symbol)
  }
  const starts = lane.flatMap((cell, i) => (isFit(cell) && (i === 0 || !isFit(lane[i - 1]!)) ? [i] : []))
  return starts.map((first) => {
    const end = lane.findIndex((cell, i) => i > first && !isFit(cell))
    return lane.slice(first, end === -1 ? lane.length : end)
  })
}

interface Found {
  readonly symbol: Paying
  readonly cells: readonly Cell[]
}

/** Cells that may win, and whether they are wilds alone. */
function allowed(definition: Definition, view: View, found: readonly Found[], wildRuns: WildRuns = 'own') {
  return found.flatMap(({ symbol, cells }) => {
    if (cells.length === 0) return []
    const alone = cells.every((cell) => wildOf(definition, shownAt(view, cell).symbol) !== undefined)
    const isOwn = hasOwn(view, cells, symbol.id)
    const mayWin = { own: isOwn, none: isOwn && !alone, each: true, best: true }[wildRuns]
    return mayWin ? [{ symbol, cells, alone }] : []
  })
}

interface Contender {
  readonly win: Win
  /** Where wins compete: for what. */
  readonly among: string | undefined
}

/** Whether it pays, and nothing that it competes with pays more; of equal ones the first. */
function isBestAmong({ win, among }: Contender, at: number, all: readonly Contender[]): boolean {
  if (win.coins === 0) return false
  if (among === undefined) return true
  return all.every(
    (other, i) => other.among !== among || other.win.coins < win.coins || (other.win.coins === win.coins && i >= at),
  )
}

type Paying = Extract<SymbolDefinition, { kind: 'regular' | 'wild' }>

const paying = (definition: Definition): readonly Paying[] =>
  definition.symbols.filter((symbol) => symbol.kind === 'regular' || symbol.kind === 'wild')

const fitting = (definition: Definition, view: View, symbol: string): readonly Cell[] =>
  cellsWhere(view, (shown) => fits(definition, shown.symbol, symbol))

const hasOwn = (view: View, cells: readonly Cell[], symbol: string): boolean =>
  cells.some((cell) => shownAt(view, cell).symbol === symbol)

function lineWins(
  definition: Parameters<typeof readLine>[0],
  view: View,
  line: readonly number[],
  index: number,
): readonly Win[] {
  const cells = line.map((row, reel): Cell => [reel, row])
  const readings = readLine(
    definition,
    cells.map((cell) => shownAt(view, cell)),
  )
  return readings
    .filter(({ coins }) => coins > 0)
    .map(({ symbol, coins, from, count, multiplier, side }) => ({
      kind: 'line',
      what: index,
      symbol,
      side,
      count,
      ways: 1,
      multiplier,
      cells: cells.slice(from, from + count),
      coins,
    }))
}

type Reading = Required<Pick<WaysWins, 'wildRuns' | 'paid'>>

interface Way {
  readonly win: Win
  /** What it pays more where its ways of wilds alone are the best ones, and then all its cells. */
  readonly more: { readonly ways: number; readonly coins: number; readonly cells: readonly Cell[] }
}

function sideWins(definition: Definition, view: View, side: 'left' | 'right', reading: Reading): readonly Win[] {
  const runs = paying(definition).map((symbol) => waysOf(definition, view, symbol, side, reading))
  return runs.map(({ win, more }, i) => {
    if (more.coins === 0) return win
    const rivals = runs.map((one) => (one.win.count === win.count ? one.more.coins : 0))
    const isBest = rivals.every((coins, other) => coins < more.coins || (coins === more.coins && other >= i))
    return isBest ? { ...win, ways: win.ways + more.ways, coins: win.coins + more.coins, cells: more.cells } : win
  })
}

/** A multiplying wild is as many cells where it stands in for another. */
function waysOf(
  definition: Definition,
  view: View,
  { id, kind, pays }: Paying,
  side: 'left' | 'right',
  { wildRuns, paid }: Reading,
): Way {
  const reels = view.map((_, reel) => reel)
  const order = side === 'left' ? reels : reels.toReversed()
  const all = fitting(definition, view, id)
  const end = order.findIndex((reel) => all.every((cell) => cell[0] !== reel))
  const run = order.slice(0, end === -1 ? order.length : end)
  const cells = all.filter(([reel]) => run.includes(reel))
  const isOwn = (cell: Cell) => shownAt(view, cell).symbol === id && !(wildRuns === 'best' && kind === 'wild')
  const weight = (cell: Cell) => (shownAt(view, cell).symbol === id ? 1 : shownAt(view, cell).multiplier)
  const summed = sumOf(cells.map(weight))
  const counting = (some: readonly Cell[]): readonly [alone: number, others: number] =>
    run.reduce<readonly [number, number]>(
      ([alone, others], reel) => {
        const here = some.filter((cell) => cell[0] === reel)
        const own = sumOf(here.filter(isOwn).map(weight))
        const wild = sumOf(here.filter((cell) => !isOwn(cell)).map(weight))
        return [alone * wild, others * (own + wild) + alone * own]
      },
      [1, 0],
    )
  const ofCells = cells.some(isOwn) ? [0, summed] : [summed, 0]
  const [alone, others] = run.length === 0 ? [0, 0] : paid === 'perCell' ? ofCells : counting(cells)
  const pay = tableValue(pays, run.length)
  const counted = (number: number) => (paid === 'once' && number > 0 ? 1 : number)
  const isPaid = wildRuns !== 'none' || kind === 'regular'
  const ways = counted(wildRuns === 'each' ? alone + others : isPaid ? others : 0)
  const more = wildRuns === 'best' ? counted(alone + others) - ways : 0
  /** With no other cell of its reel. */
  const only = ([reel, row]: Cell) => cells.filter((cell) => cell[0] !== reel || cell[1] === row)
  const crossed =
    wildRuns === 'each' || paid === 'perCell' ? cells : cells.filter((cell) => counting(only(cell))[1] > 0)
  const shared = { kind: 'ways', what: id, symbol: id, side, count: run.length, multiplier: 1 } as const
  return {
    win: { ...shared, ways, cells: crossed, coins: pay * ways },
    more: { ways: more, coins: pay * more, cells },
  }
}

/** Every cell by itself at first; then groups that touch become one, until none do. */
function clusters(definition: Definition, view: View, { id }: Paying): readonly (readonly Cell[])[] {
  const byCorners = definition.wins.type === 'clusters' && definition.wins.neighbours === 'corners'
  let groups = fitting(definition, view, id).map((cell) => [cell])
  for (;;) {
    const pair = touchingPair(groups, byCorners)
    if (pair === undefined) break
    const [a, b] = pair
    groups = [...groups.filter((group) => group !== a && group !== b), [...a, ...b]]
  }
  return groups
}

function touchingPair(groups: readonly Cell[][], byCorners: boolean): readonly [Cell[], Cell[]] | undefined {
  for (const [i, a] of groups.entries())
    for (const b of groups.slice(i + 1))
      if (a.some((one) => b.some((other) => touch(one, other, byCorners)))) return [a, b]
  return undefined
}

/** By their sides, or by corners too. */
function touch([reel, row]: Cell, [otherReel, otherRow]: Cell, byCorners: boolean): boolean {
  const [across, along] = [Math.abs(reel - otherReel), Math.abs(row - otherRow)]
  return byCorners ? Math.max(across, along) === 1 : across + along === 1
}

function countedWin(
  kind: 'cluster' | 'anywhere' | 'straight' | 'shape',
  view: View,
  { id, pays }: Paying,
  cells: readonly Cell[],
  wins: ClusterWins | AnywhereWins | StraightWins | ShapeWins,
): Win {
  const { wildMultipliers = 'highest' } = wins
  const wilds = cells.map((cell) => shownAt(view, cell)).filter(({ symbol }) => symbol !== id)
  const multiplier = multiplierOf(wilds, wildMultipliers)
  const each = 'paid' in wins && wins.paid === 'perCell' ? cells.length : 1
  const coins = tableValue(pays, cells.length) * each * multiplier
  return { kind, what: id, symbol: id, side: 'left', count: cells.length, ways: 1, multiplier, cells, coins }
}
