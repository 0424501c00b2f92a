import { z } from 'zod'
import { bet } from './bets.ts'
import { slotKind, tableKind } from './game-kinds.ts'
import { definitionHash, gameId, idempotencyKey, roundId } from './ids.ts'
import { round, tableRound } from './round.ts'
import { tableBets, tableChoice } from './table-bets.ts'

export const STAKES = ['demo', 'money'] as const

const spinFields = z.object({
  id: gameId,
  bet: bet.optional().meta({
    description:
      'DKK or demo credits; one of the game’s `config.betLevels`. A bet mode costs more. Of a table: on its main bet',
  }),
  bets: tableBets.optional().meta({ description: 'Of a table, in place of `bet`: amounts by spot' }),
  mode: z
    .string({ error: 'Spilformen skal være en tekst' })
    .min(1, { error: 'Spilformen må ikke være tom' })
    .max(100, { error: 'Spilformen må højst være 100 tegn' })
    .optional()
    .meta({
      description: 'The id of one of the game’s bet modes (a bought feature, an ante); left out: the plain bet',
    }),
  stake: z
    .enum(STAKES, { error: 'Indsatsen skal være demo eller money' })
    .optional()
    .meta({ description: '`money` plays with the balance of the member; left out: `demo`, with credits' }),
  key: idempotencyKey.optional().meta({ description: 'As the header Idempotency-Key; this one wins' }),
})

/** A round of a table may have several bets, in place of the one that a slot takes. */
export const spinInput = spinFields.check(({ value, issues }) => {
  if (value.bet !== undefined || value.bets !== undefined) return
  issues.push({
    ...{ code: 'invalid_type', expected: 'number', input: undefined, path: ['bet'] },
    message: 'Indsatsen skal være et tal',
  })
})
export type SpinInput = z.infer<typeof spinInput>

/** So many answers one round takes. */
const MAX_CHOICES = 200

const option = z.int({ error: 'Et valg skal være et helt tal' }).min(0, { error: 'Et valg skal være 0 eller mere' })
const NO_LIST = { error: 'Valgene skal være en liste' }
export const choices = z.array(option, NO_LIST)
const tableChoices = z.array(tableChoice, NO_LIST)

export const chooseInput = z.object({
  id: roundId,
  choices: z
    .array(z.union([option, tableChoice], { error: 'Et valg skal være et helt tal eller navnet på et træk' }), NO_LIST)
    .min(1, { error: 'Der mangler et valg' })
    .max(MAX_CHOICES, { error: `Der må højst være ${MAX_CHOICES} valg` })
    .meta({
      description:
        'All answers so far, the new ones last: sending the same list again changes nothing. Numbers of options, or, of a table, names of moves',
    }),
})
export type ChooseInput = z.infer<typeof chooseInput>

/** What is told of a round of any kind. With `round.awaiting` it waits for the player’s choice. */
const anyResult = z.object({
  roundId,
  gameId,
  definitionHash,
  bet: z.number().meta({ description: 'DKK or credits; of a table: all first bets together' }),
  cost: z.number().meta({
    description:
      'What the round cost in DKK or credits: the bet, or the price of its mode; of a table: all that was staked so far',
  }),
  totalWin: z.number().meta({ description: 'DKK or credits; so far, while the round is open' }),
  totalCoins: z.int(),
  stake: z.enum(STAKES),
  balance: z
    .number()
    .exactOptional()
    .meta({ description: 'DKK after the round, told to the member who played it for money' }),
  status: z.enum(['open', 'done']).meta({ description: '`open` while it waits for a choice' }),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().exactOptional(),
})

const slotFields = {
  kind: slotKind,
  mode: z.string().exactOptional().meta({ description: 'The bet mode; absent: the plain bet' }),
  betCoins: z.int().meta({ description: 'The coins it cost' }),
  choices: choices
    .exactOptional()
    .meta({ description: 'The player’s answers; absent on old rounds that took the first option by themselves' }),
  jackpotWin: z.number().meta({ description: 'DKK of `totalWin` that came out of jackpot pools beyond the coins' }),
  round,
}

const tableFields = {
  jackpotWin: z.number().meta({ description: 'DKK of `totalWin` that came out of jackpot pools beyond the coins' }),
  kind: tableKind,
  coin: z.number().meta({ description: 'DKK or credits that one coin of the round is' }),
  bets: tableBets.meta({ description: 'The first bets, in DKK or credits' }),
  choices: tableChoices.meta({ description: 'The player’s moves so far' }),
  round: tableRound,
}

export const slotResult = anyResult.extend(slotFields).meta({ id: 'SlotResult' })
export type SlotResult = z.infer<typeof slotResult>
export const tableResult = anyResult.extend(tableFields).meta({ id: 'TableResult' })
export type TableResult = z.infer<typeof tableResult>

/** A round that the server decided and stored. */
export const spinResult = z.discriminatedUnion('kind', [slotResult, tableResult]).meta({ id: 'SpinResult' })
export type SpinResult = z.infer<typeof spinResult>

const record = {
  seed: z
    .string()
    .exactOptional()
    .meta({ description: 'Told when the round is done: before, it would tell what a choice leads to' }),
}
const slotRecord = slotResult.extend(record).meta({ id: 'SlotRecord' })
export type SlotRecord = z.infer<typeof slotRecord>
const tableRecord = tableResult.extend(record).meta({ id: 'TableRecord' })

/** A stored round with the seed that decided it: the same definition, bets, choices and seed give the same events anywhere. */
export const roundRecord = z.discriminatedUnion('kind', [slotRecord, tableRecord]).meta({ id: 'RoundRecord' })
export type RoundRecord = z.infer<typeof roundRecord>
