import type { ChooseInput, SlotResult, SpinInput } from '@spilvaerk/schemas'
import { explain } from '../lib/errors.ts'
import { refusalOf } from '../lib/refused-with.ts'
import type { RoundPath } from './play-phase.ts'
import type { Answer } from './play-store.ts'
import type { Pending } from './wallet.ts'

type Call<Input> = (input: Input, options: { readonly signal: AbortSignal }) => Promise<SlotResult>
export type SpinCall = Call<SpinInput>
export type ChooseCall = Call<ChooseInput>
type RoundCall = Call<{ readonly id: string }>

const PATIENCE_MS = 20_000
/** After one of these statuses the server may answer the same request later. */
const ASK_AGAIN = new Set([408, 425, 429])

/** Asks the server for the round of a bet. A refusal and a missing answer are different results. */
export const askServer = (
  call: SpinCall,
  { gameId, bet, key, mode }: Pending,
  stake?: SpinInput['stake'],
): Promise<Answer> =>
  answerOf((options) =>
    call({ id: gameId, bet, key, ...(mode !== undefined && { mode }), ...(stake && { stake }) }, options),
  )

/** Asks for the state of a round by its id. */
export const askRound = (call: RoundCall, id: string): Promise<Answer> => answerOf((options) => call({ id }, options))

/** Tells the server what the player chose. */
export const tellChoices = (call: ChooseCall, input: ChooseInput): Promise<Answer> =>
  answerOf((options) => call(input, options))

async function answerOf(call: (options: { readonly signal: AbortSignal }) => Promise<SlotResult>): Promise<Answer> {
  try {
    const result = await call({ signal: AbortSignal.timeout(PATIENCE_MS) })
    return { kind: 'round', result }
  } catch (error) {
    const { status, message } = explain(error)
    const isClear = status !== undefined && status >= 400 && status < 500 && !ASK_AGAIN.has(status)
    if (!isClear) return { kind: 'unanswered', message }
    return { kind: 'refused', message: message.replace(/\.$/, ''), refusal: refusalOf<RoundPath>(error) }
  }
}

/** Locks a bet for this tab while it is played: another tab that reads it from the storage does not play it. */
export async function alone(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(`spilvaerk.round.${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}
