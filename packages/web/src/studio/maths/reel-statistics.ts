import type { ReelDefinition } from '@spilvaerk/slot-engine'

export interface SymbolOnReel {
  readonly symbol: string
  readonly stops: number
  /** How often a row shows it: its weight of the reel's. */
  readonly share: number
  /** The longest stack of it. */
  readonly stack: number
  /** The fewest stops from one to the next; none where it stands once. */
  readonly nearest?: number
}

export interface ReelStatistics {
  readonly stops: number
  readonly weight: number
  readonly symbols: readonly SymbolOnReel[]
  /** How often a symbol stands right above another, by `above` and `below`; the strip is a ring. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export function reelStatistics({ strip, weights }: ReelDefinition): ReelStatistics {
  const weightAt = (stop: number): number => weights?.[stop] ?? 1
  const weight = strip.reduce((sum, _, stop) => sum + weightAt(stop), 0)
  const symbols = [...new Set(strip)].map((symbol): SymbolOnReel => {
    const at = strip.flatMap((one, stop) => (one === symbol ? [stop] : []))
    const gaps = at.map((stop, i) => (at[i + 1] ?? (at[0] ?? 0) + strip.length) - stop)
    const own = at.reduce((sum, stop) => sum + weightAt(stop), 0)
    return {
      ...{ symbol, stops: at.length, share: weight > 0 ? own / weight : 0, stack: longestStack(gaps) },
      ...(at.length > 1 && { nearest: Math.min(...gaps) }),
    }
  })
  return { stops: strip.length, weight, symbols, pairs: pairsOf(strip) }
}

/** Stops that follow each other at once, around the ring. */
function longestStack(gaps: readonly number[]): number {
  if (gaps.every((gap) => gap === 1)) return gaps.length
  let [longest, run] = [1, 1]
  for (const gap of [...gaps, ...gaps]) {
    run = gap === 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

function pairsOf(strip: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const pairs = new Map<string, Map<string, number>>()
  strip.forEach((above, stop) => {
    const below = strip[(stop + 1) % strip.length] ?? above
    const row = pairs.get(above) ?? new Map<string, number>()
    row.set(below, (row.get(below) ?? 0) + 1)
    pairs.set(above, row)
  })
  return pairs
}
