import { compileTable, play } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { exampleTable } from '../testing.ts'
import { cueOf } from './use-table-sounds.ts'

const eventsOf = (name: string, id: string) => {
  const { spots, definition } = compileTable(exampleTable(name))
  const coins = spots.find((spot) => spot.id === id)?.min ?? 0
  const played = play(definition, 'sound', [{ spot: id, coins }], [])
  if (!played.ok) throw new Error(JSON.stringify(played))
  return played.round.events
}

test.each([
  ['european-roulette', 'red', 'ballLanded', { name: 'wheel', ms: 900 }],
  ['sic-bo-macau', 'small', 'diceThrown', { name: 'dice', ms: 900 }],
  ['blackjack', 'hand', 'cardDealt', { name: 'card', isTurned: false }],
  ['scratch-card', 'card', 'cardScratched', { name: 'card', isTurned: true }],
] as const)('%s sounds like what it is played with', (name, spot, type, cue) => {
  const event = eventsOf(name, spot).find((one) => one.type === type)
  expect(event).toBeDefined()
  expect(cueOf(event, 900)).toEqual(cue)
})

test('nothing rings for what is lost', () => {
  expect(cueOf({ type: 'spotSettled', spot: 'red', stakedCoins: 1, paidCoins: 0 }, 60)).toBeUndefined()
  expect(cueOf(undefined, 0)).toBeUndefined()
})
