import { isListed } from '../nearness/glyph-words.ts'
import { rewritten, type Said } from './said.ts'

/** Words of the trade, which are also read where a letter or two are wrong. */
const TRADE =
  'volatility volatilitet volatil cascades cascading kaskader scatters scatter jackpot jackpots megaways multiplier multiplikator expanding ekspanderende sticky klæbende respins retrigger payout tilbagebetaling return pirates pirater pirate vikings viking vikinger egyptian ægypten egypten linjer paylines clusters klynger progressive progressiv gevinst theme gamble frequency frekvens'.split(
    ' ',
  )

/** Danish words of the trade that are also written without æ, ø and å. */
const FOLDED: ReadonlyMap<string, string> = new Map(
  'høj høje mellemhøj række rækker køb købe bonuskøb gevinstmåder måder måde træfprocent grøn rød blå spøgelse vælg fåes både på også indsætte højst'
    .split(' ')
    .map((word) => [word.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa'), word]),
)

/** What a number may be followed by, where a letter of it is wrong. */
const COUNTED = ['lines', 'reels', 'rows', 'linjer', 'rækker', 'paylines', 'spins', 'hjul']
const FREE = ['free', 'gratis']
/** What may stand before or after `volatility`. */
const DEGREES = ['high', 'medium', 'høj', 'middel']

/** With misspelt words of the trade put right. `isKnown` tells of a word that it is no mistake. */
export const spelled = (said: Said, isKnown: (word: string) => boolean): Said => {
  const whole = rewritten(said, /(?<![\p{L}\d])\p{L}{4,}(?!\p{L})/gu, ([word]) => {
    const folded = FOLDED.get(word)
    if (folded !== undefined) return folded
    if (word.length < 5 || isKnown(word) || TRADE.some((right) => word.startsWith(right))) return word
    return TRADE.find((right) => right.length >= 6 && isNear(word, right)) ?? word
  })
  const counted = rewritten(whole, /(?<=\d[ -])\p{L}{4,8}(?!\p{L})/gu, ([word]) => rightOf(word, COUNTED))
  const before = rewritten(counted, /(?<![\p{L}\d])\p{L}{4,8}(?= \d)/gu, ([word]) =>
    ONE_OF_THEM.has(word) ? word : rightOf(word, COUNTED),
  )
  const free = rewritten(before, /(?<!\p{L})\p{L}{4,8}(?= spins?(?!\p{L}))/gu, ([word]) => rightOf(word, FREE))
  return rewritten(free, /(?<!\p{L})\p{L}{3,6}(?= volatil)|(?<=volatilit\p{L}*:? )\p{L}{3,6}(?!\p{L})/gu, ([word]) =>
    rightOf(word, DEGREES),
  )
}

/** With a number it is one of them, and not so many: `række 2`. */
const ONE_OF_THEM: ReadonlySet<string> = new Set(['række', 'line', 'reel', 'linje', 'spin', 'row'])

function rightOf(word: string, right: readonly string[]): string {
  const isThing = [word, word.replace(/e?s$|e?r$/, '')].some(isListed)
  if (isThing || right.includes(word)) return word
  return (
    right.find((one) => distance(word, one) <= 1) ??
    right.find((one) => one.length > 5 && one.slice(0, 3) === word.slice(0, 3) && distance(word, one) <= 2) ??
    word
  )
}

/** One letter for each five may be wrong, left out, put in or swapped with the next. */
function isNear(word: string, right: string): boolean {
  const most = Math.floor(right.length / 5)
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > most) return false
  return distance(word, right) <= most
}

function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const [above = [], before] = [rows[i - 1], rows[i - 2]]
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before?.[j - 2] ?? 99) + 1 : 99
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 99
}
