import { expect, test } from 'vitest'
import { readStudioSettings } from './studio-settings.ts'

test('what was chosen is found again', () => {
  const chosen = {
    ...readStudioSettings({}),
    topic: 'bier',
    a: { id: 3, version: 2 },
    view: 'list',
    shelf: 'mine',
  } as const
  expect(readStudioSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

test.each([
  ['nonsense'],
  [null],
  [{ view: 'sideways', spins: 7, innovation: 900, a: { id: 'x' }, style: null, topic: [], shelf: 'top' }],
])('%j in the storage is as good as nothing', (stored) => {
  expect(readStudioSettings(stored)).toEqual(readStudioSettings({}))
  expect(readStudioSettings(stored)).toMatchObject({
    spins: '200000',
    view: 'grid',
    complexity: 'high',
    innovation: 75,
  })
})
