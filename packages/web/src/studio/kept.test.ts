import { expect, test } from 'vitest'
import { readKept } from './kept.ts'

test('what was chosen is found again', () => {
  const chosen = { ...readKept({}), topic: 'bier', a: { id: 3, version: 2 }, view: 'list', shelf: 'mine' } as const
  expect(readKept(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

test.each([
  ['nonsense'],
  [null],
  [{ view: 'sideways', spins: 7, innovation: 900, a: { id: 'x' }, style: null, topic: [], shelf: 'top' }],
])('%j in the storage is as good as nothing', (stored) => {
  expect(readKept(stored)).toEqual(readKept({}))
  expect(readKept(stored)).toMatchObject({ spins: '200000', view: 'grid', complexity: 'high', innovation: 75 })
})
