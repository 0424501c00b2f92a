import { createHash } from 'node:crypto'
import { type ArtPiece, type Game, type GameArt, pieceAt, symbolSlot, tilePath, uploadPath } from '@spilvaerk/schemas'
import { shownAs } from '../art/states.ts'
import { artName, type PlayerFiles } from '../exports/player.ts'

/** The set that the drawings of symbols come from, unless a game has none of it. */
const DRAWN = { source: 'Fluent Emoji Flat, Microsoft', licence: 'MIT' } as const
const PAINTED = 'painted by the server from the look, the palette and the definition'
const SOURCES: Readonly<Record<ArtPiece['source'], string>> = {
  upload: 'a file of the game’s makers, who confirmed that they have the rights to it',
  model: 'made by an image model for the game’s makers',
  drawing: 'a drawing of the set, chosen by the game’s makers',
}

/** Every picture of a game as its makers see it, with what it is known by; and what players see, where that is not the same. */
export async function artListOf(game: Game, shown: GameArt, files: Pick<PlayerFiles, 'art'>): Promise<unknown> {
  const symbols = game.kind === 'slot' ? game.symbols : []
  const { art = [] } = game
  const drawn = new Map(Object.entries(await files.art(symbols.map(({ emoji }) => emoji))))
  const drawingOf = (emoji: string) => {
    const svg = drawn.get(artName(emoji))
    if (svg === undefined) return { file: null }
    return { file: `/art/${artName(emoji)}.svg`, sha256: createHash('sha256').update(svg).digest('hex'), ...DRAWN }
  }
  const ofPlayers = shownAs(art, shown)
  return {
    palette: game.palette,
    look: game.config.presentation?.look ?? null,
    tile: { path: tilePath(game), ...(fileAt(art, 'tile') ?? { source: PAINTED }) },
    symbols: symbols.map(({ id, name, emoji }) => ({
      ...{ id, name },
      ...(fileAt(art, symbolSlot(id)) ?? { emoji, ...drawingOf(emoji) }),
    })),
    pictures: art.map(pieceOf),
    players: ofPlayers === 'same' ? { see: ofPlayers } : { see: ofPlayers, pictures: shown.map(pieceOf) },
  }
}

/** A file is known by its hash: that is its name. */
const fileOf = ({ file = '', source }: ArtPiece) => ({
  ...{ file: uploadPath(file), sha256: file.slice(0, file.indexOf('.')), source: SOURCES[source] },
})

const fileAt = (art: GameArt, slot: string) => {
  const piece = pieceAt(art, slot)
  return piece?.file ? fileOf(piece) : undefined
}

const pieceOf = (piece: ArtPiece) =>
  piece.file
    ? { slot: piece.slot, ...fileOf(piece) }
    : { slot: piece.slot, drawing: piece.drawing ?? null, source: SOURCES[piece.source] }
