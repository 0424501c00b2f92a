import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { networkOf } from '../../people/visitors/network.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import { type Catalogue, memberViewer } from '../catalogue/service.ts'
import type { Changes } from './changes.ts'
import { REPORTED } from './letters.ts'
import * as store from './store.ts'

/** So many members from as many networks hide a game until it is looked at. */
const ENOUGH = 3

export interface Report {
  readonly gameId: number
  readonly memberId: string
  readonly address: string
  readonly reason: string
}

export interface ReportingNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'standings' | 'seen'>
  readonly sealing: Pick<Sealing, 'keyedHash'>
  readonly changes: Pick<Changes, 'suspend'>
}

export function createReporting({ storage, clock, audit, catalogue, sealing, changes }: ReportingNeeds) {
  const { standings } = catalogue

  /** Reports of one member, or from one network, count once. A repeat changes nothing and is answered the same. */
  const report = async ({
    gameId,
    memberId,
    address,
    reason,
  }: Report): Promise<Outcome<void, 'gameNotFound' | 'notListed' | 'ownGameReported'>> => {
    const seen = await catalogue.seen(gameId, memberViewer(memberId))
    if (!seen.ok) return seen
    if (seen.value.isMaker) return refused({ code: 'ownGameReported' })
    if (seen.value.standing !== 'listed') return refused({ code: 'notListed' })
    const { definitionHash } = seen.value
    const addressHash = sealing.keyedHash('report-address', networkOf(address))
    return storage.tx(async (db) => {
      await store.putReport(db, {
        gameId,
        definitionHash,
        memberId,
        addressHash,
        reason,
        at: clock.now(),
        closedAt: null,
      })
      const open = await store.openReports(db, gameId, definitionHash)
      const networks = new Set(open.map((one) => one.addressHash)).size
      const game = await standings.game(db, gameId)
      const isStillListed = (await standings.of(db, gameId)).some(
        (one) => one.state === 'listed' && one.definitionHash === definitionHash,
      )
      if (!game || !isStillListed || Math.min(open.length, networks) < ENOUGH) return granted(undefined)
      const why = open.map((one) => one.reason).join(' · ')
      const details = { stopped: await changes.suspend(db, game, REPORTED) }
      await audit.record(db, { actor: 'system', action: 'game.hide', subject: subjectOf(gameId), why, details })
      return granted(undefined)
    })
  }
  return { report }
}
