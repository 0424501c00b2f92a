import type { Context, MiddlewareHandler } from 'hono'
import { RIGHT_CODES } from '../domains/studio/api-keys/refusals.ts'
import { KEY_PREFIX, type OpenKey, openedBy, REQUESTS_A_MINUTE } from '../domains/studio/api-keys/service.ts'
import { type CodeOf, granted, type Outcome, refused } from '../platform/refusals/refusals.ts'
import { answering } from '../procedures/answering.ts'
import type { Services } from '../services/services.ts'
import { createAllowance } from './allowance.ts'

const BEARER = /^Bearer\s+(\S+)$/i

/** The API key of a request, if it brings one. */
function keyOfRequest(c: Context): string | undefined {
  const bearer = c.req.header('Authorization')?.match(BEARER)?.[1]
  return c.req.header('X-Api-Key') ?? (bearer?.startsWith(KEY_PREFIX) ? bearer : undefined)
}

const OPENED = 'openedByKey'

/** What a key is refused with. */
export const KEY_REFUSES = [...RIGHT_CODES, 'keyElsewhere', 'keyUnknown', 'roundNotFound', 'tooManyRequests'] as const

/** Whether a key let this request in. */
export const cameWithKey = (c: Context): boolean => openKeyOf(c) !== undefined

/** The key that has let this request in. */
export const openKeyOf = (c: Context): OpenKey | undefined => c.get(OPENED)

/**
 * Lets requests with a key through to the key's own game, so many a minute, whoever sends them. One that opens nothing is
 * a stranger's call.
 */
export function apiKeyAccess(
  services: Pick<Services, 'apiKeys' | 'rounds'>,
  chargeStranger: (c: Context) => Promise<Outcome<void, 'tooManyRequests'>>,
): MiddlewareHandler {
  const charge = createAllowance(REQUESTS_A_MINUTE)
  const open = answering(KEY_REFUSES, async ({ c, key }: { readonly c: Context; readonly key: string }) => {
    const opened = await services.apiKeys.open(key)
    if (!opened.ok) {
      const stranger = await chargeStranger(c)
      return stranger.ok ? opened : stranger
    }
    const charged = await charge(opened.value.id, 1)
    if (!charged.ok) return charged
    const its = await isIts(c, opened.value.gameId)
    return its.ok ? opened : its
  })
  return async (c, next) => {
    const key = keyOfRequest(c)
    if (key === undefined) return next()
    c.set(OPENED, await open({ c, key }))
    return next()
  }

  async function isIts(
    c: Context,
    gameId: number,
  ): Promise<Outcome<void, 'keyElsewhere' | CodeOf<Services['rounds']['round']>>> {
    const opened = openedBy(c.req.method, c.req.path.replace(/^\/api/, ''))
    if (!opened) return refused({ code: 'keyElsewhere' })
    if (opened.subject === 'games')
      return opened.id === String(gameId) ? granted(undefined) : refused({ code: 'keyElsewhere' })
    const round = await services.rounds.round(opened.id)
    if (!round.ok) return round
    return round.value.gameId === gameId ? granted(undefined) : refused({ code: 'keyElsewhere' })
  }
}
