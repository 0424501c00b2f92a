import type { Definition, SymbolDefinition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import type { Meter } from '../../meter.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import { wholly } from './gauge.ts'

/** Hits this near, in shares of the spins, are those asked for. */
export const HITS_NEAR = 0.01
const ROUNDS = 60_000
/** Pays taken or added at most. */
const MOVES = 12

/** From the same rounds whatever the pays, so that games differ by their pays alone. */
const hitsOf = (definition: Definition, meter: Meter): number =>
  wholly(simulateNow(compile(definition), { spins: ROUNDS, seed: 'hits' }, meter), meter).winRate

/**
 * Takes away the pays of smallest wins, or adds pays for wins one smaller, one by one, whichever comes nearest to the
 * hits asked for, until none comes nearer. What that returns is for the other pays to make up for.
 */
export function withHits(definition: Definition, aim: number, meter: Meter): Definition {
  let best = { game: definition, hits: hitsOf(definition, meter) }
  for (let move = 0; move < MOVES && Math.abs(best.hits - aim) > HITS_NEAR / 4; move++) {
    const change = best.hits > aim ? withoutSmallest : withSmaller
    const tried = best.game.symbols.flatMap((symbol, at) => {
      const changed = change(symbol)
      if (changed === null) return []
      const game = { ...best.game, symbols: best.game.symbols.with(at, changed) }
      return [{ game, hits: hitsOf(game, meter) }]
    })
    const off = ({ hits }: { hits: number }): number => Math.abs(hits - aim)
    const nearest = tried.toSorted((a, b) => off(a) - off(b))[0]
    if (nearest === undefined || off(nearest) >= off(best)) break
    best = nearest
  }
  return best.game
}

/** Pays of a regular symbol that pays for several sizes, ascending. */
function paysOf(symbol: SymbolDefinition): (readonly [key: number, coins: number])[] {
  if (symbol.kind !== 'regular') return []
  const pays = Object.entries(symbol.pays ?? {}).filter(([, coins]) => coins > 0)
  return pays.map(([key, coins]) => [Number(key), coins] as const).sort(([a], [b]) => a - b)
}

function withoutSmallest(symbol: SymbolDefinition): SymbolDefinition | null {
  const [, ...pays] = paysOf(symbol)
  return pays.length === 0 ? null : ({ ...symbol, pays: Object.fromEntries(pays) } as SymbolDefinition)
}

function withSmaller(symbol: SymbolDefinition): SymbolDefinition | null {
  const pays = paysOf(symbol)
  const [smallest] = pays
  if (smallest === undefined || smallest[0] <= 2 || smallest[1] < 2) return null
  const added = [smallest[0] - 1, Math.ceil(smallest[1] / 3)]
  return { ...symbol, pays: Object.fromEntries([added, ...pays]) } as SymbolDefinition
}
