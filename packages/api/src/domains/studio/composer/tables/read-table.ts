import { type BonusWish, type TableBrief, type TableKindName, tableOptions } from '@spilvaerk/table-games'
import type { Language } from '../lexicon/theme.ts'
import { miniGamesByDegree } from '../mini-games.ts'
import { GRAMMAR } from '../nearness/idle.ts'
import { bonusGamesIn } from './bonus-words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { FILLERS, factWords, OF_TABLES, OTHER_WISHES } from './fact-words.ts'
import { type Asked, KIND_WORDS, REEL_WORDS, SLOT_WORDS } from './kind-words.ts'
import { type LimitWishes, readLimits } from './limits.ts'
import { isRefused, NO_SIDES } from './refusing.ts'
import { readReturn } from './returns.ts'
import { type Found, findAll, overlap, type Span } from './span.ts'
import { readLanguage } from './spoken.ts'
import { statedName } from './stated-name.ts'
import { RULE_WORDS, SIDE_WORDS } from './table-words.ts'

/** What a text asks of a table game: the part of a brief that words decide. */
export interface TableWishes
  extends Pick<TableBrief, 'rules' | 'sideBets' | 'rtpHundredths' | 'returnIs' | 'volatility'> {
  readonly kind: TableKindName
  /** What it calls the game, where that is another one than what is made. */
  readonly asked?: string
  /** How much may be bet, in money. */
  readonly limits?: LimitWishes
  readonly name?: string
  /** As many as go with a game that is so simple or complex. */
  readonly miniGames?: number
  /** Mini-games that it names. */
  readonly bonusGames?: readonly BonusWish['game'][]
  /** That the game is to be written in. */
  readonly language?: Language
  /** Rules for which it names two values. */
  readonly both?: readonly { readonly rule: string; readonly value: string; readonly other: string }[]
  /** Whatever else it says, as it was written. */
  readonly unread?: readonly string[]
}

/** The kind that a text names, or `undefined` where it speaks of none, or of reels. */
export const tableKindIn = (text: string): Asked | undefined => {
  if (SLOT_WORDS.test(text)) return undefined
  const found = KIND_WORDS.find(({ words }) => words.test(text))
  return found && found.kind !== 'videoPoker' && REEL_WORDS.test(text) ? undefined : found
}

/** A word of the text after which something else is meant: `en prison instead of la partage`. */
const INSTEAD = /(?:i stedet for|instead of|rather than)(?: (?:en|et|an?|the))? [\p{L}-]+(?: [\p{L}-]+)?/u

/**
 * What a prompt asks of a table game. What it says that none of the readers knows is told clause by clause.
 * @param isTheme whether a clause speaks of what the game is about
 */
export function readTable(
  prompt: string,
  language: Language,
  isTheme: (clause: string) => boolean = () => false,
): TableWishes | undefined {
  const { name, rest } = statedName(prompt)
  const { text: whole, clauses } = clausesOf(rest, language)
  const instead = findAll(INSTEAD, whole)
  const text = instead.reduce((all, { at, end }) => all.slice(0, at) + ' '.repeat(end - at) + all.slice(end), whole)
  const asked = tableKindIn(text)
  if (asked === undefined) return undefined
  const { kind } = asked
  const { rules, both, spans: ruled } = rulesIn(text, kind)
  const { sideBets, spans: sided } = sidesIn(text, kind)
  const { wish, span, ofSide } = readReturn(text)
  const { limits, spans: limited } = readLimits(text)
  const { language: spoken, spans: spokenAt } = readLanguage(text)
  // A fact that is not wanted cannot be had, and is told.
  const facts = factWords(kind)
    .flatMap((words) => findAll(words, text))
    .filter((fact) => !isRefused(text, fact))
  const { games: bonusGames, spans: withGames } = bonusGamesIn(text, kind)
  const named = findAll(asked.words, text)
  const wishes = [...ruled, ...sided, ...(span ? [span] : []), ...limited, ...spokenAt, ...withGames]
  const known = [...wishes, ...facts, ...named, ...instead]
  const unread = unreadOf({ text, clauses, known, missed: ofSide }, isTheme)
  const miniGames = miniGamesByDegree(text)
  return {
    kind,
    ...(asked.asked !== undefined && { asked: asked.asked }),
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(sideBets && { sideBets }),
    ...wish,
    ...volatilityIn(text),
    ...(limits && { limits }),
    ...(name !== undefined && { name }),
    ...(miniGames !== undefined && { miniGames }),
    ...(bonusGames.length > 0 && { bonusGames }),
    ...(spoken && { language: spoken }),
    ...(both.length > 0 && { both }),
    ...(unread.length > 0 && { unread }),
  }
}

/** A clause of a prompt for a table, and the fields of adjustments that what it asks for may come back as. */
export interface TableClause {
  readonly text: string
  readonly fields: ReadonlySet<string>
}

/** Each clause of a prompt that asks for something, and what of the game it speaks of. */
export function tableClausesOf(prompt: string, language: Language, kind: TableKindName): TableClause[] {
  const { text, clauses } = clausesOf(prompt, language)
  const kinds = KIND_WORDS.filter((one) => one.kind === kind)
  const ruled = rulesIn(text, kind).spans
  const sided = sidesIn(text, kind).spans
  const limited = readLimits(text).spans
  const { span } = readReturn(text)
  const games = bonusGamesIn(text, kind).spans
  return clauses.flatMap((clause) => {
    const has = (spans: readonly Span[]): boolean => spans.some((one) => overlap(one, clause))
    const words = clause.text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
    const isIdle = FILLERS.test(clause.said) || words.every((word) => GRAMMAR.has(word))
    if (isIdle && !kinds.some(({ words: said }) => said.test(clause.text))) return []
    const fields = [
      ...ruled.filter((one) => overlap(one, clause)).map(({ rule }) => `rules.${rule}`),
      ...(has(sided) ? ['sideBets'] : []),
      ...(has(limited) ? ['limits', 'limits.min', 'limits.max', 'currency'] : []),
      ...(span && overlap(span, clause) ? ['rtp'] : []),
      ...(has(games) ? ['miniGames'] : []),
      ...(kinds.some(({ words: said }) => said.test(clause.text)) ? ['requestedKind'] : []),
    ]
    return [{ text: clause.said, fields: new Set(fields) }]
  })
}

/** Where it is called something else than volatility. */
function volatilityIn(text: string): Pick<TableWishes, 'volatility'> {
  const [, level] = /(høj\p{L}*|stor\p{L}*|lav\p{L}*|små|big|large|small) (?:udsving|swings?)/u.exec(text) ?? []
  return level === undefined ? {} : { volatility: /^(?:høj|stor|big|large)/.test(level) ? 'high' : 'low' }
}

interface ReadRules {
  readonly rules: Readonly<Record<string, string>>
  readonly both: NonNullable<TableWishes['both']>
  readonly spans: readonly (Span & { readonly rule: string })[]
}

/** Where several values of a rule are found the first stands; one that is found elsewhere in the text contradicts it. */
function rulesIn(text: string, kind: TableKindName): ReadRules {
  const rules: Record<string, string> = {}
  const both: { rule: string; value: string; other: string }[] = []
  const spans: (Span & { readonly rule: string })[] = []
  for (const { kind: of, rule, value, words, isUsual } of RULE_WORDS) {
    if (of !== kind) continue
    for (const found of findAll(words, text)) {
      if (spans.some((span) => span.rule === rule && overlap(span, found))) continue
      const said = typeof value === 'string' ? value : value(found.match)
      const first = rules[rule]
      if (first !== undefined && first !== said && !isUsual && !both.some((one) => one.rule === rule))
        both.push({ rule, value: first, other: said })
      if (first === undefined) rules[rule] = said
      spans.push({ rule, at: found.at, end: found.end })
    }
  }
  return { rules, both, spans }
}

/** Side bets that are asked for, less those that are refused; where only refusals are found, the usual ones less these. */
function sidesIn(text: string, kind: TableKindName): { sideBets?: readonly string[]; spans: readonly Span[] } {
  const found = SIDE_WORDS.filter(([of]) => of === kind).flatMap(([, name, words]) =>
    findAll(words, text).map((hit): Found & { name: string } => ({ ...hit, name })),
  )
  const refused = found.filter((hit) => isRefused(text, hit))
  const wanted = found.filter((hit) => !refused.includes(hit)).map(({ name }) => name)
  const none = findAll(NO_SIDES, text).filter((span) => !refused.some((hit) => overlap(hit, span)))
  const spans = [...found, ...none]
  if (none.length > 0) return { sideBets: [], spans }
  if (found.length === 0) return { spans }
  const without = new Set(refused.map(({ name }) => name))
  const open = wanted.length > 0 ? [...new Set(wanted)] : tableOptions(kind).usualSideBets
  return { sideBets: open.filter((name) => !without.has(name)), spans }
}

/** What counts something is no theme; a year may be. */
const COUNTS = /(?<!\d)\d{1,3}(?!\d)/

interface ReadText {
  readonly text: string
  readonly clauses: readonly Clause[]
  readonly known: readonly Span[]
  /** What is known and cannot be asked for. */
  readonly missed: readonly Span[]
}

/** What a rule is said by: `25-12-6`, `15:1`. A number within a word is a name, as in `s17`. */
const NUMBERS = /(?<![\p{L}\d])\d[\d.,:/-]*(?: (?:to|til) \d+)?/u

/** What somebody does in the game, who is no figure of a theme. */
const PLAY =
  /dealer(?:en|s)? (?:viser|shows?|exposes?|skal|must|må|kan|can|gets?|får|takes?|tager|trækker|draws?|wins?|vinder|loses?|taber|pays?|betaler|pushes)(?!\p{L})|(?<!\p{L})(?:betaler|pays?|paying|vinder|taber|loses?|tilbage|returned|push(?:es)?)(?!\p{L})/u

/** Clauses in which nothing is known, or not every number, and that say something; of the others, the words that are not. */
function unreadOf({ text, clauses, known, missed }: ReadText, isTheme: (clause: string) => boolean): string[] {
  const numbers = findAll(NUMBERS, text).filter((number) => !known.some((span) => overlap(span, number)))
  const isWhole = (clause: Clause): boolean =>
    known.some((span) => overlap(span, clause)) && !numbers.some((number) => overlap(number, clause))
  const isOther = ({ said, text }: Clause): boolean =>
    FILLERS.test(said) ||
    OTHER_WISHES.some((words) => words.test(text)) ||
    (isTheme(said) && !COUNTS.test(text) && !PLAY.test(text))
  return clauses.flatMap((clause) => {
    if (isOther(clause)) return []
    if (missed.some((span) => overlap(span, clause)) || !isWhole(clause)) return [clause.said]
    const left = leftIn(clause, known).join(' ')
    return left === '' || isTheme(left) ? [] : [left]
  })
}

/** The words of a clause that stand in nothing that is known, and that no table has by itself. */
const leftIn = ({ text, at }: Clause, known: readonly Span[]): string[] =>
  findAll(WORD, text)
    .filter(({ at: from, end, match: [word] }) => {
      const place = { at: at + from, end: at + end }
      return (
        !known.some((span) => overlap(span, place)) && (!GRAMMAR.has(word) || PACE.test(word)) && !OF_TABLES.test(word)
      )
    })
    .map(({ match: [word] }) => word)
const WORD = /\p{L}[\p{L}’'-]*/u
/** How fast it is to be is asked for, though any prompt may have such a word. */
const PACE = /^(?:quick|fast|slow|hurtigt?|langsomt?)$/u
