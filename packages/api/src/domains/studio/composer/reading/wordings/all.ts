import type { Writing } from '../said.ts'
import { BONUSES_SAID } from './bonuses.ts'
import { FALLING_SAID } from './falling.ts'
import { FIGURES_SAID } from './figures.ts'
import { FREE_SPINS_SAID } from './free-spins.ts'
import { JACKPOTS_SAID } from './jackpots.ts'
import { REFUSALS_SAID } from './refusals.ts'
import { SYMBOLS_SAID } from './symbols.ts'
import { TALK_SAID } from './talk.ts'
import { WILDS_SAID } from './wilds.ts'
import { WINDOW_SAID } from './window.ts'
import type { Wordings } from './wordings.ts'

/** By meaning; what comes first is written first, so that later meanings can stand on it. */
const MEANINGS: readonly Wordings[] = [
  TALK_SAID,
  REFUSALS_SAID,
  WILDS_SAID,
  SYMBOLS_SAID,
  FALLING_SAID,
  BONUSES_SAID,
  FIGURES_SAID,
  WINDOW_SAID,
  JACKPOTS_SAID,
  FREE_SPINS_SAID,
]

export const AS_TYPED: readonly Writing[] = MEANINGS.flatMap(({ asTyped = [] }) => asTyped)
export const EVERYDAY: readonly Writing[] = MEANINGS.flatMap(({ everyday = [] }) => everyday)
export const OF_THE_TRADE: readonly Writing[] = MEANINGS.flatMap(({ ofTheTrade = [] }) => ofTheTrade)
