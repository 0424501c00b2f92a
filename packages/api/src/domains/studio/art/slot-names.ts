import { type Language, translator } from '@spilvaerk/messages'
import { happenings } from '@spilvaerk/messages/happenings'

const PLACES = new Set(['background', 'backgroundTall', 'cabinet', 'logo', 'tile'] as const)
type Place = typeof PLACES extends Set<infer P> ? P : never
const isPlace = (slot: string): slot is Place => (PLACES as ReadonlySet<string>).has(slot)

/** What places of pictures are called within a sentence. */
export const slotNamesIn = (language: Language) => {
  const t = translator(happenings, language)
  return (slot = ''): string => {
    if (slot.startsWith('symbol:')) return t('place.symbol', { symbol: slot.slice('symbol:'.length) })
    return isPlace(slot) ? t(`place.${slot}`) : slot
  }
}
