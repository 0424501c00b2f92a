import { byteAt, entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import type { OpenedLaw } from '../../core/kind.ts'
import { LawMaker, type SpotLaw } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { HALF } from './play.ts'
import type { Bonus, Weights, Wheel } from './wheel.ts'

/** @param choice what a player chooses who may have half back or wait in prison */
export function lawOf(wheel: Wheel, spot: number, choice: string): SpotLaw {
  const counts = countsOf(wheel, spot)
  const unit = unitOf(wheel, spot)
  const maker = new LawMaker(unit)
  const share = (ways: number): Fraction => Fraction.of(ways, wheel.pockets)
  for (const [pays, chance] of paysOf(wheel, spot)) maker.add(unit, unit * (pays + 1), share(counts.wins).times(chance))
  maker.add(unit, 0, share(counts.losses))
  if (isHalf(wheel, choice)) maker.add(unit, unit / 2, share(counts.held))
  else {
    const freed = chanceOfFreedom(wheel, spot)
    maker.add(unit, unit, share(counts.held).times(freed))
    maker.add(unit, 0, share(counts.held).times(Fraction.one.minus(freed)))
  }
  return maker.made()
}

/** The same, pocket by pocket of the first spin. */
export function openedLaw(wheel: Wheel, spot: number, choice: string): OpenedLaw {
  const unit = unitOf(wheel, spot)
  const covers = entryOf(wheel.covers, spot)
  const share = Fraction.of(1, wheel.pockets)
  const freed = chanceOfFreedom(wheel, spot)
  const won = paysOf(wheel, spot).map(([pays, chance]) => [unit * (pays + 1), chance] as const)
  const lost = [[0, Fraction.one]] as const
  const held = isHalf(wheel, choice)
    ? ([[unit / 2, Fraction.one]] as const)
    : ([
        [unit, freed],
        [0, Fraction.one.minus(freed)],
      ] as const)
  const at = (pocket: number) => {
    if (byteAt(covers, pocket) === 1) return won
    return holds(wheel, spot) && byteAt(wheel.isZero, pocket) === 1 ? held : lost
  }
  const outcomes = Array.from({ length: wheel.pockets }, (_, pocket) =>
    at(pocket).map(([paidCoins, chance]) => ({
      ...{ at: pocket, stakedCoins: unit, paidCoins, chance: share.times(chance) },
    })),
  )
  return { unitCoins: unit, outcomes: outcomes.flat() }
}

const unitOf = ({ isEven, onZero }: Wheel, spot: number): number =>
  entryOf(isEven, spot) && (onZero === 'half' || onZero === 'choice') ? 2 : 1

const holds = ({ onZero, isEven }: Wheel, spot: number): boolean => onZero !== 'lose' && entryOf(isEven, spot)

const isHalf = ({ onZero }: Wheel, choice: string): boolean =>
  onZero === 'half' || (onZero === 'choice' && choice === HALF)

interface Counts {
  readonly wins: number
  /** Zeros that do not decide. */
  readonly held: number
  readonly losses: number
}

function countsOf(wheel: Wheel, spot: number): Counts {
  const covers = entryOf(wheel.covers, spot)
  const isHeld = holds(wheel, spot)
  let [wins, held] = [0, 0]
  for (let pocket = 0; pocket < wheel.pockets; pocket++) {
    if (byteAt(covers, pocket) === 1) wins += 1
    else if (isHeld && byteAt(wheel.isZero, pocket) === 1) held += 1
  }
  return { wins, held, losses: wheel.pockets - wins - held }
}

/**
 * The chance that an imprisoned stake comes back. With the chances w to win and z to meet zero again it is w where zero
 * takes it, w / (1 − z) where it stays, and w / (1 − zw) where it goes one deeper once: V₁ = w + zV₂ and V₂ = wV₁.
 */
export function chanceOfFreedom(wheel: Wheel, spot: number): Fraction {
  const { pockets, again } = wheel
  const { wins, held } = countsOf(wheel, spot)
  const [w, z] = [Fraction.of(wins, pockets), Fraction.of(held, pockets)]
  if (again === 'lose') return w
  return w.over(Fraction.one.minus(again === 'stay' ? z : z.times(w)))
}

/** What a win pays to one, with its chances. */
function paysOf(wheel: Wheel, spot: number): readonly (readonly [pays: number, chance: Fraction])[] {
  const { bonus, pockets } = wheel
  const plain = intAt(wheel.pays, spot)
  if (bonus === null || !entryOf(wheel.isStraight, spot)) return [[plain, Fraction.one]]
  const struck = chanceOfBeingStruck(bonus, pockets)
  return [
    [plain, Fraction.one.minus(struck)],
    ...[...sharesOf(bonus.pays)].map(([pays, share]) => [pays, share.times(struck)] as const),
  ]
}

const chanceOfBeingStruck = ({ numbers }: Bonus, pockets: number): Fraction =>
  Fraction.sum([...sharesOf(numbers)].map(([count, share]) => share.times(Fraction.of(count, pockets))))

function* sharesOf({ values, weights, total }: Weights): Generator<readonly [number, Fraction]> {
  for (let i = 0; i < values.length; i++) yield [intAt(values, i), Fraction.of(intAt(weights, i), total)]
}
