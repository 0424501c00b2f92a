import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import type { ProofCode } from '../catalogue/refusals.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { StandingGame } from '../catalogue/standings.ts'
import type { Changes, Tell } from './changes.ts'
import type { createChecks } from './checks.ts'
import type { MayDecide, MayDecideCode } from './may-decide.ts'
import type { createSharing } from './sharing.ts'
import * as store from './store.ts'
import { markOf } from './texts-seen.ts'

/** Who decides, and why. */
export interface Deciding {
  /** A staff member's address. */
  readonly by: string
  readonly why: string
}

/** Whoever admits a game has looked at what is written of it: told by the mark of those texts. */
export interface Admitting extends Deciding {
  readonly texts?: string | undefined
}

export interface DecisionsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly mayDecide: MayDecide
  readonly catalogue: Pick<Catalogue, 'standings' | 'playable'>
  readonly check: ReturnType<typeof createChecks>
  readonly refuseTexts: ReturnType<typeof createSharing>['refuseTexts']
  readonly changes: Changes
  readonly tell: Tell
}

type Made = Outcome<
  StandingGame,
  | ProofCode
  | 'gameNotFound'
  | MayDecideCode
  | 'notAdmissible'
  | 'notSubmitted'
  | 'notSuspended'
  | 'notToWithdraw'
  | 'textNotAllowed'
  | 'textsNotSeen'
>

/** By its number: one that was changed and changed back meanwhile was checked as what it is not. */
const isAsChecked = (now: StandingGame, checked: StandingGame, definitionHash: string): boolean =>
  now.definitionHash === definitionHash &&
  now.version === checked.version &&
  now.name === checked.name &&
  now.description === checked.description

/** What staff decide about games. Each decision is recorded in the transaction that carries it out. */
export function createDecisions(needs: DecisionsNeeds) {
  const { storage, clock, audit, catalogue, changes } = needs
  const { read, tx } = storage
  const { standings } = catalogue

  const decide = (
    gameId: number,
    { by, why }: Deciding,
    action: string,
    carryOut: (
      db: Writer,
      game: StandingGame,
    ) => Promise<Outcome<object, 'notAdmissible' | 'notSubmitted' | 'notSuspended' | 'notToWithdraw' | 'textsNotSeen'>>,
  ): Promise<Made> =>
    tx(async (db): Promise<Made> => {
      const game = await standings.game(db, gameId)
      if (!game) return refused({ code: 'gameNotFound' })
      const member = await needs.mayDecide(db, game, by)
      if (!member.ok) return member
      const done = await carryOut(db, game)
      if (!done.ok) return done
      const subject = subjectOf(gameId)
      await audit.record(db, { actor: member.value.address, action, subject, why, details: done.value })
      return granted(game)
    })

  /** Everything is checked again at the moment of the decision: the rules and the limit may have changed since. */
  const admit = async (gameId: number, deciding: Admitting): Promise<Made> => {
    const waiting = await store.lastSubmission(read, gameId)
    const game = await standings.game(read, gameId)
    if (!game) return refused({ code: 'gameNotFound' })
    if (waiting?.state !== 'pending') return refused({ code: 'notSubmitted' })
    const { definition } = await catalogue.playable(waiting.definitionHash)
    const checked = await needs.check(game, definition)
    if (!checked.ok) return checked
    if (checked.value.faults.length > 0) return refused({ code: 'notAdmissible', faults: checked.value.faults })
    const texts = needs.refuseTexts(game, definition)
    if (!texts.ok) return texts
    return decide(gameId, deciding, 'game.admit', async (db, current) => {
      const submission = await store.submissionById(db, waiting.id)
      const { id, definitionHash, version, memberId } = waiting
      const isWaiting = submission?.state === 'pending' && isAsChecked(current, game, definitionHash)
      if (!isWaiting) return refused({ code: 'notSubmitted' })
      if (markOf(current.texts) !== deciding.texts) return refused({ code: 'textsNotSeen', gameId })
      const admitted = await changes.admit(db, current, { gameId, definitionHash, version })
      if (!admitted.ok) return admitted
      await store.changeSubmission(db, id, { state: 'admitted', why: deciding.why, decidedAt: clock.now() })
      await needs.tell(db, memberId, current, 'admitted', deciding.why)
      const { proof } = checked.value
      return granted({ definitionHash, version, proof, config: current.config, texts: deciding.texts })
    })
  }

  const reject = (gameId: number, deciding: Deciding): Promise<Made> =>
    decide(gameId, deciding, 'game.reject', async (db, game) => {
      const waiting = await store.lastSubmission(db, gameId)
      if (waiting?.state !== 'pending') return refused({ code: 'notSubmitted' })
      const { id, definitionHash, memberId } = waiting
      await store.changeSubmission(db, id, { state: 'rejected', why: deciding.why, decidedAt: clock.now() })
      await needs.tell(db, memberId, game, 'rejected', deciding.why)
      return granted({ definitionHash })
    })

  /** Stops whatever of a game is public, and what waits to become so. */
  const suspend = (gameId: number, deciding: Deciding): Promise<Made> =>
    decide(gameId, deciding, 'game.suspend', async (db, game) =>
      granted({ stopped: await changes.suspend(db, game, deciding.why) }),
    )

  const restore = (gameId: number, deciding: Deciding): Promise<Made> =>
    decide(gameId, deciding, 'game.restore', changes.restore)

  const withdraw = (gameId: number, deciding: Deciding): Promise<Made> =>
    decide(gameId, deciding, 'game.withdraw', (db) => changes.withdraw(db, gameId))

  return { admit, reject, suspend, restore, withdraw }
}
