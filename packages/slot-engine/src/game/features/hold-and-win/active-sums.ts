import { addTo, entryOf } from '../../../entries.ts'
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

/** Chances by coins. */
type Chances = ReadonlyMap<number, number>

/** Steps and bytes of a sum. */
const STEPS = 10
const BYTES = 80

/**
 * What coins are worth of which some act on those before them. A coin that lands beside L others takes their sum S to
 * aS + bL + v, so the law of L + 1 coins follows from that of L; which respin a coin lands in makes no difference.
 */
export class ActiveSums {
  private readonly landings: readonly Landing[]
  private readonly meter: Meter
  private readonly moment: SumMoments[] = [{ first: 0, second: 0, nothing: 1 }]
  private chances: { below: number; laws: Chances[] } = { below: Number.NaN, laws: [] }

  private added: {
    readonly below: number
    readonly sums: Map<readonly CoinSum[], ReadonlyMap<FeatureLaw | null, Chances>>
  } = { below: Number.NaN, sums: new Map() }

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
      this.meter.spend(2 * chances.size)
      let own = 0
      for (const [coins, chance] of chances) own += chance * Math.exp(theta * coins)
      sum += own * (prize === null ? 1 : prize.transform(theta, 1, below))
    }
    return sum
  }

  spectrum(ends: readonly CoinSum[], grid: Grid): Spectrum {
    const { plan, length, unit, bins, below, meter } = grid
    const sum = { re: new Float64Array(bins), im: new Float64Array(bins) }
    for (const [prize, chances] of this.byPrize(ends, below)) {
      meter.hold(spectrumBytes(length))
      meter.spend(transformSteps(length) + chances.size)
      const [re, im] = [new Float64Array(length), new Float64Array(length)]
      for (const [coins, chance] of chances) addTo(re, (coins / unit) % length, chance)
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

  /** The sums below so many coins; what is as much or more takes its round past the cap. */
  private chancesAt(coins: number, below: number): Chances {
    if (this.chances.below !== below) this.chances = { below, laws: [new Map([[0, 1]])] }
    const { laws } = this.chances
    for (let n = laws.length; n <= coins; n++) {
      const before = entryOf(laws, n - 1)
      this.meter.spend(STEPS * before.size * this.landings.length)
      const next = new Map<number, number>()
      for (const [sum, p] of before) {
        for (const landing of this.landings) {
          const after = afterAct(landing, sum, n - 1)
          if (after < below) next.set(after, (next.get(after) ?? 0) + p * landing.chance)
        }
      }
      this.meter.hold(BYTES * next.size)
      laws.push(next)
    }
    return entryOf(laws, coins)
  }

  /** All ends together, by the prize on top. They are kept: a bound asks for the same ones at many powers. */
  private byPrize(ends: readonly CoinSum[], below: number): ReadonlyMap<FeatureLaw | null, Chances> {
    if (this.added.below !== below) this.added = { below, sums: new Map() }
    const known = this.added.sums.get(ends)
    if (known) return known
    const sums = this.addedUp(ends, below)
    this.added.sums.set(ends, sums)
    return sums
  }

  private addedUp(ends: readonly CoinSum[], below: number): ReadonlyMap<FeatureLaw | null, Chances> {
    const sums = new Map<FeatureLaw | null, Map<number, number>>()
    for (const { chance, coins, factor, extra, prize } of ends) {
      if (chance === 0) continue
      const into = sums.get(prize) ?? new Map<number, number>()
      sums.set(prize, into)
      const own = this.chancesAt(coins, below)
      this.meter.spend(STEPS * own.size)
      for (const [sum, p] of own) {
        const paid = sum * factor + extra
        if (paid < below) into.set(paid, (into.get(paid) ?? 0) + p * chance)
      }
    }
    this.meter.hold([...sums.values()].reduce((sum, { size }) => sum + BYTES * size, 0))
    return sums
  }
}
