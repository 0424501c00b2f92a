import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command !== process.execPath
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell })
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Sends SIGTERM to every command that still runs. */
export function stopAll() {
  for (const child of running) child.kill('SIGTERM')
}
