export const STYLES = ['any', 'slots', 'table', 'modern'] as const
export type Style = (typeof STYLES)[number]

interface Preset {
  readonly name: string
  readonly style: Exclude<Style, 'any'>
  readonly prompt: string
}

const WITH = 'with at least three mini-games'

export const PRESETS: readonly Preset[] = [
  {
    name: 'Progressive slot',
    style: 'slots',
    prompt: `Progressive jackpot slot in a golden palace, 5 reels, wilds and free spins, ${WITH}`,
  },
  { name: 'European roulette', style: 'table', prompt: `European roulette in a Riviera salon, ${WITH}` },
  { name: 'Blackjack variant', style: 'table', prompt: `Blackjack variant in a jazz club, ${WITH}` },
  { name: 'Baccarat', style: 'table', prompt: `Baccarat in a jade palace, ${WITH}` },
  { name: 'Megaways slot', style: 'modern', prompt: `Megaways slot in a volcano temple, 6 reels, cascades, ${WITH}` },
  { name: 'Video poker', style: 'modern', prompt: `Video poker in a neon arcade, ${WITH}` },
  { name: 'Craps', style: 'table', prompt: `Craps in a harbour tavern, ${WITH}` },
  { name: 'Pai gow', style: 'table', prompt: `Pai gow in a dragon garden, ${WITH}` },
  { name: 'Caribbean stud', style: 'table', prompt: `Caribbean stud on a pirate beach, ${WITH}` },
  { name: 'Three card poker', style: 'table', prompt: `Three card poker in a western saloon, ${WITH}` },
  { name: 'Sic bo', style: 'table', prompt: `Sic bo at a lantern festival, ${WITH}` },
  { name: 'War', style: 'table', prompt: `Casino war in a knight’s castle, ${WITH}` },
]

/** The others give, for now, a slot in their theme. */
export const isSlot = (name: string): boolean => name.endsWith(' slot')

export const COMPLEXITIES = [
  { id: 'simple', label: 'Simple (3 mini-games)', miniGames: 3 },
  { id: 'moderate', label: 'Moderate (4-5 mini-games)', miniGames: 4 },
  { id: 'high', label: 'High (6+ mini-games)', miniGames: 6 },
] as const
export type Complexity = (typeof COMPLEXITIES)[number]['id']

/** One of the presets in a style; `chance` is a share of 1 below 1. */
export function pickPreset(style: Style, chance: number): Preset {
  const open = style === 'any' ? PRESETS : PRESETS.filter((preset) => preset.style === style)
  const picked = open[Math.floor(chance * open.length)]
  if (!picked) throw new RangeError('chance is a share of 1, below 1')
  return picked
}

export const KINDS = [
  { name: 'Slot machines', games: ['Treasure pick', 'Lucky wheel', 'Hold and win'] },
  { name: 'Roulette', games: ['Golden number', 'Bonus wheel', 'Lucky ladder'] },
  { name: 'Blackjack', games: ['Card pick', 'Dealer’s wheel', 'Gamble ladder'] },
  { name: 'Poker', games: ['Royal pick', 'Bluff or fold', 'Jackpot coins'] },
  { name: 'Baccarat', games: ['Dragon pick', 'Tiger wheel', 'Pearl ladder'] },
  { name: 'Dice games', games: ['Dice ladder', 'Lucky throw', 'Coin lock'] },
] as const
