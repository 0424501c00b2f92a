/** Four prompts to begin with. */
export const QUICK_THEMES = [
  {
    id: 'norse',
    label: 'Norse',
    emoji: '⚡',
    prompt:
      'Norse mythology slot with Thor, Odin, runes and ravens, expanding wilds and free spins in the halls of Valhalla',
  },
  {
    id: 'egyptian',
    label: 'Egyptian',
    emoji: '🐪',
    prompt: 'Ancient Egyptian slot with pharaohs, scarabs and pyramids, free spins and a treasure wheel',
  },
  {
    id: 'space',
    label: 'Space',
    emoji: '🚀',
    prompt: 'Space adventure slot with planets, rockets and aliens, free spins with multipliers in zero gravity',
  },
  {
    id: 'pirate',
    label: 'Pirate',
    emoji: '🏴‍☠️',
    prompt: 'Pirate treasure slot with ships, parrots and gold coins, a pick bonus on a treasure island and free spins',
  },
] as const
