/** What a window pays by the win rule, in the most obvious way: the words of definition.ts, everything tried. */
import type { Definition, SymbolDefinition, WildMultiplierRule } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { readLine } from './reference-line.ts'
import { multiplierOf, sumOf, tableValue } from './reference-rules.ts'
import { cellsWhere, fits, type Shown, shownAt, type View } from './reference-view.ts'

export interface Win {
  readonly kind: 'line' | 'ways' | 'cluster' | 'anywhere'
  /** On lines the number of the line, else the symbol. */
  readonly what: number | string
  readonly side: 'left' | 'right'
  readonly count: number
  readonly ways: number
  /** Of the wilds. */
  readonly multiplier: number
  readonly cells: readonly Cell[]
  readonly coins: number
}

export function winsOf(definition: Definition, view: View): readonly Win[] {
  const { wins } = definition
  switch (wins.type) {
    case 'lines':
      return wins.lines.flatMap((line, index) => lineWins({ ...definition, wins }, view, line, index))
    case 'ways': {
      const sides = wins.direction === 'both' ? (['left', 'right'] as const) : ([wins.direction ?? 'left'] as const)
      const all = sides.flatMap((side) => paying(definition).map((symbol) => waysWin(definition, view, symbol, side)))
      const whole = (win: Win) => win.side === 'right' && win.count === view.length
      return all.filter((win) => win.coins > 0 && !(wins.direction === 'both' && whole(win)))
    }
    case 'clusters': {
      const { wildMultipliers } = wins
      return paying(definition)
        .flatMap((symbol) => clusters(definition, view, symbol).map((cells) => ({ symbol, cells })))
        .map(({ symbol, cells }) => countedWin('cluster', view, symbol, cells, wildMultipliers))
        .filter(({ coins }) => coins > 0)
    }
    case 'anywhere': {
      const { wildMultipliers } = wins
      return paying(definition)
        .map((symbol) => ({ symbol, cells: fitting(definition, view, symbol.id) }))
        .filter(({ symbol, cells }) => hasOwn(view, cells, symbol.id))
        .map(({ symbol, cells }) => countedWin('anywhere', view, symbol, cells, wildMultipliers))
        .filter(({ coins }) => coins > 0)
    }
  }
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
    .map(({ coins, from, count, multiplier, side }) => ({
      kind: 'line',
      what: index,
      side,
      count,
      ways: 1,
      multiplier,
      cells: cells.slice(from, from + count),
      coins,
    }))
}

/** A multiplying wild is as many cells where it stands in for another. */
function waysWin(definition: Definition, view: View, { id, pays }: Paying, side: 'left' | 'right'): Win {
  const reels = view.map((_, reel) => reel)
  const order = side === 'left' ? reels : reels.toReversed()
  const all = fitting(definition, view, id)
  const onReel = (reel: number) => all.filter((cell) => cell[0] === reel)
  const end = order.findIndex((reel) => onReel(reel).length === 0)
  const run = order.slice(0, end === -1 ? order.length : end)
  const weight = ({ symbol, multiplier }: Shown) => (symbol === id ? 1 : multiplier)
  const ways = run
    .map((reel) => sumOf(onReel(reel).map((cell) => weight(shownAt(view, cell)))))
    .reduce((product, cells) => product * cells, 1)
  return {
    kind: 'ways',
    what: id,
    side,
    count: run.length,
    ways,
    multiplier: 1,
    cells: all.filter(([reel]) => run.includes(reel)),
    coins: tableValue(pays, run.length) * ways,
  }
}

/** Every cell by itself at first; then groups that touch become one, until none do. */
function clusters(definition: Definition, view: View, { id }: Paying): readonly (readonly Cell[])[] {
  let groups = fitting(definition, view, id).map((cell) => [cell])
  for (;;) {
    const pair = touchingPair(groups)
    if (pair === undefined) break
    const [a, b] = pair
    groups = [...groups.filter((group) => group !== a && group !== b), [...a, ...b]]
  }
  return groups.filter((cells) => hasOwn(view, cells, id))
}

function touchingPair(groups: readonly Cell[][]): readonly [Cell[], Cell[]] | undefined {
  for (const [i, a] of groups.entries())
    for (const b of groups.slice(i + 1)) if (a.some((one) => b.some((other) => touch(one, other)))) return [a, b]
  return undefined
}

const touch = ([reel, row]: Cell, [otherReel, otherRow]: Cell): boolean =>
  Math.abs(reel - otherReel) + Math.abs(row - otherRow) === 1

function countedWin(
  kind: 'cluster' | 'anywhere',
  view: View,
  { id, pays }: Paying,
  cells: readonly Cell[],
  rule: WildMultiplierRule = 'highest',
): Win {
  const wilds = cells.map((cell) => shownAt(view, cell)).filter(({ symbol }) => symbol !== id)
  const multiplier = multiplierOf(wilds, rule)
  const coins = tableValue(pays, cells.length) * multiplier
  return { kind, what: id, side: 'left', count: cells.length, ways: 1, multiplier, cells, coins }
}
