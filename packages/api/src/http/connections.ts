import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** What connections may take of the server. Times end a request that is still coming in, never an answer. */
export interface ConnectionLimits {
  readonly together: number
  /** Infinity behind a proxy, from whose address everybody comes. */
  readonly fromOneAddress: number
  /** The longest that a connection may take to send the headers of a request, the first of them included. */
  readonly headersMs: number
  /** The longest that a whole request may take to arrive. */
  readonly requestMs: number
  /** A connection without a request is closed after so long. */
  readonly idleMs: number
  readonly requestsEach: number
  /** How often it is looked whether a time is over. */
  readonly checkEveryMs: number
}

const LIMITS: ConnectionLimits = {
  together: 4096,
  // A browser opens six; an office or a mobile network shares one address.
  fromOneAddress: 512,
  headersMs: 10_000,
  // 1 MB, the most that a body may have, comes in this time over any line that loads the pages.
  requestMs: 60_000,
  idleMs: 15_000,
  requestsEach: 1000,
  checkEveryMs: 2000,
}

/** Proxies keep connections for a minute: a server that closes first makes them fail requests. */
const PROXY_IDLE_MS = 65_000

export const connectionLimits = (trustProxy: boolean): ConnectionLimits =>
  trustProxy ? { ...LIMITS, fromOneAddress: Number.POSITIVE_INFINITY, idleMs: PROXY_IDLE_MS } : LIMITS

export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.together
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = limits.idleMs
  server.maxRequestsPerSocket = limits.requestsEach
  if (Number.isFinite(limits.fromOneAddress)) server.on('connection', perAddress(limits.fromOneAddress))
}

/** Closes what comes from an address that has as many connections as one may have. */
function perAddress(most: number): (socket: Socket) => void {
  const open = new Map<string, number>()
  return (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = open.get(address) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  }
}
