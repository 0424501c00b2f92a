import { machine } from '@spilvaerk/messages/machine'
import { textsOf } from '../lib/page-language.ts'
import { type Face, isEmpty } from './face.ts'

/** The window in words, reel by reel, for those who do not see it. */
export function describeWindow(face: Face, window: readonly (readonly string[])[]): string {
  const t = textsOf(machine)
  const names = new Map(face.symbols.map((symbol) => [symbol.id, isEmpty(symbol) ? t('blank') : symbol.name]))
  return window
    .map((symbols, reel) =>
      t('reel', { number: reel + 1, symbols: symbols.map((id) => names.get(id) ?? id).join(', ') }),
    )
    .join(' ')
}
