import { addTo, entryOf, floatAt } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { fft } from '../../law/fft.ts'
import {
  add,
  addSpectrum,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  type Spectrum,
  spectrumBytes,
  times,
} from '../../law/law.ts'
import { transformSteps } from '../../law/spin-spectra.ts'
import type { CoinSum } from '../coins/sum-law.ts'
import { type Act, afterAct } from './acts.ts'

/** A coin that may land. */
export interface Landing extends Act {
  readonly chance: number
}

interface SumMoments {
  readonly first: number
  readonly second: number
  readonly nothing: number
}

/** Sums of coins, each with its chance. */
interface Chances {
  readonly coins: Float64Array
  readonly chances: Float64Array
  readonly most: number
}

type ByPrize = ReadonlyMap<FeatureLaw | null, Chances>

/** Steps of a sum, its bytes, and those while it is found. */
const STEPS = 10
const BYTES = 16
const FINDING_BYTES = 80

/**
 * What coins are worth of which some act on those before them. A coin that lands beside L others takes their sum S to
 * aS + bL + v, so the law of L + 1 coins follows from that of L; which respin a coin lands in makes no difference.
 */
export class ActiveSums {
  private readonly landings: readonly Landing[]
  private readonly meter: Meter
  private readonly moment: SumMoments[] = [{ first: 0, second: 0, nothing: 1 }]
  /** By the number of coins, below so many: no act makes a sum smaller, so what is below less is told by them too. */
  private laws: Chances[] = []
  private below = 0
  /** By ends and what they are below: a bound asks for the same ones at many powers. */
  private readonly added = new Map<readonly CoinSum[], Map<number, ByPrize>>()

  constructor(landings: readonly Landing[], meter: Meter) {
    this.landings = landings
    this.meter = meter
  }

  moments(ends: readonly CoinSum[]): Moments {
    return mix(
      ends.map(({ chance, coins, factor, extra, prize }) => {
        const { first, second, nothing } = this.momentsAt(coins)
        const own = { mean: factor * first, variance: factor ** 2 * Math.max(0, second - first ** 2), nothing }
        const all = extra === 0 ? own : add(own, constant(extra))
        return { chance, moments: prize === null ? all : add(all, prize.moments(1)) }
      }),
    )
  }

  transform(ends: readonly CoinSum[], theta: number, below: number): number {
    let sum = 0
    for (const [prize, chances] of this.byPrize(ends, below)) {
      this.meter.spend(2 * chances.coins.length)
      sum += exponentials(chances, theta) * (prize === null ? 1 : prize.transform(theta, 1, below))
    }
    return sum
  }

  spectrum(ends: readonly CoinSum[], grid: Grid): Spectrum {
    const { plan, length, unit, bins, below, meter } = grid
    const sum = { re: new Float64Array(bins), im: new Float64Array(bins) }
    for (const [prize, { coins, chances }] of this.byPrize(ends, below)) {
      meter.hold(spectrumBytes(length))
      meter.spend(transformSteps(length) + coins.length)
      const [re, im] = [new Float64Array(length), new Float64Array(length)]
      for (let i = 0; i < coins.length; i++) addTo(re, (floatAt(coins, i) / unit) % length, floatAt(chances, i))
      fft(plan, re, im)
      const own = { re: re.slice(0, bins), im: im.slice(0, bins) }
      addSpectrum(sum, prize === null ? own : times(own, prize.spectrum(grid, 1)))
    }
    return sum
  }

  private momentsAt(coins: number): SumMoments {
    for (let n = this.moment.length; n <= coins; n++) this.moment.push(this.next(entryOf(this.moment, n - 1), n - 1))
    return entryOf(this.moment, coins)
  }

  private next({ first, second, nothing }: SumMoments, coins: number): SumMoments {
    let [one, two, none] = [0, 0, 0]
    for (const { chance, scale, perCoin, own } of this.landings) {
      const more = perCoin * coins + own
      one += chance * (scale * first + more)
      two += chance * (scale ** 2 * second + 2 * scale * more * first + more ** 2)
      none += more === 0 ? chance * nothing : 0
    }
    return { first: one, second: two, nothing: none }
  }

  /** The sums below so many coins or more; what is as much takes its round past the cap. */
  private chancesAt(coins: number, below: number): Chances {
    if (below > this.below) {
      this.below = below
      this.laws = [this.kept(new Map([[0, 1]]))]
    }
    const { laws, landings, meter } = this
    for (let n = laws.length; n <= coins; n++) {
      const before = entryOf(laws, n - 1)
      meter.spend(STEPS * before.coins.length * landings.length)
      const next = new Map<number, number>()
      for (let i = 0; i < before.coins.length; i++) {
        for (const landing of landings) {
          const after = afterAct(landing, floatAt(before.coins, i), n - 1)
          if (after < this.below) next.set(after, (next.get(after) ?? 0) + floatAt(before.chances, i) * landing.chance)
        }
      }
      laws.push(this.kept(next))
    }
    return entryOf(laws, coins)
  }

  /** All ends together, by the prize on top. */
  private byPrize(ends: readonly CoinSum[], below: number): ByPrize {
    const known = this.added.get(ends) ?? new Map<number, ByPrize>()
    this.added.set(ends, known)
    const same = known.get(below)
    if (same !== undefined) return same
    const [, wider] = [...known].find(([most]) => most > below) ?? []
    const sums = wider === undefined ? this.addedUp(ends, below) : this.cutOff(wider, below)
    known.set(below, sums)
    return sums
  }

  private cutOff(sums: ByPrize, below: number): ByPrize {
    const cut = ({ coins, chances }: Chances): Chances => {
      this.meter.hold(BYTES * coins.length)
      const isLeft = coins.map((paid) => (paid < below ? 1 : 0))
      return chancesOf(
        coins.filter((_, i) => isLeft[i] === 1),
        chances.filter((_, i) => isLeft[i] === 1),
      )
    }
    return new Map([...sums].map(([prize, all]) => [prize, cut(all)]))
  }

  private addedUp(ends: readonly CoinSum[], below: number): ByPrize {
    const sums = new Map<FeatureLaw | null, Map<number, number>>()
    for (const { chance, coins, factor, extra, prize } of ends) {
      if (chance === 0) continue
      const into = sums.get(prize) ?? new Map<number, number>()
      sums.set(prize, into)
      const own = this.chancesAt(coins, below)
      this.meter.spend(STEPS * own.coins.length)
      for (let i = 0; i < own.coins.length; i++) {
        const paid = floatAt(own.coins, i) * factor + extra
        if (paid < below) into.set(paid, (into.get(paid) ?? 0) + floatAt(own.chances, i) * chance)
      }
    }
    return new Map([...sums].map(([prize, sum]) => [prize, this.kept(sum)]))
  }

  private kept(sums: ReadonlyMap<number, number>): Chances {
    const { meter } = this
    meter.hold(FINDING_BYTES * sums.size)
    meter.release((FINDING_BYTES - BYTES) * sums.size)
    const [coins, chances] = [new Float64Array(sums.size), new Float64Array(sums.size)]
    let i = 0
    for (const [sum, chance] of sums) {
      coins[i] = sum
      chances[i++] = chance
    }
    return chancesOf(coins, chances)
  }
}

const chancesOf = (coins: Float64Array, chances: Float64Array): Chances => ({
  coins,
  chances,
  most: coins.reduce((most, sum) => Math.max(most, sum), 0),
})

/** Coins that a table of exponentials tells apart by the coin. */
const FINE = 1 << 12
const MOST_COARSE = 1 << 14

/** E[e^(θ coins)], each exponential a product of two from tables where that takes fewer of them. */
function exponentials({ coins, chances, most }: Chances, theta: number): number {
  let sum = 0
  const coarse = Math.floor(most / FINE) + 1
  if (coins.length < FINE + coarse || coarse > MOST_COARSE) {
    for (let i = 0; i < coins.length; i++) sum += floatAt(chances, i) * Math.exp(theta * floatAt(coins, i))
    return sum
  }
  const fine = Float64Array.from({ length: FINE }, (_, i) => Math.exp(theta * i))
  const steps = Float64Array.from({ length: coarse }, (_, i) => Math.exp(theta * i * FINE))
  for (let i = 0; i < coins.length; i++) {
    const value = coins[i] as number
    sum += (chances[i] as number) * (fine[value & (FINE - 1)] as number) * (steps[value >> 12] as number)
  }
  return sum
}
