import { texts } from '@spilvaerk/messages/texts'
import type { TextRevision } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import type { Change, Words } from './words.ts'

/** Of a long text its beginning says which one it was. */
const LONGEST = 80
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** What was written otherwise, place by place. */
export function textChanges(
  words: Words,
  changes: TextRevision['changes'],
  nameOf: (place: string) => string,
): Change[] {
  const t = textsOf(texts)
  return changes.map(({ language, place, from, to }) => ({
    part: 'texts',
    what: t('placeIn', { place: nameOf(place), language: t(`languages.${language}`) }),
    from: from === '' ? words.nothing : `“${short(from)}”`,
    to: to === '' ? words.nothing : `“${short(to)}”`,
  }))
}
