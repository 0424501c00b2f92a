// Packs what a server needs to run into a new folder, without sources and tools. Usage: pnpm pack-server <folder>
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, run } from './process.mjs'
import { isNeverRun, isOtherMachine } from './unneeded.mjs'

const [folder] = process.argv.slice(2)
if (!folder || folder.startsWith('-')) throw new Error('Usage: pnpm pack-server <folder>')
const target = resolve(folder)
if (existsSync(target)) throw new Error(`${target} is there: the server is packed into a new folder`)

/** Beside `dist` and `migrations`, and no part of a running server. */
const NOT_RUN = [
  'bench',
  'faults',
  'scripts',
  'src',
  'drizzle.config.ts',
  'tsconfig.json',
  'tsdown.config.ts',
  'vitest.config.ts',
]

const api = join(target, 'packages/api')
await pnpm('run', 'build')
await pnpm('--filter', '@spilvaerk/web', 'pictures')
await pnpm('--filter', '@spilvaerk/api', 'deploy', '--prod', '--legacy', api)
for (const name of NOT_RUN) rmSync(join(api, name), { recursive: true })
prune(join(api, 'node_modules'))
for (const name of ['dist', 'dist-server'])
  cpSync(join(root, 'packages/web', name), join(target, 'packages/web', name), { recursive: true })

/**
 * Throws away what no running server reads: half of what is installed.
 * @param {string} folder
 */
function prune(folder) {
  const store = join(folder, '.pnpm')
  for (const name of readdirSync(store).filter(isNeverRun)) rmSync(join(store, name), { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isUnneeded = entry.isFile() && (isNeverRun(entry.name) || isOtherMachine(path))
    // A link to what was thrown away.
    if (isUnneeded || (entry.isSymbolicLink() && !existsSync(path))) rmSync(path, { force: true })
  }
}

/** @param {string[]} words */
async function pnpm(...words) {
  const code = await run('pnpm', words)
  if (code !== 0) process.exit(code)
}
