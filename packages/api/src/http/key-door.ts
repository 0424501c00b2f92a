import type { Context, MiddlewareHandler } from 'hono'
import { KEY_PREFIX, openedBy, REQUESTS_A_MINUTE } from '../domains/studio/api-keys/service.ts'
import { granted, type Outcome, refused } from '../platform/refusals/refusals.ts'
import { unwrap } from '../procedures/errors.ts'
import type { Services } from '../services/services.ts'
import { createAllowance } from './allowance.ts'

const BEARER = /^Bearer\s+(\S+)$/i

/** The API key of a request, if it brings one. */
function keyOfRequest(c: Context): string | undefined {
  const bearer = c.req.header('Authorization')?.match(BEARER)?.[1]
  return c.req.header('X-Api-Key') ?? (bearer?.startsWith(KEY_PREFIX) ? bearer : undefined)
}

const OPENED = 'openedByKey'

/** Whether the door has let this request in. */
export const cameWithKey = (c: Context): boolean => keyOwnerOf(c) !== undefined

/** The member whose key has let this request in. */
export const keyOwnerOf = (c: Context): string | undefined => c.get(OPENED)

/**
 * Lets requests with a key through to the key's own game, so many a minute, whoever sends them. One that opens nothing is
 * a stranger's call.
 */
export function keyDoor(
  services: Pick<Services, 'apiKeys' | 'rounds'>,
  chargeStranger: (c: Context) => Promise<Outcome<void>>,
): MiddlewareHandler {
  const charge = createAllowance(REQUESTS_A_MINUTE)
  return async (c, next) => {
    const key = keyOfRequest(c)
    if (key === undefined) return next()
    const opened = await services.apiKeys.open(key)
    if (!opened.ok) unwrap(await chargeStranger(c))
    const { id, gameId, memberId } = unwrap(opened)
    unwrap(await charge(id, 1))
    unwrap(await isIts(c, gameId))
    c.set(OPENED, memberId)
    return next()
  }

  async function isIts(c: Context, gameId: number): Promise<Outcome<void>> {
    const opened = openedBy(c.req.method, c.req.path.replace(/^\/api/, ''))
    if (!opened) return refused({ code: 'keyElsewhere' })
    if (opened.subject === 'games')
      return opened.id === String(gameId) ? granted(undefined) : refused({ code: 'keyElsewhere' })
    const round = await services.rounds.round(opened.id)
    if (!round.ok) return round
    return round.value.gameId === gameId ? granted(undefined) : refused({ code: 'keyElsewhere' })
  }
}
