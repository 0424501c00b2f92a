import type { Language } from '@spilvaerk/slot-engine/shared'
import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Terning', spots: { range: 'Over eller under' } },
  en: { name: 'Dice', spots: { range: 'Over or under' } },
}

/** Between the first and the last number that wins. */
export const TO: Readonly<Record<Language, string>> = { da: 'til', en: 'to' }
