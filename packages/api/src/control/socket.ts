import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Log } from '../platform/log/log.ts'
import { addressOf, leaveAddress, takeAddress } from './address.ts'

const OWNER_ONLY = 0o177

const request = z.array(z.string()).max(100)
const reply = z.object({ lines: z.array(z.string()), code: z.int() })
export type Reply = z.infer<typeof reply>

export interface ControlSocket {
  close(): Promise<void>
}

/** Takes one command a connection. The caller holds the lock of the folder. */
export async function serveControl(
  dataDir: string,
  run: (words: readonly string[], say: (line: string) => void) => Promise<number>,
  log: Log,
): Promise<ControlSocket> {
  const server = createServer((socket) => {
    answer(socket, run).catch((error: unknown) => {
      log.error({ err: error }, 'a command failed')
      socket.destroy()
    })
  })
  await listen(server, takeAddress(dataDir))
  return {
    close: async () => {
      await new Promise<void>((done) => server.close(() => done()))
      leaveAddress(dataDir)
    },
  }
}

async function listen(server: Server, path: string): Promise<void> {
  const before = process.platform === 'win32' ? undefined : process.umask(OWNER_ONLY)
  try {
    await new Promise<void>((resolved, rejected) => {
      server.once('error', rejected).listen(path, resolved)
    })
  } finally {
    if (before !== undefined) process.umask(before)
  }
}

async function answer(socket: Socket, run: Parameters<typeof serveControl>[1]): Promise<void> {
  socket.on('error', () => socket.destroy())
  for await (const line of createInterface({ input: socket })) {
    const words = request.safeParse(jsonOf(line))
    if (!words.success) break
    const lines: string[] = []
    const code = await run(words.data, (said) => lines.push(said))
    socket.end(`${JSON.stringify({ lines, code } satisfies Reply)}\n`)
    return
  }
  socket.destroy()
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** What the server that runs on the folder answers; `undefined` where none runs. */
export async function askServer(dataDir: string, words: readonly string[]): Promise<Reply | undefined> {
  const address = addressOf(dataDir)
  if (address === undefined) return undefined
  const socket = createConnection(address)
  const connected = await new Promise<boolean>((resolved) => {
    socket.once('connect', () => resolved(true)).once('error', () => resolved(false))
  })
  if (!connected) return undefined
  socket.write(`${JSON.stringify(words)}\n`)
  for await (const line of createInterface({ input: socket })) return reply.parse(jsonOf(line))
  throw new Error('the server ended before it answered the command')
}
