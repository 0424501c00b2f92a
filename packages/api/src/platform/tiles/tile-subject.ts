import type { GameSummary } from '@spilvaerk/schemas'

type Shown = Pick<GameSummary, 'name' | 'slug' | 'theme' | 'kind' | 'palette' | 'definitionHash' | 'config' | 'art'> & {
  readonly symbols?: readonly {
    readonly emoji: string
    readonly picture?: string | undefined
    readonly value: number
    readonly type: string
  }[]
}

/** All that a game's pictures follow from. */
export function tileSubjectOf(game: Shown): object {
  const { name, slug, theme, kind, palette, definitionHash, config, art, symbols } = game
  const look = config.presentation?.look
  return {
    ...{ name, slug, theme, kind, palette, definitionHash },
    ...(look && { config: { presentation: { look } } }),
    ...(art && { art }),
    ...(kind === 'slot' && {
      symbols: symbols?.map(({ emoji, picture, value, type }) => ({ emoji, ...(picture && { picture }), value, type })),
    }),
  }
}
