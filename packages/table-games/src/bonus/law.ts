import type { Meter } from '@spilvaerk/slot-engine/shared'
import type { OpenedLaw, OpenedOutcome } from '../core/kind.ts'
import { LawMaker, type SpotLaw } from '../core/law.ts'
import { Fraction } from '../fraction.ts'
import { addWays, together, type Ways } from './stage.ts'
import type { Start } from './start.ts'

/** A bonus game on a spot: when it starts, and what it pays then. */
export interface Added {
  readonly start: Start
  readonly ways: Ways
}

/** Of the order of what a sum of two fractions costs, beside a step of other work. */
const FRACTION_STEPS = 200

/**
 * What a spot pays together with its bonus games. In one case of the opening games start by chance alone, each by
 * itself, so what they pay adds up; cases in which all start alike are one.
 */
export function lawWith({ unitCoins, outcomes }: OpenedLaw, added: readonly Added[], meter: Meter): SpotLaw {
  const maker = new LawMaker(unitCoins)
  const extras = new ExtraWays(added, meter)
  for (const { first, chance, extra } of grouped(outcomes, extras)) {
    meter.spend(extra.size * FRACTION_STEPS)
    const { stakedCoins, paidCoins } = first
    for (const [pays, share] of extra) maker.add(stakedCoins, paidCoins + pays * unitCoins, chance.times(share))
  }
  return maker.made()
}

/** What games together pay that start by chance alone. */
export const waysByChance = (added: readonly Added[], meter: Meter): Ways => new ExtraWays(added, meter).of(0).ways

interface Group {
  readonly first: OpenedOutcome
  readonly extra: Ways
  chance: Fraction
}

function grouped(outcomes: Iterable<OpenedOutcome>, extras: ExtraWays): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const one of outcomes) {
    if (one.chance.equals(Fraction.zero)) continue
    const { key, ways: extra } = extras.of(one.at)
    const place = `${one.stakedCoins} ${one.paidCoins} ${key}`
    const known = groups.get(place)
    if (known === undefined) groups.set(place, { first: one, extra, chance: one.chance })
    else known.chance = known.chance.plus(one.chance)
  }
  return groups.values()
}

/** What all games together pay, by the case of the opening. */
class ExtraWays {
  readonly #added: readonly Added[]
  readonly #meter: Meter
  readonly #keys = new Map<number, string>()
  readonly #ways = new Map<string, Ways>()

  constructor(added: readonly Added[], meter: Meter) {
    this.#added = added
    this.#meter = meter
  }

  of(at: number): { readonly key: string; readonly ways: Ways } {
    const chances = this.#keys.has(at) ? undefined : this.#added.map(({ start }) => start.chance(at))
    const key = this.#keys.get(at) ?? `${chances}`
    this.#keys.set(at, key)
    const ways = this.#ways.get(key) ?? this.#together(chances ?? [])
    this.#ways.set(key, ways)
    return { key, ways }
  }

  #together(chances: readonly Fraction[]): Ways {
    let sum: Ways = new Map([[0, Fraction.one]])
    for (const [i, { ways }] of this.#added.entries()) {
      const started = withoutStart(ways, chances[i] ?? Fraction.zero)
      this.#meter.spend(sum.size * started.size * FRACTION_STEPS)
      sum = together(sum, started)
    }
    return sum
  }
}

/** A game that starts with some chance pays nothing otherwise. */
function withoutStart(ways: Ways, chance: Fraction): Ways {
  const all = new Map([[0, Fraction.one.minus(chance)]])
  addWays(all, ways, chance)
  return all
}
