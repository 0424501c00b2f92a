import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

const SOURCE = join(root, 'packages/slot-engine/src')

/** So many are left, in loops where anything else would cost time. It may only fall. */
const MOST = 165

const CAST = /\bas number\b(?!\[)/g

/** @param {string} text */
const castsIn = (text) => text.match(CAST)?.length ?? 0

/** @returns {{ folder: string, casts: number }[]} */
function castsByFolder() {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    const casts = file.endsWith('.ts') ? castsIn(readFileSync(join(SOURCE, file), 'utf8')) : 0
    const [folder = ''] = file.split(/[\\/]/)
    if (casts > 0) counts.set(folder, (counts.get(folder) ?? 0) + casts)
  }
  return [...counts].map(([folder, casts]) => ({ folder, casts }))
}

test('a cast to a number is counted, and nothing else is', () => {
  expect(castsIn('const a = list[0] as number; f((x[1] as number) + y)')).toBe(2)
  expect(castsIn('const a = list as number[]; const b = has number; const c = list as numbers')).toBe(0)
})

/** `entries.ts` reads an entry without a cast, and throws where there is none. */
test('the engine casts no more entries of lists to numbers than it has to', () => {
  const folders = castsByFolder()
  const casts = folders.reduce((sum, folder) => sum + folder.casts, 0)
  expect(casts, JSON.stringify(folders)).toBeLessThanOrEqual(MOST)
})
