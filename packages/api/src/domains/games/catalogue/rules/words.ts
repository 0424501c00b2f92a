import { type Language, type Translate, translator } from '@spilvaerk/messages'
import { rules } from '@spilvaerk/messages/rules'
import type { CountTable, Definition, SymbolDefinition } from '@spilvaerk/slot-engine'
import { LOCALES, NUMBERS } from '../../../../platform/numbers/in-language.ts'

/** What rules are written with in a language. */
export interface Words {
  readonly t: Translate<'rules'>
  readonly number: (value: number) => string
  /** All of several: `2, 3 and 4`. */
  readonly all: (words: readonly string[]) => string
  /** One of several: `2, 3 or 5`. */
  readonly one: (words: readonly string[]) => string
}

export function wordsIn(language: Language): Words {
  const all = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  const one = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' })
  return {
    t: translator(rules, language),
    number: NUMBERS[language],
    all: (words) => all.format(words),
    one: (words) => one.format(words),
  }
}

export const countsOf = (table: CountTable): number[] =>
  Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b)

/** Sentences that follow another one. */
export const following = (sentences: readonly string[]): string => sentences.map((sentence) => ` ${sentence}`).join('')

export const times = (coins: number, { betCoins }: Definition, { t, number }: Words): string =>
  t('times', { number: number(coins / betCoins) })
export const named = ({ id, name }: SymbolDefinition): string => name ?? id
export const nameIn = ({ symbols }: Definition, id: string): string =>
  named(symbols.find((symbol) => symbol.id === id) ?? { id, kind: 'blank' })

/** The usual one of several numbers; of equally usual ones the smallest. */
export function mostCommon(numbers: readonly number[]): number | undefined {
  const often = (number: number) => numbers.filter((other) => other === number).length
  return [...numbers].sort((a, b) => often(b) - often(a) || a - b)[0]
}

/** What each number pays: `3 pay 5 times the bet and 4 pay 20 times the bet`; `null` where none does. */
export function payList(pays: CountTable, definition: Definition, words: Words): string | null {
  const paying = countsOf(pays).filter((count) => (pays[count] ?? 0) > 0)
  const list = paying.map((count) => words.t('pays', { count, prize: times(pays[count] ?? 0, definition, words) }))
  return list.length === 0 ? null : words.all(list)
}

/** Symbols that a trigger counts beside its own. */
export const othersOf = (
  also: readonly { readonly symbol: string; readonly at: number }[],
  definition: Definition,
  { t, all }: Words,
): string => all(also.map(({ symbol, at }) => t('symbols.orMore', { at, name: nameIn(definition, symbol) })))
