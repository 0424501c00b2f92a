import { looks } from '@spilvaerk/messages/looks'
import { expect, test } from 'vitest'
import { AXES, AXIS_NAMES } from './look-axes.ts'
import { wordLabel } from './look-words.ts'

test.each(AXIS_NAMES.filter((axis) => axis !== 'face'))('every word of %s is said in both languages', (axis) => {
  const words = [...AXES[axis]].toSorted()
  expect(Object.keys(looks.da.words[axis]).toSorted()).toEqual(words)
  expect(Object.keys(looks.en.words[axis]).toSorted()).toEqual(words)
  for (const word of words) expect(wordLabel(axis, word)).not.toContain('words.')
})

test('lettering is called by its own name', () => {
  expect(wordLabel('face', 'Bricolage Grotesque Variable')).toBe('Bricolage Grotesque')
})
