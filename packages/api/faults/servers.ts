import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The folder of this package; that of another version has the same in it. */
export const OURS = fileURLToPath(new URL('..', import.meta.url))
const PLAYED = 'src/testing/played-server.ts'
const RESTART_MS = 200
/** The sources are compiled once, as those of a packed server are. */
const COMPILED = mkdtempSync(join(tmpdir(), 'spilvaerk-compiled-'))
process.once('exit', () => rmSync(COMPILED, { recursive: true, force: true }))

/** A server that is started again whenever it has ended, as systemd does it. */
export interface Server {
  readonly name: string
  /** Where it answers; undefined while it does not. */
  url(): string | undefined
  send(signal: NodeJS.Signals): void
  ready(): Promise<string>
  /** Ends it as an operator does; returns its exit code. */
  restart(): Promise<number | null>
  /** Ends it without a word; returns null. */
  kill(): Promise<number | null>
  stop(): Promise<void>
}

/**
 * @param settings with a DATA_DIR, or it has one of its own that goes with it
 * @param version the package that is started, asked each time
 * @param beforeStart called before each start
 */
export function keepServer(
  name: string,
  settings: Readonly<Record<string, string>>,
  version: () => string = () => OURS,
  beforeStart: () => void = () => undefined,
): Server {
  const own = mkdtempSync(join(tmpdir(), `spilvaerk-${name}-`))
  const log = openSync(join(own, 'log'), 'a')
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: COMPILED,
    DATA_DIR: join(own, 'data'),
    DRAIN_SECONDS: '0',
    ...settings,
  }
  let child: ChildProcess | undefined
  let url: string | undefined
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      beforeStart()
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(version(), PLAYED)], {
        env,
        stdio: ['ignore', 'pipe', log],
      })
      child.stdout?.once('data', (line) => {
        url = String(line).trim()
      })
      await once(child, 'exit')
      url = undefined
      if (!isOver) await wait(RESTART_MS)
    }
  })()
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child) throw new Error(`${name} does not run`)
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = await gone
    url = undefined
    return code
  }
  return {
    name,
    url: () => url,
    send: (signal) => void child?.kill(signal),
    ready: async () => {
      while (url === undefined) await wait(50)
      return url
    },
    restart: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    stop: async () => {
      isOver = true
      child?.kill('SIGCONT')
      child?.kill('SIGKILL')
      await running
      rmSync(own, { recursive: true, force: true })
    },
  }
}
