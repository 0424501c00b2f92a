import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('what was asked for last stays', () => {
  const cache = createBoundedCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe(1)
  expect(cache.get('c')).toBe(3)
})

test('a key set again takes no second place', () => {
  const cache = createBoundedCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('b', 3)
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3])
})

test('what is forgotten is not there', () => {
  const cache = createBoundedCache<number, number>(2)
  cache.set(1, 1)
  cache.forget(1)
  cache.forget(2)
  expect(cache.get(1)).toBeUndefined()
})
