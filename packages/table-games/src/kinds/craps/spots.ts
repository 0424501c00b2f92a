/** Spots that each throw decides or leaves alone, whatever came before. */

import { lcm } from '@spilvaerk/slot-engine/shared'
import type {
  CrapsBundles,
  CrapsCommission,
  CrapsDefinition,
  CrapsPropositions,
  PayRatio,
} from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { atPoint, POINTS, trueOdds } from './points.ts'

export const FACES = 6
export const THROWS = FACES * FACES

/** The two dice of a throw, each from 1. */
export const diceOf = (at: number): readonly [number, number] => [Math.floor(at / FACES) + 1, (at % FACES) + 1]
export const totalOf = (at: number): number => Math.floor(at / FACES) + (at % FACES) + 2

/** What is left where it lies. */
export const STAYS = -1

export interface ThrowSpot {
  readonly id: string
  readonly group: string
  /** By throw, what is paid back for `step` coins: 0 where they are lost, `STAYS` where nothing is decided. */
  readonly returns: Int32Array
  readonly step: number
  /** It is not looked at while there is no point. */
  readonly rests: boolean
  /** Throws may leave it where it is. */
  readonly lasts: boolean
}

type Returns = (total: number, dice: readonly [number, number]) => Fraction | null

const LOST = Fraction.zero
const paid = (pays: number): Fraction => Fraction.of(pays + 1)

function spot(id: string, group: string, returns: Returns, rests = false): ThrowSpot {
  const all = Array.from({ length: THROWS }, (_, at) => returns(totalOf(at), diceOf(at)))
  const step = lcm(all.map((one) => Number(one?.denominator ?? 1n)))
  return {
    ...{ id, group, step, rests, lasts: all.includes(null) },
    returns: Int32Array.from(all, (one) => (one === null ? STAYS : one.times(step).toNumber())),
  }
}

export const throwSpots = (definition: CrapsDefinition): readonly ThrowSpot[] => [
  ...boxSpots(definition),
  ...lastingSpots(definition),
  ...nextSpots(definition),
  ...bundleSpots(definition),
]

/** A number and a 7: one of them wins. */
const between =
  (wins: number, loses: number, back: Fraction): Returns =>
  (total) =>
    total === wins ? back : total === loses ? LOST : null

function boxSpots({ place, buy, lay }: CrapsDefinition): readonly ThrowSpot[] {
  return POINTS.flatMap((point) => {
    const [pays, per] = trueOdds(point)
    const box = (group: string, returns: Returns): ThrowSpot => spot(`${group}-${point}`, group, returns, true)
    return [
      ...(place ? [box('place', between(point, 7, ratio(atPoint(place, point))))] : []),
      ...(buy ? [box('buy', between(point, 7, charged(Fraction.of(pays, per), Fraction.one, buy)))] : []),
      ...(lay ? [box('lay', between(7, point, charged(Fraction.of(per, pays), Fraction.of(per, pays), lay)))] : []),
    ]
  })
}

const ratio = ({ pays, per }: PayRatio): Fraction => Fraction.of(pays + per, per)

/**
 * What a coin comes back as.
 * @param odds what is won for a coin
 * @param base what of a coin bears the commission: all of it, or what it can win
 */
function charged(odds: Fraction, base: Fraction, { percent, taken }: CrapsCommission): Fraction {
  const commission = base.times(Fraction.of(percent, 100))
  const back = odds.plus(Fraction.one)
  return taken === 'onWin' ? back.minus(commission) : back.over(Fraction.one.plus(commission))
}

/** They work at all times, until they are decided. */
function lastingSpots({ big, hardways }: CrapsDefinition): readonly ThrowSpot[] {
  const hard = (total: number, pays: number): ThrowSpot =>
    spot(`hard-${total}`, 'hardway', (sum, [a, b]) =>
      sum === total ? (a === b ? ratio({ pays, per: hardways?.per ?? 1 }) : LOST) : sum === 7 ? LOST : null,
    )
  return [
    ...(big ? [6, 8].map((point) => spot(`big-${point}`, 'big', between(point, 7, paid(1)))) : []),
    ...(hardways ? [4, 10].map((total) => hard(total, hardways.fourTen)) : []),
    ...(hardways ? [6, 8].map((total) => hard(total, hardways.sixEight)) : []),
  ]
}

/** The next throw decides them. */
function nextSpots({ field, propositions, hops, lowHigh }: CrapsDefinition): readonly ThrowSpot[] {
  const on = (id: string, group: string, pays: (total: number, dice: readonly [number, number]) => number): ThrowSpot =>
    spot(id, group, (total, dice) => (pays(total, dice) > 0 ? paid(pays(total, dice)) : LOST))
  const faces = [1, 2, 3, 4, 5, 6]
  const low =
    (end: number) =>
    (total: number): number =>
      total === 2 ? end : total < 7 ? 1 : 0
  return [
    ...(field ? [on('field', 'field', (total) => fieldPays(field, total))] : []),
    ...Object.entries(propositions ?? {}).map(([name, pays]) =>
      on(PROPOSITIONS[known(name)].id, 'proposition', (total) =>
        PROPOSITIONS[known(name)].totals.includes(total) ? pays : 0,
      ),
    ),
    ...(hops
      ? faces.flatMap((a) =>
          faces
            .filter((b) => b >= a)
            .map((b) => on(`hop-${a}-${b}`, 'hop', hopPays(a, b, a === b ? hops.hard : hops.easy))),
        )
      : []),
    ...(lowHigh
      ? [
          on('low-dice', 'lowHigh', low(lowHigh.end)),
          on('high-dice', 'lowHigh', (total) => low(lowHigh.end)(14 - total)),
        ]
      : []),
  ]
}

const hopPays =
  (a: number, b: number, pays: number) =>
  (_: number, [x, y]: readonly [number, number]): number =>
    Math.min(x, y) === a && Math.max(x, y) === b ? pays : 0

function fieldPays({ two, twelve }: { readonly two: number; readonly twelve: number }, total: number): number {
  if (total === 2) return two
  if (total === 12) return twelve
  return [3, 4, 9, 10, 11].includes(total) ? 1 : 0
}

const PROPOSITIONS: Readonly<
  Record<keyof CrapsPropositions, { readonly id: string; readonly totals: readonly number[] }>
> = {
  anySeven: { id: 'any-seven', totals: [7] },
  anyCraps: { id: 'any-craps', totals: [2, 3, 12] },
  two: { id: 'two', totals: [2] },
  three: { id: 'three', totals: [3] },
  eleven: { id: 'eleven', totals: [11] },
  twelve: { id: 'twelve', totals: [12] },
}

/** By bundle, the propositions whose bets it has one of each. */
export const BUNDLES = {
  horn: ['two', 'three', 'eleven', 'twelve'],
  crapsEleven: ['anyCraps', 'eleven'],
  world: ['two', 'three', 'eleven', 'twelve', 'anySeven'],
} as const satisfies Readonly<Record<keyof CrapsBundles, readonly (keyof CrapsPropositions)[]>>

const BUNDLE_IDS: Readonly<Record<keyof CrapsBundles, string>> = {
  ...{ horn: 'horn', crapsEleven: 'craps-eleven', world: 'world' },
}

/** One coin on each of several propositions, as one bet: what they pay together for each coin of it. */
function bundleSpots({ propositions = {}, bundles = {} }: CrapsDefinition): readonly ThrowSpot[] {
  const names = (['horn', 'crapsEleven', 'world'] as const).filter((name) => bundles[name])
  return names.map((name) => {
    const parts = BUNDLES[name]
    return spot(BUNDLE_IDS[name], 'bundle', (total) => {
      const back = parts.reduce(
        (sum, part) => sum + (PROPOSITIONS[part].totals.includes(total) ? (propositions[part] ?? 0) + 1 : 0),
        0,
      )
      return Fraction.of(back, parts.length)
    })
  })
}

/** A definition that was read has no other keys. */
const known = (name: string): keyof CrapsPropositions => name as keyof CrapsPropositions
