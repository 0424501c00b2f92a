import { createHash } from 'node:crypto'
import { type Game, tilePath } from '@spilvaerk/schemas'
import { artName, type PlayerFiles } from '../exports/player.ts'

/** The set that the drawings of symbols come from, unless a game has none of it. */
const DRAWN = { source: 'Fluent Emoji Flat, Microsoft', licence: 'MIT' } as const

/** Every picture that players see of a game, with what it is known by. */
export async function artListOf(game: Game, files: Pick<PlayerFiles, 'art'>): Promise<unknown> {
  const symbols = game.kind === 'slot' ? game.symbols : []
  const drawn = new Map(Object.entries(await files.art(symbols.map(({ emoji }) => emoji))))
  return {
    palette: game.palette,
    look: game.config.presentation?.look ?? null,
    tile: { path: tilePath(game), source: 'painted by the server from the look, the palette and the definition' },
    symbols: symbols.map(({ id, name, emoji }) => {
      const svg = drawn.get(artName(emoji))
      if (svg === undefined) return { id, name, emoji, file: null }
      const sha256 = createHash('sha256').update(svg).digest('hex')
      return { id, name, emoji, file: `/art/${artName(emoji)}.svg`, sha256, ...DRAWN }
    }),
  }
}
