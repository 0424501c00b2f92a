import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connections.ts'
import { listen } from './listen.ts'

const SMALL: ConnectionLimits = {
  ...{ together: 100, fromOneAddress: 100, headersMs: 100, requestMs: 200, idleMs: 60_000, requestsEach: 1000 },
  checkEveryMs: 20,
}
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A server that reads a whole request and answers with `answer`. */
async function serve(limits: Partial<ConnectionLimits>, answer: () => Response = () => new Response('hej')) {
  const fetch = async (request: Request) => {
    await request.text()
    return answer()
  }
  const settings = { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 'false' } as const
  const { url, stop } = await listen(fetch, settings, { ...SMALL, ...limits })
  onTestFinished(stop)
  return Number(new URL(url).port)
}

function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // A connection that is turned away may be reset.
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

/** All that comes before the server closes the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  return text
}

/** The next piece that comes, or `closed`. */
async function next(socket: Socket): Promise<string> {
  const [chunk] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['closed'])])
  return String(chunk)
}

async function ask(socket: Socket): Promise<string> {
  const answer = next(socket)
  socket.write(GET)
  return answer
}

test.each([
  ['sends nothing', ''],
  ['sends half of the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['sends half of the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'],
])('a connection that %s is closed', async (_, text) => {
  const socket = open(await serve({}))
  socket.write(text)
  expect(await untilClosed(socket)).toMatch(/^(HTTP\/1.1 408 Request Timeout|$)/)
})

test('a connection that waits for its next request is closed', async () => {
  const socket = open(await serve({ idleMs: 50 }))
  socket.write(GET)
  expect(await untilClosed(socket)).toContain('hej')
})

test('an answer that goes on and on is not cut', async () => {
  let send: (text: string) => void = () => undefined
  const stream = new ReadableStream({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const port = await serve({}, () => new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } }))
  const listener = open(port)
  expect(await ask(listener)).toContain('200 OK')
  // Both times are over for two connections that began later.
  const [silent, slow] = [open(port), open(port)]
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await Promise.all([untilClosed(silent), untilClosed(slow)])
  const news = next(listener)
  send('data: nyt\n\n')
  expect(await news).toContain('data: nyt')
})

test('there are no more connections than the server can carry', async () => {
  const port = await serve({ together: 2 })
  const first = open(port)
  expect([await ask(first), await ask(open(port))]).toEqual(Array(2).fill(expect.stringContaining('200 OK')))
  expect(await ask(open(port))).toBe('closed')
  expect(await ask(first)).toContain('200 OK')
})

test.runIf(process.platform === 'linux')('nor more from one address than one may have', async () => {
  const port = await serve({ fromOneAddress: 3, headersMs: 60_000, requestMs: 60_000 })
  const held = Array.from({ length: 3 }, () => open(port))
  for (const socket of held) expect(await ask(socket)).toContain('200 OK')
  expect(await ask(open(port))).toBe('closed')
  expect(await ask(open(port, '127.0.0.2'))).toContain('200 OK')
  held[0]?.end()
  // The server counts it until it has heard of the end.
  await vi.waitFor(async () => expect(await ask(open(port))).toContain('200 OK'))
})

test('a connection ends after so many requests', async () => {
  const socket = open(await serve({ requestsEach: 2 }))
  expect(await ask(socket)).toContain('Connection: keep-alive')
  expect(await ask(socket)).toContain('Connection: close')
})

test('everybody behind a proxy comes from its address', () => {
  expect(connectionLimits(false).fromOneAddress).toBeLessThan(connectionLimits(false).together)
  expect(connectionLimits(true).fromOneAddress).toBe(Number.POSITIVE_INFINITY)
})
