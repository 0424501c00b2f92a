import { artUploadQuery, MOST_FILE_BYTES } from '@spilvaerk/schemas'
import { TRPCError } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { refused } from '../platform/refusals/refusals.ts'
import type { Tiles } from '../platform/tiles/tiles.ts'
import { answering } from '../procedures/answering.ts'
import { ownerOf } from '../procedures/studio/studio-caller.ts'
import type { Context } from '../procedures/trpc.ts'
import type { Services } from '../services/services.ts'
import type { HttpEnv } from './access-log.ts'
import { answer, refuse, refuseMethod } from './answers.ts'
import { UPLOAD_REFUSES } from './art-paths.ts'
import type { ContextOf } from './rest.ts'
import { tileRoutes } from './tile-routes.ts'

/** An upload uses as much of a caller's allowance as so many plain calls. */
const UPLOAD = 20
const DAY_S = 86_400
const YEAR_S = 31_536_000
const FILE = /^([0-9a-f]{64})\.(webp)$/
const TYPES = { webp: 'image/webp' } as const

/** The addresses to which files are sent: they take more than others do. */
export const isUpload = (path: string): boolean => /^\/api\/games\/[^/]+\/art\/files$/.test(path)

/** The body as it came, and no more of it than a file may have, whatever its length is told to be. */
async function bodyOf(c: HonoContext): Promise<Buffer | undefined> {
  const reader = c.req.raw.body?.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length
    if (size > MOST_FILE_BYTES) return undefined
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}

/** What an upload says in its address. @throws TRPCError as procedures do for what their schema refuses */
function askedOf(c: HonoContext) {
  const id = c.req.param('id') ?? ''
  const asked = artUploadQuery.safeParse({ ...c.req.query(), id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id })
  if (asked.success) return asked.data
  throw new TRPCError({ code: 'BAD_REQUEST', cause: asked.error })
}

interface Upload {
  readonly context: Context
  readonly asked: ReturnType<typeof askedOf>
  readonly body: () => Promise<Buffer | undefined>
}

/** The pictures of games: what their makers send, and what the house paints. */
export function routePictures(
  app: Hono<HttpEnv>,
  services: Pick<Services, 'art' | 'catalogue'>,
  tiles: Tiles,
  contextOf: ContextOf,
): void {
  app.route('/api', uploadRoutes(services, contextOf))
  app.route('/uploads', fileRoutes(services, contextOf))
  app.route('/tiles', tileRoutes(services, tiles, contextOf))
}

function uploadRoutes(services: Pick<Services, 'art' | 'catalogue'>, contextOf: ContextOf): Hono<HttpEnv> {
  const upload = answering(UPLOAD_REFUSES, async ({ context, asked: { id, slot, framed }, body }: Upload) => {
    const charged = await context.charge(UPLOAD)
    if (!charged.ok) return charged
    if (!context.member) return refused({ code: 'notLoggedIn' })
    await ownerOf(context)
    // Whoever may not put anything there does not make the server read it.
    const mine = await services.catalogue.permitted(id, context.viewer, 'look')
    if (!mine.ok) return mine
    const file = await body()
    if (!file) return refused({ code: 'fileTooLarge' })
    return services.art.upload({ id, slot, file, isFramed: framed === 'true' }, context.viewer)
  })

  const uploads = new Hono<HttpEnv>()
  uploads.post('/games/:id/art/files', async (c) => {
    const asked = askedOf(c)
    try {
      return answer(c, await upload({ context: await contextOf(c), asked, body: () => bodyOf(c) }), 200)
    } catch (error) {
      // What is left of a body that is not read must not be taken for the next request.
      c.header('Connection', 'close')
      throw error
    }
  })
  uploads.all('/games/:id/art/files', (c) => refuseMethod(c, ['POST']))
  return uploads
}

function fileRoutes(services: Pick<Services, 'art'>, contextOf: ContextOf): Hono<HttpEnv> {
  const files = new Hono<HttpEnv>()
  files.get('/:name', async (c) => {
    const [, hash, type] = FILE.exec(c.req.param('name')) ?? []
    const asking = async () => ({
      viewer: (await contextOf(c)).viewer,
      isOwnPage: c.req.header('Sec-Fetch-Site') === 'same-origin',
    })
    const audience = hash && (await services.art.looking.audienceOf(hash, asking, c.req.query('key')))
    const file = hash && audience ? await services.art.file(hash) : undefined
    if (!file || file.type !== type) return refuse(c, { code: 'fileNotFound' })
    c.header('Content-Type', TYPES[file.type])
    // What staff take down is gone from what stands between soon; a browser may keep what its user has made.
    const rule = audience === 'everybody' ? `public, max-age=${DAY_S}` : `private, max-age=${YEAR_S}, immutable`
    c.header('Cache-Control', rule)
    return c.body(new Uint8Array(file.bytes))
  })
  return files
}
