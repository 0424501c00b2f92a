import { type GameSummary, PAINTED, tileVersion, uploadPath } from '@spilvaerk/schemas'
import { Hono } from 'hono'
import type { TileMaterial } from '../platform/tiles/tile-form.ts'
import { tileSubjectOf } from '../platform/tiles/tile-subject.ts'
import type { Tiles } from '../platform/tiles/tiles.ts'
import type { Services } from '../services/services.ts'
import type { HttpEnv } from './access-log.ts'
import { refuse } from './answers.ts'
import type { ContextOf } from './rest.ts'

const YEAR_S = 31_536_000
const NAME = /^(\d{1,15})-([0-9a-z]+)(?:-([a-z]+))?\.webp$/

/**
 * The tile of a game, or what else is painted of it, for whoever may see the game: the picture, or 202 while it is painted, or 204 where there is none.
 * Another version of the game has another address.
 */
export function tileRoutes(
  services: Pick<Services, 'art' | 'catalogue'>,
  tiles: Tiles,
  contextOf: ContextOf,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/:name', async (c) => {
    const [, id, version, named] = NAME.exec(c.req.param('name')) ?? []
    const form = named === undefined ? 'tile' : PAINTED.find((one) => one === named)
    if (id === undefined || form === undefined) return refuse(c, { code: 'fileNotFound' })
    const { viewer } = await contextOf(c)
    const found = await services.catalogue.summary(Number(id), viewer)
    if (!found.ok) return refuse(c, { code: 'gameNotFound' })
    const tile = await tiles.of(tileSubjectOf(found.value), form, () => materialOf(found.value, services))
    if (typeof tile === 'string') {
      c.header('Cache-Control', 'no-store')
      return c.body(null, tile === 'painting' ? 202 : 204)
    }
    const isCurrent = version === tileVersion(found.value)
    c.header('Cache-Control', isCurrent ? `private, max-age=${YEAR_S}, immutable` : 'no-cache')
    return c.body(new Uint8Array(tile), 200, { 'Content-Type': 'image/webp' })
  })
  return app
}

async function materialOf(
  game: GameSummary,
  { art, catalogue }: Pick<Services, 'art' | 'catalogue'>,
): Promise<TileMaterial> {
  const [files, playable] = await Promise.all([filesOf(game, art), catalogue.playable(game.definitionHash)])
  return { files, symbols: playable.kind === 'slot' ? playable.definition.symbols : [] }
}

/** Its maker's pictures, by address. */
async function filesOf({ art = [] }: GameSummary, files: Services['art']): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = await Promise.all(
    art.map(async ({ file }) => {
      const read = file?.endsWith('.webp') ? await files.file(file.slice(0, file.indexOf('.'))) : undefined
      return file && read ? [[uploadPath(file), read.bytes] as const] : []
    }),
  )
  return new Map(found.flat())
}
