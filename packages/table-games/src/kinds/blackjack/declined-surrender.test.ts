import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../test-support/examples.ts'
import { KeyedDraw } from '../../chance/keyed-draw.ts'
import type { Menu } from '../../core/menu.ts'
import { parseBets } from '../../play/bets.ts'
import { compileTable } from '../../play/compile.ts'
import { reach } from '../../play/play.ts'
import { adviceOn } from '../../proof/advice.ts'

const game = compileTable({ ...exampleOf('blackjack', 'blackjack-endless-shoe'), hole: 'peek', surrender: 'early' })
const bets = parseBets(game, [{ spot: 'hand', coins: game.spots[0]!.min }])
if (!bets.ok) throw new Error(JSON.stringify(bets.problems))

function menuAt(seed: string, choices: readonly string[]): Menu | null {
  const reached = bets.ok ? reach(game, KeyedDraw.fromSeed(seed), bets.bets, choices) : undefined
  if (!reached?.ok) throw new Error('refused')
  return reached.menu
}

/** Hands that a strategy gives up before the dealer looks, and that are played on all the same. */
const declined = (strategy: string): Menu[] => {
  const choose = game.rules.strategy!(strategy, unmetered())
  return Array.from({ length: 600 }, (_, n) => `declined ${n}`).flatMap((seed) => {
    const first = menuAt(seed, [])
    if (first?.asks !== 'surrender' || choose(first).move !== 'surrender') return []
    return menuAt(seed, ['playOn']) ?? []
  })
}

describe('a hand that should have been given up is played on as well as can be', () => {
  test.each(['best', 'card', 'neverBust'])('by %s', (strategy) => {
    const menus = declined(strategy)
    expect(menus.length).toBeGreaterThan(10)
    for (const menu of menus) {
      const { move } = game.rules.strategy!(strategy, unmetered())(menu)
      expect(menu.moves.map((one) => one.move)).toContain(move)
      expect(move).toBe(adviceOn(game, menu, { on: () => 0 }, unmetered()).move)
    }
  })
})
