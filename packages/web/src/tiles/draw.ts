import type { Poster } from '@spilvaerk/schemas/tile'
import type { Definition } from '@spilvaerk/slot-engine'
import { FACE_FILES } from '../machine/look/fonts.ts'
import { drawingsOf, planOf } from '../machine/look/symbols/plans.ts'
import { ranksOf } from '../machine/look/symbols/ranks.ts'
import { paintPoster } from '../machine/look/tiles/paint-poster.ts'
import { paintSheet } from '../machine/look/tiles/paint-sheet.ts'
import { paintTile } from '../machine/look/tiles/paint-tile.ts'
import { type TileSubject, tilePlanOf } from '../machine/look/tiles/tile-plan.ts'

/** What the server's painter lends: drawings by address, as far as they are there. */
export type ReadDrawing = (
  address: string,
) => Promise<(CanvasImageSource & { readonly width: number; readonly height: number }) | undefined>

/** By name the address of each titling face in the built web. */
export const faces: Readonly<Record<string, string>> = FACE_FILES

/** A game's tile, painted with whatever `OffscreenCanvas` is there. */
export async function drawTile(subject: TileSubject, read: ReadDrawing): Promise<unknown> {
  const plan = tilePlanOf(subject)
  const drawings = await Promise.all(
    plan.heroes.map(async (name) =>
      name.startsWith('/') ? read(name) : ((await read(`/art/3d/${name}.webp`)) ?? (await read(`/art/${name}.svg`))),
    ),
  )
  const [background, logo] = await Promise.all([plan.background, plan.logo].map((address) => address && read(address)))
  return paintTile(plan, drawings, { background: background || undefined, logo: logo || undefined })
}

/** The place of a game, for its page to show until it is painted there. */
export const drawPoster = (subject: TileSubject, poster: Poster): unknown => paintPoster(tilePlanOf(subject), poster)

/** The symbols of a slot, for its page to show without painting them. */
export async function drawSymbols(
  subject: TileSubject,
  symbols: Definition['symbols'],
  read: ReadDrawing,
): Promise<unknown> {
  const ranks = ranksOf(symbols)
  const plans = symbols.map(({ id, name = id, emoji }) => planOf({ id, name, emoji, rank: ranks.get(id) }))
  const drawings = await Promise.all(
    plans.map(async (plan) => {
      const { glyph, pictures } = drawingsOf(plan)
      const cut = glyph && (await read(glyph))
      const picture = await firstOf(pictures, read)
      return { ...(picture && { picture }), ...(cut && { glyph: cut }) }
    }),
  )
  return paintSheet(tilePlanOf(subject), plans, drawings)
}

async function firstOf(addresses: readonly string[], read: ReadDrawing): ReturnType<ReadDrawing> {
  for (const address of addresses) {
    const found = await read(address)
    if (found) return found
  }
  return undefined
}
