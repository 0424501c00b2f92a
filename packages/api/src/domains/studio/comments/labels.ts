import { type Language, textByKey, translator } from '@spilvaerk/messages'
import { changes } from '@spilvaerk/messages/changes'
import { happenings } from '@spilvaerk/messages/happenings'
import { type CommentPart, TEXT_PLACES } from '@spilvaerk/schemas'
import type { Anchor, Step } from '@spilvaerk/schemas/field-anchor'
import { isTable } from '../../../platform/engines/definitions.ts'
import { LOCALES } from '../../../platform/numbers/in-language.ts'
import { slotNamesIn } from '../art/slot-names.ts'
import { namesIn, type Subject } from './fields.ts'

const isText = (place: string): place is (typeof TEXT_PLACES)[number] => TEXT_PLACES.some((one) => one === place)

/** A field in words: `Plum ×5`, `features · free · spins`, `the logo`. */
export function labelOf(part: CommentPart, anchor: Anchor, language: Language, subject?: Subject): string {
  const t = translator(happenings, language)
  const slotName = slotNamesIn(language)
  switch (part) {
    case 'game':
      return t('field.game')
    case 'maths':
      return mathsLabel(anchor, language, subject)
    case 'art':
      return slotName(namesIn(anchor)[0])
    case 'texts': {
      const [code = '', place = ''] = namesIn(anchor)
      const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' })
      const name = isText(place) ? t(`field.${place}`) : slotName(place)
      return t('field.in', { name, language: names.of(code) ?? code })
    }
  }
}

function mathsLabel(anchor: Anchor, language: Language, subject: Subject | undefined): string {
  const definition = subject?.playable.definition
  const symbols = definition && !isTable(definition) ? definition.symbols : []
  const nameOf = (id: string): string => symbols.find((one) => one.id === id)?.name ?? id
  const word = (step: Step): string => {
    if (typeof step === 'object') return nameOf(step.id)
    if (typeof step === 'number') return `${step + 1}`
    return Object.hasOwn(changes.da.fields, step) ? textByKey(changes, language, `fields.${step}`) : step
  }
  const [first, symbol, pays, count] = anchor
  if (first === 'symbols' && pays === 'pays' && typeof symbol === 'object' && typeof count === 'string')
    return translator(changes, language)('ofAKind', { name: nameOf(symbol.id), number: count })
  return anchor.map(word).join(' · ')
}
