import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createSounds } from '../machine/sound/sounds.ts'
import { PlayingCard } from './cards/PlayingCard.tsx'
import { openMoves } from './play/table-state.ts'
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
  expect(screen.getByText(first?.getAttribute('aria-label') ?? '')).toHaveRole('status')
  if (!second || !third) throw new Error('too few cards')
  await user.click(third)
  await user.click(second)
  await user.click(second)
  await user.click(screen.getByRole('button', { name: 'Skift' }))
  expect(play.state().result?.choices[0]).toBe('hold-13')
})

test('the digits of a ten are narrowed where a font is wider, and not laid on each other', () => {
  render(<PlayingCard card="Td" />)
  const tens = screen.getAllByText('10')
  expect(tens).toHaveLength(3)
  for (const ten of tens) expect(ten).toHaveAttribute('lengthAdjust', 'spacingAndGlyphs')
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

test('dragon tiger: a card for each side, and who has won', async () => {
  const { play } = renderTable('dragon-tiger')
  const sides = await Promise.all(
    ['Drage', 'Tiger'].map((side) => screen.findByRole('group', { name: `Kort til ${side}` })),
  )
  play.place('dragon', 2)
  await play.spin()
  for (const side of sides) expect(await within(side).findAllByRole('img')).toHaveLength(1)
  expect(
    await screen.findByText(/^(Dragen vinder|Tigeren vinder|Lige)$/, { selector: '.dragon-tiger-word *' }),
  ).toBeInTheDocument()
})

test('red dog: the spread of the two cards is marked, and the third lies between them', async () => {
  const { play } = renderTable('red-dog')
  const third = await screen.findByRole('group', { name: 'Det tredje kort' })
  for (let rounds = 0; rounds < 50 && play.state().phase !== 'asked'; rounds++) {
    play.place('ante', 1)
    await play.spin()
  }
  const pays = screen.getByRole('list', { name: 'Betaler efter afstand' })
  expect(within(pays).getAllByRole('listitem', { current: true })).toHaveLength(1)
  await play.choose('call')
  expect(await within(third).findAllByRole('img')).toHaveLength(1)
})

test('pai gow: two cards go low by taps and keys, a foul is said, and the hands are compared', async () => {
  const { play, user } = renderTable('pai-gow')
  await screen.findByRole('group', { name: 'Dealerens hånd' })
  play.place('ante', 20)
  await play.spin()
  const confirm = await screen.findByRole('button', { name: 'Sæt hænderne' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  expect(confirm).toHaveAccessibleDescription(/^Vælg to kort til den lave hånd/)
  expect(screen.queryByRole('button', { name: /^Lav hånd/ })).not.toBeInTheDocument()
  const low = openMoves(play.state())[1]?.move ?? ''
  const [a = '', b = ''] = low.slice('low-'.length).split('-')
  await user.keyboard(a)
  expect(screen.getByText(/, i den lave hånd$/)).toHaveRole('status')
  await user.click(screen.getAllByRole('button', { name: /, i den (høje|lave) hånd$/ })[Number(b) - 1]!)
  expect(screen.getAllByRole('button', { name: /, i den lave hånd$/ })).toHaveLength(2)
  await user.click(confirm)
  expect(play.state().result?.choices).toEqual([low])
  const hand = await screen.findByRole('group', { name: 'Din hånd' })
  expect(within(within(hand).getByRole('group', { name: 'Den lave hånd' })).getAllByRole('img')).toHaveLength(2)
  expect(within(within(hand).getByRole('group', { name: 'Den høje hånd' })).getAllByRole('img')).toHaveLength(5)
})

test('pai gow: two cards that would beat the other five are not set', async () => {
  const { play, user } = renderTable('pai-gow')
  await screen.findByRole('group', { name: 'Dealerens hånd' })
  play.place('ante', 20)
  await play.spin()
  const allowed = new Set(openMoves(play.state()).map(({ move }) => move))
  const places = [1, 2, 3, 4, 5, 6, 7]
  const foul = places
    .flatMap((a) => places.filter((b) => b > a).map((b) => [a, b]))
    .find(([a, b]) => !allowed.has(`low-${a}-${b}`))
  await user.keyboard(`${foul?.[0]}${foul?.[1]}`)
  expect(screen.getByText(/må ikke slå den høje/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sæt hænderne' }))
  expect(play.state().phase).toBe('asked')
})

test('four colours are a choice that stays', async () => {
  const { user } = renderTable('let-it-ride')
  const choice = await screen.findByRole('switch', { name: 'Fire farver' })
  expect(choice).not.toBeChecked()
  await user.click(choice)
  expect(choice).toBeChecked()
  await user.click(choice)
})

test('what the maths says is asked by a button or a key, with what the other moves cost', async () => {
  const { play, user } = renderTable('jacks-or-better')
  await screen.findByRole('switch', { name: /farver/ })
  play.place('hand-1', 5)
  await play.spin()
  await user.keyboard('h')
  expect(await screen.findByText(/^Den beviste strategi: /)).toBeInTheDocument()
  expect(screen.getAllByText(/ koster .* af indsatsen i gennemsnit$/)).toHaveLength(5)
  expect(play.state().advice?.values).toHaveLength(32)
  expect(screen.getByRole('button', { name: 'Hvad siger matematikken?' })).toHaveAttribute('aria-keyshortcuts', 'H')
})
