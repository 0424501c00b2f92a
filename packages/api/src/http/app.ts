import { MOST_FILE_BYTES } from '@spilvaerk/schemas'
import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import type { Config } from '../platform/config/config.ts'
import type { Log } from '../platform/log/log.ts'
import { type Metrics, NO_METER } from '../platform/metrics/metrics.ts'
import { granted, refused } from '../platform/refusals/refusals.ts'
import { DatabaseAway } from '../platform/storage/failures.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Phase } from '../platform/system/phase.ts'
import type { Tiles } from '../platform/tiles/tiles.ts'
import { answerTo, unwrap } from '../procedures/errors.ts'
import { appRouter } from '../procedures/router.ts'
import type { Services } from '../services/services.ts'
import { accessLog, type HttpEnv, noteRefusal, requestIn } from './access-log.ts'
import { createAllowance, minuteOf } from './allowance.ts'
import { answerError, answerTrpcError } from './answers.ts'
import { apiKeyAccess, cameWithKey } from './api-key-access.ts'
import { isUpload, routePictures } from './art-routes.ts'
import { callerOf } from './caller.ts'
import { deviceCookie } from './device.ts'
import { isFromHere } from './from-here.ts'
import { guestCookie } from './guest.ts'
import { securityHeaders } from './headers.ts'
import { identityCallback } from './identity-callback.ts'
import { languageOf, languageOfLink } from './language.ts'
import { createPages } from './pages.ts'
import { probes } from './probes.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { type ContextOf, restApp } from './rest.ts'
import { onlyOurPages } from './same-site.ts'
import { isHttps, sessionAccess } from './session.ts'
import { shopRoutes } from './shop-routes.ts'
import { viewerOf } from './viewer.ts'
import { website } from './website.ts'

const MAX_BODY = 1024 * 1024
/** Calls that one tRPC request may carry. */
const MAX_BATCH = 50

const SERVING = { stage: 'serving', ending: new AbortController().signal } as const
const NO_TILES: Tiles = { of: async () => 'none', close: async () => {} }
const UNMEASURED = { meter: NO_METER, isOn: false }

export interface AppOptions {
  readonly services: Services
  readonly log: Log
  readonly config: Pick<Config, 'RATE_LIMIT' | 'TRUST_PROXY'>
  /** The folder of the built web. */
  readonly web: string
  /** Who paints the games' tiles; by default nobody. */
  readonly tiles?: Tiles
  /** Where people reach the site, when that is not where the server listens. */
  readonly publicUrl?: string | undefined
  /** Counts what costs much, on all servers; by default this one has it all. */
  readonly storage?: Pick<Storage, 'tries' | 'keepsTime'>
  /** What the server is about; by default it serves. */
  readonly phase?: Pick<Phase, 'stage' | 'ending'>
  readonly metrics?: Pick<Metrics, 'meter' | 'isOn'>
  /** What requests wait for while the server starts. */
  readonly opened?: () => Promise<void> | undefined
}

/** The whole HTTP surface: REST under /api, tRPC under /trpc, everything else is the single-page app. */
export function createApp({
  services,
  log,
  config,
  web,
  tiles = NO_TILES,
  publicUrl,
  storage,
  phase = SERVING,
  metrics = UNMEASURED,
  opened,
}: AppOptions): Hono<HttpEnv> {
  const charge = createAllowance(config.RATE_LIMIT, storage && minuteOf(storage))
  const trustProxy = config.TRUST_PROXY === 'true'
  const isSecure = (c: HonoContext) => isHttps(c, publicUrl, trustProxy)
  const contextOf: ContextOf = async (c) => {
    const https = isSecure(c)
    const session = sessionAccess(c, https)
    const address = callerOf(c, trustProxy)
    // Who comes with a key is nobody's session, and has an allowance of his own for all but calculations.
    const hasKey = cameWithKey(c)
    const guest = guestCookie(c, https)
    const member = session.token && !hasKey ? await memberBy(session.token, services, storage) : null
    return {
      ...{ services, session, address, fromHere: isFromHere(c.req.raw.headers, callerOf(c, false)) },
      guest,
      device: deviceCookie(c, https),
      member,
      viewer: viewerOf(c, services, member, guest),
      charge: (cost) => (hasKey && cost === 1 ? Promise.resolve(granted(undefined)) : charge(address, cost)),
      language:
        (await languageOfLink(c, () => (member ? services.accounts.languageOf(member.id) : undefined))) ??
        languageOf(c),
      idempotencyKey: c.req.header('Idempotency-Key'),
      userAgent: c.req.header('User-Agent'),
    }
  }
  const logFault = (c: HonoContext, error: unknown) => {
    // A caller who hangs up breaks off what was being read or done for him.
    const level = c.req.raw.signal.aborted ? 'debug' : 'error'
    if (answerTo(error).fault) log[level]({ err: error, ...requestIn(c) }, 'request failed')
  }

  const requests = createRequestMetrics(metrics)
  const app = new Hono<HttpEnv>()
  const sources = services.purchases.pageSources()
  app.route('/', probes(phase, services.system))
  app.use(async (_, next) => {
    await opened?.()
    await next()
  })
  app.use(
    requests.counted,
    requestId(),
    accessLog(log, requests.answered),
    securityHeaders({ sources, isHttps: isSecure }),
  )
  for (const path of ['/api/*', '/trpc/*']) {
    app.use(path, notStored, inTime(storage), onlyOurPages(publicUrl), limitedBody)
    app.get(path, compress())
  }
  app.use(
    '/api/*',
    apiKeyAccess(services, (c) => charge(callerOf(c, trustProxy), 1)),
  )
  app.all('/trpc/*', async (c) => {
    const procedure = c.req.path.slice('/trpc/'.length)
    // By name where there is one: of several at once, and of what callers make up, there is no end.
    if (Object.hasOwn(appRouter._def.procedures, procedure)) c.set('route', `/trpc/${procedure}`)
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: () => contextOf(c),
      onError: ({ error }) => {
        noteRefusal(c, answerTo(error).body.code)
        logFault(c, error)
      },
      responseMeta: ({ errors }) => retryAfter(errors),
    })
    // Made anew so that it carries the headers set so far.
    const answer = c.newResponse(response.body, response)
    // What tRPC refuses before it reaches a procedure is JSON that it does not call so.
    if (!response.ok) answer.headers.set('Content-Type', 'application/json')
    return answer
  })
  app.route('/api', shopRoutes(services, contextOf, phase.ending))
  app.route('/api', identityCallback(services, contextOf))
  routePictures(app, services, tiles, contextOf)
  app.route('/api', restApp(appRouter, contextOf, services.system.version))
  app.route('/', website(web, createPages(web, contextOf, log)))
  app.onError((error, c) => {
    logFault(c, error)
    return c.req.path.startsWith('/trpc/') ? answerTrpcError(c, error) : answerError(c, error)
  })
  return app
}

/** With a wrong clock it would end sessions that have not ended, and write movements of another day. */
async function assertInTime(storage: AppOptions['storage']): Promise<void> {
  if (storage && !(await storage.keepsTime())) throw new DatabaseAway('the clock here is not that of the database')
}

async function memberBy(token: string, { accounts }: Pick<Services, 'accounts'>, storage: AppOptions['storage']) {
  const member = await accounts.memberOf(token)
  // A session that is over by a wrong clock is not over.
  if (!member) await assertInTime(storage)
  return member
}

const inTime =
  (storage: AppOptions['storage']): MiddlewareHandler =>
  async (_, next) => {
    await assertInTime(storage)
    await next()
  }

/** Balances and rounds are nobody else's to keep. */
const notStored: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}

const tooLarge = (c: HonoContext): never => {
  // The rest of the body stays unread, so nothing can follow it on this connection.
  c.header('Connection', 'close')
  return unwrap(refused({ code: isUpload(c.req.path) ? 'fileTooLarge' : 'bodyTooLarge' }))
}

const countedBody = bodyLimit({ maxSize: MAX_BODY, onError: tooLarge })

/** A length that is told is a length that is kept: Node reads no more. Only a body without one must be counted. */
const limitedBody: MiddlewareHandler = (c, next) => {
  const length = c.req.header('Content-Length')
  const isCounted = length === undefined || c.req.header('Transfer-Encoding') !== undefined
  // Whoever takes a file counts it while it comes.
  if (isCounted) return isUpload(c.req.path) ? next() : countedBody(c, next)
  return Number(length) > (isUpload(c.req.path) ? MOST_FILE_BYTES : MAX_BODY) ? tooLarge(c) : next()
}

function retryAfter(errors: readonly TRPCError[]) {
  const seconds = Math.max(0, ...errors.map((error) => answerTo(error).retryAfterS ?? 0))
  return seconds > 0 ? { headers: { 'Retry-After': String(seconds) } } : {}
}
