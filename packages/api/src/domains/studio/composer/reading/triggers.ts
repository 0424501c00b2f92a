import { isThingName } from './thing-names.ts'
import { tradePartOf } from './trade-parts.ts'

/** So many of a thing that start what they start, and where the words for them stand. */
export interface Trigger {
  readonly count: number
  readonly start: number
  readonly end: number
  /** The thing; of `3 give 7 spins` none is said. */
  readonly thing?: { readonly start: number; readonly end: number }
}

const WORD = "\\p{L}[\\p{L}’'-]*"
const THING = `(${WORD}(?: ${WORD}){0,2}?)`
const AND_UP = '(?:\\+| or more| eller flere)?'
const SOMEBODY = '(?:(?:man|du|you|we|vi|spilleren|the player|players?|der|there|it|også|also|first|kun|only) ){0,2}'
const GETS =
  '(?:får|lander|rammer|finder|samler|fanger|ser|har|kommer|dukker|falder|gets?|getting|lands?|landing|hits?|finds?|collects?|sees?|seeing|have|has|having|catch(?:es)?|spots?)'
const SHOWS =
  '(?:lander|kommer|dukker|viser|falder|lands?|landing|shows?|showing|appears?|appearing|turns? up|comes?|falls?|drops?|hits?|is on|are on|er på|på|on|anywhere|hvor som helst|samtidig|at once)'
const DOES =
  '(?:udløser|starter|giver|åbner|aktiverer|triggers?|starts?|gives?|awards?|opens?|unlocks?|activates?|pays?|lead|means?|betyder|får|så|then|you|man|skal|will|=|->|→)'
const END = `(?= (?:${SHOWS}|${DOES})(?!\\p{L})|\\s*(?:$|[.,;:!?)\\n]))`

/** `når tre spejle lander`, `if you get 3 flat tyres`, `hvis der kommer 3 ankre`. */
const WHEN = new RegExp(
  `(?<!\\p{L})(?:når|hvis|whenever|when|if|once|så snart|as soon as) ${SOMEBODY}(?:${GETS} )?(?:op |up |mindst |at least |all |alle )?([2-6])${AND_UP} ${THING}${END}`,
  'gu',
)
/** `10 free spins for 3 anchors`, `bonussen starter med 3 ankre`, `3 ankre til 8 gratis spins`. */
const FOR = new RegExp(
  `(?<=(?:free|gratis|fri|spins?|bonus|feature|game|spil|trigger|udløs|start)\\p{L}*(?: \\p{L}+){0,3} )(?:for|from|af|with|by|med|ved|via|på|needs?|kræver|requires?|takes?|when|if|når|hvis) (?:mindst |at least |landing |getting |at få |minimum |min )?([2-6])${AND_UP} ${THING}${END}`,
  'gu',
)
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d.])([2-6])${AND_UP} ${THING} (?:til|to get|for|gives?|giver|starts?|starter|=|->|→|:) ?(?=\\d{1,3} (?:free|gratis|fri|extra|ekstra|bonus|spins?|games?))`,
  'gu',
)
/** `two meatballs are enough to open the bonus`. */
const ENOUGH = new RegExp(
  `(?<![\\p{L}\\d.])([2-6])${AND_UP} ${THING} (?=(?:er |is |are |will be )?(?:nok|enough|sufficient|tilstrækkelig\\p{L}*|suffices?|does the job|rækker)(?: (?:for|til))?(?: at| to)? (?:(?:start|open|trigger|unlock|get|åbne|starte|udløse|få)(?:e|s)? )?(?:the |a |de |en )?(?:free|gratis|fri|bonus|feature|spins?))`,
  'gu',
)
/** `3 give 7 spins`, `min 3 for 10 free spins`. */
const ALONE =
  /(?<![\p{L}\d.])([2-6])(?:\+| or more| eller flere| stk\.?| of (?:them|those)| af dem)?,?(?: (?:gives?|gir|giver|for|=|->|→|awards?|triggers?|udløser|starter|starts?)| ?:) (?=\d{1,3} (?:free|gratis|fri|spins?|games?|omgange|ture|goes))/gu

const SPEAKS_OF_BONUS =
  /(?<!\p{L})(?:free|gratis\p{L}*|fri\p{L}*|spins?|bonus\p{L}*|features?|omgange|rounds?|runder?|ture)(?!\p{L})/u
/** What is counted in a game and starts nothing by its name. */
const NO_STARTER =
  /(?<!\p{L})(?:ens|of a kind|alike|same|samme|slags|gange|times|spins?|wins?|in a row|på stribe|coins?|mønt\p{L}*|penge\p{L}*|cash\p{L}*|orbs?|reels?|hjul\p{L}*|rows?|rækker|lines?|linjer|scatter\p{L}*|wilds?|jokere?n?|symbol\p{L}*|bonus\p{L}*|free|gratis\p{L}*|extra|ekstra|x)(?!\p{L})/u
const SENTENCE = /[.;!?\n]/u

/** What starts the free spins by its number, read off a text in lower case with digits. */
export function triggersIn(text: string): Trigger[] {
  const things = [WHEN, FOR, BEFORE, ENOUGH].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Trigger[] => {
      const [whole, count = '', name = ''] = match
      const at = match.index + whole.lastIndexOf(name)
      const isThing =
        !NO_STARTER.test(name) &&
        isThingName(name) &&
        name.split(' ').every((word) => tradePartOf(word) === undefined) &&
        SPEAKS_OF_BONUS.test(sentenceAt(text, match.index))
      if (!isThing) return []
      const start = match.index + whole.search(new RegExp(`(?<!\\d)${count}(?!\\d)`))
      return [{ count: Number(count), start, end: at + name.length, thing: { start: at, end: at + name.length } }]
    }),
  )
  const alone = [...text.matchAll(ALONE)].map(
    (match): Trigger => ({ count: Number(match[1]), start: match.index, end: match.index + match[0].trimEnd().length }),
  )
  return [...things, ...alone]
}

function sentenceAt(text: string, at: number): string {
  const from = text.slice(0, at).split(SENTENCE).at(-1)?.length ?? 0
  return text.slice(at - from).split(SENTENCE)[0] ?? ''
}
