import type { Language } from '@spilvaerk/messages'
import { pageLanguage } from './page-language.ts'

/** Thousands as the page writes them: `1.234,50` in Danish, `1,234.50` in English. */
const GROUPED = {
  da: { whole: /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, sign: '.' },
  en: { whole: /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, sign: ',' },
} as const satisfies Record<Language, object>

/** `1.234,50`, `1234,5` or `1234.5` as a number of kroner; undefined when it is none, or finer than an øre. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/\s|kr\.?$/gi, '')
  const { whole, sign } = GROUPED[pageLanguage()]
  const normal = (whole.test(plain) ? plain.replaceAll(sign, '') : plain).replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(normal) ? Number(normal) : undefined
}
