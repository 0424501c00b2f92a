import { LawMaker, plainLaw, type SpotLaw } from '../../core/law.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { mostLaid, mostOdds, POINTS, SEVENS, trueOdds, waysOf } from './points.ts'
import { STAYS, type ThrowSpot } from './spots.ts'

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
  const unit = LINE_UNIT
  const maker = new LawMaker(unit)
  const first = (total: number, back: number): void => maker.add(unit, back, Fraction.of(waysOf(total), WAYS))
  for (const total of [7, 11]) first(total, isFor ? 2 * unit : 0)
  for (const total of [2, 3, 12]) first(total, isFor ? 0 : total === bar ? unit : 2 * unit)
  for (const point of POINTS) {
    const ways = waysOf(point)
    const [odds, won] = takesOdds ? oddsOf(definition, isFor, point) : [0, 0]
    const share = (winning: number): Fraction => Fraction.of(ways * winning, WAYS * (ways + SEVENS))
    maker.add(unit + odds, 2 * unit + odds + won, share(isFor ? ways : SEVENS))
    maker.add(unit + odds, 0, share(isFor ? SEVENS : ways))
  }
  return maker.made()
}

/** The most odds behind a unit, and what they win. */
function oddsOf(definition: CrapsDefinition, isFor: boolean, point: number): readonly [odds: number, won: number] {
  const [pays, per] = trueOdds(point)
  const odds = isFor ? mostOdds(definition, point, LINE_UNIT) : mostLaid(definition, point, LINE_UNIT)
  return [odds, isFor ? (odds / per) * pays : (odds / pays) * per]
}
