import { BASE_REEL_SET, type CountTable, type Definition, type SymbolDefinition } from '../../../definition.ts'
import { known } from '../../../entries.ts'
import { type Game, playedSpins } from '../../../game/core/game.ts'
import type { PayKind } from '../../../game/core/pays.ts'
import { kindOf } from '../../../game/rules/rules.ts'
import { scatterPaysOf } from '../../../game/tables/reels.ts'

/** One line of a pay table. */
export interface PayLine {
  readonly kind: PayKind
  /** Symbol id, or the name of a combination. */
  readonly of: string
  /** Counts that pay alike. */
  readonly from: number
  readonly to: number
  /** As the pay table says, for one line, way, cluster or window. */
  readonly coins: number
}

/** What paid spins are played by, or the free spins of this id. */
export function definitionOf(game: Game, source: string): Definition {
  const plan = game.plan.features.find(({ feature }) => feature.id === source)
  return plan?.type === 'freeSpins' ? playedSpins(game, plan).game.definition : game.definition
}

/** The pay table, line by line, the dearest of each symbol first; `expanded` only where something won by it. */
export function payLines(
  game: Game,
  source: string,
  wins: readonly { readonly kind: PayKind; readonly of: string; readonly count: number }[],
): PayLine[] {
  const definition = definitionOf(game, source)
  const most = (kind: PayKind, of: string): number =>
    wins.reduce((max, win) => (win.kind === kind && win.of === of ? Math.max(max, win.count) : max), 0)
  const scatterPays = scatterPaysIn(definition, source)
  const main = kindOf(definition.wins)
  const { length: reels } = known(definition.reelSets[BASE_REEL_SET], BASE_REEL_SET)
  const symbols = definition.symbols.flatMap((symbol) => {
    const byRule = symbol.kind === 'regular' || symbol.kind === 'wild' ? symbol.pays : undefined
    const tables = { [main.sheet.kind]: byRule, expanded: byRule, scatter: scatterPays(symbol) }
    return Object.entries(tables).flatMap(([name, pays = {}]) => {
      const kind = name as PayKind
      const greatest = kind === main.sheet.kind && main.traits.byReels ? reels : most(kind, symbol.id)
      return kind === 'expanded' && greatest === 0 ? [] : countLines(kind, symbol.id, pays, greatest)
    })
  })
  const combinations = definition.wins.type === 'lines' ? (definition.wins.combinations ?? []) : []
  const { fullWindow } = definition.wins
  return [
    ...symbols,
    ...Object.entries(fullWindow?.pays ?? {}).map(([of, coins]) => {
      const cells = Math.max(1, most('fullWindow', of))
      return { kind: 'fullWindow' as const, of, from: cells, to: cells, coins }
    }),
    ...combinations.map(({ name, coins }) => ({
      kind: 'combination' as const,
      of: name,
      from: reels,
      to: reels,
      coins,
    })),
  ]
}

/** What scatters pay on paid spins, or in the free spins of this id. */
function scatterPaysIn({ features = [] }: Definition, source: string) {
  const spins = features.find(({ id }) => id === source)
  const own = spins?.type === 'freeSpins' ? spins.scatterPays : undefined
  return (symbol: SymbolDefinition): CountTable | undefined =>
    own === undefined ? scatterPaysOf(symbol) : own[symbol.id]
}

function countLines(kind: PayKind, of: string, pays: CountTable, greatest: number): PayLine[] {
  const ascending = Object.entries(pays)
    .map(([key, coins]) => ({ from: Number(key), coins }))
    .sort((a, b) => a.from - b.from)
  const lines = ascending.map(({ from, coins }, i) => {
    const next = ascending[i + 1]
    return { kind, of, from, to: Math.max(from, next === undefined ? greatest : next.from - 1), coins }
  })
  return lines.filter(({ coins }) => coins > 0).reverse()
}
