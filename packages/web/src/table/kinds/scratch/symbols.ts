import { textByKey } from '@spilvaerk/messages'
import { felts } from '@spilvaerk/messages/felts'
import { pageLanguage } from '../../../lib/page-language.ts'

const EMOJI: Readonly<Record<string, string>> = {
  clover: '🍀',
  cherry: '🍒',
  bell: '🔔',
  star: '⭐',
  crown: '👑',
  diamond: '💎',
  seven: '7️⃣',
}

/** The drawing of a symbol; a game's own symbols are written. */
export const symbolEmoji = (symbol: string): string | undefined => EMOJI[symbol]

export const symbolName = (symbol: string): string =>
  Object.hasOwn(felts.da.scratch.symbols, symbol)
    ? textByKey(felts, pageLanguage(), `scratch.symbols.${symbol}`)
    : symbol
