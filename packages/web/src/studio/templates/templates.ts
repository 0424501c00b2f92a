interface Template {
  readonly id: string
  readonly title: string
  readonly emoji: string
  readonly note: string
  readonly prompt: string
}

export const TEMPLATES: readonly Template[] = [
  {
    id: 'classic',
    title: 'Classic Slots',
    emoji: '🍒',
    note: '3 reels, RTP 92-96%',
    prompt: 'classic fruit slot with 3 reels, 10 paylines, cherries, bells and sevens, RTP 94',
  },
  {
    id: 'video',
    title: 'Video Slots',
    emoji: '🎬',
    note: '5 reels, RTP 94-98%',
    prompt: 'modern video slot with 5 reels, 25 paylines, wilds, free spins and a bonus round, RTP 96',
  },
  {
    id: 'megaways',
    title: 'Megaways',
    emoji: '🌋',
    note: 'Up to 117,649 ways, RTP 96-97%',
    prompt: 'Megaways slot with 6 reels and up to 117,649 ways, cascades, free spins with multipliers, RTP 96.5',
  },
  {
    id: 'jackpot',
    title: 'Progressive Jackpot',
    emoji: '💰',
    note: '4 tiers, RTP 95-96%',
    prompt: 'progressive jackpot slot with 4 jackpot tiers, 5 reels, 25 paylines, hold and win, RTP 95.5',
  },
  {
    id: 'bonus-buy',
    title: 'Bonus Buy',
    emoji: '🛍️',
    note: '50x-200x',
    prompt:
      'bonus buy slot with 5 reels, 25 paylines, free spins that can be bought for 100 times the bet, high volatility',
  },
  {
    id: 'cluster',
    title: 'Cluster Pays',
    emoji: '💎',
    note: '7x7 grid, minimum cluster 5, cascades and multipliers, RTP 96-97%',
    prompt: 'cluster pays slot on a 7x7 grid, minimum cluster 5, cascades and multipliers, gems, RTP 96.5',
  },
]

const theme = (title: string, emoji: string) => ({ title, emoji })

export const POPULAR_THEMES = [
  theme('Ancient Egypt', '🐪'),
  theme('Norse Mythology', '⚡'),
  theme('Space Adventure', '🚀'),
  theme('Ocean Depths', '🐙'),
  theme('Wild West', '🤠'),
  theme('Fruit Classic', '🍓'),
  theme('Fantasy Magic', '🧙'),
  theme('Pirate Treasure', '🦜'),
  theme('Asian Fortune', '🐉'),
  theme('Jungle Adventure', '🐒'),
  theme('Rock & Roll', '🎸'),
  theme('Holiday Spirit', '🎄'),
] as const

export const themePrompt = (title: string): string =>
  `modern video slot with the theme ${title}, 5 reels, 25 paylines, bonus rounds`
