import type { GameArt } from './art.ts'
import { pieceAt, uploadPath } from './art-places.ts'
import type { Presentation } from './presentation.ts'

/** Counts up when the same game is painted otherwise. */
export const TILE_EDITION = 3

/** What a tile's address follows from. */
export interface TileOf {
  readonly id: number
  readonly name: string
  readonly definitionHash: string
  readonly palette: readonly string[]
  readonly art?: GameArt | undefined
  readonly config?: { readonly presentation?: Pick<Presentation, 'look'> | undefined } | undefined
}

/** Where the painted picture of a game lies. Another picture has another address, so that each may be kept for ever. */
export function tilePath(game: TileOf): string {
  const own = pieceAt(game.art, 'tile')?.file
  return own ? uploadPath(own) : `/tiles/${game.id}-${tileVersion(game)}.webp`
}

/** What a game's page shows of its place until it is painted there: lying, and standing as a phone is held. */
export const POSTERS = ['wide', 'tall'] as const
export type Poster = (typeof POSTERS)[number]

/** What of a game is painted beside its tile: its place, and the symbols of a slot on one sheet. */
export const PAINTED = [...POSTERS, 'symbols'] as const

export const symbolSheetPath = (game: TileOf): string => `/tiles/${game.id}-${tileVersion(game)}-symbols.webp`

export const posterPath = (game: TileOf, poster: Poster): string =>
  `/tiles/${game.id}-${tileVersion(game)}-${poster}.webp`

export function tileVersion({ name, definitionHash, palette, config, art }: TileOf): string {
  const seen = art && art.length > 0 ? [art] : []
  const text = JSON.stringify([TILE_EDITION, name, palette, config?.presentation?.look ?? null, ...seen])
  return `${definitionHash.slice(0, 10)}${fnv1a(text).toString(36)}`
}

/** Fowler, Noll and Vo's hash: enough to tell the versions of one game apart. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
