import { languageOf } from '../language.ts'
import { plainText } from '../plain-text.ts'

/** The name that a prompt gives its game, and the words that give it. */
export interface Named {
  readonly name: string
  readonly start: number
  readonly end: number
}

const SAYS = `(?:NAME|TITLE|NAVN|TITEL|called|dubbed|(?:we(?:['’]re| are) )?calling (?:it|this|the game)|(?:going|goes) by(?: the name)?(?: of)?|under the name(?: of)?|by the name of|døbt|under navnet|ved navn|lystre(?:r)? navnet|named|titled|entitled|(?:working )?title(?:d)?(?: is)?|(?:i )?call (?:it|the game)|title (?:it|the game)|titlen er|name(?: it| the game| is)?|kald(?:et|es|t)?|skal kaldes|navnet skal være|(?:så )?lad os kalde (?:det|den|spillet)|let['’]s call it|lad det hedde|titles?|(?:jeg )?kalder (?:det|den|spillet)|kald (?:det|den|spillet)|med (?:navnet|titlen)|(?:spillet )?(?:skal )?hedder?|navngivet|navn(?:et er)?|titel(?:en)?(?: er)?|arbejdstitel)`
const QUOTED = `["“”„»«]([^"“”„»«\\n]{2,40}?)["“”»«]|[‘'’]([^"‘'’\\n]{2,40}?)['’](?!\\p{L})`
/** Without quotation marks a name is as many words as begin with capitals; small ones may stand between them. */
const WORD = String.raw`\p{Lu}[\p{L}\p{N}’'-]*`
const SMALL = 'of|the|and|in|on|at|to|by|og|i|på|af|fra|under|over|til|ved|&'
const CAPITALS = String.raw`${WORD}(?:\s+(?:(?:${SMALL})\s+){0,2}(?:${WORD}|\d+)){0,6}`
const anyCase = (pattern: string): string =>
  pattern.replace(/(?<!\p{L}|\\|\(\?)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** What is called something there is not the game. */
const OF_OTHERS =
  '(?<!(?:jackpots?|jackpotter|puljer|pots|pools|symboler|symbols?|niveauer|levels|spillere?|players?)(?: (?:der|som|that are|which are|are))?,? )'

const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${OF_OTHERS}${SAYS}[\s:]{1,3}(?:${QUOTED})`, 'iu'),
  new RegExp(`(?:${QUOTED}) (?:as|som) (?:the |its )?(?:name|title|navn|titel)`, 'iu'),
  new RegExp(`(${CAPITALS}) (?:as|som) (?:the |its )?(?:name|title|navn|titel)`, 'u'),
  new RegExp(String.raw`^\s*(?:${QUOTED})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${anyCase(OF_OTHERS)}${anyCase(SAYS)}[\s:]{1,3}(${CAPITALS})`, 'u'),
]

/** What the prompt calls its game, whether the name may be given or not. */
export function nameIn(prompt: string): Named | undefined {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(prompt.slice(0, 5000))
    const written = found?.slice(1).find((group) => group !== undefined) ?? ''
    const name = plainText(written.replace(/\s*&\s*/g, ` ${languageOf(prompt) === 'da' ? 'og' : 'and'} `), 40)
    if (found && /\p{L}{2}/u.test(name)) return { name, start: found.index, end: found.index + found[0].length }
  }
  return undefined
}
