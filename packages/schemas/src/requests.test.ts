import { describe, expect, test } from 'vitest'
import { gameRef, roundRef } from './ids.ts'
import { simulateInput } from './simulation.ts'
import { spinInput } from './spin.ts'

const UUID = '6f2c1f9e-6a4b-4c1d-9a53-0d8a5e2f7b10'

describe('accepted', () => {
  test.each([
    [gameRef, { id: 1 }],
    [gameRef, { id: Number.MAX_SAFE_INTEGER }],
    [roundRef, { id: UUID }],
    [spinInput, { id: 1, bet: 0.1 }],
    [spinInput, { id: 1, bet: 100, key: UUID }],
    [simulateInput, { id: 1, spins: 1 }],
    [simulateInput, { id: 1, spins: 1_000_000, seed: 'lykke' }],
  ])('%#', (schema, input) => {
    expect(schema.parse(input)).toEqual(input)
  })
})

test('a UUID is the same in capitals', () => {
  expect(roundRef.parse({ id: UUID.toUpperCase() })).toEqual({ id: UUID })
  expect(spinInput.parse({ id: 1, bet: 1, key: UUID.toUpperCase() }).key).toBe(UUID)
})

describe('refused by name, in Danish', () => {
  test.each([
    [gameRef, { id: '1' }, 'id', 'Spillets id skal være et helt tal'],
    [gameRef, { id: 1.5 }, 'id', 'Spillets id skal være et helt tal'],
    [gameRef, { id: Number.NaN }, 'id', 'Spillets id skal være et helt tal'],
    [gameRef, { id: 2 ** 53 }, 'id', 'Spillets id skal være et helt tal'],
    [gameRef, { id: 0 }, 'id', 'Spillets id skal være et helt tal over 0'],
    [gameRef, {}, 'id', 'Spillets id skal være et helt tal'],
    [roundRef, { id: '1' }, 'id', 'Rundens id skal være et UUID'],
    [spinInput, { id: 1 }, 'bet', 'Indsatsen skal være et tal'],
    [spinInput, { id: 1, bet: Number.NaN }, 'bet', 'Indsatsen skal være et tal'],
    [spinInput, { id: 1, bet: Number.POSITIVE_INFINITY }, 'bet', 'Indsatsen skal være et tal'],
    [spinInput, { id: 1, bet: null }, 'bet', 'Indsatsen skal være et tal'],
    [spinInput, { id: 1, bet: -1 }, 'bet', 'Indsatsen skal være over 0'],
    [spinInput, { id: 1, bet: 1, key: 'again' }, 'key', 'Idempotency-Key skal være et UUID'],
    [simulateInput, { id: 1, spins: 0 }, 'spins', 'Antallet af spins skal være et helt tal fra 1 til 1.000.000'],
    [simulateInput, { id: 1, spins: 1.5 }, 'spins', 'Antallet af spins skal være et helt tal fra 1 til 1.000.000'],
    [simulateInput, { id: 1, spins: 1e6 + 1 }, 'spins', 'Antallet af spins skal være et helt tal fra 1 til 1.000.000'],
    [simulateInput, { id: 1, spins: 1, seed: 'x'.repeat(201) }, 'seed', 'Seed må højst være 200 tegn'],
    [simulateInput, { id: 1, spins: 1, seed: 7 }, 'seed', 'Seed skal være en tekst'],
  ])('%# %j', (schema, input, field, message) => {
    const { error } = schema.safeParse(input)
    expect(error?.issues).toMatchObject([{ path: [field], message }])
  })
})
