import { type Standing, standing } from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { memberIn } from '../catalogue/owner.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { StandingGame } from '../catalogue/standings.ts'
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
  readonly audit: Pick<Audit, 'of'>
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly clock: Clock
  readonly tell: Tell
}

/** What becomes of a game that is public, whoever decides it. Each is part of the transaction that records the decision. */
export function createChanges({ audit, catalogue: { standings }, clock, tell }: ChangesNeeds) {
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

  /** What each version was before it was suspended, by the log: one that is suspended again was what it was at first. */
  const beforeSuspension = async (gameId: number): Promise<ReadonlyMap<string, Standing>> => {
    const were = new Map<string, Standing>()
    for (const { action, details } of await audit.of(`game:${gameId}`)) {
      if (action === 'game.restore') were.clear()
      for (const { definitionHash, was } of stopping.safeParse(details).data?.stopped ?? [])
        if (!were.has(definitionHash)) were.set(definitionHash, was)
    }
    return were
  }

  /**
   * A suspended version is again admitted where it was admitted when it was suspended, else its maker's alone, and that of
   * its buyers. The casino's own games have no maker, and are listed again.
   */
  const restore = async (db: Writer, game: StandingGame): Promise<Outcome<object>> => {
    const gameId = game.id
    const suspended = (await standings.of(db, gameId)).filter(({ state }) => state === 'suspended')
    if (suspended.length === 0) return refused({ code: 'notSuspended' })
    const restored: { definitionHash: string; is: string }[] = []
    const were = await beforeSuspension(gameId)
    for (const { definitionHash, version } of suspended) {
      const was = were.get(definitionHash)
      const hidden = (await store.wasAdmitted(db, gameId, definitionHash)) ? 'withdrawn' : 'private'
      const state = was === 'admitted' || (was === 'listed' && game.origin === 'seed') ? was : hidden
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

/** What the log says of a suspension. */
const stopping = z.object({
  stopped: z.array(z.object({ definitionHash: z.string(), was: standing })),
})

export type Changes = ReturnType<typeof createChanges>
