import { compileTable } from '@spilvaerk/table-games'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formatAmount } from '../lib/format.ts'
import { createSounds } from '../machine/sound/sounds.ts'
import { TableRoom } from './room/TableRoom.tsx'
import { exampleTable, openTable } from './testing.ts'

function renderTable(name: string, seed = 'seed', isStill = true) {
  const definition = exampleTable(name)
  const { play, wallet } = openTable(definition, isStill ? {} : { wait: () => new Promise(() => {}) }, seed)
  render(
    <TableRoom
      definition={definition}
      play={play}
      wallet={wallet}
      coin={1}
      figures={new Map()}
      sounds={createSounds(false)}
      isStill={isStill}
    />,
  )
  return { play, user: userEvent.setup() }
}

test('keno: numbers are picked by tap, each once, and the hits are told', async () => {
  const { play, user } = renderTable('keno')
  const grid = await screen.findByRole('group', { name: 'Tallene' })
  play.place('pick-3', 1)
  await play.spin()
  for (const number of [7, 80, 41]) await user.click(within(grid).getByRole('button', { name: `Tal ${number}` }))
  await screen.findByText(/^[0-3] af 3 rigtige$/)
  expect(play.state().result?.choices).toEqual(['7', '80', '41'])
  expect(within(grid).getAllByRole('button', { name: /, (ramt|trukket)$/ })).toHaveLength(20)
})

test('mines: a cell is opened by a press, and what it pays can be taken', async () => {
  const { play, user } = renderTable('mines', 'safe')
  const grid = await screen.findByRole('group', { name: 'Minefeltet' })
  play.place('one-mine', 100)
  await play.spin()
  await user.click(within(grid).getByRole('button', { name: 'Felt 13, lukket' }))
  expect(await within(grid).findByRole('button', { name: 'Felt 13, sikkert' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Tag gevinsten/ }))
  expect(play.state().phase).toBe('over')
  expect(play.state().result?.round.paidCoins).toBe(101)
})

test('a scratch card is scratched cell by cell, and only then is the round over', async () => {
  const { play, user } = renderTable('scratch-card', 'seed', false)
  const card = await screen.findByRole('group', { name: 'Skrabelod' })
  play.place('card', 1)
  void play.spin()
  await screen.findByRole('button', { name: 'Skrab alt' })
  await user.click(within(card).getByRole('button', { name: 'Felt 1, dækket' }))
  expect(await within(card).findByRole('button', { name: /^Felt 1: / })).toBeInTheDocument()
  expect(play.state().phase).toBe('playing')
  await user.click(screen.getByRole('button', { name: 'Skrab alt' }))
  await expect.poll(() => play.state().phase).toBe('over')
})

test('hi-lo: a guess is made at the cards, and the stairs say how far one is', async () => {
  const { play, user } = renderTable('hi-lo', 'up')
  await screen.findByRole('group', { name: 'Kortene' })
  play.place('guess', 100)
  await play.spin()
  await user.click(screen.getByRole('button', { name: /Højere$/ }))
  expect(play.state().result?.choices).toEqual(['higher'])
})

test('while what a move comes to is shown, whoever made it is at the button that skips', async () => {
  const { play, user } = renderTable('coin', 'seed', false)
  await screen.findByRole('button', { name: /^Krone/ })
  for (let rounds = 0; rounds < 20 && play.state().phase !== 'asked'; rounds++) {
    play.place('heads', 1)
    const round = play.spin()
    await expect.poll(() => play.state().phase).toBe('playing')
    play.skip()
    await round
  }
  ;(await screen.findByRole('button', { name: /^Tag gevinsten/ })).focus()
  await user.keyboard('{Enter}')
  expect(play.state().phase).toBe('playing')
  expect(screen.getByRole('button', { name: 'Videre' })).toHaveFocus()
})

test('crash: a step is named at the ladder, and a flight that comes so far can be taken', async () => {
  const { play, user } = renderTable('crash', 'flight 1')
  const steps = await screen.findByRole('group', { name: 'Flyvningen' })
  play.place('flight', 4)
  await play.spin()
  await user.click(within(steps).getByRole('button', { name: /^Flyv til 1,25×/ }))
  expect(play.state().result?.choices).toEqual(['step-1'])
  expect(within(screen.getByRole('log')).getByText('Trin 1: 1,25 gange indsatsen')).toBeInTheDocument()
  if (play.state().phase === 'asked') await user.click(screen.getByRole('button', { name: /^Tag gevinsten/ }))
  expect(play.state().phase).toBe('over')
  expect(screen.getByRole('button', { name: 'Spil' })).toHaveFocus()
})

test('limits are those of the definition, whatever is known of a spot besides', async () => {
  const definition = exampleTable('dice')
  const { play, wallet } = openTable(definition, { coin: 0.01 })
  const inDkk = { returned: 0.99, houseEdge: 0.01, min: 1, max: 100, name: 'under-5000' }
  render(
    <TableRoom
      definition={definition}
      play={play}
      wallet={wallet}
      coin={0.01}
      figures={new Map([['under-5000', inDkk]])}
      sounds={createSounds(false)}
      isStill
    />,
  )
  const spot = await screen.findByRole('button', { name: '1 til 5.000: ingen indsats' })
  const { min, max } = compileTable(definition).spots[0]!
  expect(spot).toHaveAttribute(
    'aria-description',
    expect.stringContaining(`${formatAmount(min / 100)} til ${formatAmount(max / 100)}`),
  )
})

test('spots of small games say what they are', async () => {
  renderTable('dice')
  expect(await screen.findByRole('button', { name: '1 til 5.000: ingen indsats' })).toBeInTheDocument()
})

test('a long cloth is turned part by part, and the tab key goes to the part that is shown', async () => {
  const { play, user } = renderTable('sic-bo-macau')
  const parts = await screen.findByRole('group', { name: 'Dele af feltet' })
  play.place('small', 5)
  expect(await within(parts).findByRole('button', { name: 'Sum5,00' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(within(parts).getByRole('button', { name: 'Ens' }))
  const shown = [...document.querySelectorAll('.sic-bo-group:not([data-away])')].map((one) =>
    one.getAttribute('data-group'),
  )
  expect(shown).toEqual(['double', 'triple', 'anyTriple'])
  expect(document.querySelectorAll('.sic-bo-group:not([data-away]) [data-spot][tabindex="0"]')).toHaveLength(1)
})

test('cells of a scratch card are no stops of the tab key before there is something to scratch', async () => {
  renderTable('scratch-card')
  const card = await screen.findByRole('group', { name: 'Skrabelod' })
  for (const cell of within(card).getAllByRole('button')) expect(cell).toHaveAttribute('tabindex', '-1')
})
