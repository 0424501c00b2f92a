import type { Moved, Movement } from '@spilvaerk/schemas'
import { toDkk } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, type RefusalCode } from '../../../platform/refusals/refusals.ts'
import { ACCOUNTS, type NewMovement, type Posted } from './ledger.ts'

export const movementView = (
  { id, kind, text, roundId, createdAt }: Pick<Movement, 'id' | 'kind' | 'text' | 'roundId'> & { createdAt: Date },
  amountMicro: number,
  balanceMicro: number,
): Movement => ({
  ...{ id, kind, text, roundId },
  amount: toDkk(amountMicro),
  balance: toDkk(balanceMicro),
  createdAt: createdAt.toISOString(),
})

/** What a payment in or out did to the member's balance. */
export function moved<C extends RefusalCode>(
  { kind, memberId, text }: NewMovement,
  posted: Outcome<Posted, C>,
): Outcome<Moved, C> {
  if (!posted.ok) return posted
  const { id, createdAt, amountOf, balanceAfter } = posted.value
  const account = ACCOUNTS.member(memberId ?? '')
  const movement = movementView({ id, kind, text, roundId: null, createdAt }, amountOf(account), balanceAfter(account))
  return granted({ movement, balance: movement.balance })
}
