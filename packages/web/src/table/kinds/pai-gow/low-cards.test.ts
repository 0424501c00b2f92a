import { expect, test } from 'vitest'
import { lowMove, withPlace } from './low-cards.ts'

test('two places go low, by their order on the cloth', () => {
  expect(lowMove([])).toBeUndefined()
  expect(lowMove([4])).toBeUndefined()
  expect(lowMove([4, 1])).toBe('low-2-5')
})

test('a place is given back by the same press, and a third one replaces the first', () => {
  expect(withPlace([4, 1], 4)).toEqual([1])
  expect(withPlace([4, 1], 6)).toEqual([1, 6])
})
