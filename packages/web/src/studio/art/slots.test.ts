import { expect, test } from 'vitest'
import { type Slot, slotNamed } from './slots.ts'

const slot = (key: string, name: string): Slot => ({ slot: key, name, size: '', shape: { width: 1, height: 1 } })
const SLOTS = [slot('logo', 'Logo'), slot('backgroundTall', 'Baggrund, høj'), slot('symbol:fox', 'Snedig ræv')]

test.each([
  ['logo.png', 'logo'],
  ['Background_Tall.webp', 'backgroundTall'],
  ['fox.svg', 'symbol:fox'],
  ['snedig-ræv.png', 'symbol:fox'],
  ['constructor.png', undefined],
  ['wolf.png', undefined],
])('%s belongs to %s', (file, meant) => {
  expect(slotNamed(file, SLOTS)?.slot).toBe(meant)
})
