import { ROUND_EVENT } from '../../game/grammar/events.ts'
import type { Round, RoundEvent } from '../../round.ts'
import { COMPARISONS, type Comparison, compared, isComparison } from './comparison.ts'

/** Whether a round is one that was wished for. */
export type Accepts = (round: Round) => boolean

export type ParsedWish =
  | { readonly ok: true; readonly accepts: Accepts }
  | { readonly ok: false; readonly reason: string }

/** What a round as a whole is asked for, beside its events. */
const FIGURES: Readonly<Record<string, (round: Round) => number>> = {
  win: ({ totalCoins, betCoins }) => totalCoins / betCoins,
  coins: ({ totalCoins }) => totalCoins,
  freeSpins: ({ events }) => events.filter(({ type }) => type === 'freeSpinStarted').length,
  events: ({ events }) => events.length,
}

export const WISH_FIGURES: readonly string[] = Object.keys(FIGURES)

/**
 * Reads a wish: terms that are joined by `and`, each a name, a comparison (`>=`, `<=`, `>`, `<`, `=`, `!=`) and a number.
 * A name is a figure of the round (`win` in bets, `coins`, `free spins`, `events`), a type of event, which stands for how
 * many there are and alone for at least one, or a field of an event such as `lineWon.count`, of which one event must fit;
 * texts can be compared for `=` and `!=`. Never throws.
 */
export function parseWish(text: string): ParsedWish {
  const terms: Accepts[] = []
  for (const part of text.trim().split(/\s+and\s+/i)) {
    const term = termOf(part)
    if (typeof term === 'string') return { ok: false, reason: term }
    terms.push(term)
  }
  return { ok: true, accepts: (round) => terms.every((accepts) => accepts(round)) }
}

function termOf(text: string): Accepts | string {
  const [, name = '', sign, value = ''] = /^([^<>=!]*)(?:([<>=!]+)(.*))?$/s.exec(text.trim()) ?? []
  if (sign !== undefined && !isComparison(sign))
    return `${JSON.stringify(sign)} is no comparison: there are ${COMPARISONS.join(' ')}`
  const [head = '', field, ...more] = name.split('.').map((word) => word.trim())
  if (more.length > 0) return unknown(name)
  return field === undefined ? wholeTerm(head, sign, value.trim()) : fieldTerm(head, field, sign, value.trim())
}

/** `free spins`, `freeSpins` and `freespins` are one name. */
const plain = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase()
const findName = (names: readonly string[], wanted: string): string | undefined =>
  names.find((name) => plain(name) === plain(wanted))

const EVENTS = Object.keys(ROUND_EVENT.variants)

function wholeTerm(name: string, sign: Comparison | undefined, value: string): Accepts | string {
  const figure = FIGURES[findName(WISH_FIGURES, name) ?? '']
  const type = findName(EVENTS, name)
  if (figure === undefined && type === undefined) return unknown(name)
  if (sign === undefined && figure !== undefined)
    return `${name} needs a comparison and a number, such as ${name} >= 20`
  const number = sign === undefined ? 1 : numberOf(value)
  if (number === null) return `${name} is compared with a number, not ${JSON.stringify(value)}`
  const of = figure ?? (({ events }: Round) => events.filter((event) => event.type === type).length)
  return (round) => compared(of(round), sign ?? '>=', number)
}

function fieldTerm(name: string, key: string, sign: Comparison | undefined, value: string): Accepts | string {
  const type = findName(EVENTS, name)
  if (type === undefined) return unknown(name)
  const kinds = comparable(type)
  const field = findName(Object.keys(kinds), key)
  if (field === undefined)
    return `${type} has no ${JSON.stringify(key)} to compare. It has ${listed(Object.keys(kinds))}`
  if (sign === undefined) return `${type}.${field} needs a comparison, such as ${type}.${field} = …`
  if (kinds[field] === 'text' && sign !== '=' && sign !== '!=') return `${type}.${field} is a text: = and != compare it`
  const wanted = kinds[field] === 'text' ? value : numberOf(value)
  if (wanted === null || wanted === '')
    return `${type}.${field} is compared with a ${kinds[field]}, not ${JSON.stringify(value)}`
  return ({ events }) => events.some((event) => event.type === type && compared(partOf(event, field), sign, wanted))
}

const partOf = (event: RoundEvent, field: string): unknown => (event as unknown as Record<string, unknown>)[field]

/** The fields of an event that are a number or a text. */
function comparable(type: string): Readonly<Record<string, 'number' | 'text'>> {
  const fields = Object.entries(ROUND_EVENT.variants[type]?.fields ?? {})
  return Object.fromEntries(
    fields.flatMap(([name, { shape }]): [string, 'number' | 'text'][] => {
      if (shape.kind === 'number') return [[name, 'number']]
      return name !== 'type' && (shape.kind === 'string' || shape.kind === 'word') ? [[name, 'text']] : []
    }),
  )
}

const numberOf = (text: string): number | null => (/^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : null)
const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

const unknown = (name: string): string =>
  `${JSON.stringify(name)} is no figure and no event. Figures: ${listed(WISH_FIGURES)}; events: ${listed(EVENTS)}`
