import { units } from '@spilvaerk/messages/units'
import { wishes } from '@spilvaerk/messages/wishes'
import { formatNumber } from './format.ts'
import { textsOf } from './page-language.ts'

type Field = keyof (typeof wishes)['da']['fields']
type Kind = keyof (typeof wishes)['da']['kinds']
type Level = keyof (typeof wishes)['da']['volatilities']

const isField = (name: string): name is Field => Object.hasOwn(wishes.da.fields, name)
const isRule = (name: string): name is keyof (typeof wishes)['da']['rules'] => Object.hasOwn(wishes.da.rules, name)
const isKind = (name: string): name is Kind => Object.hasOwn(wishes.da.kinds, name)
const isWins = (value: string): value is keyof (typeof wishes)['da']['wins'] => Object.hasOwn(wishes.da.wins, value)
const isLevel = (value: string): value is Level => Object.hasOwn(wishes.da.volatilities, value)

/** What a field is called, of which a game got something else than was wished. */
export function wishName(field: string): string {
  const t = textsOf(wishes)
  const rule = field.startsWith('rules.') ? field.slice('rules.'.length) : ''
  if (isRule(rule)) return t(`rules.${rule}`)
  return isField(field) ? t(`fields.${field}`) : field
}

/** The kind of game that was asked for. */
export const kindName = (kind: string): string => (isKind(kind) ? textsOf(wishes)(`kinds.${kind}`) : kind)

/** What was wished for in a field, or given. */
export function wishValue(field: string, value: string | number | boolean): string {
  const t = textsOf(wishes)
  if (typeof value === 'number') {
    const amount = formatNumber(value)
    return field === 'rtp' ? textsOf(units)('percent', { amount }) : amount
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (field === 'wins' && isWins(value)) return t(`wins.${value}`)
  return isLevel(value) ? t(`volatilities.${value}`) : kindName(value)
}
