import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createSounds } from '../machine/sound/sounds.ts'
import { TableRoom } from './room/TableRoom.tsx'
import { exampleTable, openTable } from './testing.ts'

function renderTable(name: string, seed = 'seed') {
  const definition = exampleTable(name)
  const { play, wallet } = openTable(definition, {}, seed)
  render(
    <TableRoom
      definition={definition}
      play={play}
      wallet={wallet}
      coin={1}
      figures={new Map()}
      sounds={createSounds(false)}
      isStill
      hasAdvice={false}
    />,
  )
  return { play, user: userEvent.setup() }
}

test('video poker: a card is held by a tap or its key, and the others are replaced', async () => {
  const { play, user } = renderTable('jacks-or-better')
  await screen.findByRole('switch', { name: /farver/ })
  play.place('hand-1', 5)
  await play.spin()
  await user.keyboard('1')
  const [first, second, third] = await screen.findAllByRole('button', { name: /beholdes|skiftes/ })
  expect(first).toHaveAccessibleName(/, beholdes$/)
  if (!second || !third) throw new Error('too few cards')
  await user.click(third)
  await user.click(second)
  await user.click(second)
  await user.click(screen.getByRole('button', { name: 'Skift' }))
  expect(play.state().result?.choices[0]).toBe('hold-13')
})

test('three card poker: the cards of the dealer are named once they are turned', async () => {
  const { play } = renderTable('three-card-poker')
  const dealer = await screen.findByRole('group', { name: 'Dealerens hånd' })
  play.place('ante', 10)
  await play.spin()
  await screen.findByRole('group', { name: 'Hvad vil du gøre?' })
  expect(within(dealer).getAllByRole('img', { name: 'kort med bagsiden op' })).toHaveLength(3)
  await play.choose('play')
  expect(await within(dealer).findAllByRole('img', { name: /^(spar|hjerter|ruder|klør) / })).toHaveLength(3)
})

test('baccarat: the roads tell the rounds of this visit, and that they mean nothing', async () => {
  const { play } = renderTable('punto-banco')
  const roads = await screen.findByRole('region', { name: 'De seneste runder' })
  expect(roads).toHaveTextContent('Ingen runder endnu')
  expect(roads).toHaveTextContent('siger intet om det næste')
  play.place('player', 10)
  await play.spin()
  expect(await within(roads).findByText(/^Seneste først: (Punto|Banco|Uafgjort)$/)).toBeInTheDocument()
})

test('casino war: a war lays another card beside the first', async () => {
  const seed = 'war 6'
  const { play } = renderTable('casino-war', seed)
  const hand = await screen.findByRole('group', { name: 'Din hånd' })
  for (let rounds = 0; rounds < 200 && play.state().phase !== 'asked'; rounds++) {
    play.place('ante', 2)
    await play.spin()
  }
  await play.choose('war')
  expect(await within(hand).findAllByRole('img')).toHaveLength(2)
  expect(document.body).toHaveTextContent('3 kort lagt bort uset')
})

test('four colours are a choice that stays', async () => {
  const { user } = renderTable('let-it-ride')
  const choice = await screen.findByRole('switch', { name: 'Fire farver' })
  expect(choice).not.toBeChecked()
  await user.click(choice)
  expect(choice).toBeChecked()
  await user.click(choice)
})
