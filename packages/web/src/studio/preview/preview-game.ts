import type { Definition, ReelDefinition } from '@spilvaerk/slot-engine'

const BET_COINS = 10
/** From once to six times the bet, each as likely as the others. */
const FRUIT = [
  { id: 'cherry', name: 'Cherry', emoji: '🍒' },
  { id: 'lemon', name: 'Lemon', emoji: '🍋' },
  { id: 'grapes', name: 'Grapes', emoji: '🍇' },
  { id: 'melon', name: 'Melon', emoji: '🍉' },
  { id: 'bell', name: 'Bell', emoji: '🔔' },
  { id: 'gem', name: 'Gem', emoji: '💎' },
] as const
const WILD = 'star'

/**
 * A fruit stands at a sixth of the first reel, and itself or a wild at half of each other one: three in a row come with
 * 1/6 · 1/2 · 1/2 = 1/24, so that some fruit wins in a quarter of the spins.
 */
const first: ReelDefinition = { strip: FRUIT.map(({ id }) => id), rows: 3 }
const other: ReelDefinition = {
  strip: ['cherry', WILD, 'bell', 'grapes', WILD, 'lemon', WILD, 'gem', 'melon', WILD],
  rows: 3,
}

/** What one plays with before there is a game: wins in 25 % of the spins, 1 to 6 times the bet, RTP 87.5 %. */
export const PREVIEW_GAME: Definition = {
  definitionVersion: 1,
  id: 'studio-preview',
  name: 'Preview',
  betCoins: BET_COINS,
  maxWin: 100,
  symbols: [
    ...FRUIT.map((fruit, index) => ({
      ...fruit,
      kind: 'regular' as const,
      pays: { '3': BET_COINS * (index + 1) },
    })),
    { id: WILD, name: 'Star', emoji: '⭐', kind: 'wild' as const },
  ],
  reelSets: { base: [first, other, other] },
  wins: { type: 'lines', lines: [[1, 1, 1]] },
}

export const PREVIEW_PALETTE = ['#0a1018', '#0b2a2b', '#0f5a5c', '#f4b63f'] as const
