import { themesIn } from '../find-themes.ts'
import { drawingsOf } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { withoutFeatures } from '../read-features.ts'
import type { FeatureWish } from '../wishes.ts'
import { moodsIn } from './details.ts'
import type { Found } from './found.ts'
import { conceptsOf } from './frames/concepts.ts'
import type { Said } from './said.ts'
import { tradePartOf } from './trade-parts.ts'

/** What is ruled out by a word that stands for several features. */
export const RULED_OUT: readonly { readonly said: RegExp; readonly features: readonly FeatureWish[] }[] = [
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +bonus(?:es|ser)?(?: features)?(?! ?(?:buy|køb|wheel|spil|games?))(?!\p{L})/gu,
    features: ['freeSpins', 'wheel', 'pick', 'ladder', 'holdAndWin', 'bonusBuy'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +(?:special symbols|specialsymboler)/gu,
    features: ['wild', 'scatter'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +(?:mini|bonus)[ -]?(?:spil|games?)/gu,
    features: ['wheel', 'pick', 'ladder', 'holdAndWin', 'gamble'],
  },
  {
    // Where free spins are not spoken of, they are a bonus game, too.
    said: /(?<!\p{L})(?:(?:no|without) +bonus[ -]?(?:games?|rounds?)|(?:ingen|uden)(?: (?:nogen|form for|slags))* +bonus(?:spil|runder?))(?!.*(?:free ?spin|free games|gratis|friomgang|frispil))(?<!(?:free ?spin|free games|gratis|friomgang|frispil).*)/gsu,
    features: ['freeSpins', 'bonusBuy'],
  },
  {
    said: /(?<!\p{L})(?:no|ingen|uden|without) +multipli\p{L}+/gu,
    features: ['wildMultiplier', 'risingMultiplier', 'multiplierReel', 'cellFactors'],
  },
  { said: /(?<!\p{L})(?:no|not|ingen|ikke|uden|without) +(?:ways|måder)(?!\p{L})/gu, features: [] },
]

export const ruledOutIn = (text: string): FeatureWish[] =>
  RULED_OUT.flatMap(({ said, features }) => (text.search(said) >= 0 ? features : []))

const SHUN =
  /(?<!\p{L})(?:anything (?:except|but)|alt andet end|everything but|(?:nothing|not anything|ikke noget|intet) (?:with|about|to do with|med|om)|(?:no|ingen|uden|without) +(?:more )?(?:\p{L}{4,}(?:y|ed|ing|ful|ish|ic|ous|ende)|\p{L}+lige?)|no|ingen|intet|without|uden|avoid|undgå|brug(?:es)? ikke|vis ikke|don['’]?t use|do not use|don['’]?t show|(?:der )?(?:må|skal) ikke være(?: nogen| noget| en| et)?) +(?:(?:any|some|nogen|noget|nogle) +)?([\p{L}-]{4,}(?: [\p{L}-]{4,}(?=\s*(?:$|[,.;!?\n])))?)(?!\p{L})/gu

/** `the vase must not be a symbol`, `vikinger er forbudt`: what is ruled out after its name. */
const SHUN_AFTER =
  /(?<=^|[,;.:!?\n] ?|(?:and|og|but|men) )(?:the |any |en |et |de |den |det )?((?:[\p{L}’'-]{2,} ){0,2}[\p{L}’'-]{3,}) (?:(?:must|should|may|can|shall|are|is|do|does|må|skal|kan|bør|er|want to) ?(?:not|never|ikke|aldrig)|mustn['’]?t|shouldn['’]?t|can['’]?t|cannot|aren['’]?t|isn['’]?t)(?: (?:be|appear|show up|occur|feature|be used|be shown|be seen|allowed|welcome|være|optræde|dukke op|forekomme|vises|tilladt|velkomne?|bruges|ses|medtages))?(?: (?:med som symbol|med|as (?:a )?symbols?|a symbol|symbols?|in it|there|included|wanted|seen|et symbol|som symbol|symboler|i det|i spillet|in the game|allowed|on the reels|på hjulene))?(?=\s*(?:$|[,;.!?\n]))|(?<=^|[,;.:!?\n] ?|(?:and|og|but|men) )(?:the |any |en |et |de |den |det )?((?:[\p{L}’'-]{2,} ){0,2}[\p{L}’'-]{3,}) (?:bruges ikke|vises ikke|optræder ikke|medtages ikke|indgår ikke|ønskes ikke|is not used|isn['’]t used|(?:er |is |are )?(?:forbudt|bandlyst|uønskede?|banned|forbidden|off[ -]limits|unwanted|not wanted|udelukket|no-go))(?!\p{L})/gu

/** Things that are not to be seen: what the readers of features do not know as one of theirs. */
export function shunnedIn(said: Said): Found<string>[] {
  return [...shunnedAfter(said), ...shunnedBefore(said)]
}

const shunnedAfter = (said: Said): Found<string>[] =>
  [...said.text.matchAll(SHUN_AFTER)].flatMap((match) => {
    const word = match[1] ?? match[2] ?? ''
    const isFeature = withoutFeatures(word) !== word || SAYS_NOTHING.has(word)
    return isFeature ? [] : [{ value: word, start: match.index, end: match.index + match[0].length }]
  })

/** What is no thing to be seen: a way to play, or how much of it. */
const isOfGames = (word: string): boolean =>
  tradePartOf(word)?.of === 'none' || /^(?:high|low|høj\p{L}?|lav\p{L}?|more|less|mere|mindre|extreme)$/u.test(word)

/** To buy is no thing to be seen, nor is a mood. */
const isDeed = (word: string): boolean => conceptsOf(word).of.has('BUY') || moodsIn(word).length > 0

function shunnedBefore(said: Said): Found<string>[] {
  return [...said.text.matchAll(SHUN)].flatMap((match) => {
    const word = match[1] ?? ''
    const isSymbol = /^ (?:som symbol|as (?:a )?symbol)/.test(said.text.slice(match.index + match[0].length))
    const isFeature = !isSymbol && (withoutFeatures(word) !== word || SAYS_NOTHING.has(word))
    if (isFeature || word.split(' ').some((one) => isOfGames(one) || isDeed(one))) return []
    const end = match.index + match[0].length
    const [first = '', second] = word.split(' ')
    const isThing = (one: string) => drawingsOf(one) !== undefined || themesIn(one).length > 0
    const isTwo = second !== undefined && isThing(second)
    if (!isThing(first) && !isTwo) return []
    if (second !== undefined && !isTwo) return [{ value: first, start: match.index, end: end - second.length - 1 }]
    return [{ value: word, start: match.index, end }, ...furtherIn(said.text, end)]
  })
}

/** What it is not to be there with: `no ladies in bikinis`. */
function furtherIn(text: string, from: number): Found<string>[] {
  const further = /^ (?:i|in|med|with|på|on|wearing|iført) (\p{L}{4,})(?=\s*(?:$|[,.;!?\n]))/u.exec(text.slice(from))
  const [whole = '', word = ''] = further ?? []
  return further && drawingsOf(word) ? [{ value: word, start: from, end: from + whole.length }] : []
}
