import { type Standing, standing } from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { StoredStanding } from '../catalogue/access.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import { memberIn } from '../catalogue/owner.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { StandingGame, Version } from '../catalogue/standings.ts'
import { faultOf } from './fault.ts'
import * as store from './store.ts'

/** Tells a maker what became of a game; part of the transaction. */
export type Tell = (
  db: Writer,
  memberId: string,
  game: StandingGame,
  what: 'admitted' | 'rejected' | 'suspended',
  why: string,
) => Promise<void>

export interface PooledVersion extends Pick<Version, 'gameId' | 'definitionHash'>, Pick<StandingGame, 'config'> {}

/** The jackpot pools of a game, which go over from each admitted version to the next. */
export interface Pools {
  /** What keeps a version from taking them over as they are. */
  faultsOfTaking(db: Asker, version: PooledVersion): Promise<readonly store.Fault[]>
  hasPlayersMoney(db: Asker, gameId: number): Promise<boolean>
  /** Hands them over; where a version may not have them, says why. */
  takeOver(db: Writer, version: PooledVersion): Promise<readonly store.Fault[]>
}

/** Whether somebody owns or leases a game who was given this version of it. */
export type IsHeld = (db: Asker, version: Pick<Version, 'gameId' | 'definitionHash'>) => Promise<boolean>

export interface ChangesNeeds {
  readonly audit: Pick<Audit, 'of'>
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly clock: Clock
  readonly tell: Tell
  readonly pools: Pools
  readonly isHeld: IsHeld
}

/** What becomes of a game that is public, whoever decides it. Each is part of the transaction that records the decision. */
export function createChanges({ audit, catalogue: { standings }, clock, tell, pools, isHeld }: ChangesNeeds) {
  /** The one way to become admitted: with the pools of the version before, or not at all. */
  const admit = async (
    db: Writer,
    { id: gameId, config }: StandingGame,
    version: Version,
  ): Promise<Outcome<void, 'notAdmissible'>> => {
    const { definitionHash } = version
    const faults = await pools.takeOver(db, { gameId, definitionHash, config })
    if (faults.length > 0) return refused({ code: 'notAdmissible', faults })
    await standings.set(db, version, 'admitted', clock.now())
    return granted(undefined)
  }

  const suspend = async (db: Writer, game: StandingGame, why: string) => {
    const gameId = game.id
    const open = (await standings.of(db, gameId)).filter(({ state }) => state !== 'withdrawn' && state !== 'suspended')
    const { definitionHash, version } = game
    const stopped = open.length > 0 ? open : [{ gameId, definitionHash, version, state: 'private' as const }]
    for (const one of stopped) await standings.set(db, { ...one, gameId }, 'suspended', clock.now())
    await store.endWaiting(db, { gameId }, { state: 'rejected', why, decidedAt: clock.now() })
    const maker = memberIn(game.owner)
    if (maker) await tell(db, maker, game, 'suspended', why)
    return stopped.map((one) => ({ definitionHash: one.definitionHash, was: one.state }))
  }

  /** What waits to be admitted is not decided any more: its owner does not want it, or has left. */
  const callOff = async (db: Writer, of: Parameters<typeof store.endWaiting>[1]): Promise<void> => {
    await store.endWaiting(db, of, { state: 'failed', faults: [WITHDRAWN] })
  }

  /** What each version was before it was suspended, by the log: one that is suspended again was what it was at first. */
  const beforeSuspension = async (gameId: number): Promise<ReadonlyMap<string, Standing>> => {
    const were = new Map<string, Standing>()
    for (const { action, details } of await audit.of(subjectOf(gameId))) {
      if (action === 'game.restore') were.clear()
      for (const { definitionHash, was } of stopping.safeParse(details).data?.stopped ?? [])
        if (!were.has(definitionHash)) were.set(definitionHash, was)
    }
    return were
  }

  /** What a version becomes that nobody sees any more: buyers keep what they were given. */
  const hidden = async (db: Writer, version: Pick<Version, 'gameId' | 'definitionHash'>) => {
    const wasAdmitted = await store.wasAdmitted(db, version.gameId, version.definitionHash)
    return wasAdmitted || (await isHeld(db, version)) ? ('withdrawn' as const) : ('private' as const)
  }

  /** Admits the newest of these that may have the pools as they are; `undefined` where there is none of them. */
  const admitNewest = async (
    db: Writer,
    game: StandingGame,
    versions: readonly StoredStanding[],
  ): Promise<Outcome<StoredStanding | undefined, 'notAdmissible'>> => {
    let first: Outcome<undefined, 'notAdmissible'> = granted(undefined)
    for (const one of newestFirst(versions)) {
      const admitted = await admit(db, game, versionOf(one))
      if (admitted.ok) return granted(one)
      if (first.ok) first = admitted
    }
    return first
  }

  /**
   * The newest suspended version that was admitted when it was suspended is admitted again, else one of the casino's own
   * games that was listed is listed again; all others are their makers' alone, and that of their buyers.
   */
  const restore = async (
    db: Writer,
    game: StandingGame,
  ): Promise<Outcome<object, 'notAdmissible' | 'notSuspended'>> => {
    const gameId = game.id
    const suspended = (await standings.of(db, gameId)).filter(({ state }) => state === 'suspended')
    if (suspended.length === 0) return refused({ code: 'notSuspended' })
    const were = await beforeSuspension(gameId)
    const thatWere = (state: Standing) => suspended.filter(({ definitionHash }) => were.get(definitionHash) === state)
    const admitted = await admitNewest(db, game, thatWere('admitted'))
    if (!admitted.ok) return admitted
    const [listed] = admitted.value || game.origin !== 'seed' ? [] : newestFirst(thatWere('listed'))
    const restored: { definitionHash: string; is: string }[] = []
    for (const one of suspended) {
      const isAdmitted = one === admitted.value
      const rest = were.get(one.definitionHash) === 'admitted' ? 'withdrawn' : await hidden(db, one)
      const state = isAdmitted ? 'admitted' : one === listed ? 'listed' : rest
      if (!isAdmitted) await standings.set(db, versionOf(one), state, clock.now())
      restored.push({ definitionHash: one.definitionHash, is: state })
    }
    await store.closeReports(db, gameId, clock.now())
    return granted({ restored })
  }

  /** Takes the admitted version off sale and out of play for money. */
  const withdraw = async (db: Writer, gameId: number): Promise<Outcome<object, 'notToWithdraw'>> => {
    const admitted = (await standings.of(db, gameId)).find(({ state }) => state === 'admitted')
    if (!admitted) return refused({ code: 'notToWithdraw' })
    const { definitionHash, version } = admitted
    await standings.set(db, { gameId, definitionHash, version }, 'withdrawn', clock.now())
    return granted({ definitionHash })
  }

  return { admit, callOff, hidden, suspend, restore, withdraw }
}

const newestFirst = (versions: readonly StoredStanding[]) => [...versions].sort((a, b) => b.version - a.version)
const versionOf = ({ gameId, definitionHash, version }: StoredStanding): Version => ({
  gameId,
  definitionHash,
  version,
})

const WITHDRAWN = faultOf('withdrawn')

/** What the log says of a suspension. */
const stopping = z.object({
  stopped: z.array(z.object({ definitionHash: z.string(), was: standing })),
})

export type Changes = ReturnType<typeof createChanges>
