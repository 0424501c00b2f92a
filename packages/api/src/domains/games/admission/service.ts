import type { Language } from '@spilvaerk/messages'
import type { GameAdmission, User } from '@spilvaerk/schemas'
import type { Audit, AuditEntry } from '../../../platform/audit/service.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Mail } from '../../../platform/mail/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Staff } from '../../people/staff/service.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import type { OwnCode } from '../catalogue/refusals.ts'
import type { Catalogue, Viewer } from '../catalogue/service.ts'
import type { Compliance } from '../compliance/service.ts'
import type { Reviews } from '../reviews/service.ts'
import { type Changes, createChanges, type IsHeld, type Pools, type Tell } from './changes.ts'
import { createChecks } from './checks.ts'
import { createDecisions } from './decisions.ts'
import { createHouseAdmission } from './house.ts'
import { decided } from './letters.ts'
import { createMayDecide } from './may-decide.ts'
import type { Prover } from './prover.ts'
import { createReporting } from './reporting.ts'
import { createReturns } from './returns.ts'
import { createSharing, type SharingNeeds } from './sharing.ts'
import * as store from './store.ts'
import { createSubmissions } from './submissions.ts'
import { writtenOf } from './texts-seen.ts'
import { admissionView } from './view.ts'

export { createGate, type Gate } from './gate.ts'
export { newestSubmissions } from './store.ts'

export interface AdmissionNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly audit: Audit
  readonly staff: Pick<Staff, 'require'>
  readonly catalogue: Pick<Catalogue, 'authored' | 'standings' | 'playable' | 'seen' | 'permitted' | 'members'>
  readonly compliance: Pick<Compliance, 'validate'>
  readonly checkText: SharingNeeds['checkText']
  readonly prover: Prover
  readonly sealing: Pick<Sealing, 'keyedHash'>
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  readonly userOf: (memberId: string) => Promise<User>
  readonly languageOf: (memberId: string) => Promise<Language>
  readonly site: () => string
  /** The most that one round may pay, in DKK. */
  readonly maxExposure: number
  readonly pools: Pools
  readonly isHeld: IsHeld
  /** Whether another member has approved a version, where the owner wants that. */
  readonly reviews: Pick<Reviews, 'missing'>
}

/** What may be done with games: who sees them, and which are played for money. */
export function createAdmission(needs: AdmissionNeeds) {
  const { storage, audit, catalogue, userOf, mail, site } = needs
  const { read } = storage
  const check = createChecks({ ...needs, prove: needs.prover.prove })
  const emailOf = async (memberId: string) => (await userOf(memberId)).email || undefined

  const tell: Tell = async (db, memberId, game, what, why) => {
    const { email, firstName } = await userOf(memberId)
    if (!email) return
    const language = await needs.languageOf(memberId)
    await mail.queue(db, email, decided(language, { what, game: game.name, why, name: firstName, site: site() }))
  }
  const changes = createChanges({ ...needs, tell })
  const sharing = createSharing({ ...needs, changes })
  const mayDecide = createMayDecide({ ...needs, emailOf })
  const decisions = createDecisions({ ...needs, changes, check, refuseTexts: sharing.refuseTexts, mayDecide, tell })
  const submissions = createSubmissions({ ...needs, check })
  const reporting = createReporting({ ...needs, changes })

  /** How a game stands, for its maker. */
  const of = async (
    gameId: number,
    viewer: Viewer,
    language: Language = 'da',
  ): Promise<Outcome<GameAdmission, OwnCode>> => {
    const seen = await catalogue.permitted(gameId, viewer, 'see')
    if (!seen.ok) return seen
    const all = await catalogue.standings.of(read, gameId)
    return granted(admissionView(seen.value, all, await store.lastSubmission(read, gameId), language))
  }

  return {
    mayDecide,
    admitHouse: createHouseAdmission({ ...needs, changes }),
    ...{ of, tick: submissions.tick, report: reporting.report, setVisibility: sharing.setVisibility },
    submit: async (
      gameId: number,
      memberId: string,
      viewer: Viewer,
      language?: Language,
    ): Promise<
      Outcome<GameAdmission, OwnCode | 'alreadyAdmitted' | 'gameSuspended' | 'reviewMissing' | 'tooManySubmissions'>
    > => {
      const submitted = await submissions.submit(gameId, memberId)
      return submitted.ok ? of(gameId, viewer, language) : submitted
    },
    withdrawOwn: createOwnWithdrawal({ ...needs, changes }, of),
    ...decisions,
    ...createReturns({ ...needs, changes }),
    /** What waits for a person: games to be admitted, and games that were stopped. */
    waiting: async () => ({
      submissions: await Promise.all(
        (await store.submissionsIn(read, 'pending', 'proving')).map(async (submission) => ({
          ...submission,
          name: (await catalogue.standings.game(read, submission.gameId))?.name ?? '',
        })),
      ),
      suspended: await catalogue.standings.inState(read, 'suspended'),
    }),
    /** What its maker has written of a game, to be looked at before it is admitted. */
    texts: async (gameId: number) => writtenOf(await catalogue.standings.game(read, gameId)),
    story: (gameId: number): Promise<AuditEntry[]> => audit.of(subjectOf(gameId)),
    /** Whether a version of it waits to be decided. */
    isSubmitted: async (db: Asker, gameId: number): Promise<boolean> => {
      const state = (await store.lastSubmission(db, gameId))?.state
      return state === 'proving' || state === 'pending'
    },
    callOff: changes.callOff,
    forget: createForgetting({ ...needs, changes, sharing }),
  }
}

type Of = (gameId: number, viewer: Viewer, language?: Language) => Promise<Outcome<GameAdmission, OwnCode>>

/** Its maker takes a game off sale, unless nobody could win then what players have put into its pools: staff decide that. */
const createOwnWithdrawal =
  ({ storage, audit, catalogue, pools, changes }: AdmissionNeeds & { readonly changes: Changes }, of: Of) =>
  async (
    gameId: number,
    memberId: string,
    viewer: Viewer,
    language?: Language,
  ): Promise<Outcome<GameAdmission, OwnCode | 'notToWithdraw' | 'poolsFull'>> => {
    const may = await catalogue.permitted(gameId, viewer, 'own')
    if (!may.ok) return may
    const withdrawn = await storage.tx(async (db) => {
      if (await pools.hasPlayersMoney(db, gameId)) return refused({ code: 'poolsFull' })
      const done = await changes.withdraw(db, gameId)
      if (!done.ok) return done
      await changes.callOff(db, { gameId })
      const [actor, action, subject] = [`member:${memberId}`, 'game.withdraw', subjectOf(gameId)]
      await audit.record(db, { actor, action, subject, why: 'withdrawn by its maker', details: done.value })
      return done
    })
    return withdrawn.ok ? of(gameId, viewer, language) : withdrawn
  }

interface Forgetting extends AdmissionNeeds {
  readonly changes: Changes
  readonly sharing: Pick<ReturnType<typeof createSharing>, 'close'>
}

/** Whoever leaves wants nothing admitted any more, and leaves no link open that nobody could close. */
const createForgetting =
  ({ catalogue, changes, sharing }: Forgetting) =>
  async (db: Writer, memberId: string): Promise<void> => {
    await store.forgetMember(db, memberId)
    await changes.callOff(db, { memberId })
    for (const gameId of await catalogue.authored.alone(db, memberId)) await sharing.close(db, gameId)
  }

export type Admission = ReturnType<typeof createAdmission>
