/** The law of a whole round, by brute force: every way its paid spin can go, and the law of everything it starts. */
import { BASE_REEL_SET, type BetMode, type Definition } from '../src/definition.ts'
import { type Choose, everyWay, TooMany } from './reference-choices.ts'
import { type Chosen, lawOf, type Start } from './reference-features.ts'
import { takenAlong } from './reference-free-spins.ts'
import { certain, type Law, mixture, together } from './reference-law.ts'
import { ofMode } from './reference-own-parts.ts'
import { chargeOf, playSpin, type SpinOutcome } from './reference-spin.ts'

/** Ways of a paid spin that win the same and start the same. */
export interface PaidSpin {
  readonly lineCoins: number
  readonly scatterCoins: number
  readonly starts: readonly (Start | undefined)[]
  readonly chance: number
}

export function paidSpins(game: Definition, mode?: BetMode): readonly PaidSpin[] {
  const definition = ofMode(game, mode)
  const reelSet = mode?.reelSet ?? definition.reelSet ?? BASE_REEL_SET
  const spins = new Map<string, PaidSpin>()
  everyWay(
    (choose) => {
      const spin = playSpin(definition, reelSet, choose)
      return spin && { ...spin, starts: startsByChance(definition, spin, choose) }
    },
    (outcome, chance) => {
      if (outcome === undefined) throw new TooMany('windows')
      const { lineCoins, scatterCoins } = outcome
      const starts = (definition.features ?? []).map((_, i) => startOf(definition, i, outcome))
      const key = JSON.stringify([lineCoins, scatterCoins, starts])
      const sum = (spins.get(key)?.chance ?? 0) + chance
      spins.set(key, { lineCoins, scatterCoins, starts, chance: sum })
    },
  )
  return [...spins.values()]
}

/** What a spin starts once all chances are drawn. */
function startsByChance({ features = [] }: Definition, spin: SpinOutcome, choose: Choose): readonly number[] {
  const comes = ({ hit, miss }: { readonly hit: number; readonly miss: number }) => choose([hit, miss]) === 0
  const counted = features.map(({ trigger }, i) => {
    const number = spin.starts[i]!
    return number > 0 && trigger?.chance !== undefined && !comes(trigger.chance) ? 0 : number
  })
  const isLoss = spin.lineCoins + spin.scatterCoins === 0 && counted.every((number) => number === 0)
  return features.map((feature, i) => {
    const chance = 'chance' in feature ? feature.chance : undefined
    const { at = 0, symbols } = chance?.charged ?? {}
    const isDue = chance !== undefined && (chance.when !== 'loss' || isLoss) && chargeOf(spin.charge, symbols) >= at
    if (!isDue || !comes(chance)) return counted[i]!
    return feature.type === 'freeSpins' ? counted[i]! + chance.spins! : Math.max(1, counted[i]!)
  })
}

function startOf({ features = [] }: Definition, index: number, { starts, view }: SpinOutcome): Start | undefined {
  const feature = features[index]!
  const number = starts[index]!
  if (number === 0) return undefined
  if (feature.type === 'holdAndWin') {
    const { symbol } = feature.trigger
    const columns = view.map((column) => ({
      cells: column.length,
      coins: column.filter((shown) => shown.symbol === symbol).length,
    }))
    return { number, cells: view.flat().length, ...(feature.eachReel !== undefined && { columns }) }
  }
  return feature.type === 'freeSpins' ? { number, held: takenAlong(feature, view) } : { number }
}

/** @returns how likely each number of coins is, before the cap */
export function roundLaw(game: Definition, mode?: BetMode, chosen: Chosen = {}): Law {
  const definition = ofMode(game, mode)
  const features = definition.features ?? []
  const known = new Map<string, Law>()
  const law = (index: number, start: Start): Law => {
    const key = JSON.stringify([index, start])
    const found = known.get(key) ?? lawOf(definition, features[index]!, start, chosen)
    known.set(key, found)
    return found
  }
  if (mode?.buys !== undefined) {
    const { feature, spins = 1 } = mode.buys
    return law(
      features.findIndex(({ id }) => id === feature),
      { number: spins },
    )
  }
  return mixture(
    paidSpins(definition, mode).map(({ lineCoins, scatterCoins, starts, chance }) => {
      const started = starts.flatMap((start, i) => (start === undefined ? [] : [law(i, start)]))
      return [started.reduce(together, certain(lineCoins + scatterCoins)), chance] as const
    }),
  )
}
