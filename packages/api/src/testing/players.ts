import { randomUUID } from 'node:crypto'
import type { GameKind, SlotResult, SpinInput } from '@spilvaerk/schemas'
import { granted, type Outcome } from '../platform/refusals/refusals.ts'
import type { House } from './house.ts'
import { identify } from './identities.ts'

export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

/** What a test knows to be of a slot. */
export function slot<T extends { readonly kind: GameKind }>(told: T): Extract<T, { readonly kind: 'slot' }> {
  if (told.kind !== 'slot') throw new Error(`a ${told.kind}`)
  // The tag says so, which the compiler cannot see of a type that is not known yet.
  return told as Extract<T, { readonly kind: 'slot' }>
}

/** The same of what may be refused. */
export const slotValue = <T extends { readonly kind: GameKind }>(outcome: Outcome<T>) => slot(value(outcome))

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
  const play = async (input: Partial<SpinInput> = {}): Promise<Outcome<SlotResult>> => {
    const played = await house.rounds.spin({ id: gameId, bet: 1, stake: 'money', ...input }, player)
    return played.ok ? granted(slot(played.value)) : played
  }
  return { ...player, play, balance: async () => (await house.wallet.get(player)).balance }
}

export async function chooseSeed(house: House, memberId: string, id: number, clientSeed = 'mit eget seed') {
  await house.fairness.seeds(memberId, id)
  return value(await house.fairness.setClientSeed(memberId, { id, clientSeed }))
}
