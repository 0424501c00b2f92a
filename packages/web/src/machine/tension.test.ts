import { expect, test } from 'vitest'
import { tensionReel } from './tension.ts'
import { face } from './testing.ts'

const paid = (...columns: readonly string[]) => ({
  reelSet: 'base',
  window: columns.map((column) => [...column]),
  feature: undefined,
})

test.each([
  { name: 'two scatters before the last reel', columns: ['ABS', 'SAB', 'BBB'], reel: 2 },
  { name: 'also when the last reel brings it', columns: ['ABS', 'SAB', 'ASB'], reel: 2 },
  { name: 'one scatter is too few', columns: ['ABS', 'BBA', 'ASB'], reel: undefined },
  { name: 'none at all', columns: ['AB-', 'BBA', 'BBA'], reel: undefined },
])('a reel is held back for a pending scatter only: $name', ({ columns, reel }) => {
  expect(tensionReel(face, paid(...columns))).toBe(reel)
})

test('nothing hangs on a reel once the scatters are there', () => {
  const short = { ...face, triggers: [{ symbol: 'S', needed: 2, during: 'paid' as const }] }
  expect(tensionReel(short, paid('ABS', 'SAB', 'ASB'))).toBeUndefined()
})

test('a last reel without the scatter on its strip is never held', () => {
  const base = [...face.reelSets.base!.slice(0, 2), { strip: ['A', 'B'], rows: 3 }]
  expect(tensionReel({ ...face, reelSets: { base } }, paid('ABS', 'SAB', 'ABA'))).toBeUndefined()
})

test('a strip that can show two at once may make up for two', () => {
  const base = [...face.reelSets.base!.slice(0, 2), { strip: ['S', 'S', 'A', 'A'], rows: 3 }]
  expect(tensionReel({ ...face, reelSets: { base } }, paid('ABS', 'BBA', 'AAS'))).toBe(2)
})

test('in free spins the retrigger counts, not the trigger of paid spins', () => {
  const spin = { ...paid('ABS', 'BBA', 'BBA'), feature: 'free' }
  expect(tensionReel(face, spin)).toBe(2)
  expect(tensionReel(face, { ...spin, feature: 'another' })).toBeUndefined()
})
