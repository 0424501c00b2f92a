import type { Language } from './lexicon/theme.ts'
import { withDigits } from './numbers.ts'
import { plainText } from './plain-text.ts'
import { readFeatures } from './read-features.ts'
import { readFigures } from './read-figures.ts'
import { readSlot } from './reading/read-slot.ts'
import { readTable, type TableWishes } from './tables/read-table.ts'
import { settingOfTable } from './tables/table-setting.ts'
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
 * @param isOpen whether a table may be about such a thing, and is not about another already
 */
export function readWishes(
  prompt: string,
  language: Language,
  isTheme?: (part: string) => boolean,
  isOpen: (phrase: string) => boolean = () => true,
): Wishes {
  const text = withDigits(readable(prompt), language)
  const audience = AUDIENCES.find((one) => WHO[one].test(text))
  const table = readTable(prompt, language, isTheme)
  const read = table ? { ...readFigures(text), ...readFeatures(text) } : readSlot(prompt, language).wishes
  return {
    ...read,
    ...(audience && { audience }),
    requestedKind: table ? (table.asked ?? table.kind) : 'slot',
    ...(table && dressed(table, language, isOpen)),
  }
}

/** A table in the looks that its prompt asks for: what of the prompt is of those is read. */
function dressed({ unread = [], ...table }: TableWishes, language: Language, isOpen: (phrase: string) => boolean) {
  const { setting, left } = settingOfTable(unread, language, isOpen)
  return { ...setting, table: { ...table, ...(left.length > 0 && { unread: left }) } }
}

/** Signs that carry meaning for numbers are kept; markup is not. */
const readable = (prompt: string) => plainText(prompt.replaceAll('&', ' and '), 5000)
