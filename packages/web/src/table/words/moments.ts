import { textByKey } from '@spilvaerk/messages'
import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { type Names, rankName } from './names.ts'

const WORDS = [
  'red',
  'black',
  'zero',
  'triple',
  'double',
  'run',
  'tie',
  'natural',
  'player-natural',
  'banker-natural',
  'six-cards',
  'neighbours',
  'first-point',
  'first-double',
] as const

/** What a moment of a round is called that starts a bonus game. */
export function momentName(moment: string, names: Names): string {
  const t = textsOf(felts)
  const word = WORDS.find((one) => one === moment)
  if (word !== undefined) return t(`bonus.moments.${word}`)
  const at = moment.indexOf('-')
  const [sort, rest] = [moment.slice(0, at), moment.slice(at + 1)]
  switch (sort) {
    case 'symbol':
      return names.spot(rest)
    case 'dice':
      return rest.replace('-', '+')
    case 'win':
      return t('bonus.moments.winWith', { points: rest.slice(rest.indexOf('-') + 1) })
    case 'player':
    case 'dealer':
      return t(`bonus.moments.${sort}Card`, { rank: rankName(rest) })
    case 'dealt':
      return textByKey(tables, pageLanguage(), `hands.${rest}`)
    default:
      return rest
  }
}
