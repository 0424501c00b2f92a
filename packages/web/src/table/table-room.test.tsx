import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createSounds } from '../machine/sound/sounds.ts'
import { openMoves } from './play/table-state.ts'
import { TableRoom } from './room/TableRoom.tsx'
import { exampleNames, exampleTable, openTable } from './testing.ts'

function renderTable(name: string, seed?: string) {
  const definition = exampleTable(name)
  const { play, wallet } = openTable(definition, {}, seed)
  render(
    <TableRoom
      definition={definition}
      play={play}
      wallet={wallet}
      coin={1}
      figures={new Map([['red', { returned: 36 / 37, houseEdge: 1 / 37 }]])}
      sounds={createSounds(false)}
      isStill
    />,
  )
  return { play, wallet, user: userEvent.setup(), definition }
}

test.each(exampleNames)('%s is played to its end by its first moves', async (name) => {
  const { play, wallet } = renderTable(name)
  await screen.findByRole('group', { name: 'Felter til indsatser' })
  const [main] = [...document.querySelectorAll<HTMLElement>('[data-spot]')]
  expect(main).toBeInTheDocument()
  const spot = main?.dataset.spot ?? ''
  play.place(spot, 1)
  await play.spin()
  for (let moves = 0; play.state().phase === 'asked' && moves < 1000; moves++)
    await play.choose(openMoves(play.state())[0]?.move ?? '')
  expect(play.state().phase).toBe('over')
  expect(wallet.read().pending).toEqual([])
  expect((await screen.findByRole('log')).lastElementChild?.textContent).toMatch(/Ingen gevinst|betaler|Indsatsen/)
})

test('a spot takes the chip in hand, by tap and by keyboard, and says what lies there and what it returns', async () => {
  const { user } = renderTable('european-roulette')
  const red = await screen.findByRole('button', { name: 'Rød: ingen indsats' })
  expect(red).toHaveAttribute('aria-description', expect.stringContaining('97,30'))
  await user.click(screen.getByRole('button', { name: 'Jeton på 25,00' }))
  await user.click(red)
  expect(red).toHaveAccessibleName('Rød: 25,00')
  red.focus()
  await user.keyboard('{Enter}')
  expect(red).toHaveAccessibleName('Rød: 50,00')
  await user.keyboard('{Delete}')
  expect(red).toHaveAccessibleName('Rød: 25,00')
  await user.click(screen.getByRole('button', { name: 'Fortryd' }))
  expect(red).toHaveAccessibleName('Rød: 50,00')
  expect(screen.getByRole('status')).toHaveTextContent('På bordet: 50,00')

  await user.click(screen.getByText('Indsatser på linjer, som liste'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Indsats' }), 'Cheval 17-20')
  await user.click(screen.getByRole('button', { name: 'Læg jeton' }))
  expect(screen.getByRole('button', { name: 'Cheval 17-20: 25,00' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('På bordet: 75,00')
})

test('a bet beyond the limits is refused in words', async () => {
  const { user } = renderTable('european-roulette')
  await user.click(await screen.findByRole('button', { name: 'Jeton på 1.000,00' }))
  const seventeen = await screen.findByRole('button', { name: /^Plein 17/ })
  await user.click(seventeen)
  await user.click(seventeen)
  expect(screen.getByRole('status')).toHaveTextContent('Højst 1.000,00 på Plein 17')
  expect(seventeen).toHaveAccessibleName('Plein 17: 1.000,00')
})

test('several bets that may be taken down are behind one button', async () => {
  const { play } = renderTable('craps')
  await screen.findByRole('button', { name: /^Pass/ })
  play.place('hard-4', 10)
  play.place('hard-10', 10)
  play.place('lay-4', 30)
  await play.spin()
  const moves = await screen.findByRole('group', { name: 'Hvad vil du gøre?' })
  const takeDowns = (play.state().result?.round.awaiting?.moves ?? []).filter(({ back }) => back !== undefined)
  expect(takeDowns.length).toBeGreaterThan(1)
  const fold = within(moves).getByText(`Tag indsatser ned (${takeDowns.length})`).closest('details')
  expect(fold).not.toHaveAttribute('open')
  expect(within(fold as HTMLElement).getAllByRole('button', { hidden: true })).toHaveLength(takeDowns.length)
})

test('what a spot returns is not told over a round that is played', async () => {
  const { play, user } = renderTable('blackjack')
  await user.hover(await screen.findByRole('button', { name: /^Hånd/ }))
  const tip = () => document.querySelector('.felt-tip')
  expect(tip()).toBeInTheDocument()
  play.place('hand', 10)
  await play.spin()
  await waitFor(() => expect(tip()).not.toBeInTheDocument())
})

test('whoever presses a button that goes stays at the table: before the moves, and then at the button of the next round', async () => {
  const { play, user } = renderTable('casino-war', 'tie 9')
  const start = await screen.findByRole('button', { name: 'Giv kort' })
  for (let rounds = 0; rounds < 60 && play.state().phase !== 'asked'; rounds++) {
    play.place('ante', 2)
    start.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(play.state().phase).toMatch(/asked|over/))
  }
  expect(play.state().phase).toBe('asked')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Hvad vil du gøre?' })).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: /^Giv op/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Giv kort' })).toHaveFocus())
  // Half of the bet is no win.
  expect(within(screen.getByRole('log')).getByText('Indsats: 1,00 af 2,00 tilbage')).toBeInTheDocument()
})

test('a spot that takes bets in the course of a round alone is closed before it', async () => {
  const { user } = renderTable('craps')
  const come = await screen.findByRole('button', { name: 'Come: ingen indsats' })
  expect(come).toHaveAttribute('aria-disabled', 'true')
  await user.click(come)
  expect(screen.getByRole('status')).toHaveTextContent('Come tager først imod indsatser, når runden er i gang.')
  expect(screen.getByRole('button', { name: 'Pass: ingen indsats' })).not.toHaveAttribute('aria-disabled')
})

test('what a spot returns whose pool grows is said to be that of a pool that has just begun', async () => {
  renderTable('caribbean-stud-progressive')
  const spots = await screen.findAllByRole('button', { name: /: ingen indsats$/ })
  const told = spots.filter((spot) => spot.getAttribute('aria-description')?.includes('en pulje, der lige er begyndt'))
  expect(told.map(({ dataset }) => dataset.spot)).toEqual(['progressive'])
})

test('moves of a felt are named, not told by their ids', async () => {
  const { play } = renderTable('mines')
  await screen.findByRole('group', { name: 'Felter til indsatser' })
  play.place(document.querySelector<HTMLElement>('[data-spot]')?.dataset.spot ?? '', 1)
  await play.spin()
  await play.choose('cell-7')
  expect(await within(screen.getByRole('log')).findByText('Du valgte Felt 7')).toBeInTheDocument()
})
