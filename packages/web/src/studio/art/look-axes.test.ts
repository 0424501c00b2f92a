import { chosenLook } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { createDice } from '../../lib/dice.ts'
import { lookWith, rollLook } from '../../machine/look/choose.ts'
import { AXES, AXIS_NAMES, keepLocked, otherWord, withWord } from './look-axes.ts'

const GAME = { name: 'Midnatssol', theme: 'viking', definitionHash: 'abc' }

test('every axis that can be chosen has its words here', () => {
  expect(new Set([...AXIS_NAMES, 'like'])).toEqual(new Set(Object.keys(chosenLook.shape)))
})

test.each(AXIS_NAMES)('%s: a word is chosen, another one rolled, and given back to the theme', (axis) => {
  const [word] = AXES[axis]
  const chosen = withWord({}, axis, word)
  expect(lookWith(GAME, chosen)[axis]).toBe(word)
  for (let roll = 0; roll < 20; roll++) expect(otherWord(axis, word, createDice(String(roll)))).not.toBe(word)
  expect(withWord(chosen, axis, undefined)).toEqual({})
})

test('what is locked keeps its choice, or its theme, whatever is rolled', () => {
  const rolled = rollLook(GAME, '7')
  const look = keepLocked(rolled, { place: 'mine', metal: 'rose' }, new Set(['place', 'hour'] as const))
  const { hour: _, ...free } = rolled
  expect(look).toEqual({ ...free, place: 'mine' })
})

test('sixteen rolls are sixteen looks, and each can be stored', () => {
  const looks = Array.from({ length: 16 }, (_, roll) => rollLook(GAME, String(roll)))
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(16)
  for (const look of looks) expect(chosenLook.parse(look)).toEqual(look)
})
