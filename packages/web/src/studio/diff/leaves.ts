import { canonicalJson } from '@spilvaerk/slot-engine'
import { isRecord } from '../fields/paths.ts'
import type { Change, ChangePart, Words } from './words.ts'

/** Longer lists are counted, not read out. */
const READ_OUT = 8

/** Whatever the order of their keys. */
export const isAlike = (one: unknown, other: unknown): boolean => canonicalJson([one]) === canonicalJson([other])

interface Place {
  readonly part: ChangePart
  readonly what: string
  /** What ids stand for, such as those of symbols. */
  readonly names: ReadonlyMap<string, string>
}

/** Every value that is not alike in two values of one shape, each by the words of the way to it. */
export function leafChanges(words: Words, place: Place, from: unknown, to: unknown): Change[] {
  if (isAlike(from, to)) return []
  const { part, what, names } = place
  const { t } = words
  const within = (name: string): Place => ({ ...place, what: t('partOf', { whole: what, part: name }) })
  const into = (name: string, one: unknown, other: unknown): Change[] => leafChanges(words, within(name), one, other)
  const [here, there] = [entriesOf(from), entriesOf(to)]
  if (here && there)
    return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) =>
      into(
        Array.isArray(from) ? entryWords(words, names, key) : keyWords(words, names, key),
        here.get(key),
        there.get(key),
      ),
    )
  return words.change(part, what, ...textsOf(words, names, from, to))
}

/** Records by key; lists of records by what tells their entries apart. Nothing of what is read out as a whole. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isRecord(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return undefined
  const ids = value.map(({ id, hand, group }) => id ?? hand ?? group)
  const isTold = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
  return new Map(value.map((one, index) => [isTold ? String(ids[index]) : `${index + 1}`, one]))
}

const keyWords = (words: Words, names: ReadonlyMap<string, string>, key: string): string =>
  names.get(key) ?? (/^\d+$/.test(key) ? key : words.field(key))

const entryWords = (words: Words, names: ReadonlyMap<string, string>, key: string): string =>
  names.get(key) ?? (/^\d+$/.test(key) ? words.t('entry', { number: key }) : key)

/** Two values that are not alike never read alike: where their words do, it is only said that they are others. */
function textsOf(
  words: Words,
  names: ReadonlyMap<string, string>,
  from: unknown,
  to: unknown,
): [string | undefined, string | undefined] {
  const { t } = words
  if (from === undefined && isLarge(to)) return ['', t('added')]
  if (to === undefined && isLarge(from)) return ['', t('removed')]
  const [one, other] = [textOf(words, names, from), textOf(words, names, to)]
  return one === other ? ['', t('changed')] : [one, other]
}

const isLarge = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && (value.length > READ_OUT || value.some((one) => typeof one === 'object')))

function textOf(words: Words, names: ReadonlyMap<string, string>, value: unknown): string | undefined {
  const { t } = words
  if (typeof value === 'number') return words.number(value)
  if (typeof value === 'string') return names.get(value) ?? value
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (isRecord(value)) return t('values', { count: Object.keys(value).length })
  if (!Array.isArray(value)) return undefined
  return isLarge(value)
    ? t('values', { count: value.length })
    : value.map((one) => textOf(words, names, one) ?? words.nothing).join(' · ') || t('values', { count: 0 })
}
