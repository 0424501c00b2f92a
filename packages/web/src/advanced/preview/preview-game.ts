import type { AdvancedTheme } from '@spilvaerk/schemas'
import { createRng, type Definition, paylines, type SymbolDefinition } from '@spilvaerk/slot-engine'

const ROWS = 3
/** Per symbol of a preset. */
const TIMES_ON_STRIP = [1, 1, 2, 3, 3, 4, 4, 5]
/** Of three of a kind on a line, in coins. */
const PAYS = [0, 0, 20, 12, 8, 5, 3, 2]
/** What one more of a kind is worth. */
const MORE = 3
/** Of three scatters, in times the bet. */
const SCATTERED = 2

/** What a preview takes from a theme. */
export type PreviewTheme = Pick<AdvancedTheme, 'id' | 'name' | 'colors' | 'symbols'> &
  Partial<Pick<AdvancedTheme, 'sounds' | 'mood'>>

/** A small game to look at: it shows the symbols and the grid. The game that is generated has mathematics of its own. */
export function previewGame({ id, name, symbols }: PreviewTheme, reels: number, wished: number): Definition {
  const rows = Array.from({ length: reels }, () => ROWS)
  const lines = paylines(rows, Math.min(wished, ROWS ** reels))
  const ids = symbols.map((_, at) => `s${at}`)
  return {
    definitionVersion: 1,
    id,
    name,
    betCoins: lines.length,
    maxWin: 5000,
    symbols: symbols.map(({ emoji, name: own }, at): SymbolDefinition => {
      const symbol = { id: `s${at}`, name: own, emoji }
      if (at === 0) return { ...symbol, kind: 'wild' }
      if (at === 1) return { ...symbol, kind: 'scatter', pays: paysOf(SCATTERED * lines.length, reels) }
      return { ...symbol, kind: 'regular', pays: paysOf(PAYS[at] ?? 1, reels) }
    }),
    reelSets: { base: rows.map((each, reel) => ({ strip: stripOf(ids, `${id}/${reel}`), rows: each })) },
    wins: { type: 'lines', lines, direction: 'left' },
  }
}

const paysOf = (three: number, reels: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: reels - 2 }, (_, more) => [String(more + 3), three * MORE ** more]))

/** Always the same for a theme's reel. */
function stripOf(ids: readonly string[], seed: string): string[] {
  const rng = createRng(seed)
  const strip = ids.flatMap((id, at) => Array.from({ length: TIMES_ON_STRIP[at] ?? 1 }, () => id))
  for (let last = strip.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const [one = '', two = ''] = [strip[last], strip[other]]
    strip[last] = two
    strip[other] = one
  }
  return strip
}
