import { setImmediate } from 'node:timers/promises'
import type { Log } from '../../../platform/log/log.ts'
import type { Meter } from '../../../platform/metrics/metrics.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Admission } from '../../games/admission/service.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import { CHANCES, type Judged, judge, type Paid, type Watched, watchedProof } from './judge.ts'
import { measureReturns } from './metrics.ts'

/** Holds what games have paid against what is proved of them. */
export interface ReturnWatch {
  /** Looks at every game that is played for money; tells of those that are outside, and stops them where that is set. */
  tick(): Promise<void>
  /** As it was at the last look. */
  latest(): readonly Watched[]
}

export interface ReturnWatchNeeds {
  readonly storage: Pick<Storage, 'read'>
  readonly log: Log
  readonly meter: Meter
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly admission: Pick<Admission, 'proofOf' | 'stop'>
  readonly paidOf: (db: Asker, definitionHash: string) => Promise<readonly Paid[]>
  /** Whether games over the stop line are suspended. */
  readonly suspends: boolean
}

export function createReturnWatch(needs: ReturnWatchNeeds): ReturnWatch {
  const { storage, log, meter, catalogue, admission, paidOf, suspends } = needs
  const { read } = storage
  let latest: readonly Watched[] = []
  /** What has been said already, by definition and mode. */
  const told = new Map<string, Judged['state']>()
  measureReturns(meter, () => latest)

  const tell = (watched: Watched): void => {
    const { gameId, name, definitionHash, mode, rounds, returned, declared, evidence, state } = watched
    const key = `${definitionHash} ${mode}`
    if (state === 'normal' || told.get(key) === state) return
    told.set(key, state)
    log.error(
      { game: gameId, name, definitionHash, mode, rounds, returned, declared, evidence },
      state === 'stop' ? 'the return of a game cannot be what is proved' : 'the return of a game is outside its band',
    )
  }

  const stop = async (watched: Watched): Promise<void> => {
    const { gameId, definitionHash, mode, rounds, returned, declared, evidence } = watched
    const why = `of ${rounds} rounds its return is ${returned.toFixed(4)}, by its proof ${declared.low.toFixed(4)} to ${declared.high.toFixed(4)}: a chance below ${CHANCES.stop}`
    const details = { definitionHash, mode, rounds, returned, declared, evidence }
    if (await admission.stop(gameId, definitionHash, why, details))
      log.error({ game: gameId, definitionHash }, 'a game is suspended by its return')
  }

  const tick = async (): Promise<void> => {
    const seen: Watched[] = []
    for (const { game, standing } of await catalogue.standings.inState(read, 'admitted')) {
      const { definitionHash } = standing
      const paid = await paidOf(read, definitionHash)
      const proof = paid.length > 0 && watchedProof.safeParse(await admission.proofOf(game.id, definitionHash)).data
      if (!proof) continue
      for (const judged of judge(proof, paid))
        seen.push({ gameId: game.id, name: game.name, definitionHash, ...judged })
      // Thousands of games are looked at between other things.
      await setImmediate()
    }
    latest = seen
    for (const one of seen) tell(one)
    if (suspends) for (const one of seen.filter(({ state }) => state === 'stop')) await stop(one)
  }
  return { tick, latest: () => latest }
}
