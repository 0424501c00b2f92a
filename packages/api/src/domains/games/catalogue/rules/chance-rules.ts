import type { Definition, Feature } from '@spilvaerk/slot-engine'
import { featureWords } from './prize-words.ts'
import { nameIn, type Words } from './words.ts'

interface Odds {
  readonly hit: number
  readonly miss: number
}

/** A chance as so many of so many. */
export function chanceWords({ hit, miss }: Odds, { t, number }: Words): string {
  if (miss === 0) return t('chance.always')
  const divisor = gcd(hit, hit + miss)
  return t('chance.odds', { hit: number(hit / divisor), all: number((hit + miss) / divisor) })
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** How often what a trigger counts starts something; nothing where it always does. */
export const often = ({ chance }: { readonly chance?: Odds }, words: Words): string =>
  chance ? words.t('chance.often', { chances: chanceWords(chance, words) }) : ''

type Moment = 'before' | 'after' | 'loss'

interface Start {
  readonly when?: Moment
  readonly charged?: { readonly at: number; readonly symbols?: readonly string[] }
}

export function chanceMoment({ when = 'after', charged }: Start, definition: Definition, words: Words): string {
  const { t, number, one } = words
  if (charged === undefined) return t(`chance.moments.${when}`)
  const names = charged.symbols?.map((id) => nameIn(definition, id))
  return t('chance.moments.charged', {
    cells: number(charged.at),
    names: names ? t('chance.showing', { names: one(names) }) : '',
  })
}

/** What chance starts, where the feature's own rules do not say it. */
export function chanceRules(feature: Feature, definition: Definition, words: Words): string[] {
  if (!('chance' in feature) || feature.chance === undefined) return []
  const { chance } = feature
  const start = { moment: chanceMoment(chance, definition, words), chances: chanceWords(chance, words) }
  if (feature.type === 'freeSpins' && 'spins' in chance)
    return [words.t('chance.starts', { ...start, what: featureWords(feature, chance.spins ?? 1, words) })]
  return feature.trigger === undefined ? [] : [words.t('chance.startsToo', start)]
}
