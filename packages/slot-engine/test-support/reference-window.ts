/**
 * What one window pays, in the most obvious way: the rules of definition.ts read word by word, everything tried.
 * Slow on purpose, and shares no code with the engine: it is what the engine is compared with.
 */
import type { LineGame, LineSymbol, TriggeredSpins } from './line-game.ts'
import { readLine } from './reference-line.ts'
import { sumOf, tableValue } from './reference-rules.ts'
import { type Shown, wildOf } from './reference-view.ts'

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
    lineCoins: sumOf(perLine),
    scatterCoins: sumOf(definition.symbols.map((symbol) => scatterPay(symbol, window, during))) * scatterMultiplier,
    awards: (definition.features ?? []).map((feature) => award(feature, window, during)),
  }
}

function scatterPay(symbol: LineSymbol, window: Window, during: TriggeredSpins | undefined): number {
  if (during?.scatterPays !== undefined) return tableValue(during.scatterPays[symbol.id], countOf(symbol.id, window))
  const pays = symbol.kind === 'scatter' ? symbol.pays : symbol.kind === 'wild' ? symbol.scatterPays : undefined
  return tableValue(pays, countOf(symbol.id, window))
}

function award(feature: TriggeredSpins, window: Window, during: TriggeredSpins | undefined): number {
  const table = during === undefined ? feature.trigger.awards : during.id === feature.id ? feature.retrigger : undefined
  return tableValue(table, countOf(feature.trigger.symbol, window))
}

export const countOf = (id: string, window: Window): number => window.flat().filter((cell) => cell === id).length

/** The coins of one line in a paid spin. */
export function evaluateLine(definition: LineGame, cells: readonly string[]): number {
  const shown = cells.map((symbol) => ({ symbol, multiplier: wildOf(definition, symbol)?.multiplier ?? 1 }))
  // A line game's wilds have one multiplier.
  return sumOf(readLine(definition, shown as Shown[]).map(({ coins }) => coins))
}
