import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { createStore } from './store.ts'

let house: House
let other: House
beforeAll(async () => {
  house = await openHouse()
  other = await openHouse({ beside: house })
})
afterAll(async () => {
  await other.close()
  await house.close()
})

test('the budget of the language model is booked to its end and no further', async () => {
  const day = randomUUID()
  const booking = { day, budgets: [{ who: 'member:a', tokens: 1000 }], tokens: 100 }
  const servers = [createStore(house.storage), createStore(other.storage)]
  const calls = Array.from({ length: 50 }, (_, n) => servers[n % 2]?.reserve(booking))
  const booked = await Promise.all(calls)
  expect(booked.filter(Boolean)).toHaveLength(10)
  expect(await createStore(other.storage).booked(day, 'member:a')).toBe(1000)
})
