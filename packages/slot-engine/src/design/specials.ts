import type { SpecialKind } from './brief.ts'

/** What the designer adds by itself: a name, and the pictures to choose from, as no two symbols may look alike. */
export const SPECIALS = {
  prize: { name: 'Treasure', emojis: ['💰', '🏆', '💎', '👑'] },
  mystery: { name: 'Mystery', emojis: ['❓', '🔮', '🎭'] },
  coin: { name: 'Gold', emojis: ['🟡', '🪙', '🏅'] },
  bonus: { name: 'Bonus', emojis: ['🎁', '🧧', '🎉'] },
  bomb: { name: 'Bomb', emojis: ['💣', '🧨', '💥'] },
  multiplier: { name: 'Multiplier', emojis: ['🔥', '🎇', '☄️'] },
  lock: { name: 'Lock', emojis: ['🔒', '🧊', '🗝️'] },
  collector: { name: 'Collector', emojis: ['🧲', '🎒', '🪤'] },
} as const satisfies Record<SpecialKind, { name: string; emojis: readonly string[] }>
