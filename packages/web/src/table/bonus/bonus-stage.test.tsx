import { type BonusGame, parseTable, type TableDefinition } from '@spilvaerk/table-games'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createSounds } from '../../machine/sound/sounds.ts'
import { openMoves } from '../play/table-state.ts'
import { TableRoom } from '../room/TableRoom.tsx'
import { exampleTable, openTable } from '../testing.ts'
import { momentName } from '../words/moments.ts'
import { namesOf } from '../words/names.ts'
import { bonusOn, fateOf } from './bonus-state.ts'

const GAMES: readonly BonusGame[] = [
  {
    type: 'wheel',
    segments: [
      { weight: 9, pays: 0 },
      { weight: 1, pays: 5 },
    ],
  },
  { type: 'cards', pays: [0, 1, 2, 3], picks: 2 },
  {
    type: 'ladder',
    rungs: [
      { from: 2, pays: 1 },
      { from: 6, pays: 3 },
    ],
  },
  { type: 'throw', dice: 2, pays: { 7: 2, 12: 9 } },
  { type: 'hiLo', pays: [1, 2] },
  { type: 'coin', pays: [1, 2] },
]

/** European roulette in which every bet on red starts the game. */
function tableWith(game: BonusGame): TableDefinition {
  const parsed = parseTable({
    ...exampleTable('european-roulette'),
    bonuses: [{ id: 'extra', starts: { moments: ['red', 'black', 'zero'] }, on: ['red'], game }],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}

function renderTable(definition: TableDefinition) {
  const opened = openTable(definition)
  render(<TableRoom {...{ definition, ...opened }} coin={1} figures={new Map()} sounds={createSounds(false)} isStill />)
  return { ...opened, user: userEvent.setup() }
}

test.each(GAMES)('$type is on the strip with its own name, and what it paid is told there', async (game) => {
  const definition = tableWith(game)
  const { play } = renderTable(definition)
  const strip = await screen.findByRole('list', { name: 'Bonusspil' })
  const name = namesOf(definition).bonus('extra')
  expect(name).not.toBe('extra')
  expect(strip).toHaveTextContent(name)
  play.place('red', 1)
  await play.spin()
  for (let moves = 0; play.state().phase === 'asked' && moves < 20; moves++) {
    expect(await screen.findByRole('region', { name })).toBeInTheDocument()
    await play.choose(openMoves(play.state())[0]?.move ?? '')
  }
  const { pays } = fateOf(play.state().result?.round.events ?? [], 'extra')
  await screen.findByRole('log')
  expect(strip).toHaveTextContent(`${name}${pays} ×`)
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
})

test('the cards of a bonus game are turned by tap or by number', async () => {
  const { play, user } = renderTable(tableWith({ type: 'cards', pays: [0, 1, 2, 3], picks: 2 }))
  await screen.findByRole('list', { name: 'Bonusspil' })
  play.place('red', 1)
  await play.spin()
  const stage = await screen.findByRole('region', { name: 'Træk et kort' })
  await user.click(within(stage).getByRole('button', { name: 'Kort 3, med bagsiden op' }))
  expect(await within(stage).findByRole('button', { name: /^Kort 3: \d gange indsatsen$/ })).toBeInTheDocument()
  await user.keyboard('1')
  expect(play.state().result?.choices).toEqual(['card-3', 'card-1'])
  expect(play.state().phase).toBe('over')
})

test('a bonus game is on the cloth from its start until something else happens', () => {
  const bonus = { id: 'extra', starts: {}, game: { type: 'coin', pays: [1] } } as const
  const start = { type: 'bonusStarted', bonus: 'extra' } as const
  const end = { type: 'bonusEnded', bonus: 'extra', pays: 1 } as const
  const settled = { type: 'spotSettled', spot: 'red', stakedCoins: 1, paidCoins: 3 } as const
  expect(bonusOn([], [bonus], false)).toBeUndefined()
  expect(bonusOn([start], [bonus], false)?.events).toEqual([start])
  expect(bonusOn([start, end], [bonus], false)?.events).toEqual([start, end])
  expect(bonusOn([start, end, settled], [bonus], false)).toBeUndefined()
  expect(bonusOn([start, end], [bonus], true)).toBeUndefined()
})

test.each([
  ['pocket-17', '17'],
  ['zero', 'nul'],
  ['symbol-ten', '10'],
  ['dice-2-5', '2+5'],
  ['win-with-8', 'sejr med 8'],
  ['player-A', 'du får es'],
  ['dealt-twoPair', 'to par'],
])('the moment %s is called %s', (moment, name) => {
  expect(momentName(moment, namesOf(exampleTable('big-six')))).toBe(name)
})
