// Packs what a server needs to run into a new folder, without sources and tools. Usage: pnpm pack-server <folder>
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, run } from './process.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: pnpm pack-server <folder>')
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
await pnpm('--filter', '@spilvaerk/api', 'deploy', '--prod', '--legacy', api)
for (const name of NOT_RUN) rmSync(join(api, name), { recursive: true })
for (const name of ['dist', 'dist-server'])
  cpSync(join(root, 'packages/web', name), join(target, 'packages/web', name), { recursive: true })

/** @param {string[]} words */
async function pnpm(...words) {
  const code = await run('pnpm', words)
  if (code !== 0) process.exit(code)
}
