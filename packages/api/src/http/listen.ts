import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Config } from '../platform/config/config.ts'
import { CannotStart } from '../platform/config/stop.ts'
import { type ConnectionLimits, connectionLimits, limitConnections } from './connections.ts'

export interface Listener {
  readonly url: string
  /** From now on each answer ends its connection: whoever stands in front opens the next one elsewhere. */
  drain(): void
  /** Takes no more requests and lets those under way finish. */
  stop(): Promise<void>
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Requests under way at a stop get so long. */
const GRACE_MS = 10_000
const SWEEP_MS = 100

/** @throws CannotStart when the address cannot be had */
export async function listen(
  fetch: Fetch,
  { PORT, HOST, TRUST_PROXY }: Pick<Config, 'PORT' | 'HOST' | 'TRUST_PROXY'>,
  limits: ConnectionLimits = connectionLimits(TRUST_PROXY === 'true'),
  setting: keyof Config = 'PORT',
): Promise<Listener> {
  const serverOptions = { connectionsCheckingInterval: limits.checkEveryMs }
  // Made by `createServer` of node:http, so it is its server.
  const server = createAdaptorServer({ fetch, createServer, serverOptions }) as Server
  limitConnections(server, limits)
  server.listen(PORT, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new CannotStart(reason(error, setting, PORT, HOST), { cause: error })
  }
  const drain = () =>
    server.prependListener('request', (_, response: ServerResponse) => void response.setHeader('Connection', 'close'))
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    // Whoever has his answer keeps his connection for the next request, which is not coming.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await closed
    clearInterval(sweep)
    clearTimeout(late)
  }
  // An HTTP server listens on a port, never on a pipe.
  return { url: urlOf(server.address() as AddressInfo), drain, stop }
}

/** @throws CannotStart when the address cannot be had */
export async function assertFree(address: Pick<Config, 'PORT' | 'HOST' | 'TRUST_PROXY'>): Promise<void> {
  const nobody = await listen(() => new Response(null, { status: 503 }), address)
  await nobody.stop()
}

function urlOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

function reason(error: unknown, setting: string, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `${setting} ${port} on ${host} is taken by another program; stop it or set ${setting} to another number`
    case 'EACCES':
      return `${setting} ${port} may not be used by this user; choose one above 1023`
    default:
      return `HOST ${host} cannot be listened on: ${String(code ?? error)}`
  }
}
