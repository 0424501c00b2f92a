import { z } from 'zod'
import { AUTO_SPIN_OPTIONS, BET_LEVELS, MAX_BET } from './bet-levels.ts'
import { amount, list, whole, yesOrNo } from './checks.ts'
import { presentation } from './presentation.ts'

const money = amount('En indsats', 0.01, MAX_BET).multipleOf(0.01, { error: 'En indsats skal være et helt antal øre' })

/** How a game to be made is offered. Bets outside `minBet` and `maxBet` are left out. */
export const newGameConfig = z
  .object(
    {
      minBet: money.optional(),
      maxBet: money.optional(),
      betLevels: list('Indsatserne', money, 1, 20).default([...BET_LEVELS]),
      autoSpinOptions: list('Autospin', whole('Antallet af autospin', 1, 1000), 0, 10).default([...AUTO_SPIN_OPTIONS]),
      soundEnabled: yesOrNo('soundEnabled').default(true),
      animationSpeed: amount('animationSpeed', 0.5, 3).default(1),
      presentation: presentation.optional(),
    },
    { error: 'config skal være et objekt' },
  )
  .prefault({})
export type NewGameConfig = z.infer<typeof newGameConfig>
