import type { GameSummary } from '@spilvaerk/schemas'

export type Category = { readonly key: string; readonly label: string }

/** What members have listed: a list of its own, of games that are in no other category. */
export const WORKSHOP = 'workshop'

/** Those that are always there; of these only `slots` is a category that a game can have. */
const FIXED: readonly Category[] = [
  { key: 'all', label: 'Alle spil' },
  { key: 'slots', label: 'Spilleautomater' },
  { key: 'featured', label: 'Fremhævede' },
  { key: 'popular', label: 'Populære' },
  { key: 'new', label: 'Nye spil' },
  { key: WORKSHOP, label: 'Fra værkstedet' },
]

const LABELS = new Map(
  Object.entries({
    adventure: 'Eventyr',
    animals: 'Dyr',
    asian: 'Østen',
    classic: 'Klassiske',
    fantasy: 'Fantasi',
    fruit: 'Frugt',
    holiday: 'Højtid',
    jackpot: 'Jackpot',
    music: 'Musik',
    mythology: 'Mytologi',
    nature: 'Natur',
    ocean: 'Havet',
    space: 'Rummet',
    sweet: 'Slik',
  }),
)

/** The buttons above the grid: the fixed ones, then each further category that some game is in. */
export function categoriesOf(games: readonly Pick<GameSummary, 'category'>[]): readonly Category[] {
  const further = new Set(games.map((game) => game.category))
  for (const { key } of FIXED) further.delete(key)
  return [...FIXED, ...Array.from(further, toCategory).sort((a, b) => a.label.localeCompare(b.label, 'da'))]
}

export const categoryLabel = (key: string): string =>
  FIXED.find((category) => category.key === key)?.label ?? LABELS.get(key) ?? capitalise(key)

const toCategory = (key: string): Category => ({ key, label: categoryLabel(key) })

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('da') + text.slice(1)
