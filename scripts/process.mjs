import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** How long a command's output is waited for when it has ended. */
const OUTPUT_MS = 5000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

for (const signal of SIGNALS) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(1)
    for (const child of running) child.kill(signal)
  })
}

/**
 * Runs a command to its end with this process's terminal, and passes on signals sent to this process.
 * Returns the exit code; a command ended by a signal counts as 1.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, isHeld?: boolean }} [options]
 *   `onOutput` is handed what the command prints, which is printed all the same, though not to a terminal; with `isHeld`
 *   it is printed as one piece when the command has ended
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = process.env, onOutput, isHeld = false } = {}) {
  return new Promise((resolve, reject) => {
    const isPiped = isHeld || onOutput !== undefined
    /** @type {(readonly ['stdout' | 'stderr', string])[]} */
    const held = []
    /** @param {number} code */
    const end = (code) => {
      for (const [name, text] of held.splice(0)) process[name].write(text)
      resolve(code)
    }
    const shell = process.platform === 'win32' && command !== process.execPath
    const child = spawn(command, args, { cwd, env, stdio: isPiped ? ['inherit', 'pipe', 'pipe'] : 'inherit', shell })
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      child[name]?.setEncoding('utf8').on('data', (text) => {
        if (isHeld) held.push([name, text])
        else process[name].write(text)
        onOutput?.(text)
      })
    }
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code) => {
      running.delete(child)
      // What it printed last may still be on its way; what it has left running may hold the pipe.
      if (isPiped) setTimeout(end, OUTPUT_MS, code ?? 1).unref()
    })
    child.on(isPiped ? 'close' : 'exit', (code) => end(code ?? 1))
  })
}

/** Sends SIGTERM to every command that still runs. */
export function stopAll() {
  for (const child of running) child.kill('SIGTERM')
}
