import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { networkOf } from './network.ts'
import { createVisitors } from './service.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a network is one visitor for a day, also after a restart, and another one the next day', async () => {
  const clock = createTestClock()
  const visitors = createVisitors(house.storage, clock)
  const first = await visitors.idOf('2001:db8::1')
  expect(first).toMatch(/^visitor:[\w-]{43}$/)
  expect(await visitors.idOf('2001:db8::ffff')).toBe(first)
  expect(await visitors.idOf('2001:db8:0:1::1')).not.toBe(first)
  expect(await createVisitors(house.storage, clock).idOf('2001:db8::1')).toBe(first)
  clock.pass(24 * 60 * 60 * 1000)
  expect(await visitors.idOf('2001:db8::1')).not.toBe(first)
})
