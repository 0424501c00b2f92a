import type { Language } from './lexicon/theme.ts'
import { withDigits } from './numbers.ts'
import { plainText } from './plain-text.ts'
import { readFeatures } from './read-features.ts'
import { readFigures } from './read-figures.ts'
import { readSlot } from './reading/read-slot.ts'
import { readTable } from './tables/read-table.ts'
import { AUDIENCES, type Audience, type Wishes } from './wishes.ts'

const WHO: { readonly [A in Audience]: RegExp } = {
  beginners: /begynder|beginner|nybegynder|newbie|new players|nye spillere/,
  casual: /afslappe|casual|hyggespiller|hverdagsspiller|relax/,
  highRollers: /high[ -]?roller|storspiller|vip-spiller/,
  thrillSeekers: /spændingssøg|thrill|adrenalin|risikovillig/,
}

/**
 * Reads what a prompt asks for. Nothing that it says is carried out: it can only ask for what can be asked for.
 * @param isTheme whether a part of it speaks of what the game is about
 */
export function readWishes(prompt: string, language: Language, isTheme?: (part: string) => boolean): Wishes {
  const text = withDigits(readable(prompt), language)
  const audience = AUDIENCES.find((one) => WHO[one].test(text))
  const table = readTable(prompt, language, isTheme)
  const read = table ? { ...readFigures(text), ...readFeatures(text) } : readSlot(prompt, language).wishes
  return {
    ...read,
    ...(audience && { audience }),
    requestedKind: table ? (table.asked ?? table.kind) : 'slot',
    ...(table && { table }),
  }
}

/** Signs that carry meaning for numbers are kept; markup is not. */
const readable = (prompt: string) => plainText(prompt.replaceAll('&', ' and '), 5000)
