import type { AdmissionProof, Definition } from '@spilvaerk/slot-engine'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Log } from '../../../platform/log/log.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { identify } from '../catalogue/definitions.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { exposureOf } from './checks.ts'
import type { Prover } from './prover.ts'

export interface HouseNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly prover: Prover
  readonly maxExposure: number
}

/**
 * The casino's own games are admitted by their proofs, each version once: what staff have decided of it since stands. One
 * that its proof does not admit is for demo play, and the log says so.
 */
export const createHouseAdmission =
  ({ storage, clock, log, audit, catalogue, prover, maxExposure }: HouseNeeds) =>
  async (gameId: number, definition: Definition, known: AdmissionProof | undefined): Promise<void> => {
    const { definitionHash } = identify(definition)
    const before = await catalogue.standings.of(storage.read, gameId)
    if (before.some((one) => one.definitionHash === definitionHash)) return
    const judged = known ? granted(prover.judge(known)) : await prover.prove(definition)
    if (!judged.ok) throw new Error(`game ${gameId} of the casino cannot be proved: ${judged.refusal.code}`)
    const { proof, faults, greatestWinCoins } = judged.value
    await storage.tx(async (db) => {
      const game = await catalogue.standings.game(db, gameId)
      if (!game) throw new Error(`game ${gameId} of the casino is not stored`)
      const isAdmitted = faults.length === 0 && exposureOf(game, definition, greatestWinCoins) <= maxExposure
      const state = isAdmitted ? 'admitted' : 'listed'
      await catalogue.standings.set(db, { gameId, definitionHash, version: game.version }, state, clock.now())
      if (!isAdmitted) return log.warn({ game: gameId, faults }, 'a game of the casino is not admitted')
      const entry = { actor: 'system', action: 'game.admit', subject: `game:${gameId}`, why: 'proved' }
      await audit.record(db, { ...entry, details: { definitionHash, proof } })
    })
  }
