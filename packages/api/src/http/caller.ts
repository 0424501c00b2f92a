import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that a request comes from. Behind a proxy the last one in X-Forwarded-For: that one the proxy itself
 * wrote, the ones before it anybody can claim.
 */
export function callerOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || 'unknown'
}
