/**
 * What one window pays, in the most obvious way: the rules of definition.ts read word by word, everything tried.
 * Slow on purpose, and shares no code with the engine: it is what the engine is compared with.
 */
import type { Combination, CountTable } from '../src/definition.ts'
import type { LineGame, LineSymbol, LineWild, TriggeredSpins } from './line-game.ts'

/** Symbol ids by reel, from the top. */
export type Window = readonly (readonly string[])[]

export interface WindowResult {
  readonly lineCoins: number
  readonly scatterCoins: number
  /** Per line its coins, the feature's multiplier included. */
  readonly perLine: readonly number[]
  /** Free spins by feature, in the order of the definition. */
  readonly awards: readonly number[]
}

/** @param during the free spins in which the window is shown; `undefined` for a paid spin */
export function evaluateWindow(definition: LineGame, window: Window, during?: TriggeredSpins): WindowResult {
  const multiplier = during?.multiplier ?? 1
  const sources = during?.multiplies ?? ['lines', 'scatters']
  const lineMultiplier = sources.includes('lines') ? multiplier : 1
  const scatterMultiplier = sources.includes('scatters') ? multiplier : 1
  const perLine = definition.wins.lines.map((line) => {
    const cells = line.map((row, reel) => window[reel]![row]!)
    return evaluateLine(definition, cells) * lineMultiplier
  })
  return {
    perLine,
    lineCoins: sum(perLine),
    scatterCoins: sum(definition.symbols.map((symbol) => scatterPay(symbol, window))) * scatterMultiplier,
    awards: (definition.features ?? []).map((feature) => award(feature, window, during)),
  }
}

function scatterPay(symbol: LineSymbol, window: Window): number {
  return symbol.kind === 'scatter' ? tableValue(symbol.pays, countOf(symbol.id, window)) : 0
}

function award(feature: TriggeredSpins, window: Window, during: TriggeredSpins | undefined): number {
  const table = during === undefined ? feature.trigger.awards : during.id === feature.id ? feature.retrigger : undefined
  return tableValue(table, countOf(feature.trigger.symbol, window))
}

export const countOf = (id: string, window: Window): number => window.flat().filter((cell) => cell === id).length

/** The entry of the highest listed count that is not above `count`; 0 below the first. */
export function tableValue(table: CountTable | undefined, count: number): number {
  for (let n = count; n >= 1; n--) {
    const value = table?.[String(n)]
    if (value !== undefined) return value
  }
  return 0
}

interface ReadingOfLine {
  readonly coins: number
  /** It takes in every reel. */
  readonly full: boolean
}

/** The coins of one line in a paid spin. */
export function evaluateLine(definition: LineGame, cells: readonly string[]): number {
  const direction = definition.wins.direction ?? 'left'
  const combinations = (definition.wins.combinations ?? [])
    .filter((combination) => fitsCombination(definition, combination, cells))
    .map(({ coins }) => ({ coins, full: true }))
  const fromLeft = [...runsFrom(definition, cells), ...combinations]
  const fromRight = [...runsFrom(definition, cells.toReversed()), ...combinations]
  switch (direction) {
    case 'left':
      return best(fromLeft).coins
    case 'right':
      return best(fromRight).coins
    case 'both': {
      const left = best(fromLeft)
      const right = best(fromRight)
      return left.full && right.full ? left.coins : left.coins + right.coins
    }
    case 'any':
      return best([...cells.flatMap((_, first) => runsFrom(definition, cells, first)), ...combinations]).coins
  }
}

/** The highest; of two equal ones that which takes in the whole line. */
function best(readings: readonly ReadingOfLine[]): ReadingOfLine {
  let found: ReadingOfLine = { coins: 0, full: false }
  for (const reading of readings)
    if (reading.coins > found.coins || (reading.coins === found.coins && reading.full)) found = reading
  return found
}

/** For each symbol its run that begins at cell `first`: as long as it can be, so not inside a longer one. */
function runsFrom(definition: LineGame, cells: readonly string[], first = 0): readonly ReadingOfLine[] {
  return definition.symbols.flatMap((symbol) => {
    if (symbol.kind !== 'regular' && symbol.kind !== 'wild') return []
    const fits = (cell: string) => cell === symbol.id || replaces(definition, cell, symbol.id)
    if (first > 0 && fits(cells[first - 1]!)) return []
    const end = cells.findIndex((cell, i) => i >= first && !fits(cell))
    const run = cells.slice(first, end === -1 ? cells.length : end)
    const coins = tableValue(symbol.pays, run.length) * wildMultiplier(definition, run, symbol.id)
    return [{ coins, full: run.length === cells.length }]
  })
}

function wildMultiplier(definition: LineGame, run: readonly string[], symbol: string): number {
  const multipliers = run
    .filter((cell) => cell !== symbol)
    .map((cell) => findWild(definition, cell)?.multiplier ?? 1)
    .filter((multiplier) => multiplier > 1)
  if (multipliers.length === 0) return 1
  switch (definition.wins.wildMultipliers ?? 'highest') {
    case 'highest':
      return Math.max(...multipliers)
    case 'add':
      return sum(multipliers)
    case 'multiply':
      return multipliers.reduce((product, multiplier) => product * multiplier, 1)
  }
}

function findWild(definition: LineGame, id: string): LineWild | undefined {
  const symbol = definition.symbols.find((one) => one.id === id)
  return symbol?.kind === 'wild' ? symbol : undefined
}

/** Whether the symbol in a cell is a wild that stands in for `target`. */
function replaces(definition: LineGame, cell: string, target: string): boolean {
  const wild = findWild(definition, cell)
  if (wild === undefined) return false
  if (wild.replaces !== undefined) return wild.replaces.includes(target)
  return definition.symbols.some((symbol) => symbol.id === target && symbol.kind === 'regular')
}

function fitsCombination(definition: LineGame, combination: Combination, cells: readonly string[]): boolean {
  const orders = combination.anyOrder === true ? permutations(combination.slots) : [combination.slots]
  return orders.some((slots) => cells.every((cell, reel) => fitsSlot(definition, slots[reel]!, cell)))
}

const fitsSlot = (definition: LineGame, slot: readonly string[] | null, cell: string): boolean =>
  slot === null || slot.some((symbol) => symbol === cell || replaces(definition, cell, symbol))

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
