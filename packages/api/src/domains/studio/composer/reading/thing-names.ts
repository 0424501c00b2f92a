import { isCalled, isNamedDrawing } from '../nearness/glyph-words.ts'
import { conceptsOf } from './frames/concepts.ts'
import type { Concept } from './frames/frames.ts'
import { isLand } from './lands.ts'
import { isColour } from './looks-said.ts'

/** Words that no name of a thing holds: deeds, what is said of the game itself, of its sounds, its players and its money. */
const NO_NAME = new RegExp(
  `(?<!\\p{L})(?:${[
    'virke|handle|sætter?|taler|anden|andet|høje?|dybere|uendelige?|er|var|har|skal|kan|vil|må|der|som|når|hvis|så|får|gør|går|giver?|gir|kører|løber|starter|slutter|rammer|samler|spyr|vælger?|åbner?|åbnes|finder?|lander|falder|bliver?|sker|kommer|klatrer|flyver|skjuler|fjerner|picker|råber|siger|mellem|tilfældigt?|hele|hel',
    "is|are|was|be|has|have|can|will|should|must|that|which|when|if|they|theyre|they[’']re|gets?|goes|carry|carries|gives?|makes?|lands?|turns?|shoots?|spits?|leads?|becomes?|picks?|between|randomly|whole|proper",
    '\\p{L}*(?:musik|music|melodi|beats|soundtrack|stemning|bonus|bonussen|målgruppe)\\p{L}*|edm|techno|jazz|lofi|rockabilly|lidt|tit|havde|tændes|strikker|håbefuld|streamere?s?|classic|klassisk|rainy|sunny|snowy|foggy|windy|enarmede?|multip\\p{L}*|synth|neon|valg|choice|voice|flashes|wedges|moderate?|fair|nice|degen|øre|kr|kroner|dkk|eur|euros?|pr|pris\\p{L}*|pengeværdi\\p{L}*|amounts?|værdi\\p{L}*|spillere?n?|players?|niveau\\p{L}*|levels?|markets?|marked\\p{L}*|low|high|left|right|venstre|højre|lo-?fi|spillemyndigheden|compliant|regulated|feel|feeling|vibes?|atmosphere|murder mystery|just|symbolnavne\\p{L}*|names|gerne|please|udenfor|udendørs|indenfor|indendørs|baggrunden|background|behind|bagved|outside|inside|dæmpe[dt]e?|sick|tired|træt|fed|resten|rest|deviation|standardafvigelse|afvigelse|voksne|generic|witchy|contribution|hourly|daily|weekly|dagligt?e?|layout|klyngespil|maritimt?|nautical|moonlit|sunlit|selv|himself|herself|itself|sur|sure|vred|vrede|angry|grumpy|cold|koldt?|start|before|after|før|efter|bærer|føles|ligner|spillede|kept|elsker|loves?|likes?|hates?|hader|drove|drives?|kørte|forsøg|tries|attempts|procentpoint|percentage|humming|buzzing|flickering|crackling|rustling|creaking|rattling|whistling|summende|brummende|blinkende|knitrende|raslende|flimrende|knirkende',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** Somebody who does something: `dragen spyr`, `stære flyver`. */
const DOES = /(?:en|et|erne|ene) \p{L}{2,}(?:er|es|yr|år)(?!\p{L})/iu

/** Whether a few words can stand on a pay table as the name of a thing. */
export function isThingName(words: string): boolean {
  const each = words.toLowerCase().split(/\s+/)
  if (NO_NAME.test(words) || DOES.test(words) || isLand(words) || isDoing(each) || isOfPlay(each)) return false
  return !each.some(isColour) || isCalled(each.join(' ')) || each.some((word) => !isColour(word) && isCalled(word))
}

/** Somebody at something, and no thing: `birds coming home`, `throat singing`. */
function isDoing(words: readonly string[]): boolean {
  const isBusy = (word: string, index: number): boolean =>
    index > 0 &&
    /^\p{L}{3,}ing$/u.test(word) &&
    !isNamedDrawing(word) &&
    (index === words.length - 1 || /^\p{L}{2,}s$/u.test(words[index - 1] ?? ''))
  return words.some(isBusy) && !isCalled(words.join(' '))
}

/** Words that no theme is made of: what is said of somebody, of a sum or of the rest, and what happens in the game. */
const NO_THEME =
  /(?<!\p{L})(?:sick|tired|trætte?|fed up|resten|rest|deviation|contribution|hourly|daily|weekly|dagligt?e?|layout|bærer|føles|ligner|kept|procentpoint|percentage|elsker|loves?|likes?|hates?|hader|drove|kørte|forsøg|tries|attempts|start(?:er|s)?|giver?|gives?|får|gets?|land(?:er|s)|kommer|comes?|nulstiller|resets?|betaler|pays?|frem|playing|klinisk|koldt?|cold|moonlit|maritimt?|nautical)(?!\p{L})/iu

/** Whether a few words can be what a game is about. */
export const isThemeName = (words: string): boolean =>
  !NO_THEME.test(words) && !isOfPlay(words.toLowerCase().split(/\s+/))

/** What happens on reels is no thing, whatever it happens to: `mønt nulstiller tælleren`. */
const isOfPlay = (words: readonly string[]): boolean =>
  words.slice(1).some((word) => DEEDS.some((deed) => conceptsOf(word).of.has(deed)) && !isNamedDrawing(word))
const DEEDS: readonly Concept[] = ['GROW', 'STARTOVER', 'RISE', 'REMOVE', 'EXPAND', 'SPREAD']

/** Things that are named one after the other without a sign between them: pen, calculator and receipt. */
export function thingsIn(words: string): readonly string[] {
  const each = words.split(/\s+/)
  const isRow =
    each.length > 1 &&
    !isCalled(words.toLowerCase()) &&
    each.every((word) => isCalled(word.toLowerCase()) || (each.length > 2 && isNamedDrawing(word.toLowerCase())))
  return isRow && !each.some((word) => isColour(word.toLowerCase())) ? each : [words]
}

const FORMS = /(?:erne|ene|ens|ets|er|en|et|es|e|s|r|n|t)$/u
const LEAST_STEM = 3
const stemOf = (name: string): string => {
  const word = name.toLowerCase()
  const stem = word.replace(FORMS, '')
  return stem.length < LEAST_STEM ? word : stem
}

/** Whether two names are forms of one: `uglen` and `ugle`, `cannonballs` and `cannonball`. */
export const isSameThing = (one: string, other: string): boolean =>
  stemOf(one) === stemOf(other) || isFormOf(one.toLowerCase(), other.toLowerCase())

const isFormOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > LEAST_STEM && long.startsWith(short) && ENDING.test(long.slice(short.length))
}
const ENDING = /^(?:erne|ene|er|en|et|es|e|s|r|n|t)$/u
