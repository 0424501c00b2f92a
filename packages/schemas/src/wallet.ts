import { z } from 'zod'
import { amount } from './checks.ts'
import { idempotencyKey, roundId } from './ids.ts'

export const MOVEMENT_KINDS = ['deposit', 'withdrawal', 'bet', 'win', 'jackpot', 'purchase', 'refund', 'sale'] as const
export const movementKind = z.enum(MOVEMENT_KINDS, { error: 'Typen findes ikke' })
export type MovementKind = z.infer<typeof movementKind>

/** What may be paid in or out at once, in DKK. */
export const MIN_DEPOSIT = 10
export const MAX_DEPOSIT = 50_000
export const MAX_WITHDRAWAL = 1_000_000_000

const wholeOre = (name: string, min: number, max: number) =>
  amount(name, min, max).multipleOf(0.01, { error: `${name} skal være et helt antal øre` })

const key = idempotencyKey.optional().meta({ description: 'As the header Idempotency-Key; this one wins' })

export const depositInput = z.object({ amount: wholeOre('Beløbet', MIN_DEPOSIT, MAX_DEPOSIT), key })
export type DepositInput = z.infer<typeof depositInput>

export const withdrawInput = z.object({
  amount: wholeOre('Beløbet', 0.01, MAX_WITHDRAWAL)
    .optional()
    .meta({ description: 'Left out: everything there is, down to the last fraction of an øre' }),
  key,
})
export type WithdrawInput = z.infer<typeof withdrawInput>

/** A movement as the member sees it in the history. */
export const movement = z
  .object({
    id: z.int().meta({ description: 'Its place in the ledger' }),
    kind: movementKind,
    amount: z.number().meta({ description: 'DKK; below 0 when it left the balance' }),
    balance: z.number().meta({ description: 'DKK, after it' }),
    text: z.string(),
    roundId: roundId.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Movement' })
export type Movement = z.infer<typeof movement>

export const wallet = z
  .object({
    balance: z.number().meta({ description: 'DKK' }),
    currency: z.literal('DKK'),
    kind: z.enum(['player', 'company']).meta({ description: 'A company buys and creates; it does not play for money' }),
    deposits: z.object({
      open: z.boolean().meta({ description: 'Whether simulated money can be paid in here' }),
      test: z.boolean().meta({ description: 'Testtilstand: the money is simulated' }),
      min: z.number(),
      max: z.number(),
    }),
    withdrawals: z.object({
      byStaff: z.boolean().meta({ description: 'Whether a person carries each one out' }),
    }),
  })
  .meta({ id: 'Wallet' })
export type Wallet = z.infer<typeof wallet>

/** What a deposit or a withdrawal did. */
export const moved = z.object({
  movement,
  balance: z.number(),
  state: z.enum(['paid', 'waiting']).exactOptional().meta({
    description: 'Of a withdrawal: `waiting` has left the balance, and is paid when a staff member has looked',
  }),
})
export type Moved = z.infer<typeof moved>

/** What a member has asked to be paid. */
export const withdrawal = z
  .object({
    id: z.uuid(),
    amount: z.number().meta({ description: 'DKK' }),
    state: z.enum(['waiting', 'paid', 'refused', 'cancelled']).meta({
      description: '`refused` by a staff member and `cancelled` by the member are back on the balance',
    }),
    waitsFor: z.enum(['largeWin', 'staff']).nullable().meta({
      description:
        'Why a staff member looks at it: a large win that is checked, or because all are; null: nobody has to',
    }),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Withdrawal' })
export type Withdrawal = z.infer<typeof withdrawal>
/** Newest first. */
export const withdrawals = z.array(withdrawal)

export const withdrawalRef = z.object({ id: z.uuid({ error: 'Udbetalingens id skal være et UUID' }) })

const day = z.iso.date({ error: 'En dato skrives som 2026-01-31' })

/** Days are Danish days; `from` and `to` are both counted in. */
export const movementFilter = z.object({
  kind: movementKind.optional(),
  from: day.optional(),
  to: day.optional(),
})
export type MovementFilter = z.infer<typeof movementFilter>

export const PAGE_SIZE = 50

const CURSOR = 'cursor skal være et helt tal over 0'
export const movementsInput = movementFilter.extend({
  cursor: z.int({ error: CURSOR }).positive({ error: CURSOR }).optional(),
})
export type MovementsInput = z.infer<typeof movementsInput>

/** Newest first. */
export const movements = z
  .object({ movements: z.array(movement), nextCursor: z.int().nullable() })
  .meta({ id: 'Movements' })
export type Movements = z.infer<typeof movements>
