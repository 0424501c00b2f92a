import { createRng } from '@spilvaerk/slot-engine'
import type { Language } from '../lexicon/theme.ts'
import { isCalled, isNamedDrawing } from '../nearness/glyph-words.ts'
import { GRAMMAR } from '../nearness/idle.ts'
import { worldOf } from '../nearness/world.ts'
import { readSlot } from '../reading/read-slot.ts'
import { isThingName } from '../reading/thing-names.ts'
import { tradePartOf } from '../reading/trade-parts.ts'
import type { Setting } from '../wishes.ts'
import { OF_TABLES } from './fact-words.ts'

/** What a table can be dressed in: the rest of what is said of looks is of symbols, which it has not. */
type TableSetting = Pick<Setting, 'moods' | 'colours' | 'styles' | 'silence' | 'markets' | 'subject'>
const DRESS = ['moods', 'colours', 'styles', 'silence', 'markets'] as const

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
  const left = clauses.filter((clause) => {
    const dress = dressIn(clause, language)
    if (dress) {
      for (const field of ['moods', 'colours', 'markets', 'styles'] as const)
        if (dress[field]) Object.assign(setting, { [field]: [...(setting[field] ?? []), ...dress[field]] })
      if (dress.silence) setting.silence = dress.silence
      return false
    }
    if (setting.subject !== undefined) return true
    const subject = subjectIn(clause)
    if (subject === undefined || !isOpen(subject)) return true
    setting.subject = subject
    return false
  })
  return { setting, left }
}

/** What a clause says of looks, where it says nothing else. */
function dressIn(clause: string, language: Language): TableSetting | undefined {
  const bare = clause.replace(OF_A_TABLE, ' ')
  const { wishes, clauses } = readSlot(bare, language)
  const said = DRESS.filter((field) => wishes[field] !== undefined)
  const isWhole = clauses.every(({ state, left }) => state === 'idle' || (state === 'read' && left === undefined))
  const asks = Object.entries(wishes).filter(([field, value]) =>
    Array.isArray(value) ? value.length > 0 && !DRESS.some((one) => one === field) : !['silence'].includes(field),
  )
  return said.length > 0 && isWhole && asks.length === 0 ? wishes : undefined
}
/** What is coloured on a table, and what is heard at one. */
const OF_A_TABLE =
  /(?<!\p{L})(?:bord(?:et)?|tables?|felt|filt(?:et)?|klæde(?:t)?|cloth|baize|rummet|room|spillet)(?!\p{L})/giu

const STATED =
  /^(?:(?:og|and|but|men|plus) )?(?:med |with )?(?:an? |et |en |the )?(?:tema(?:et)?|themed?|setting|scene|kulisse|stil(?:en)?|rammen?)(?: er| is| of|:)? +(?<first>.+)$|^(?:(?:og|and|but|men|plus) )?(?:med |with |in |i )?(?:an? |et |en |the )?(?<last>.+?)[ -](?:themed?|tema|look|stil(?:en)?|style|vibes?|feel(?:ing)?|stemning|mood|atmosphere|udtryk|setting|kulisse)$/iu
const PLACED =
  /^(?:(?:og|and|men|but) )?(?:i|på|ved|in|on|at|inside|om|about|set in|sat i|aboard|under|beneath) (?:an? |the |en |et |den |det |de )?(?<thing>.+)$/iu
const MOST_WORDS = 6

/** What a clause says that the game is about: by a word for it, by where it is set, or by nothing but its name. */
function subjectIn(clause: string): string | undefined {
  const found = (STATED.exec(clause) ?? PLACED.exec(clause))?.groups ?? {}
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
