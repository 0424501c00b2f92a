import type { SymbolKind } from '@spilvaerk/slot-engine'

/** How much ado is made of a symbol: told at a glance, also without colour. */
export type SymbolRank = 'top' | 'high' | 'middle' | 'token' | 'wild' | 'scatter' | 'mystery' | 'blank'

interface Ranked {
  readonly id: string
  readonly kind: SymbolKind
  readonly emoji?: string
  readonly pays?: Readonly<Record<string, number>>
  /** It multiplies a spin, and starts nothing. */
  readonly adds?: number | Readonly<Record<string, number>>
}

/** Framed in metal below the top. */
const HIGHS = 3

/**
 * By what the pay table gives: the dearest on top, then three, the rest of the upper half, and tokens. A blank with an emoji,
 * such as a bomb, is there to be seen.
 */
export function ranksOf(symbols: readonly Ranked[]): ReadonlyMap<string, SymbolRank> {
  const worth = ({ pays = {} }: Ranked): number => Math.max(0, ...Object.values(pays))
  const regular = symbols.filter(({ kind }) => kind === 'regular').sort((a, b) => worth(b) - worth(a))
  const upper = Math.ceil(regular.length / 2)
  const rankAt = (index: number): SymbolRank =>
    index === 0 ? 'top' : index >= upper ? 'token' : index <= HIGHS ? 'high' : 'middle'
  return new Map([
    ...symbols.flatMap((symbol) =>
      symbol.kind === 'regular' ? [] : [[symbol.id, rankOf(symbol.kind, symbol)] as const],
    ),
    ...regular.map(({ id }, index) => [id, rankAt(index)] as const),
  ])
}

const rankOf = (kind: Exclude<SymbolKind, 'regular'>, { emoji, adds }: Ranked): SymbolRank =>
  (kind === 'blank' && emoji !== undefined) || adds !== undefined ? 'middle' : kind
