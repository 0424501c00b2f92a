import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fruit = join(root, 'examples/fruit.json')
/** As deep in the package as `dist` is in an installed one, and where `seedrandom` is found. */
const place = join(root, 'node_modules/.cache/published')
const main = join(place, 'dist/cli/main.js')

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })

beforeAll(() => {
  const tsdown = createRequire(import.meta.url).resolve('tsdown/run')
  node(tsdown, '--out-dir', join(place, 'dist'), '--no-dts', '--no-publint', '--no-attw', '--logLevel', 'error')
  copyFileSync(join(root, 'package.json'), join(place, 'package.json'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('what is built knows its version', () => {
  const { version } = JSON.parse(node('-p', `JSON.stringify(require('${root}package.json'))`))
  expect(node(main, '--version')).toBe(`${version}\n`)
})

test('what is built simulates on threads, as the source does', () => {
  const call = ['simulate', fruit, '--spins', '200000', '--seed', 'x', '--json']
  expect(node(main, ...call)).toBe(node(join(root, 'src/cli/main.ts'), ...call))
})

test('what is built exports the engine and the pools', async () => {
  const names = async (path: string) => Object.keys(await import(pathToFileURL(join(place, 'dist', path)).href))
  expect(await names('index.js')).toEqual(expect.arrayContaining(['analyse', 'compile', 'parseDefinition', 'simulate']))
  expect(await names('workers/node.js')).toEqual(['createNodePool'])
  expect(await names('workers/browser.js')).toEqual(['createBrowserPool'])
})

test('what is built for browsers asks for no package: an import map, or a folder of files, is enough', () => {
  const files = readdirSync(join(place, 'dist'), { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.js') && !/^cli\/|^workers\/node/.test(file))
  expect(modules.some((file) => file.startsWith('vendor/seedrandom'))).toBe(true)
  const asked = modules.flatMap((file) => {
    const text = readFileSync(join(place, 'dist', file), 'utf8')
    return [...text.matchAll(/^(?:import|export)[^'"]*['"]([^.'"][^'"]*)['"]/gm)].map(([, name]) => `${file}: ${name}`)
  })
  expect(asked).toEqual([])
})

test('what is packed has its entries, its documents and its examples in place, and is taken back', () => {
  const script = join(root, 'scripts/pack.mjs')
  const pack = (step: string) => execFileSync(process.execPath, [script, step], { cwd: place })
  const manifest = () => JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const source = manifest()
  pack('prepare')
  pack('prepare')
  const packed = manifest()
  expect(packed.exports).toEqual(source.publishConfig.exports)
  const entries: readonly unknown[] = Object.values(packed.exports)
  const paths = entries.map((entry) => (typeof entry === 'string' ? entry : (entry as { default: string }).default))
  for (const path of [...paths, packed.bin['slot-engine'], 'LICENSE', 'docs/par-sheet.md'])
    expect(existsSync(join(place, path)), path).toBe(true)
  pack('restore')
  expect(manifest()).toEqual(source)
  expect(readdirSync(place)).not.toContain('docs')
})
