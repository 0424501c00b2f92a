import type { TableSheet } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import { type CalculationCode, granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { ProofCode } from '../catalogue/refusals.ts'
import { ownerViewer } from '../catalogue/service.ts'
import type { StandingGame } from '../catalogue/standings.ts'
import { coinDkk } from '../catalogue/table-face.ts'
import type { Compliance } from '../compliance/service.ts'
import type { Pools } from './changes.ts'
import { type Fault, faultOf } from './fault.ts'

/** What is proved of a game's return, and what stands against admitting it. */
export interface ProvedReturn {
  /** Plain JSON, kept with the decision. */
  readonly proof: unknown
  readonly faults: readonly Fault[]
  /** The most that a round can pay, by the definition. */
  readonly greatestWinCoins: number
}

export type ProveReturn = (
  definition: AnyDefinition,
  options?: {
    /** The sheet of a table that is proved already. */
    readonly known?: TableSheet | undefined
    readonly signal?: AbortSignal | undefined
  },
) => Promise<Outcome<ProvedReturn, CalculationCode>>

/** The greatest win at the highest bet, in DKK. */
export const exposureOf = (
  { config }: Pick<StandingGame, 'config'>,
  definition: AnyDefinition,
  greatestWinCoins: number,
): number => greatestWinCoins * (isTable(definition) ? coinDkk(config) : dearestCoin(config, definition.betCoins))

const dearestCoin = ({ maxBet, betLevels }: StandingGame['config'], betCoins: number): number =>
  Math.max(maxBet, ...betLevels) / betCoins

export interface ChecksNeeds {
  readonly prove: ProveReturn
  readonly compliance: Pick<Compliance, 'validate'>
  readonly maxExposure: number
  readonly pools: Pick<Pools, 'faultsOfTaking'>
  readonly storage: { readonly read: Asker }
}

/** Everything that can be checked without a person: the return, the exposure, the rules of the market, the pools. */
export function createChecks({ prove, compliance, maxExposure, pools, storage }: ChecksNeeds) {
  const exposureFault = (game: StandingGame, definition: AnyDefinition, greatestWinCoins: number): Fault[] => {
    const exposure = exposureOf(game, definition, greatestWinCoins)
    if (exposure <= maxExposure) return []
    return [faultOf('exposureTooHigh', { exposure, most: maxExposure })]
  }

  /** By the rules of every market that decides, of the version that its owner of now sees. */
  const ruleFaults = async ({ id, owner }: StandingGame): Promise<Outcome<Fault[], ProofCode | 'gameNotFound'>> => {
    const checked = await compliance.validate({ config: { gameId: id }, jurisdiction: 'EU' }, ownerViewer(owner))
    if (!checked.ok) return checked
    const blocking = checked.value.details.filter(({ severity }) => severity === 'block')
    return granted(blocking.map(({ rule, explanation }) => ({ code: rule, text: explanation })))
  }

  /** What stands against a version, with the proof that says so. */
  return async (
    game: StandingGame,
    definition: AnyDefinition,
    signal?: AbortSignal,
  ): Promise<Outcome<{ readonly proof: unknown; readonly faults: readonly Fault[] }, ProofCode | 'gameNotFound'>> => {
    const proved = await prove(definition, { signal })
    if (!proved.ok) return proved
    const rules = await ruleFaults(game)
    if (!rules.ok) return rules
    const { proof, faults, greatestWinCoins } = proved.value
    const exposure = exposureFault(game, definition, greatestWinCoins)
    const { id: gameId, config, definitionHash } = game
    const ofPools = await pools.faultsOfTaking(storage.read, { gameId, config, definitionHash })
    return granted({ proof, faults: [...faults, ...exposure, ...rules.value, ...ofPools] })
  }
}
