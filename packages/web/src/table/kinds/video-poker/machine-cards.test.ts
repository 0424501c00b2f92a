import { play } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { exampleTable } from '../../testing.ts'
import { holdMove, machineCards } from './machine-cards.ts'

const definition = exampleTable('jacks-or-better')

function eventsOf(move: string) {
  const played = play(definition, 'seed', [{ spot: 'hand-1', coins: 1 }], [move])
  if (!played.ok) throw new Error('refused')
  return played.round.events
}

const names = (events: ReturnType<typeof eventsOf>) => machineCards(events).cards.map((one) => one?.card)

test('held cards stay in their places, and the others are replaced in theirs', () => {
  const events = eventsOf(holdMove(new Set([1, 3])))
  const dealt = names(events.slice(0, 5))
  const made = events.findIndex((event) => event.type === 'moveMade')
  expect(dealt).not.toContain(undefined)
  expect(names(events.slice(0, made + 1))).toEqual([undefined, dealt[1], undefined, dealt[3], undefined])
  const after = names(events)
  expect([after[1], after[3]]).toEqual([dealt[1], dealt[3]])
  expect(after).not.toContain(undefined)
  expect(new Set([...after, ...dealt]).size).toBe(8)
  expect(machineCards(events).held).toEqual(new Set([1, 3]))
})

test.each([
  [[], 'hold-none'],
  [[4, 0], 'hold-15'],
  [[0, 1, 2, 3, 4], 'hold-12345'],
])('%j is %s', (places, move) => {
  expect(holdMove(new Set(places))).toBe(move)
})
