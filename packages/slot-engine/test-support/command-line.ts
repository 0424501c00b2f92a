/** Calls of the command line, in this process and in one of its own. */
import { execFileSync, spawnSync } from 'node:child_process'
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
