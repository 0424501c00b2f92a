import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { EMPTY_HUD, type FeatureStage, type Hud } from './hud.ts'
import { layoutFor } from './layout.ts'
import { MachineHud } from './MachineHud.tsx'
import { face } from './testing.ts'

const layout = layoutFor([3, 3, 3], { width: 600, height: 600 })

const shownOf = (hud: Partial<Hud>, of = face) => ({
  ...{ hud: { ...EMPTY_HUD, ...hud }, face: of, coins: 0, layout, money: (won: number) => `${won} kr.` },
  ...{ onSkip: vi.fn(), onPick: vi.fn(), onDecide: vi.fn() },
})

function show(hud: Partial<Hud>, coins = 0) {
  const onSkip = vi.fn()
  const onPick = vi.fn()
  const onDecide = vi.fn()
  const money = (won: number) => `${won} kr.`
  const shown = { hud: { ...EMPTY_HUD, ...hud }, face, coins, layout, money, onSkip, onPick, onDecide }
  render(<MachineHud {...shown} />)
  return Object.assign(onSkip, { onPick, onDecide })
}

/** A stage's code comes by itself. */
async function showStage(hud: Partial<Hud>) {
  const shown = show(hud)
  await waitFor(() => expect(document.querySelector('.machine-stage')).not.toBeNull())
  return shown
}

test('the counter tells which free spin it is, and its multiplier', () => {
  show({ counter: { kind: 'free', number: 2, of: 8, multiplier: 3 } })
  expect(screen.getByText('Gratis spin 2 af 8')).toBeInTheDocument()
  expect(screen.getByText('×3')).toBeInTheDocument()
})

test('what spins again while something stays, or walks, is called a respin', () => {
  show({ counter: { kind: 'respin', number: 2, multiplier: 1 } })
  expect(screen.getByText('Respin 2')).toBeInTheDocument()
})

test('respins that came to an end are summed up as respins', () => {
  show({ card: { kind: 'outro', spins: 3, coins: 12, untilGone: true } })
  expect(screen.getByText('3 respins gav')).toBeInTheDocument()
})

test('a great win takes the screen, and any key or press hurries it', async () => {
  const onSkip = show({ card: { kind: 'win', coins: 5000, tier: 'mega' } }, 1200)
  expect(screen.getByText('Mega gevinst')).toBeInTheDocument()
  expect(screen.getByText('1200 kr.')).toBeInTheDocument()
  await userEvent.keyboard('x')
  expect(onSkip).toHaveBeenCalledTimes(1)
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(onSkip).toHaveBeenCalledTimes(2)
})

test('a lesser win leaves the keys alone', async () => {
  const onSkip = show({ card: { kind: 'win', coins: 80, tier: 'coins' } }, 80)
  await userEvent.keyboard('x')
  expect(onSkip).not.toHaveBeenCalled()
})

const pick: FeatureStage = {
  kind: 'pick',
  feature: { kind: 'pick', items: [{ coins: 10 }, { jackpot: 'top' }], tiles: 3 },
  tiles: [1, undefined, undefined],
  isOpen: true,
}

test('a covered tile can be touched, and an open one tells what lay there', async () => {
  const { onPick } = await showStage({ stage: pick })
  expect(screen.getByRole('button', { name: 'Felt 1: Topgevinst' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Felt 3' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(2)
})

test('any key hurries a stage on, except where it presses or moves the focus', async () => {
  const onSkip = await showStage({ stage: pick })
  await userEvent.keyboard('x')
  expect(onSkip).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSkip).toHaveBeenCalledTimes(1)
  expect(onSkip.onPick).toHaveBeenCalledExactlyOnceWith(1)
})

test('a choice is the player’s: each option says what it is, and one press answers', async () => {
  const feature = {
    kind: 'choice',
    options: [
      { name: 'Mange', prize: { feature: 'free', spins: 15 }, about: '15 gratis spins, gevinster ×2.' },
      { prize: { coins: 40 } },
    ],
  } as const
  const { onDecide } = await showStage({ stage: { kind: 'choice', feature, isAsking: true } })
  expect(screen.getByRole('heading', { name: 'Vælg, hvordan runden fortsætter' })).toHaveFocus()
  const many = screen.getByRole('button', { name: /^Mange.*15 gratis spins, gevinster ×2/ })
  await userEvent.click(many)
  await userEvent.click(screen.getByRole('button', { name: '40 kr.' }))
  expect(onDecide.mock.calls).toEqual([[0]])
})

const question = {
  kind: 'gamble',
  coins: 20,
  ways: [{ factor: 2, up: 1, down: 1, half: false, wouldBe: 40, kept: 0 }],
  step: 0,
  gamble: { factor: 2, up: 1, down: 1, steps: 3 },
} as const

test('a gamble tells what is at stake and how likely it is, and taking is as near as staking', async () => {
  const { onDecide } = await showStage({ stage: { kind: 'gamble', question, isAsking: true } })
  expect(screen.getByText(/Chancen for at vinde er 50.%, tilbagebetalingen 100.%/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Indkassér 20 kr.' }))
  expect(onDecide.mock.calls).toEqual([[0]])
})

test.each(['Rød', 'Sort'])('%s stakes the win', async (name) => {
  const { onDecide } = await showStage({ stage: { kind: 'gamble', question, isAsking: true } })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onDecide.mock.calls).toEqual([[1]])
})

test('where the odds are not even there are no colours to call', async () => {
  const uneven = { ...question, gamble: { ...question.gamble, up: 1, down: 2, factor: 3 } }
  await showStage({ stage: { kind: 'gamble', question: uneven, isAsking: true } })
  expect(screen.queryByRole('button', { name: 'Rød' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sats' })).toBeEnabled()
})

describe('in English', () => {
  onPageIn('en')

  test('the counter, the cards and the question of a gamble are English', () => {
    show({ counter: { kind: 'free', number: 2, of: 8, multiplier: 3 } })
    expect(screen.getByText('Free spin 2 of 8')).toBeInTheDocument()
    show({ card: { kind: 'win', coins: 5000, tier: 'mega' } }, 1200)
    expect(screen.getByText('Mega win')).toBeInTheDocument()
    expect(danishLeft(document.body)).toEqual([])
  })
})

test('a meter tells how far it is', () => {
  show({ meters: [{ filled: 5, at: 12 }] })
  expect(screen.getByText('5 / 12')).toBeInTheDocument()
  expect(document.querySelector('.machine-meter')).toHaveAttribute('data-full', 'false')
})

test('a meter is there, and empty, before the first spin, and not in free spins that do not fill one', () => {
  const metered = { ...face, meters: { paid: [{ at: 12 }], free: { free: [] } } }
  const { rerender } = render(<MachineHud {...shownOf({}, metered)} />)
  expect(screen.getByText('0 / 12')).toBeInTheDocument()
  rerender(<MachineHud {...shownOf({ meters: [] }, metered)} />)
  expect(document.querySelector('.machine-meter')).toBeNull()
})
