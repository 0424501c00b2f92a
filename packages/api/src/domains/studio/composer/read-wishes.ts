import type { Language } from './lexicon/theme.ts'
import { withDigits } from './numbers.ts'
import { plainText } from './plain-text.ts'
import { readFeatures } from './read-features.ts'
import { readFigures } from './read-figures.ts'
import { AUDIENCES, type Audience, GAME_KINDS, type GameKind, type Wishes } from './wishes.ts'

const KINDS: { readonly [K in Exclude<GameKind, 'slot'>]: RegExp } = {
  roulette: /roulett?e/,
  blackjack: /black ?jack/,
  baccarat: /bac+arat/,
  videoPoker: /video ?poker/,
  craps: /(?<!\p{L})craps(?!\p{L})/u,
  paiGow: /pai ?gow/,
  caribbeanStud: /caribbean stud|caribisk stud/,
  threeCardPoker: /(?:3|three|tre)[ -]?(?:card|korts?)[ -]?poker/,
  sicBo: /sic ?bo/,
  war: /(?:casino|card) war|kort ?krig|war card|kasino ?krig/,
  poker: /(?<!\p{L})(?:texas )?(?:hold.?em|poker)(?!\p{L})/u,
}

const WHO: { readonly [A in Audience]: RegExp } = {
  beginners: /begynder|beginner|nybegynder|newbie|new players|nye spillere/,
  casual: /afslappe|casual|hyggespiller|hverdagsspiller|relax/,
  highRollers: /high[ -]?roller|storspiller|vip-spiller/,
  thrillSeekers: /spændingssøg|thrill|adrenalin|risikovillig/,
}

/** Reads what a prompt asks for. Nothing that it says is carried out: it can only ask for what can be asked for. */
export function readWishes(prompt: string, language: Language): Wishes {
  const text = withDigits(readable(prompt), language)
  const audience = AUDIENCES.find((one) => WHO[one].test(text))
  const kind = GAME_KINDS.find((one) => one !== 'slot' && KINDS[one].test(text))
  return {
    ...readFigures(text),
    ...readFeatures(text),
    ...(audience && { audience }),
    requestedKind: kind ?? 'slot',
  }
}

/** Signs that carry meaning for numbers are kept; markup is not. */
const readable = (prompt: string) => plainText(prompt.replaceAll('&', ' and '), 5000)
