import type { AdmissionProof } from '@spilvaerk/slot-engine'
import type { TableSheet } from '@spilvaerk/table-games'
import type { Audit } from '../../../platform/audit/service.ts'
import type { AnyDefinition } from '../../../platform/engines/definitions.ts'
import type { Log } from '../../../platform/log/log.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import { identify } from '../catalogue/definitions.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { StandingGame, Version } from '../catalogue/standings.ts'
import type { Changes, Pools } from './changes.ts'
import { exposureOf } from './checks.ts'
import type { Prover } from './prover.ts'

/** What is proved already of a game of the casino: of a slot for its admission, of a table its sheet. */
export interface HouseProof {
  readonly admission?: AdmissionProof | undefined
  readonly table?: TableSheet | undefined
}

export interface HouseNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly prover: Prover
  readonly maxExposure: number
  readonly changes: Pick<Changes, 'admit'>
  readonly pools: Pick<Pools, 'faultsOfTaking'>
}

/**
 * The casino's own games are admitted by their proofs, each version once: what staff have decided of it since stands. One
 * that its proof does not admit is for demo play, unless another version is played for money. One that may not take over
 * the pools as they are waits for the next start, and the one before is played on. The log says so in each case.
 */
export function createHouseAdmission(needs: HouseNeeds) {
  const { storage, log, catalogue, prover, maxExposure, pools } = needs
  const { standings } = catalogue

  return async (gameId: number, definition: AnyDefinition, known: HouseProof): Promise<void> => {
    const { definitionHash } = identify(definition)
    const game = await standings.game(storage.read, gameId)
    if (!game) throw new Error(`game ${gameId} of the casino is not stored`)
    if ((await standings.of(storage.read, gameId)).some((one) => one.definitionHash === definitionHash)) return
    const { config } = game
    const stuck = await pools.faultsOfTaking(storage.read, { gameId, definitionHash, config })
    if (stuck.length > 0) return log.warn({ game: gameId, faults: stuck }, POOLS_IN_THE_WAY)
    const judged = known.admission
      ? granted(prover.judge(known.admission))
      : await prover.prove(definition, { known: known.table })
    if (!judged.ok) throw new Error(`game ${gameId} of the casino cannot be proved: ${judged.refusal.code}`)
    const { proof, faults, greatestWinCoins } = judged.value
    const isAdmissible = faults.length === 0 && exposureOf(game, definition, greatestWinCoins) <= maxExposure
    if (!isAdmissible) log.warn({ game: gameId, faults }, 'a game of the casino is not admitted')
    await settleStanding(needs, game, { gameId, definitionHash, version: game.version }, { isAdmissible, proof })
  }
}

const POOLS_IN_THE_WAY = 'a new version of a game of the casino is not admitted: its pools are in the way'

interface Judged {
  readonly isAdmissible: boolean
  readonly proof: unknown
}

/** What a new version of the casino's may be used for. That of a suspended game is suspended until staff restore it. */
const settleStanding = (
  { storage, clock, log, audit, catalogue: { standings }, changes }: HouseNeeds,
  game: StandingGame,
  version: Version,
  { isAdmissible, proof }: Judged,
): Promise<void> =>
  storage.tx(async (db) => {
    const { definitionHash } = version
    const all = await standings.of(db, game.id)
    const entry = { actor: 'system', subject: subjectOf(game.id) }
    if (all.some(({ state }) => state === 'suspended')) {
      await standings.set(db, version, 'suspended', clock.now())
      const stopped = [{ definitionHash, was: isAdmissible ? 'admitted' : 'listed' }]
      const why = 'a new version of a game that is suspended'
      return audit.record(db, { ...entry, action: 'game.suspend', why, details: { stopped, proof } })
    }
    if (!isAdmissible) {
      const isPlayedForMoney = all.some(({ state }) => state === 'admitted')
      return isPlayedForMoney ? undefined : standings.set(db, version, 'listed', clock.now())
    }
    const admitted = await changes.admit(db, game, version)
    if (!admitted.ok) return log.warn({ game: game.id, refusal: admitted.refusal }, POOLS_IN_THE_WAY)
    await audit.record(db, { ...entry, action: 'game.admit', why: 'proved', details: { definitionHash, proof } })
  })
