// Packs what a server needs to run into a new folder, without sources and tools. Usage: pnpm pack-server <folder>
import { cpSync, existsSync, readdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { root, run } from './process.mjs'
import { isCode, isNeverRun, isOtherMachine, isToolsOnly } from './unneeded.mjs'

const [folder] = process.argv.slice(2)
if (!folder || folder.startsWith('-')) throw new Error('Usage: pnpm pack-server <folder>')
const target = resolve(folder)
if (existsSync(target)) throw new Error(`${target} is there: the server is packed into a new folder`)

/** Beside `dist` and `migrations`, and no part of a running server. */
const NOT_RUN = [
  '.turbo',
  '.types',
  'bench',
  'faults',
  'scripts',
  'src',
  'drizzle.config.ts',
  'tsconfig.json',
  'tsdown.config.ts',
  'vitest.config.ts',
  'vitest.postgres.config.ts',
]

const api = join(target, 'packages/api')
await pnpm('run', 'build')
await pnpm('--filter', '@spilvaerk/web', 'pictures')
await pnpm('--filter', '@spilvaerk/api', 'deploy', '--prod', '--legacy', api)
for (const name of NOT_RUN) rmSync(join(api, name), { recursive: true, force: true })
for (const name of ['dist', 'migrations'])
  for (const entry of readdirSync(join(api, name), { recursive: true, withFileTypes: true }))
    if (isToolsOnly(entry.name)) rmSync(join(entry.parentPath, entry.name))
const installed = join(realpathSync(api), 'node_modules')
const store = join(installed, '.pnpm')
const imported = await importedBy(join(realpathSync(api), 'dist'))
for (const name of readdirSync(store).filter(isNeverRun)) rmSync(join(store, name), { recursive: true })
prune(installed, imported)
for (const name of ['dist', 'dist-server'])
  cpSync(join(root, 'packages/web', name), join(target, 'packages/web', name), { recursive: true })

/**
 * Throws away what no running server reads: two thirds of what is installed, and then links and folders that hold nothing.
 * @param {string} folder
 * @param {ReadonlySet<string>} imported
 */
function prune(folder, imported) {
  const links = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) prune(path, imported)
    else if (entry.isSymbolicLink()) links.push(path)
    else if (isOtherMachine(path) || (!imported.has(path) && (isNeverRun(entry.name) || isCode(entry.name))))
      rmSync(path)
  }
  for (const link of links) if (!existsSync(link)) rmSync(link)
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * The files that programs import, and those that are imported by them.
 * @param {string} folder
 * @returns {Promise<ReadonlySet<string>>}
 */
async function importedBy(folder) {
  const programs = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const entries = programs.map((name) => join(folder, name))
  const { fileList } = await nodeFileTrace(entries, { base: '/' })
  return new Set([...fileList].map((file) => realpathSync(join('/', file))))
}

/** @param {string[]} words */
async function pnpm(...words) {
  const code = await run('pnpm', words)
  if (code !== 0) process.exit(code)
}
