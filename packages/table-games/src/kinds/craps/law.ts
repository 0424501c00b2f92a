import type { OpenedLaw } from '../../core/kind.ts'
import { LawMaker, type Outcome, plainLaw, type SpotLaw } from '../../core/law.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { isPoint, mostLaid, mostOdds, SEVENS, waysOf } from './points.ts'
import { STAYS, type ThrowSpot, totalOf } from './spots.ts'
import { wonBy } from './waiting.ts'

const WAYS = 36
/** Bets on the line are counted by so many coins: odds of every size are whole for them. */
export const LINE_UNIT = 60

/** By the throws that decide: what stays stays until one of them comes, so only their shares count. */
export const throwLaw = ({ returns, step }: ThrowSpot): SpotLaw =>
  plainLaw(
    step,
    [...returns].filter((back) => back !== STAYS).map((back) => [back, 1] as const),
  )

/** A point p comes before a 7 with chance w / (w + 6), where w are its ways. */
export function lineLaw(definition: CrapsDefinition, isFor: boolean, bar: number, takesOdds: boolean): SpotLaw {
  const maker = new LawMaker(LINE_UNIT)
  const { outcomes } = openedLineLaw(definition, isFor, bar, takesOdds)
  for (const { stakedCoins, paidCoins, chance } of outcomes) maker.add(stakedCoins, paidCoins, chance)
  return maker.made()
}

/** The law of a spot, throw by throw of the first one. */
export function openedThrowLaw(spot: ThrowSpot): OpenedLaw {
  const { step, returns, rests } = spot
  const later = throwLaw(spot).outcomes
  const outcomes = Array.from(returns, (back, at) => {
    if (!rests && back !== STAYS) return [{ at, stakedCoins: step, paidCoins: back, chance: Fraction.of(1, WAYS) }]
    return later.map((one) => ({ ...one, at, chance: one.chance.over(WAYS) }))
  })
  return { unitCoins: step, outcomes: outcomes.flat() }
}

export function openedLineLaw(definition: CrapsDefinition, isFor: boolean, bar: number, takesOdds: boolean): OpenedLaw {
  const outcomes = Array.from({ length: WAYS }, (_, at) => {
    const ends = endsOf(definition, { isFor, bar, takesOdds }, totalOf(at))
    return ends.map((end) => ({ ...end, at, chance: end.chance.over(WAYS) }))
  })
  return { unitCoins: LINE_UNIT, outcomes: outcomes.flat() }
}

interface Line {
  readonly isFor: boolean
  readonly bar: number
  readonly takesOdds: boolean
}

/** What comes of a bet on the line after a first throw of this total. */
function endsOf(definition: CrapsDefinition, { isFor, bar, takesOdds }: Line, total: number): readonly Outcome[] {
  const unit = LINE_UNIT
  if (!isPoint(total)) {
    const wins = isFor === (total === 7 || total === 11)
    const paidCoins = !isFor && total === bar ? unit : wins ? 2 * unit : 0
    return [{ stakedCoins: unit, paidCoins, chance: Fraction.one }]
  }
  const ways = waysOf(total)
  const [odds, won] = takesOdds ? oddsOf(definition, isFor, total) : [0, 0]
  const share = (winning: number): Fraction => Fraction.of(winning, ways + SEVENS)
  return [
    { stakedCoins: unit + odds, paidCoins: 2 * unit + odds + won, chance: share(isFor ? ways : SEVENS) },
    { stakedCoins: unit + odds, paidCoins: 0, chance: share(isFor ? SEVENS : ways) },
  ]
}

/** The most odds behind a unit, and what they win. */
function oddsOf(definition: CrapsDefinition, isFor: boolean, point: number): readonly [odds: number, won: number] {
  const odds = isFor ? mostOdds(definition, point, LINE_UNIT) : mostLaid(definition, point, LINE_UNIT)
  return [odds, wonBy({ isFor, point, odds })]
}
