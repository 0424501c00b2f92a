import type { Log } from '../../../platform/log/log.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Rofus } from './rofus.ts'
import * as store from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** After no answer the register is left alone for so long. */
const QUIET_MS = 5000

export interface RegisterNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly rofus: Rofus
  /** The national id of an identified member; throws when it cannot be unsealed. */
  readonly nationalIdOf: (memberId: string) => Promise<string | undefined>
}

export type Register = ReturnType<typeof createRegister>

/**
 * What the register of the excluded says of identified members. It is asked outside of transactions, and its last answer
 * is kept: a round for money reads that, and is refused without one.
 */
export function createRegister({ storage, clock, log, rofus, nationalIdOf }: RegisterNeeds) {
  const answers = store.keepAnswers(storage)
  const underWay = new Map<string, Promise<store.RegisterAnswer | undefined>>()

  /** Also a national id that cannot be unsealed, as after a change of the key, is one that cannot be asked by. */
  const look = async (memberId: string): Promise<store.RegisterAnswer | undefined> => {
    try {
      const nationalId = await nationalIdOf(memberId)
      if (nationalId === undefined) return undefined
      return (await rofus.isListed(nationalId)) ? 'listed' : 'clear'
    } catch (error) {
      log.warn({ kind: error instanceof Error ? error.message : typeof error }, 'ROFUS cannot be asked')
      return 'silent'
    }
  }

  const lookAndKeep = async (memberId: string): Promise<store.RegisterAnswer | undefined> => {
    const answer = await look(memberId)
    if (answer === undefined) return undefined
    const before = await answers.of(storage.read, memberId)
    // Who is listed stays so while the register is silent.
    if (answer === 'silent' && before?.answer === 'listed') return 'listed'
    await storage.tx((db) => store.putAnswer(db, { memberId, answer, askedAt: clock.now() }))
    return answer
  }

  /** Asks now; of two at once for the same member one asks. */
  const ask = (memberId: string): Promise<store.RegisterAnswer | undefined> => {
    const asking = underWay.get(memberId) ?? lookAndKeep(memberId)
    underWay.set(memberId, asking)
    return asking.finally(() => underWay.delete(memberId))
  }

  /** Asks when the last answer is older than so long, and soon again when there was none. */
  const askIfOlder = async (memberId: string, maxAgeMs = DAY_MS): Promise<void> => {
    const last = await answers.of(storage.read, memberId)
    const ageMs = last ? clock.now().getTime() - last.askedAt.getTime() : Number.POSITIVE_INFINITY
    if (ageMs > (last?.answer === 'silent' ? QUIET_MS : maxAgeMs)) await ask(memberId)
  }

  /** Whether the last answer lets an identified member play. */
  const mayPlay = async (db: Asker, memberId: string): Promise<Outcome<void, 'listedInRofus' | 'rofusSilent'>> => {
    const last = await answers.of(db, memberId)
    if (last?.answer === 'clear') return granted(undefined)
    return refused({ code: last?.answer === 'listed' ? 'listedInRofus' : 'rofusSilent' })
  }

  return { ask, askIfOlder, mayPlay, answerOf: (memberId: string) => answers.of(storage.read, memberId) }
}
