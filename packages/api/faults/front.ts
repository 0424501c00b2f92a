import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './servers.ts'

const LOOK_EVERY_MS = 50
const HOLD_MS = 25

/**
 * What stands in front of servers: sends each request to one that is ready, by its probe, and lets it wait while none is.
 * It repeats nothing: what breaks on the way is answered with 502.
 */
export async function openFront(servers: readonly Server[]) {
  const agent = new Agent({ keepAlive: true })
  let ready: string[] = []
  let turn = 0
  let isOver = false
  const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true
  const looking = (async () => {
    while (!isOver) {
      const urls = servers.flatMap((server) => server.url() ?? [])
      const found = await Promise.all(urls.map(isReady))
      ready = urls.filter((_, n) => found[n])
      await wait(LOOK_EVERY_MS)
    }
  })()
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    while (ready.length === 0) await wait(HOLD_MS)
    const url = `${ready[turn++ % ready.length]}${asked.url}`
    const passed = request(url, { agent, headers: asked.headers, method: asked.method ?? 'GET' }, (answered) => {
      // Hop by hop.
      const { connection: _, 'keep-alive': __, ...headers } = answered.headers
      answer.writeHead(answered.statusCode ?? 502, headers)
      answered.pipe(answer)
    })
    passed.on('error', (error) => answer.writeHead(502).end(JSON.stringify({ error: String(error) })))
    asked.pipe(passed)
  }
  const server = createServer((asked, answer) => void pass(asked, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      isOver = true
      await looking
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
