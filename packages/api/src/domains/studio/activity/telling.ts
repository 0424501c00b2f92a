import { type Language, type Translate, translator } from '@spilvaerk/messages'
import { happenings } from '@spilvaerk/messages/happenings'
import type { GameRole } from '@spilvaerk/schemas'
import { LOCALES } from '../../../platform/numbers/in-language.ts'
import { slotNamesIn } from '../art/slot-names.ts'

/** The words of a language, and the names of those whom a happening is about. */
export interface Telling {
  readonly language: Language
  readonly t: Translate<'happenings'>
  /** The name of whom it is about. */
  readonly about: string
  readonly role: (role: GameRole | undefined) => string
  readonly percent: (share: number) => string
  readonly languages: (codes: readonly string[]) => string
  readonly place: (slot: string | undefined) => string
}

export function tellingIn(language: Language): Omit<Telling, 'about'> {
  const t = translator(happenings, language)
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 })
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' })
  const list = new Intl.ListFormat(LOCALES[language])
  return {
    ...{ t, language },
    role: (role) => t(`role.${role ?? 'viewer'}`),
    percent: (share) => percent.format(share),
    languages: (codes) => list.format([...new Set(codes)].map((code) => names.of(code) ?? code)),
    place: slotNamesIn(language),
  }
}
