import type { Glyph, Language } from '../lexicon/theme.ts'
import { THEMES } from '../lexicon/themes.ts'
import { CONCEPTS } from './concepts.ts'
import { EMOJI_WORDS } from './emoji-words.ts'

/** A drawing with the words that speak of it. */
export interface Drawing extends Glyph {
  readonly names: readonly string[]
  readonly tags: readonly string[]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const CONCEPT_ROWS = CONCEPTS.trim()
  .split('\n')
  .map((line) => {
    const [words = '', drawings = ''] = line.split('|')
    const named = drawings.split(' ').map((one) => {
      const [emoji = '', names = ''] = one.split('=')
      const [da = '', en = ''] = names.split('/')
      return { emoji, ...(da !== '' && { called: { da: da.replaceAll('_', ' '), en: en.replaceAll('_', ' ') } }) }
    })
    return { words: words.split(' '), named, emojis: named.map(({ emoji }) => emoji) }
  })

/** What a drawing is called among those of a word, where its own name says something else: a can of energy drink. */
const CALLED = new Map<string, ReadonlyMap<string, Pick<Glyph, Language>>>()

function listed(): Map<string, Drawing> {
  const all = new Map<string, Drawing>()
  for (const line of EMOJI_WORDS.trim().split('\n')) {
    const [emoji = '', da = '', en = '', tagsDa = '', tagsEn = ''] = line.split('|')
    if (/smiling|grinning|crying|weary|kissing|hearts$|^x-ray$| face/.test(en)) continue
    all.set(plain(emoji), {
      emoji,
      da,
      en,
      names: [da.toLowerCase(), en.toLowerCase()],
      tags: wordsOf(`${tagsDa},${tagsEn}`),
    })
  }
  for (const { wild, scatter, regulars, key } of THEMES)
    for (const { emoji, da, en } of [wild, scatter, ...regulars]) {
      const known = all.get(plain(emoji))
      all.set(plain(emoji), {
        emoji,
        ...(known ? { da: known.da, en: known.en } : { da, en }),
        names: [...new Set([...(known?.names ?? []), da.toLowerCase(), en.toLowerCase()])],
        tags: [...(known?.tags ?? []), `in:${key}`],
      })
    }
  CONCEPT_ROWS.forEach(({ emojis }, row) => {
    for (const emoji of emojis) {
      const known = all.get(plain(emoji))
      if (known) all.set(plain(emoji), { ...known, tags: [...known.tags, `of:${row}`] })
    }
  })
  return all
}

/** As the art names its files: without the sign that asks for colours. */
export const plain = (emoji: string): string => emoji.replaceAll('\uFE0F', '')

export const DRAWINGS: ReadonlyMap<string, Drawing> = listed()

/** Where a word stands among the words of drawings: how much it says of each. */
const INDEX = new Map<string, Map<string, number>>()
const put = (word: string, emoji: string, weight: number): void => {
  const row = INDEX.get(word) ?? new Map<string, number>()
  row.set(emoji, Math.max(row.get(emoji) ?? 0, weight))
  INDEX.set(word, row)
}
for (const { emoji, names, tags } of DRAWINGS.values()) {
  const key = plain(emoji)
  for (const name of names) {
    const words = wordsOf(name)
    put(words.join(' '), key, 10)
    words.forEach((word, index) => {
      put(word, key, index === words.length - 1 ? 6 : 3)
    })
  }
  for (const tag of tags) put(tag, key, 2)
}
for (const { words, named } of CONCEPT_ROWS)
  for (const word of words) {
    const called = new Map(CALLED.get(word))
    named.forEach(({ emoji, called: names }, rank) => {
      if (!DRAWINGS.has(plain(emoji))) return
      // The first of a row is the thing itself, where it says so.
      put(word, plain(emoji), names && rank === 0 ? 10 : 8 - rank / 2)
      if (names) called.set(plain(emoji), names)
    })
    if (called.size > 0) CALLED.set(word, called)
  }

/** What a word may be an inflection of, in either language. */
function stemsOf(word: string): string[] {
  const cut = (ending: string, by = ''): string[] =>
    word.length - ending.length >= 2 && word.endsWith(ending) ? [word.slice(0, word.length - ending.length) + by] : []
  const endings = [
    's',
    'es',
    'e',
    'en',
    'et',
    'er',
    'erne',
    'ene',
    'r',
    'rne',
    'n',
    't',
    'ens',
    'ets',
    'ernes',
    'enes',
    'rs',
    'ing',
    'ly',
  ]
  const stems = [
    word,
    ...cut('ies', 'y'),
    ...cut('ves', 'f'),
    ...cut('ves', 'fe'),
    ...cut('ing', 'e'),
    ...endings.flatMap((ending) => cut(ending)),
  ]
  const single = stems.map((stem) => stem.replace(/(\p{L})\1$/u, '$1'))
  const danish = stems.flatMap((stem) => [
    stem.replace(/l$/, 'el'),
    `${stem}e`,
    stem.replace(/dr$/, 'der'),
    stem.replace(/gl$/, 'gle'),
  ])
  return [...new Set([...stems, ...single, ...danish])].filter((stem) => stem.length >= 2)
}

/** What a drawing is called by a word, in any form of it. */
export const calledBy = (word: string, emoji: string): Pick<Glyph, Language> | undefined =>
  stemsOf(word)
    .map((stem) => CALLED.get(stem)?.get(plain(emoji)))
    .find((names) => names !== undefined)

type Row = ReadonlyMap<string, number>

const rowOf = (word: string): Row | undefined => {
  for (const stem of stemsOf(word)) {
    const row = INDEX.get(stem)
    if (row) return row
  }
  return undefined
}

/** What Danish towns and quarters end in: what stands before it is no thing. */
const PLACE = /(?<=.{3})(?:bro|rup|borg|lev|strup|købing|holm|inge)$/

const LEAST_PART = 4
/** Of a compound the part that says what it is, and failing that the one that says of what: `nattog` is a train. */
function partRow(word: string): Row | undefined {
  for (let at = 3; at <= word.length - LEAST_PART; at++) {
    const row = rowOf(word.slice(at))
    if (row && named(row)) return row
  }
  if (PLACE.test(word)) return undefined
  for (let end = word.length - 2; end >= 4; end--) {
    const row = INDEX.get(word.slice(0, end))
    if (row && named(row)) return row
  }
  return undefined
}

const named = (row: Row): boolean => [...row.values()].some((weight) => weight >= 6)

/** How much a word says of each drawing; nothing where no drawing is spoken of by it. */
export const drawingsOf = (word: string): Row | undefined =>
  rowOf(word) ?? (word.length >= 6 ? partRow(word) : undefined)

/** Whether a drawing is called so, or made for it. */
export const isNamedDrawing = (word: string): boolean => {
  const row = drawingsOf(word)
  return row !== undefined && named(row)
}

/** Whether a drawing has just this word for its name. */
export const isCalled = (word: string): boolean => [...(rowOf(word)?.values() ?? [])].some((weight) => weight >= 10)

const CONCEPT_WORDS: ReadonlySet<string> = new Set(CONCEPT_ROWS.flatMap(({ words }) => words))

/** Whether drawings are kept for a thing that no drawing is called. */
const isConcept = (word: string): boolean => CONCEPT_WORDS.has(word)

/** The same of a word in any form. */
export const isOfConcept = (word: string): boolean => stemsOf(word).some(isConcept)

const [LEAST_COMPOUND, LEAST_HEAD, LEAST_FIRST] = [8, 3, 4]
/** What is done with a thing, or where: it makes a compound of any thing. */
const HEAD =
  /^(?:(?:for)?handler|ager|mager|mester|graver|fører|passer|plejer|samler|smed|bygger|reparatør|butik|forretning|bod|bar|hal|hus|værksted|fabrik|marked|messe|fest|festival|klub|løb|leje|udlejning|udstilling|museum|(?:ud)?salg|kunst|maker|keeper|seller|dealer|smith|shop|store|works|yard|museum|club)(?:ne|en|n|et|er|erne|ken|ker|kerne|s|mand|mænd)?$/u
const LEAST_DRAWN = 5
/** Whether it is a word by itself, such as stands last in a compound: a head as above, or what has a drawing. */
const isHead = (rest: string): boolean =>
  HEAD.test(rest) || (rest.length >= LEAST_DRAWN && !/wom[ae]n$/.test(rest) && INDEX.has(rest) && isNamedDrawing(rest))
/** Of a compound of which no drawing is known, what it begins with, where drawings are kept for that: a cycle dealer's cycles. */
export function conceptPartOf(word: string): string | undefined {
  if (word.length < LEAST_COMPOUND || rowOf(word)) return undefined
  for (let end = word.length - LEAST_HEAD; end >= LEAST_FIRST; end--) {
    const first = word.slice(0, end)
    const rest = word.slice(end)
    if (isConcept(first) && (isHead(rest) || (/^[se]/.test(rest) && isHead(rest.slice(1))))) return first
  }
  return undefined
}

/** Whether a drawing is spoken of by just this word, in this form. */
export const isListed = (word: string): boolean => INDEX.has(word)

export const isDrawn = (word: string): boolean => rowOf(word) !== undefined

/** How many of something is not what it is. */
const MANY =
  /^(?:masser af|bunker af|en masse|lots of|plenty of|loads of|heaps of|a (?:lot|bunch|pile) of|et par|fulde? af) /u
/** How much of something, or in what it is: `a stick of dynamite` is dynamite. */
const MEASURE =
  /^(?:(?:sticks?|pieces?|slices?|bars?|lumps?|chunks?|sacks?|crates?|piles?|stacks?|bunch(?:es)?|barrels?) of |(?:stang|stykke[rt]?|skiver?|klump|sæk|kasse|bunke|stak|tønde) (?:af |med )?)(?=\p{L}{4})/u
/** What comes after says where or of what: `regn på ruden`, `jars of gherkins`. */
const BEHIND = / (?:of|in|on|from|at|under|over|with|by|for|på|i|fra|ved|med|af|til|om|bag) /u
/** So many drawings may share a word that none is called by. */
const VAGUE = 3
const LEAST_WORD = 6
/** What a word says of drawings; nothing where it only goes with many. */
function vagueRow(word: string): Row | undefined {
  const row = rowOf(word)
  return row && (named(row) || row.size <= VAGUE) ? row : undefined
}

/** The drawing that a name of one or several words is nearest to: its head says what it is, and no word of how it is. */
export function drawingFor(name: string, taken: ReadonlySet<string> = new Set()): Drawing | undefined {
  const own = name.toLowerCase().replace(MANY, '').replace(MEASURE, '')
  const words = wordsOf(own.split(BEHIND)[0] ?? own)
  const whole = INDEX.get(wordsOf(own).join(' ')) ?? INDEX.get(words.join(' '))
  const [head = '', ...before] = words.toReversed()
  const sure = before.map(rowOf).filter((row) => row !== undefined && named(row))
  const rows = [whole, vagueRow(head), head.length >= LEAST_WORD ? partRow(head) : undefined, ...sure]
  for (const row of rows) {
    const [best] = [...(row ?? [])].filter(([emoji]) => !taken.has(emoji)).sort(([, a], [, b]) => b - a)
    if (best) return DRAWINGS.get(best[0])
  }
  return undefined
}
