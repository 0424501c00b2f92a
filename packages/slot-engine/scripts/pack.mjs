/**
 * Makes the folder it runs in a package that any client packs alike, and takes that back: npm does not put the entries of
 * `publishConfig` in their place as pnpm does, and neither takes files from outside the folder.
 * A plain script, since `npm pack` may run under a Node that reads no types: what is built already is packed then.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const DOCS = [
  'definition.md',
  'mechanics.md',
  'par-sheet.md',
  'admission-proof.md',
  'outcome-tables.md',
  'books.md',
  'notebook.md',
  'jackpots.md',
  'cluster.md',
  'rng.md',
  'rng',
  'benchmarks.md',
]
const KEPT = 'node_modules/.cache/package.json'

function restore() {
  if (!existsSync(KEPT)) return
  renameSync(KEPT, 'package.json')
  rmSync('docs', { recursive: true, force: true })
  rmSync('LICENSE', { force: true })
}

function prepare() {
  // What an interrupted run has left.
  restore()
  const text = readFileSync('package.json', 'utf8')
  const { publishConfig, devDependencies: _, ...manifest } = JSON.parse(text)
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(KEPT, text)
  for (const doc of DOCS) cpSync(`${root}docs/${doc}`, `docs/${doc}`, { recursive: true })
  cpSync(`${root}LICENSE`, 'LICENSE')
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, ...publishConfig }, undefined, 2)}\n`)
}

function build() {
  if (process.features.typescript) {
    const tsdown = createRequire(import.meta.url).resolve('tsdown/run')
    execFileSync(process.execPath, [tsdown, '--logLevel', 'warn'], { stdio: 'inherit' })
  } else if (!existsSync('dist/index.js')) {
    process.stderr.write(`Nothing is built yet, and Node ${process.versions.node} cannot build it: take Node 24.\n`)
    process.exitCode = 1
  }
}

const STEPS = { build, prepare, restore }
STEPS[process.argv[2]]()
