import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EMPTY_HUD, type Hud } from './hud.ts'
import { layoutFor } from './layout.ts'
import { MachineHud } from './MachineHud.tsx'
import { face } from './testing.ts'

const layout = layoutFor([3, 3, 3], { width: 600, height: 600 })

function show(hud: Partial<Hud>, coins = 0) {
  const onSkip = vi.fn()
  const money = (won: number) => `${won} kr.`
  const shown = { hud: { ...EMPTY_HUD, ...hud }, face, coins, layout, money, onSkip, onPick: vi.fn() }
  render(<MachineHud {...shown} />)
  return onSkip
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
