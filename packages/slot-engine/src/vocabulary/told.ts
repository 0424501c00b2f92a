/** Shapes that several events of a round share. */
import {
  type Fields,
  field,
  list,
  type NumberShape,
  type ObjectShape,
  object,
  type Shape,
  type StringShape,
  word,
} from './shape.ts'

export const many = (of: Shape) => list(of, 0, Number.POSITIVE_INFINITY)

export const NUMBER: NumberShape = { kind: 'number', whole: true }
export const COINS: NumberShape = { kind: 'number', whole: true, wide: true }
export const MULTIPLIER: NumberShape = { kind: 'number', wide: true }
export const SYMBOL: StringShape = { kind: 'string', names: 'symbol' }
export const FEATURE: StringShape = { kind: 'string', names: 'feature' }
export const JACKPOT: StringShape = { kind: 'string', names: 'jackpot' }
export const CELL: Shape = { kind: 'cell' }
export const CELLS = many(CELL)

export const window = (doc = 'What is in view: per reel the symbol ids from the top.') => field(many(many(SYMBOL)), doc)
export const symbol = field(SYMBOL, 'The id of the symbol.')
export const feature = field(FEATURE, 'The id of the feature.')
export const line = field(NUMBER, 'The number of the line, from 0.')
export const cells = field(CELLS, 'The cells that win.')
export const count = field(NUMBER, 'How many of the symbol count.')
export const coins = field(COINS, 'What it pays.')
export const pay = {
  cells,
  multiplier: field(MULTIPLIER, 'Wilds and feature together; already in `coins`.'),
  coins,
} satisfies Fields

export const event = (name: string, doc: string, fields: Fields): readonly [string, ObjectShape] => {
  const type = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return [type, object(name, doc, { type: field(word([type]), 'What happened.'), ...fields })]
}
