import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

/** So many are left, in loops where anything else would cost time, as those of the Fourier transform. They may only fall. */
const MOST = { 'slot-engine': 219, 'table-games': 0 }

const CAST = /\bas number\b(?!\[)/g

/** @param {string} text */
const castsIn = (text) => text.match(CAST)?.length ?? 0

/**
 * @param {string} name of a package
 * @returns {{ folder: string, casts: number }[]}
 */
function castsByFolder(name) {
  const source = join(root, 'packages', name, 'src')
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const casts = file.endsWith('.ts') ? castsIn(readFileSync(join(source, file), 'utf8')) : 0
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
test.each(Object.entries(MOST))('%s casts no more entries of lists to numbers than it has to', (name, most) => {
  const folders = castsByFolder(name)
  const casts = folders.reduce((sum, folder) => sum + folder.casts, 0)
  expect(casts, JSON.stringify(folders)).toBeLessThanOrEqual(most)
})
