import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EMPTY_HUD, type FeatureStage, type Hud } from './hud.ts'
import { layoutFor } from './layout.ts'
import { MachineHud } from './MachineHud.tsx'
import { face } from './testing.ts'

const layout = layoutFor([3, 3, 3], { width: 600, height: 600 })

function show(hud: Partial<Hud>, coins = 0) {
  const onSkip = vi.fn()
  const onPick = vi.fn()
  const money = (won: number) => `${won} kr.`
  const shown = { hud: { ...EMPTY_HUD, ...hud }, face, coins, layout, money, onSkip, onPick }
  render(<MachineHud {...shown} />)
  return Object.assign(onSkip, { onPick })
}

test('the counter tells which free spin it is, and its multiplier', () => {
  show({ counter: { number: 2, of: 8, multiplier: 3, coins: 0 } })
  expect(screen.getByText('Gratis spil 2 af 8')).toBeInTheDocument()
  expect(screen.getByText('×3')).toBeInTheDocument()
})

test('a great win takes the screen, and any key or press hurries it', async () => {
  const onSkip = show({ card: { kind: 'win', coins: 5000, tier: 'grand' } }, 1200)
  expect(screen.getByText('Kæmpe gevinst')).toBeInTheDocument()
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
  const { onPick } = show({ stage: pick })
  expect(screen.getByRole('button', { name: 'Felt 1: Topgevinst' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Felt 3' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(2)
})

test('any key hurries a stage on, except where it presses or moves the focus', async () => {
  const onSkip = show({ stage: pick })
  await userEvent.keyboard('x')
  expect(onSkip).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSkip).toHaveBeenCalledTimes(1)
  expect(onSkip.onPick).toHaveBeenCalledExactlyOnceWith(1)
})
