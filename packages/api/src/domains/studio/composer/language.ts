import { reasons } from '@spilvaerk/messages/reasons'
import { regulation } from '@spilvaerk/messages/regulation'
import type { Language } from './lexicon/theme.ts'
import { EMOJI_WORDS } from './nearness/emoji-words.ts'
import { IDLE_WORDS } from './nearness/idle.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words of grammar, and those that prompts have, of one language alone. */
const MARKS: { readonly [L in Language]: ReadonlySet<string> } = {
  da: list(
    'og med et en der til af på som uden høj højt lav lavt hjul linjer tema spil spilleautomat spillet er jeg vil have gerne det den de ikke mange gevinst gevinster frispil om hvor fra min volatilitet ingen intet hverken eller men under rækker måder faldende symboler symbolerne kaldet hedder navn gratisspins gratis spins præmier lave høje køb lykkehjul multiplikator kaskader klynger mellem middel skal hver hvert noget dansk ved jokere indsats gange bog stige stil stilrent elegant mekanik bonuskøb klæbende vandrende udvidende tilfældige ekspanderende hjulene hjulet',
  ),
  en: list(
    'the with and of a an game without high low reels reel paylines lines rows theme themed is want would like please make create me my to no in where that features feature slot machine free spins about from volatility ways wins called named symbols symbol only at by on or not neither nor but pays every each should every don want book wheel max hot neon pink dark mode colours colour colors as its it’s plain',
  ),
}
/** Both languages say these: of Danish they are the trade, of English they are English. */
const TRADE = list(
  'free spins spin wilds wild sticky high low max win jackpot jackpots bonus buy hold and cascading cascades reels reel lines pays cluster theme feature retrigger random walking expanding slot mystery symbols ways hit rate ante bet gamble nudge multiplier',
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Words of three letters on end that tell the languages apart, learnt from what the drawings are called and from our own texts. */
function learnt(): ReadonlyMap<string, number> {
  const counts: { readonly [L in Language]: Map<string, number> } = { da: new Map(), en: new Map() }
  const sums = { da: 0, en: 0 }
  const learn = (language: Language, text: string): void => {
    for (const part of partsOf(text)) {
      counts[language].set(part, (counts[language].get(part) ?? 0) + 1)
      sums[language]++
    }
  }
  for (const line of EMOJI_WORDS.trim().split('\n')) {
    const [, da = '', en = '', tagsDa = '', tagsEn = ''] = line.split('|')
    learn('da', `${da} ${tagsDa}`)
    learn('en', `${en} ${tagsEn}`)
  }
  for (const area of [regulation, reasons])
    for (const language of ['da', 'en'] as const) learn(language, textsIn(area[language]))
  const share = (language: Language, part: string) => ((counts[language].get(part) ?? 0) + 0.5) / (sums[language] + 500)
  return new Map(
    [...counts.da.keys(), ...counts.en.keys()].map((part) => [part, Math.log(share('en', part) / share('da', part))]),
  )
}

const partsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const edged = ` ${word} `
    return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3))
  })

/** Words that only one of the languages has among those of drawings. */
function vocabulary(): { readonly [L in Language]: ReadonlySet<string> } {
  const rows = EMOJI_WORDS.trim()
    .split('\n')
    .map((line) => line.split('|'))
  const of = (...columns: readonly number[]) =>
    new Set(rows.flatMap((row) => columns.flatMap((column) => wordsOf(row[column] ?? ''))))
  return { da: of(1, 3), en: of(2, 4) }
}
const ENDINGS = { da: ['', 'e', 'en', 'et', 'er', 'erne', 'ne', 'r', 's'], en: ['', 's', 'es'] } as const

const hasWord = (language: Language, word: string): boolean =>
  ENDINGS[language].some(
    (end) => word.endsWith(end) && VOCABULARY[language].has(word.slice(0, word.length - end.length)),
  )

/** All that is said in an area of the catalogue, without what is filled in. */
const textsIn = (texts: unknown): string =>
  typeof texts === 'string'
    ? texts.replace(/\{\{.*?\}\}/g, ' ')
    : typeof texts === 'object' && texts !== null
      ? Object.values(texts).map(textsIn).join(' ')
      : ''

const PARTS = learnt()
const VOCABULARY = vocabulary()
const MARK = 2
const ENDED = 0.5
const endingOf = (word: string): number =>
  /[^usi]s$/.test(word) && word.length > 3 ? ENDED : /(?:erne|ende|ning|else|ede|rne|ene|hed)$/.test(word) ? -ENDED : 0
const KNOWN = 0.8
const MOST_OF_A_WORD = 1.2

const isMark = (language: Language, word: string): boolean =>
  MARKS[language].has(word) || IDLE_WORDS[language].has(word)

/** How much more English than Danish a word looks. */
function leanOf(word: string): number {
  if (/[æøå]/.test(word)) return -3
  const isTrade = TRADE.has(word)
  const marks = Number(isMark('en', word)) - Number(isMark('da', word))
  if (isTrade) return 0.35
  if (marks !== 0) return marks * MARK
  const known = Number(hasWord('en', word)) - Number(hasWord('da', word))
  const lean =
    (known * KNOWN + endingOf(word)) * 4 + partsOf(word).reduce((sum, part) => sum + (PARTS.get(part) ?? 0), 0)
  return Math.max(-MOST_OF_A_WORD, Math.min(MOST_OF_A_WORD, lean / 4))
}

/** How sure a text must be of its language. */
const SURE = 0.25

/** The language of a text; of one that does not say, the other one that is given. */
export function languageOf(text: string, otherwise: Language = 'da'): Language {
  const lean = wordsOf(text).reduce((sum, word) => sum + leanOf(word), 0)
  if (Math.abs(lean) < SURE) return otherwise
  return lean > 0 ? 'en' : 'da'
}
