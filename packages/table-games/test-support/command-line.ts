/** Calls of the command line, in this process and in one of its own. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@spilvaerk/slot-engine/command-line'
import { TABLE_GAMES } from '../src/cli/program.ts'

export interface Ended {
  readonly exit: number | null
  readonly out: string
  readonly err: string
}

/** In this process. */
export async function called(args: readonly string[], stdin = ''): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []]
  const exit = await runProgram(TABLE_GAMES, args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    stdin: async () => Buffer.from(stdin),
    columns: 0,
    onInterrupt: () => () => {},
  })
  return { exit, out: out.join(''), err: err.join('') }
}

const mainPath = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

/** As a process of its own. */
export function executed(args: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainPath, ...args], { input, encoding: 'utf8' })
  return { exit: status, out: stdout, err: stderr }
}

/** Says on stderr when the process begins to listen for Ctrl-C. */
const TELLS_OF_SIGINT = `data:text/javascript,${encodeURIComponent(`
  process.on('newListener', (name) => name === 'SIGINT' && process.stderr.write('<listens>'))
`)}`

/** As a process of its own that is sent SIGINT once it listens for it. */
export function interrupted(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', TELLS_OF_SIGINT, mainPath, ...args])
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
    if (err === '<listens>') child.kill('SIGINT')
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exit) => resolve({ exit, out, err: err.replace('<listens>', '') }))
  })
}
