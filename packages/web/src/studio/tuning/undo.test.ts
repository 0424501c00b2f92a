import { expect, test } from 'vitest'
import { undoTarget } from './undo.ts'

const history = (hashes: string) => [...hashes].map((definitionHash, index) => ({ version: index + 1, definitionHash }))

test.each([
  ['a', undefined],
  ['ab', 1],
  ['aba', undefined],
  ['abc', 2],
  ['abcb', 1],
  ['abcba', undefined],
  ['abcbad', 1],
])('of %s the last change came from version %s', (hashes, version) => {
  expect(undoTarget(history(hashes))?.version).toBe(version)
})
