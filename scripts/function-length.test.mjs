import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve as resolvePath } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './process.mjs'

const RULE = 'noExcessiveLinesPerFunction'
const CAP = 70
const COMPONENT_CAP = 100

let dir = ''

beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'function-length-')))
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

/**
 * What the linter says of function lengths, by file and line.
 * @param {string} cwd
 * @param {readonly string[]} args
 * @returns {Promise<{ file: string, line: number }[]>}
 */
function lint(cwd, args) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const all = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=500', '--reporter=github', ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, all, { cwd, maxBuffer: 1e8 }, (_, stdout) => {
      const lines = stdout.split('\n').filter((line) => line.includes(RULE))
      resolve(
        lines.map((line) => ({
          file: relative(cwd, resolvePath(cwd, /file=([^,]+)/.exec(line)?.[1] ?? '')).replaceAll('\\', '/'),
          line: Number(/line=(\d+)/.exec(line)?.[1]),
        })),
      )
    })
  })
}

/** @param {number} lines between its braces: those are what the linter counts */
const functionOf = (lines) =>
  ['export function Long(x) {', ...Array.from({ length: lines }, (_, i) => `  x(${i})`), '}', ''].join('\n')

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

test('a function of more than 70 lines is refused in every package, and one of 70 is not', async () => {
  cpSync(join(root, 'biome.json'), join(dir, 'biome.json'))
  cpSync(join(root, 'scripts/lint'), join(dir, 'scripts/lint'), { recursive: true })
  const folders = [
    'packages/api/src',
    'packages/schemas/src',
    'packages/slot-engine/src',
    'packages/table-games/src',
    'packages/web/src',
    'scripts',
  ]
  for (const folder of folders) {
    write(`${folder}/over.ts`, functionOf(CAP + 1))
    write(`${folder}/at.ts`, functionOf(CAP))
  }
  write('packages/web/src/Over.tsx', functionOf(COMPONENT_CAP + 1))
  write('packages/web/src/At.tsx', functionOf(COMPONENT_CAP))
  const refused = (await lint(dir, ['.'])).map(({ file }) => file)
  expect(refused.toSorted()).toEqual(
    [...folders.map((folder) => `${folder}/over.ts`), 'packages/web/src/Over.tsx'].toSorted(),
  )
})

/** The linter allows 100 lines in a file with JSX: what is no component there may not use them. */
test('only a component has more than 70 lines', async () => {
  const strict = readFileSync(join(root, 'biome.json'), 'utf8').replace(
    `"maxLines": ${COMPONENT_CAP}`,
    `"maxLines": ${CAP}`,
  )
  write('strict/biome.json', strict.replaceAll('./scripts/lint', join(root, 'scripts/lint').replaceAll('\\', '/')))
  const long = await lint(root, [
    `--config-path=${join(dir, 'strict')}`,
    `--only=complexity/${RULE}`,
    'packages/web/src',
  ])
  const components = /\b(?:function|const) [A-Z]\w*/
  const others = long.filter(({ file, line }) => {
    const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? ''
    return !/\.test\.tsx?$/.test(file) && !(file.endsWith('.tsx') && components.test(text))
  })
  expect(others).toEqual([])
})
