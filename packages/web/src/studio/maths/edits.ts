import type { Definition, ReelDefinition, SymbolDefinition } from '@spilvaerk/slot-engine'

/** Coins of a symbol for so many; without them it pays nothing for that count. */
export function withPay(definition: Definition, id: string, count: number, coins: number | undefined): Definition {
  return {
    ...definition,
    symbols: definition.symbols.map((symbol) => (symbol.id === id ? paying(symbol, count, coins) : symbol)),
  }
}

function paying(symbol: SymbolDefinition, count: number, coins: number | undefined): SymbolDefinition {
  if (symbol.kind === 'mystery' || symbol.kind === 'blank') return symbol
  const { pays, ...rest } = symbol
  const { [count]: _, ...others } = pays ?? {}
  const next = coins === undefined ? others : { ...others, [count]: coins }
  return Object.keys(next).length === 0 ? rest : { ...rest, pays: next }
}

export const paysOf = (symbol: SymbolDefinition): Readonly<Record<string, number>> =>
  'pays' in symbol ? (symbol.pays ?? {}) : {}

export function withReel(definition: Definition, set: string, reel: number, next: ReelDefinition): Definition {
  const reels = definition.reelSets[set] ?? []
  return { ...definition, reelSets: { ...definition.reelSets, [set]: reels.with(reel, next) } }
}

/** Other strips for the first reels of a set; stops that have no weight of their own weigh alike. */
export function withStrips(definition: Definition, set: string, strips: readonly (readonly string[])[]): Definition {
  const reels = (definition.reelSets[set] ?? []).map((reel, index) => {
    const strip = strips[index]
    return strip ? { ...unweighted(reel), strip } : reel
  })
  return { ...definition, reelSets: { ...definition.reelSets, [set]: reels } }
}

function unweighted({ weights: _, ...reel }: ReelDefinition): ReelDefinition {
  return reel
}

export function withLines(definition: Definition, lines: readonly (readonly number[])[]): Definition {
  return definition.wins.type === 'lines' ? { ...definition, wins: { ...definition.wins, lines } } : definition
}

type Stop = readonly [symbol: string, weight: number]

const stopsOf = ({ strip, weights }: ReelDefinition): Stop[] => strip.map((symbol, i) => [symbol, weights?.[i] ?? 1])

function ofStops(reel: ReelDefinition, stops: readonly Stop[]): ReelDefinition {
  const strip = stops.map(([symbol]) => symbol)
  return { ...reel, strip, ...(reel.weights && { weights: stops.map(([, weight]) => weight) }) }
}

/** The stop at `from` stands at `to` afterwards. */
export function moved(reel: ReelDefinition, from: number, to: number): ReelDefinition {
  const stops = stopsOf(reel)
  const [stop] = stops.splice(from, 1)
  if (!stop) return reel
  return ofStops(reel, stops.toSpliced(to, 0, stop))
}

export const inserted = (reel: ReelDefinition, at: number, symbol: string): ReelDefinition =>
  ofStops(reel, stopsOf(reel).toSpliced(at, 0, [symbol, 1]))

export const removed = (reel: ReelDefinition, at: number): ReelDefinition =>
  ofStops(reel, stopsOf(reel).toSpliced(at, 1))

export function replaced(reel: ReelDefinition, at: number, symbol: string): ReelDefinition {
  const stops = stopsOf(reel)
  return ofStops(reel, stops.with(at, [symbol, stops[at]?.[1] ?? 1]))
}

/** Stops weigh as said; where all weigh 1 there is nothing to say. */
export function weighing(reel: ReelDefinition, at: number, weight: number): ReelDefinition {
  const weights = stopsOf(reel).map(([, own], i) => (i === at ? weight : own))
  return weights.every((one) => one === 1) ? unweighted(reel) : { ...reel, weights }
}

/** As many stops of a symbol as asked for: new ones where it is farthest away, and those go that stand closest together. */
export function withCount(reel: ReelDefinition, symbol: string, count: number): ReelDefinition {
  const has = reel.strip.filter((one) => one === symbol).length
  if (count === has) return reel
  const next =
    count > has ? inserted(reel, farthestFrom(reel.strip, symbol), symbol) : removed(reel, closest(reel.strip, symbol))
  return withCount(next, symbol, count)
}

/** In the middle of the longest stretch without the symbol; the strip is a ring. */
function farthestFrom(strip: readonly string[], symbol: string): number {
  const gap = gapsOf(strip, symbol).reduce<Gap | undefined>(
    (best, one) => (best && best.length >= one.length ? best : one),
    undefined,
  )
  return gap ? (gap.from + Math.ceil(gap.length / 2)) % (strip.length + 1) : strip.length
}

function closest(strip: readonly string[], symbol: string): number {
  const gap = gapsOf(strip, symbol).reduce<Gap | undefined>(
    (best, one) => (best && best.length <= one.length ? best : one),
    undefined,
  )
  return gap?.from ?? strip.indexOf(symbol)
}

interface Gap {
  readonly from: number
  readonly length: number
}

/** From each stop of the symbol to its next one. */
function gapsOf(strip: readonly string[], symbol: string): readonly Gap[] {
  const at = strip.flatMap((one, i) => (one === symbol ? [i] : []))
  return at.map((from, i) => ({ from, length: (at[i + 1] ?? (at[0] ?? 0) + strip.length) - from }))
}
