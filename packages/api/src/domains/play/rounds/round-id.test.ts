import { roundId } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { newRoundId } from './round-id.ts'

test('is a UUID of version 7 that begins with the time', () => {
  const now = new Date('2026-01-31T12:00:00.123Z')
  const id = newRoundId(now)
  expect(roundId.parse(id)).toBe(id)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now.getTime())
})

test('comes after those of an earlier millisecond, and twice in one millisecond is another', () => {
  const at = (ms: number) => newRoundId(new Date(ms))
  expect(at(1_700_000_000_000) < at(1_700_000_000_001)).toBe(true)
  expect(at(0)).not.toBe(at(0))
})
