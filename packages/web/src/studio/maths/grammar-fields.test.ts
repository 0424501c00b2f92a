import { parseDefinition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { GAMES, LINES } from '../../machine/testing-games.ts'
import { changed } from '../fields/paths.ts'
import { fieldsOfPart, PARTS } from './grammar-fields.ts'

test.each(Object.entries({ lines: LINES, ...GAMES }))(
  'every field of %s says what it is, and writing its own value changes nothing',
  (_, game) => {
    const fields = PARTS.flatMap((part) => fieldsOfPart(game, part))
    expect(fields.length).toBeGreaterThan(5)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { path, doc, value, isOptional } of fields) {
      expect(doc).not.toBe('')
      if (value === undefined) expect(isOptional).toBe(true)
      expect(changed(game, path, value)).toEqual(game)
    }
  },
)

test('a field that is changed is what the engine reads', () => {
  const field = fieldsOfPart(LINES, 'maxWin')[0]
  const parsed = parseDefinition(changed(LINES, field?.path ?? [], 77))
  expect(parsed.ok && parsed.definition.maxWin).toBe(77)
})
