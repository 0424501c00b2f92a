import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Log } from '../platform/log/log.ts'

/** A path longer than this is no address of a socket. */
const LONGEST_PATH = 100
const OWNER_ONLY = 0o177

const request = z.array(z.string()).max(100)
const reply = z.object({ lines: z.array(z.string()), code: z.int() })
export type Reply = z.infer<typeof reply>

/** Where a server that runs on a data folder takes commands: only this machine's owner of the folder gets there. */
export function socketOf(dataDir: string): string {
  const folder = resolve(dataDir)
  const name = `spilvaerk-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const path = join(folder, 'control.sock')
  return path.length <= LONGEST_PATH ? path : join(tmpdir(), `${name}.sock`)
}

export interface ControlSocket {
  close(): Promise<void>
}

/** Takes one command a connection. The caller holds the lock of the folder, so what lies at the path is left over. */
export async function serveControl(
  dataDir: string,
  run: (words: readonly string[], say: (line: string) => void) => Promise<number>,
  log: Log,
): Promise<ControlSocket> {
  const path = socketOf(dataDir)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer((socket) => {
    answer(socket, run).catch((error: unknown) => {
      log.error({ err: error }, 'a command failed')
      socket.destroy()
    })
  })
  await listen(server, path)
  return {
    close: () => new Promise((done) => server.close(() => done())),
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
  const path = socketOf(dataDir)
  if (process.platform !== 'win32' && !existsSync(path)) return undefined
  const socket = createConnection(path)
  const connected = await new Promise<boolean>((resolved) => {
    socket.once('connect', () => resolved(true)).once('error', () => resolved(false))
  })
  if (!connected) return undefined
  socket.write(`${JSON.stringify(words)}\n`)
  for await (const line of createInterface({ input: socket })) return reply.parse(jsonOf(line))
  throw new Error('the server ended before it answered the command')
}
