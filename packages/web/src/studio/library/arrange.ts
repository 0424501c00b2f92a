import type { StudioGame } from '@spilvaerk/schemas'

export const ORDERS = ['newest', 'name', 'rtp', 'maxWin'] as const
export type Order = (typeof ORDERS)[number]
export const KINDS = ['all', 'slots', 'tables'] as const

export interface Wanted {
  readonly text: string
  readonly order: Order
  readonly kind: (typeof KINDS)[number]
}

const BY: Readonly<Record<Order, (one: StudioGame, other: StudioGame) => number>> = {
  newest: (one, other) => other.id - one.id,
  name: (one, other) => one.name.localeCompare(other.name, 'da'),
  rtp: (one, other) => other.rtp - one.rtp,
  maxWin: (one, other) => other.maxWinMultiplier - one.maxWinMultiplier,
}

/** The games with every word that is looked for in name, description or theme, in the order that is wanted. */
export function arranged(games: readonly StudioGame[], { text, order, kind }: Wanted): readonly StudioGame[] {
  const words = normal(text).split(/\s+/).filter(Boolean)
  return games
    .filter((game) => kind === 'all' || (game.kind === 'slot') === (kind === 'slots'))
    .filter(({ name, description, theme }) => {
      const said = normal(`${name} ${description} ${theme}`)
      return words.every((word) => said.includes(word))
    })
    .toSorted((one, other) => BY[order](one, other) || other.id - one.id)
}

/** However it is typed; é may be one sign or two. */
const normal = (text: string): string => text.toLocaleLowerCase('da').normalize('NFC')
