import { rounds } from '@spilvaerk/messages/rounds'
import type { BetMode, Definition } from '@spilvaerk/slot-engine'
import { textsOf } from '../lib/page-language.ts'

/** The ways to pay for a round beside the plain bet: features to buy, and dearer spins that do more. */
export interface BetModes {
  readonly buys: readonly BetMode[]
  readonly antes: readonly BetMode[]
}

export const betModesOf = ({ modes = [] }: Definition): BetModes => ({
  buys: modes.filter(({ buys }) => buys !== undefined),
  antes: modes.filter(({ buys }) => buys === undefined),
})

/** The price of a round: the coin keeps the worth that the bet gives it. */
export function modeCost({ modes = [], betCoins }: Definition, bet: number, mode: string | undefined): number {
  const coins = modes.find(({ id }) => id === mode)?.coins ?? betCoins
  return Math.round(((bet * coins) / betCoins) * 1e6) / 1e6
}

/** What a bet takes from the balance. */
export const costOf = ({ bet, cost }: { readonly bet: number; readonly cost?: number }): number => cost ?? bet

/** What a mode is called. */
export function modeName({ name, id, buys }: BetMode): string {
  const t = textsOf(rounds)
  return name ?? (buys ? t('modes.bonus') : t('modes.named', { id }))
}
