import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './servers.ts'

const LOOK_EVERY_MS = 50
const HOLD_MS = 25

/** What a request with a key is passed on to, one after the other. */
const MOST_TRIES = 3

/**
 * What stands in front of servers, as `deploy/nginx.conf` does: it sends each request to one that is ready, by its probe,
 * and lets it wait while none is. Where a server breaks off, it asks the next one, if nobody listened or the request has a
 * key; whatever else breaks on the way is answered with 502.
 */
export async function openFront(servers: readonly Server[]) {
  const agent = new Agent({ keepAlive: true })
  let ready: string[] = []
  let turn = 0
  let isOver = false
  let repeated = 0
  const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true
  const looking = (async () => {
    while (!isOver) {
      const urls = servers.flatMap((server) => server.url() ?? [])
      const found = await Promise.all(urls.map(isReady))
      ready = urls.filter((_, n) => found[n])
      await wait(LOOK_EVERY_MS)
    }
  })()
  const ask = (url: string, { headers, method = 'GET' }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((answered, failed) =>
      request(url, { agent, headers, method }, answered).on('error', failed).end(body),
    )
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked)
    const mayRepeat = asked.headers['idempotency-key'] !== undefined
    for (let tries = 1; ; tries++) {
      while (ready.length === 0) await wait(HOLD_MS)
      const url = String(ready[turn++ % ready.length])
      try {
        const answered = await ask(url + asked.url, asked, body)
        // Hop by hop.
        const { connection: _, 'keep-alive': __, ...headers } = answered.headers
        return void answered.pipe(answer.writeHead(answered.statusCode ?? 502, headers))
      } catch (error) {
        ready = ready.filter((other) => other !== url)
        const nobody = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (tries < MOST_TRIES && (nobody || mayRepeat)) repeated++
        else return void answer.writeHead(502).end(JSON.stringify({ error: String(error) }))
      }
    }
  }
  const server = createServer((asked, answer) => void pass(asked, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** So many times a request was passed on again. */
    repeated: () => repeated,
    close: async () => {
      isOver = true
      await looking
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
