import type { Feature } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'

interface Odds {
  readonly hit: number
  readonly miss: number
}

/** A chance as so many of so many. */
export function chanceWords({ hit, miss }: Odds): string {
  const divisor = gcd(hit, hit + miss)
  return `${danish(hit / divisor)} af ${danish((hit + miss) / divisor)}`
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const MOMENTS = {
  before: 'Før et betalt spin',
  after: 'Efter et betalt spin',
  loss: 'Efter et betalt spin, der intet gav,',
} as const

export const chanceMoment = ({ when = 'after' }: { readonly when?: keyof typeof MOMENTS }): string => MOMENTS[when]

/** What chance starts, where the feature's own rules do not say it. */
export function chanceRules(feature: Feature): string[] {
  if (feature.type === 'holdAndWin' || feature.chance === undefined) return []
  const { chance } = feature
  const often = `${chanceMoment(chance)} udløser tilfældet i ${chanceWords(chance)} tilfælde`
  if (feature.type === 'freeSpins') return [`${often} ${danish(chance.spins ?? 0)} gratis spins.`]
  return feature.trigger === undefined ? [] : [`${often} det samme.`]
}
