import type { Language } from '@spilvaerk/messages'
import type { PaidPool } from '@spilvaerk/schemas'
import type { Round } from '@spilvaerk/slot-engine'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { hashOfEvents } from '../../../platform/calculations/events-hash.ts'
import type { Course } from '../../../platform/calculations/task.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Mail } from '../../../platform/mail/service.ts'
import { toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { slotOf } from '../../games/catalogue/definitions.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Contact } from '../../people/accounts/self.ts'
import type { DecidesOn, Decision } from '../../people/staff/decides.ts'
import type { DecidingCode } from '../../people/staff/refusals.ts'
import type { Staff } from '../../people/staff/service.ts'
import { agrees, type CheckedRound } from './check.ts'
import { largeWinChecked } from './letters.ts'
import * as store from './store.ts'

/** A round as its check needs it. */
export interface PlayedRound extends CheckedRound, Course {
  readonly definitionHash: string
}

export interface LargeWins {
  /** Opens a check of a round that has won much, in the transaction that books the win; nothing for any other round. */
  note(db: Writer, round: WonRound, played: Round): Promise<void>
  /** Whether a member has a large win that nobody has released. */
  isKept(db: Asker, memberId: string): Promise<boolean>
  /** Plays the unchecked ones again, and tells staff what that came to. */
  tick(): Promise<void>
  /** Those that are not released, newest first. */
  list(): Promise<(store.LargeWin & { readonly username: string })[]>
  /** A staff member has looked: the member's withdrawals are paid again. A round that differs only an `admin` releases. */
  release(
    roundId: string,
    decision: Decision,
  ): Promise<Outcome<store.LargeWin, DecidingCode | 'largeWinNotFound' | 'largeWinReleased' | 'largeWinUnchecked'>>
}

export interface WonRound {
  readonly id: string
  readonly memberId: string | null
  readonly winMicro: number
  readonly jackpotMicro: number
}

export interface LargeWinNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly calculations: Pick<Calculations, 'replay'>
  readonly catalogue: Pick<Catalogue, 'playable'>
  readonly roundOf: (roundId: string) => Promise<PlayedRound | undefined>
  readonly paidTo: (roundId: string) => Promise<readonly Pick<PaidPool, 'coin' | 'paidCoins'>[]>
  readonly contactOf: (memberId: string) => Promise<Contact | undefined>
  readonly staff: Pick<Staff, 'addressesOf'>
  /** In which somebody with this address is written to. */
  readonly languageAt: (address: string) => Promise<Language>
  readonly decidesOn: DecidesOn
  readonly audit: Pick<Audit, 'record'>
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  /** A win above it is large, in DKK. */
  readonly aboveDkk: number
}

export function createLargeWins(needs: LargeWinNeeds): LargeWins {
  const { storage, clock, log, calculations, catalogue, roundOf, paidTo, contactOf, staff, audit, mail } = needs
  const { read, tx } = storage
  const aboveMicro = toMicro(needs.aboveDkk)

  /** `undefined`: it could not be played again just now. */
  const verdictOf = async (win: store.LargeWin): Promise<boolean | undefined> => {
    const round = await roundOf(win.roundId)
    if (!round) return false
    const { definition } = slotOf(await catalogue.playable(round.definitionHash))
    const { seed, mode, choices } = round
    const replayed = await calculations.replay(definition, { seed, mode, choices })
    if (!replayed.ok) {
      log.warn({ round: win.roundId, code: replayed.refusal.code }, 'a large win could not be checked yet')
      return undefined
    }
    const pools = await paidTo(win.roundId)
    return agrees(
      win,
      round,
      replayed.value,
      pools.reduce((sum, { coin, paidCoins }) => sum + toMicro(coin) * paidCoins, 0),
    )
  }

  const usernameOf = async ({ memberId }: store.LargeWin): Promise<string> =>
    (await contactOf(memberId))?.username ?? memberId

  /** The result and the mails about it are one transaction: whatever ends in between, staff are told once. */
  const check = async (win: store.LargeWin): Promise<void> => {
    const isRight = await verdictOf(win)
    if (isRight === undefined) return
    const { roundId } = win
    const checked = { roundId, username: await usernameOf(win), agrees: isRight }
    await tx(async (db) => {
      const result = { state: isRight ? 'agrees' : 'differs', checkedAt: clock.now() } as const
      if (!(await store.keepCheck(db, roundId, result))) return
      const addresses = await staff.addressesOf(db, 'payments')
      for (const address of addresses)
        await mail.queue(db, address, largeWinChecked(await needs.languageAt(address), checked))
      if (addresses.length === 0)
        log.warn({ round: roundId }, 'a large win waits, and no staff member decides payments')
    })
    if (!isRight) log.error({ round: roundId }, 'a large win is not what its seed gives')
    mail.wake()
  }

  return {
    note: async (db, { id: roundId, memberId, winMicro, jackpotMicro }, { events }) => {
      const wonMicro = winMicro + jackpotMicro
      if (wonMicro <= aboveMicro || memberId === null) return
      const win = { roundId, memberId, winMicro: wonMicro, eventsHash: hashOfEvents(events), openedAt: clock.now() }
      await store.addLargeWin(db, { ...win, state: 'unchecked', checkedAt: null, releasedAt: null, releasedBy: null })
    },
    isKept: store.hasUnreleased,
    tick: async () => {
      const faults: unknown[] = []
      for (const win of await store.unchecked(read)) await check(win).catch((fault: unknown) => faults.push(fault))
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} large wins cannot be checked`)
    },
    list: async () =>
      Promise.all((await store.unreleased(read)).map(async (win) => ({ ...win, username: await usernameOf(win) }))),
    release: (roundId, { by, why }) =>
      tx(async (db) => {
        const win = await store.largeWin(db, roundId)
        if (!win) return refused({ code: 'largeWinNotFound' })
        const decider = await needs.decidesOn(db, by, win.memberId, win.state === 'differs' ? 'admin' : 'payments')
        if (!decider.ok) return decider
        if (win.releasedAt) return refused({ code: 'largeWinReleased' })
        if (win.state === 'unchecked') return refused({ code: 'largeWinUnchecked' })
        const released = { releasedAt: clock.now(), releasedBy: decider.value.address }
        await store.keepRelease(db, roundId, released)
        const { address: actor } = decider.value
        await audit.record(db, {
          ...{ actor, action: 'win.release', subject: `round:${roundId}`, why, details: { state: win.state } },
        })
        return granted({ ...win, ...released })
      }),
  }
}
