import { type Figure, type Language, type Numbers, numbersOf, type Unit } from '@spilvaerk/slot-engine/shared'
import type { KindWords } from '../../core/kind.ts'
import type { TableDefinition } from '../../definition.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { namesOf, type TableNames } from '../../play/names.ts'
import { between, isExact, type Figure as Known, type SpotSheet, type TableSheet } from '../sheet.ts'
import { type TableTexts, TEXTS } from './texts.ts'

export interface DocumentOptions {
  /** By default English. */
  readonly language?: Language
  /** The content hash of the definition, where the caller knows it. */
  readonly hash?: string
  /** As it is to be printed: there is no clock in here. */
  readonly date?: string
}

/** What every section is written from. */
export interface Draft {
  readonly definition: TableDefinition
  readonly sheet: TableSheet
  readonly language: Language
  readonly texts: TableTexts
  readonly words: KindWords
  readonly names: TableNames
  readonly numbers: Numbers
}

export const draftOf = (definition: TableDefinition, sheet: TableSheet, language: Language): Draft => ({
  ...{ definition, sheet, language },
  texts: TEXTS[language],
  words: kindOf(definition).words[language],
  names: namesOf(definition, language),
  numbers: numbersOf(language),
})

/** The lines of the main bet, the best strategy first. */
export const mainLines = ({ sheet }: Draft): readonly SpotSheet[] =>
  sheet.spots.filter(({ spot }) => spot === sheet.mainSpot)

/** Those of every bet under the best play. */
export const bestLines = ({ sheet }: Draft): readonly SpotSheet[] =>
  sheet.spots.filter(({ strategy }) => strategy === sheet.strategies[0])

export const nameOf = ({ names }: Pick<Draft, 'names'>, { spot }: Pick<SpotSheet, 'spot'>): string => names.spot(spot)

export const groupName = ({ words }: Pick<Draft, 'words'>, group: string): string => words.spots[group] ?? group

/** A move or a hand of a chart: what has no word, such as `Q-6-4`, stands as it is. */
export const moveName = ({ words: { moves = {} } }: Pick<Draft, 'words'>, move: string): string =>
  moves[move] ??
  move
    .split(' ')
    .map((part) => moves[part] ?? part)
    .join(' ')

export const strategyName = ({ texts, words }: Draft, strategy: string): string =>
  texts.strategyNames[strategy] ?? words.moves?.[strategy] ?? strategy

/** A figure of the sheet, or what follows from exact ones. */
type Told = Known | number

const numberOf = (told: Told): number => (typeof told === 'number' ? told : told.value)

/** Both bounds, where they do not read alike. */
function written(told: Told, unit: Unit, text: (value: number) => string): Figure {
  const value = numberOf(told)
  if (typeof told === 'number' || isExact(told)) return { text: text(value), value, unit, basis: 'exact' }
  const [low, high] = [text(told.low), text(told.high)]
  return { text: low === high ? low : `${low} – ${high}`, value, unit, basis: 'between' }
}

export const share = ({ numbers }: Draft, told: Told): Figure => written(told, 'share', numbers.percent)

export const chance = ({ numbers }: Draft, told: Told): Figure => written(told, 'share', numbers.chance)

export const odds = ({ numbers }: Draft, told: Told): Figure => {
  const value = numberOf(told)
  const basis = typeof told === 'number' || isExact(told) ? 'exact' : 'between'
  return value === 0
    ? { text: '–', value: null, unit: 'rounds', basis }
    : { text: numbers.odds(1 / value), value: 1 / value, unit: 'rounds', basis }
}

export const decimal = ({ numbers }: Draft, told: Told, unit: Unit, digits = 4): Figure =>
  written(told, unit, (value) => numbers.decimal(value, digits))

/** The standard deviation of a line, in first bets. */
export const deviation = (draft: Draft, { standardDeviation, standardDeviationBetween }: SpotSheet): Figure =>
  decimal(draft, standardDeviationBetween ? between(standardDeviationBetween) : standardDeviation, 'bets')

export const rough = ({ numbers }: Draft, value: number, unit: Unit): Figure => ({
  text: numbers.rough(value),
  value,
  unit,
  basis: 'exact',
})
