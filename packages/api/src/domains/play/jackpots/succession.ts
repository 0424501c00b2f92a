import type { GameConfig } from '@spilvaerk/schemas'
import { isTable } from '../../../platform/engines/definitions.ts'
import { coinOf, toMicro } from '../../../platform/numbers/money.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import { accountOf, hasTermsOf, type PoolPlace, poolOfAccount, progressive, standing } from './opening.ts'
import { dropped, isPrize, notWinnable, type PoolFault, tooFull } from './pool-faults.ts'
import type { Rule, SettledRound } from './settle.ts'
import * as store from './store.ts'

/** A version of a game that plays on its pools, or is to. */
export interface PoolVersion {
  readonly gameId: number
  readonly definitionHash: string
  readonly played: Playable
  readonly config: Pick<GameConfig, 'betLevels' | 'coin'>
}

/** The places of a version's pools: one for each value that a coin has at some bet. At a table it always has the same. */
export const placesOf = ({ gameId, definitionHash, played, config }: PoolVersion): PoolPlace[] =>
  played.kind === 'slot'
    ? config.betLevels.map((bet) => ({ gameId, definitionHash, coinMicro: coinOf(played.game, toMicro(bet)) }))
    : [{ gameId, definitionHash, coinMicro: toMicro(config.coin ?? 0) }]

/** The accounts of the pools that a version plays on. */
const accountsOf = (version: PoolVersion): ReadonlySet<string> =>
  new Set(
    progressive(version.played.definition).flatMap((one) => placesOf(version).map((place) => accountOf(place, one))),
  )

/**
 * What keeps a version from taking over the pools as they are: each that holds players' money must go on, at the same
 * value of a coin, must come to pay, and not by its new terms alone.
 */
async function faultsOfTaking(db: Asker, version: PoolVersion): Promise<PoolFault[]> {
  const accounts = accountsOf(version)
  const { definition } = version.played
  const full = await store.fullPoolsOf(db, version.gameId)
  const ids = new Set(full.map(({ account }) => poolOfAccount(account).id))
  return [...ids].flatMap((id) => {
    const pools = full.filter(({ account }) => poolOfAccount(account).id === id)
    const jackpot = progressive(definition).find((one) => one.id === id)
    const lost = pools.filter(({ account }) => !accounts.has(account))
    if (!jackpot || lost.length > 0) return [dropped(id, lost)]
    if (jackpot.mustHitBy !== undefined) return tooFull(jackpot, jackpot.mustHitBy, pools)
    return isTable(definition) || isPrize(definition.features, id) ? [] : [notWinnable(jackpot, pools)]
  })
}

/** Opens the pools whose terms a version changes under them, in the transaction that admits it. They keep what they hold. */
async function takeOverPools(db: Writer, version: PoolVersion, now: Date): Promise<void> {
  for (const jackpot of progressive(version.played.definition))
    for (const place of placesOf(version)) {
      const pool = await store.poolAt(db, accountOf(place, jackpot))
      if (pool && !hasTermsOf(pool, jackpot)) await standing(db, place, jackpot, now)
    }
}

export type NewVersion = Pick<PoolVersion, 'gameId' | 'definitionHash' | 'config'>

export interface SuccessionNeeds {
  readonly catalogue: Pick<Catalogue, 'playable' | 'standings'>
  readonly gate: Pick<Gate, 'admittedVersion'>
  readonly clock: Clock
}

/** How the pools of a game go over from each admitted version to the next. */
export function createSuccession({ catalogue, gate, clock }: SuccessionNeeds) {
  const compiled = async (version: NewVersion): Promise<PoolVersion> => ({
    ...version,
    played: await catalogue.playable(version.definitionHash),
  })

  /** By which version's terms a round that is over puts in and takes. */
  const ruleFor = async (db: Writer, { gameId, definitionHash }: SettledRound): Promise<Rule> => {
    const admitted = await gate.admittedVersion(db, gameId)
    if (!admitted.ok) return { isOwn: false, has: () => true }
    if (admitted.value === definitionHash) return { isOwn: true, has: () => true }
    const game = await catalogue.standings.game(db, gameId)
    if (!game) throw new Error(`there is no game ${gameId}`)
    const accounts = accountsOf(await compiled({ gameId, definitionHash: admitted.value, config: game.config }))
    return { isOwn: false, has: (account) => accounts.has(account) }
  }

  return {
    ruleFor,
    faultsOfTaking: async (db: Asker, version: NewVersion) => faultsOfTaking(db, await compiled(version)),
    takeOver: async (db: Writer, version: NewVersion): Promise<readonly PoolFault[]> => {
      const successor = await compiled(version)
      const faults = await faultsOfTaking(db, successor)
      if (faults.length === 0) await takeOverPools(db, successor, clock.now())
      return faults
    },
  }
}
