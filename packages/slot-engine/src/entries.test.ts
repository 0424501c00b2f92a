import { expect, test } from 'vitest'
import { addTo, byteAt, entryOf, floatAt, intAt, known } from './entries.ts'

test('an entry is what stands there', () => {
  expect(entryOf(['a', 'b'], 1)).toBe('b')
  expect(floatAt(Float64Array.of(0.5), 0)).toBe(0.5)
  expect(intAt(Int32Array.of(0, 7), 1)).toBe(7)
  expect(byteAt(Uint8Array.of(9), 0)).toBe(9)
  expect(known(0, 'zero')).toBe(0)
})

test('adds to one entry and to no other', () => {
  const list = Float64Array.of(1, 2, 3)
  addTo(list, 1, 0.5)
  expect([...list]).toEqual([1, 2.5, 3])
})

test.each([
  ['below the first', -1],
  ['after the last', 2],
  ['between two', 0.5],
])('an index %s is refused', (_, index) => {
  expect(() => entryOf([1, 2], index)).toThrow(new RangeError(`${index} is outside of a list of 2`))
  expect(() => floatAt(new Float64Array(2), index)).toThrow(RangeError)
  expect(() => intAt(new Int32Array(2), index)).toThrow(RangeError)
  expect(() => byteAt(new Uint8Array(2), index)).toThrow(RangeError)
  expect(() => addTo(new Float64Array(2), index, 1)).toThrow(RangeError)
})

test('a name that is not known is told', () => {
  expect(() => known(undefined, 'the jackpot mini')).toThrow(new RangeError('the jackpot mini is not known'))
})
