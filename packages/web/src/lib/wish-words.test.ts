import { TABLE_KINDS, tableOptions } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { wishName } from './wish-words.ts'

test.each(TABLE_KINDS)('every rule of %s that a brief may ask for has a name', (kind) => {
  for (const rule of Object.keys(tableOptions(kind).rules))
    expect(wishName(`rules.${rule}`), rule).not.toMatch(/^rules/)
})

test('what has no name is told as it is', () => {
  expect(wishName('rules.jokers')).toBe('rules.jokers')
  expect(wishName('rtp')).toBe('RTP')
})
