import { createRng } from '@spilvaerk/slot-engine'
import type { Language } from '../lexicon/theme.ts'
import { isCalled, isNamedDrawing, isOfConcept } from '../nearness/glyph-words.ts'
import { GRAMMAR } from '../nearness/idle.ts'
import { worldOf } from '../nearness/world.ts'
import type { Aside } from '../reading/asides.ts'
import { readSlot } from '../reading/read-slot.ts'
import { isThingName } from '../reading/thing-names.ts'
import { tradePartOf } from '../reading/trade-parts.ts'
import type { Setting } from '../wishes.ts'
import { OF_TABLES } from './fact-words.ts'

/** What a table can be dressed in: the rest of what is said of looks is of symbols, which it has not. */
const LISTS = ['moods', 'colours', 'styles', 'markets', 'asides'] as const
const SINGLE = ['silence', 'still', 'pace', 'autoplay', 'volume'] as const
const DRESS = [...LISTS, ...SINGLE, 'look'] as const
type TableSetting = Pick<Setting, (typeof DRESS)[number] | 'subject'>
/** What a clause is about beside what it says of looks, and what follows from a mood. */
const BESIDE: readonly string[] = ['subject', 'about', 'motifs', 'volatility', 'language']

export interface ReadSetting {
  readonly setting: TableSetting
  /** Of the clauses, those that say something else. */
  readonly left: readonly string[]
}

/**
 * How a table looks and sounds, where it is offered and what it is about: what clauses say that no rule was read in.
 * @param isOpen whether the game may be about something: it is not about something else already
 */
export function settingOfTable(
  clauses: readonly string[],
  language: Language,
  isOpen: (phrase: string) => boolean,
): ReadSetting {
  const setting: { -readonly [F in keyof TableSetting]: TableSetting[F] } = {}
  const left = clauses.flatMap((clause) => {
    const pieces = piecesIn(clause)
    if (pieces) {
      setting.asides = [...(setting.asides ?? []), pieces]
      return []
    }
    const dress = dressIn(clause, language)
    if (dress)
      for (const field of LISTS)
        if (dress[field]) Object.assign(setting, { [field]: [...(setting[field] ?? []), ...dress[field]] })
    if (dress)
      for (const field of SINGLE) if (dress[field] !== undefined) Object.assign(setting, { [field]: dress[field] })
    if (dress?.look) setting.look = { ...setting.look, ...dress.look }
    const rest = dress ? dress.subject : clause
    if (rest === undefined) return []
    const subject = setting.subject === undefined ? subjectIn(rest) : undefined
    if (subject === undefined || !isOpen(subject)) return [rest]
    setting.subject = subject
    return []
  })
  return { setting, left }
}

/** What a clause says of looks, where it says nothing else. */
function dressIn(clause: string, language: Language): TableSetting | undefined {
  const bare = clause.replace(OF_A_TABLE, ' ').replace(/^n(?= )/u, 'and')
  const { wishes, clauses } = readSlot(bare, language)
  const said = DRESS.filter((field) => wishes[field] !== undefined)
  const isWhole = clauses.every(({ state, left }) => state === 'idle' || (state === 'read' && left === undefined))
  const asks = Object.entries(wishes).filter(
    ([field, value]) =>
      !(Array.isArray(value) && value.length === 0) && ![...DRESS, ...BESIDE].some((one) => one === field),
  )
  return said.length > 0 && isWhole && asks.length === 0 ? wishes : undefined
}

/** What the pieces of a table are to be drawn as: they are as they are. */
const PIECES =
  /(?<!\p{L})(?:mine(?:r|rne)|diamant(?:er|erne)|kugler(?:ne)?|terninger(?:ne)?|brikker(?:ne)?|jetoner(?:ne)?|(?:the )?(?:mines|gems|diamonds|balls|dice|chips|pegs|tiles)) (?:er|skal være|are|should be|must be|to be|as|som) \p{L}+/iu
function piecesIn(clause: string): Aside | undefined {
  const draws = DRAWS.exec(clause)
  if (draws) return { code: 'oneDraw', said: draws[0] }
  const pieces = PIECES.exec(clause)
  return pieces ? { code: 'fixedPieces', said: pieces[0] } : undefined
}
const DRAWS =
  /(?<!\p{L})(?:[\p{L}\d]+ )?(?:omgange|trækninger|draws|races)(?: i gang)? (?:på (?:én|en|1) gang|i træk|at once|at a time|in a row|in one go)/iu
/** What is coloured on a table, and what is heard at one. */
export const OF_A_TABLE =
  /(?<!\p{L})(?:bord(?:et)?|tables?|felt|filt(?:et)?|klæde(?:t)?|cloth|baize|rummet|room|spillet)(?!\p{L})/giu

const STATED =
  /^(?:(?:og|and|but|men|plus) )?(?:med |with )?(?:an? |et |en |the )?(?:tema(?:et)?|themed?|setting|scene|kulisse|stil(?:en)?|rammen?)(?: er| is| of|:)? +(?<first>.+)$|^(?:(?:og|and|but|men|plus) )?(?:med |with |in |i )?(?:an? |et |en |the )?(?<last>.+?)[ -](?:themed?|tema|look|stil(?:en)?|style|vibes?|feel(?:ing)?|stemning|mood|atmosphere|udtryk|setting|kulisse)$/iu
/** `it should look like a dockyard`, `det skal ligne en bankohal`. */
const LIKENED =
  /^(?:(?:og|and|but|men|plus) )?(?:(?:it|det|den|make|gør|lad|let|should|must|skal|to|at) )*(?:looks? like|ligner?|se ud som|resembles?) (?:an? |et |en |the |inside (?:an? |the )?)?(?<thing>.+)$/iu
const PLACED =
  /^(?:(?:og|and|men|but) )?(?:i|på|ved|in|on|at|inside|om|about|set in|sat i|aboard|under|beneath) (?:an? |the |en |et |den |det |de )?(?<thing>.+)$/iu
/** `med en varmluftballon`: a thing, and nothing of the game. */
const WITH_A = /^(?:med|with) (?:an?|en|et) (?<thing>[\p{L}-]{4,}(?: [\p{L}-]{4,})?)$/iu
const withA = (clause: string): RegExpExecArray | null => {
  const found = WITH_A.exec(clause)
  const last = found?.groups?.thing?.toLowerCase().split(' ').at(-1) ?? ''
  return isCalled(last) || isOfConcept(last) ? found : null
}
const MOST_WORDS = 6

/** What a clause says that the game is about: by a word for it, by where it is set, or by nothing but its name. */
function subjectIn(clause: string): string | undefined {
  const found = (LIKENED.exec(clause) ?? STATED.exec(clause) ?? PLACED.exec(clause) ?? withA(clause))?.groups ?? {}
  const phrase = (found.first ?? found.last ?? found.thing ?? clause.replace(OPENS, '')).trim().replace(BEHIND, '')
  const isStated = (found.first ?? found.last ?? found.thing) !== undefined
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  const said = words.filter((word) => !GRAMMAR.has(word))
  const isOfPlay = said.some(
    (word) =>
      OF_TABLES.test(word) ||
      !['any', undefined].includes(tradeOf(word)) ||
      (/\p{N}/u.test(word) && !/^(?:1[0-9]|20)\d\d/.test(word)),
  )
  if (said.length === 0 || words.length > MOST_WORDS || isOfPlay || !isThingName(phrase.replace(PAINTS, '')))
    return undefined
  if (!isStated && !/^\p{L}/u.test(phrase)) return undefined
  const isOfThings = said.some((word) => isCalled(word) || isNamedDrawing(word))
  if (!isStated && !(isOfThings && !STARTS_A_DEED.test(phrase))) return undefined
  return worldOf(phrase, [], createRng(phrase)).isNear ? phrase : undefined
}

/** What a place may be like, and no thing is. */
const PAINTS = /(?<!\p{L})(?:jazz|rainy|sunny|snowy|foggy|windy|neon|classic|klassisk\p{L}*)(?!\p{L})/giu
const OPENS = /^(?:(?:og|and|but|men|plus) )?(?:an? |et |en |the )?/iu
const BEHIND = /(?: (?:i baggrunden|in the background|bagved|as a? ?backdrop|som baggrund|udenfor|outside))?[.!?]*$/iu
const tradeOf = (word: string): string | undefined => {
  const of = tradePartOf(word)?.of
  return typeof of === 'string' || of === undefined ? of : 'wish'
}

/** What is to be done is nothing to be about. */
const STARTS_A_DEED =
  /^(?:(?:og|and|men|but) )?(?:with|med|no|not|uden|without|ingen|ikke|let|lad|show|vis|explain|forklar|use|brug|make|lav|add|tilføj|put|læg|give|giv|include|skip|drop|turn|slå|max|min|push|double|split|hit|stand|for|to|til)(?!\p{L})/iu
