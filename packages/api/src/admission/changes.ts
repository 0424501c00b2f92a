import type { Catalogue } from '../catalogue/service.ts'
import type { StandingGame } from '../catalogue/standings.ts'
import type { Clock } from '../clock.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Writer } from '../storage/storage.ts'
import { memberIn } from '../studio/owner.ts'
import * as store from './store.ts'

/** Tells a maker what became of a game; part of the transaction. */
export type Tell = (
  db: Writer,
  memberId: string,
  game: StandingGame,
  what: 'admitted' | 'rejected' | 'suspended',
  why: string,
) => Promise<void>

export interface ChangesNeeds {
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly clock: Clock
  readonly tell: Tell
}

/** What becomes of a game that is public, whoever decides it. Each is part of the transaction that records the decision. */
export function createChanges({ catalogue: { standings }, clock, tell }: ChangesNeeds) {
  const suspend = async (db: Writer, game: StandingGame, why: string) => {
    const gameId = game.id
    const open = (await standings.of(db, gameId)).filter(({ state }) => state !== 'withdrawn' && state !== 'suspended')
    const { definitionHash, version } = game
    const stopped = open.length > 0 ? open : [{ gameId, definitionHash, version, state: 'private' as const }]
    for (const one of stopped) await standings.set(db, { ...one, gameId }, 'suspended', clock.now())
    const waiting = await store.lastSubmission(db, gameId)
    if (waiting && (waiting.state === 'pending' || waiting.state === 'proving'))
      await store.changeSubmission(db, waiting.id, { state: 'rejected', why, decidedAt: clock.now() })
    const maker = memberIn(game.owner)
    if (maker) await tell(db, maker, game, 'suspended', why)
    return stopped.map((one) => ({ definitionHash: one.definitionHash, was: one.state }))
  }

  /** A suspended version is again what it was: admitted where it was admitted, else its maker's alone. */
  const restore = async (db: Writer, game: StandingGame): Promise<Outcome<object>> => {
    const gameId = game.id
    const suspended = (await standings.of(db, gameId)).filter(({ state }) => state === 'suspended')
    if (suspended.length === 0) return refused({ code: 'notSuspended' })
    const restored: { definitionHash: string; is: string }[] = []
    for (const { definitionHash, version } of suspended) {
      const isHouse = game.origin === 'seed' && definitionHash === game.definitionHash
      const state = isHouse || (await store.wasAdmitted(db, gameId, definitionHash)) ? 'admitted' : 'private'
      await standings.set(db, { gameId, definitionHash, version }, state, clock.now())
      restored.push({ definitionHash, is: state })
    }
    await store.closeReports(db, gameId, clock.now())
    return granted({ restored })
  }

  /** Takes the admitted version off sale and out of play for money. */
  const withdraw = async (db: Writer, gameId: number): Promise<Outcome<object>> => {
    const admitted = (await standings.of(db, gameId)).find(({ state }) => state === 'admitted')
    if (!admitted) return refused({ code: 'notToWithdraw' })
    const { definitionHash, version } = admitted
    await standings.set(db, { gameId, definitionHash, version }, 'withdrawn', clock.now())
    return granted({ definitionHash })
  }

  return { suspend, restore, withdraw }
}

export type Changes = ReturnType<typeof createChanges>
