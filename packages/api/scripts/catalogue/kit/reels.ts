import type { CountTable, ReelDefinition } from '@spilvaerk/slot-engine'
import { weave } from './weave.ts'

export interface Layout {
  /** Decides the order of the symbols; another word, another order. */
  readonly seed: string
  /** In the window: one number for all reels, or one for each. */
  readonly rows: number | readonly (number | CountTable)[]
  /** Symbols of which no reel may show two at once. */
  readonly apart?: readonly string[]
  readonly stacks?: Readonly<Record<string, number>>
}

/** Reels from a table: per symbol how many of it each reel has, such as `rav: '2 2 1 2 3'`. */
export function reels(table: Readonly<Record<string, string>>, layout: Layout): ReelDefinition[] {
  const { seed, rows, apart = [], stacks = {} } = layout
  const counts = Object.entries(table).map(([id, text]) => [id, text.trim().split(/\s+/).map(Number)] as const)
  const width = counts[0]?.[1].length ?? 0
  return Array.from({ length: width }, (_, reel) => {
    const here = typeof rows === 'number' ? rows : (rows[reel] ?? 3)
    const most = typeof here === 'number' ? here : Math.max(...Object.keys(here).map(Number))
    const strip = weave(Object.fromEntries(counts.map(([id, each]) => [id, each[reel] ?? 0])), {
      ...{ seed: `${seed}/${reel}`, stacks },
      apart: Object.fromEntries(apart.map((id) => [id, most])),
    })
    return { strip, rows: here }
  })
}

/** Every stop that shows the symbol so many percent as often as the others. */
export const weighted = (set: readonly ReelDefinition[], symbol: string, percent: number): ReelDefinition[] =>
  set.map((reel) => ({
    ...reel,
    weights: reel.strip.map((_, stop) => (columnAt(reel, stop).includes(symbol) ? percent : 100)),
  }))

const columnAt = ({ strip, rows }: ReelDefinition, stop: number): string[] =>
  [...strip, ...strip].slice(stop, stop + Number(rows))
