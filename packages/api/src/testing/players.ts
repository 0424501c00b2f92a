import { randomUUID } from 'node:crypto'
import type { SpinInput, SpinResult } from '@spilvaerk/schemas'
import type { Outcome } from '../platform/refusals/refusals.ts'
import type { House } from './house.ts'
import { identify } from './identities.ts'

export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

/** The code of a refusal, or that there was none. */
export const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'granted' : outcome.refusal.code)

const WIDE = { day: 100_000, week: 100_000, month: 100_000 }

/** Somebody who may play for money, as far as the services know: with an identity, limits, seeds and so many DKK. */
export async function newPlayer(house: House, { balance = 1000, gameId = 1 } = {}) {
  const player = { id: randomUUID(), kind: 'player' as const }
  await identify(house, player.id)
  await house.limits.setDeposit(player, WIDE)
  if (balance > 0) value(await house.wallet.deposit(player, { amount: balance }))
  await chooseSeed(house, player.id, gameId)
  const play = (input: Partial<SpinInput> = {}): Promise<Outcome<SpinResult>> =>
    house.rounds.spin({ id: gameId, bet: 1, stake: 'money', ...input }, player)
  return { ...player, play, balance: async () => (await house.wallet.get(player)).balance }
}

export async function chooseSeed(house: House, memberId: string, id: number, clientSeed = 'mit eget seed') {
  await house.fairness.seeds(memberId, id)
  return value(await house.fairness.setClientSeed(memberId, { id, clientSeed }))
}
