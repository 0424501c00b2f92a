import type { Definition, Factor } from '../../definition.ts'
import type { FactorsPlan, Multiplied } from '../core/factors-plan.ts'
import { weightedDraw } from '../tables/weighted-draw.ts'

/** `null` where there are none. */
export function factorsPlan(factors: readonly Factor[] | undefined, { symbols }: Definition): FactorsPlan | null {
  if (factors === undefined || factors.length === 0) return null
  const regular = symbols.flatMap(({ kind, id }) => (kind === 'regular' ? [id] : []))
  const tokenOf = (id: string): number => symbols.findIndex((symbol) => symbol.id === id)
  return {
    drawn: factors.flatMap((one) =>
      one.type === 'drawn' ? [{ id: one.id, values: weightedDraw(one.values), ...multiplied(one) }] : [],
    ),
    byReel: factors.flatMap((one) =>
      one.type === 'reels'
        ? [{ id: one.id, reels: one.reels.map((values) => weightedDraw(values)), adds: one.together === 'add' }]
        : [],
    ),
    fill: factors.flatMap((one) =>
      one.type === 'fill'
        ? [{ id: one.id, symbols: (one.symbols ?? regular).map(tokenOf), fewest: one.fewest, ...multiplied(one) }]
        : [],
    ),
  }
}

const multiplied = ({
  multiplies = ['lines', 'scatters'],
}: Extract<Factor, { type: 'drawn' | 'fill' }>): Multiplied => ({
  lines: multiplies.includes('lines'),
  scatters: multiplies.includes('scatters'),
})
