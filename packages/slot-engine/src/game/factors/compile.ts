import type { Definition, Factor } from '../../definition.ts'
import type { FactorsPlan, Multiplied } from '../core/factors-plan.ts'
import { EMPTY } from '../tables/reels.ts'
import type { Tokens } from '../tables/tokens.ts'
import { weightedDraw } from '../tables/weighted-draw.ts'

/** `null` where there are none. */
export function factorsPlan(
  factors: readonly Factor[] | undefined,
  { symbols }: Definition,
  tokens: Tokens,
): FactorsPlan | null {
  if (factors === undefined || factors.length === 0) return null
  const regular = symbols.flatMap(({ kind, id }) => (kind === 'regular' ? [id] : []))
  const tokenOf = (id: string): number => symbols.findIndex((symbol) => symbol.id === id)
  const shownBy = (id: string): Uint8Array =>
    Uint8Array.from(tokens.list, ({ symbol }) => {
      const shown = symbols[symbol]
      const standsIn = shown?.kind === 'wild' && (shown.replaces?.includes(id) ?? true)
      return Number(shown?.id === id || standsIn)
    })
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
    run: factors.flatMap((one) =>
      one.type === 'run'
        ? [{ id: one.id, from: one.from, adds: one.adds, shows: regular.map((id) => shownBy(id)), ...multiplied(one) }]
        : [],
    ),
    cells: factors.flatMap((one) =>
      one.type === 'cells' ? [{ id: one.id, steps: [1, ...one.steps], keeps: one.keeps ?? false }] : [],
    ),
    inView: factors.flatMap((one) =>
      one.type === 'symbols'
        ? [{ id: one.id, worth: worthOf(symbols, tokens), keeps: one.keeps ?? false, ...multiplied(one) }]
        : [],
    ),
  }
}

const multiplied = ({
  multiplies = ['lines', 'scatters'],
}: Extract<Factor, { type: 'drawn' | 'fill' | 'run' | 'symbols' }>): Multiplied => ({
  lines: multiplies.includes('lines'),
  scatters: multiplies.includes('scatters'),
})

/** By token, `EMPTY` counted in. */
function worthOf(symbols: Definition['symbols'], { list }: Tokens): Int32Array {
  const worth = new Int32Array(EMPTY + 1)
  for (const [token, { symbol, multiplier }] of list.entries()) {
    const shown = symbols[symbol]
    if (shown?.kind === 'scatter' && shown.adds !== undefined) worth[token] = multiplier
  }
  return worth
}
