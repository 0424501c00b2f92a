/** Four prompts to begin with. */
export const QUICK_THEMES = [
  {
    id: 'norse',
    label: 'themes.norse.label',
    emoji: '⚡',
    prompt: 'themes.norse.prompt',
  },
  {
    id: 'egyptian',
    label: 'themes.egyptian.label',
    emoji: '🐪',
    prompt: 'themes.egyptian.prompt',
  },
  {
    id: 'space',
    label: 'themes.space.label',
    emoji: '🚀',
    prompt: 'themes.space.prompt',
  },
  {
    id: 'pirate',
    label: 'themes.pirate.label',
    emoji: '🏴‍☠️',
    prompt: 'themes.pirate.prompt',
  },
] as const
