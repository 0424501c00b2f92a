/** Calls of the command line, in this process and in one of its own. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../src/cli/run.ts'

export interface Ended {
  readonly exit: number
  readonly out: string
  readonly err: string
}

export interface Terminal {
  /** Called with what is written beside the results. */
  readonly onErr?: (text: string) => void
  readonly stdin?: string | Uint8Array
  readonly columns?: number
  /** Called with what stops the work. */
  readonly onInterrupt?: (stop: () => void) => void
}

/** In this process. */
export async function called(args: readonly string[], terminal: Terminal = {}): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []]
  const { stdin = '', columns = 0, onInterrupt, onErr } = terminal
  const exit = await run(args, {
    out: (text) => out.push(text),
    err: (text) => {
      err.push(text)
      onErr?.(text)
    },
    stdin: async () => Buffer.from(stdin),
    columns,
    onInterrupt(stop) {
      onInterrupt?.(stop)
      return () => {}
    },
  })
  return { exit, out: out.join(''), err: err.join('') }
}

export const mainPath = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

/** As a process of its own. */
export function executed(args: readonly string[], input: string | Uint8Array = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainPath, ...args], { input, encoding: 'utf8' })
  return { exit: status ?? -1, out: stdout, err: stderr }
}

/** Says on stderr when the process begins to listen for Ctrl-C, and when it has heard it. */
const TELLS_OF_SIGINT = `data:text/javascript,${encodeURIComponent(`
  for (const [event, word] of [['newListener', 'listens'], ['removeListener', 'heard']])
    process.on(event, (name) => name === 'SIGINT' && process.stderr.write('<' + word + '>'))
`)}`

export interface Killed extends Omit<Ended, 'exit'> {
  /** `null` where a signal ended it. */
  readonly exit: number | null
  readonly signal: NodeJS.Signals | null
}

/** As a process of its own that is sent SIGINT as soon as it listens for it, and again, if `times` is 2, once it has heard it. */
export function interrupted(args: readonly string[], times: 1 | 2, input = ''): Promise<Killed> {
  const child = spawn(process.execPath, ['--import', TELLS_OF_SIGINT, mainPath, ...args])
  const marks = ['<listens>', '<heard>'].slice(0, times)
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
    const [mark = ''] = marks
    if (mark === '' || !err.includes(mark)) return
    marks.shift()
    child.kill('SIGINT')
  })
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exit, signal) => resolve({ exit, signal, out, err: err.replaceAll(/<\w+>/g, '') }))
  })
}

/** Through a shell, where `slot-engine` is this command line. Gives what it printed. */
export function inShell(script: string, cwd: string, env: Readonly<Record<string, string>> = {}): string {
  const bin = mkdtempSync(join(tmpdir(), 'slot-engine-bin-'))
  try {
    const text = `#!/bin/sh\nexec "${process.execPath}" "${mainPath}" "$@"\n`
    writeFileSync(join(bin, 'slot-engine'), text, { mode: 0o755 })
    const path = `${bin}:${process.env.PATH}`
    return execFileSync('sh', ['-eu', '-c', script], {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      encoding: 'utf8',
    })
  } finally {
    rmSync(bin, { recursive: true })
  }
}
