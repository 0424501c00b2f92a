import { isListed, isNamedDrawing } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { withoutFeatures } from '../read-features.ts'
import type { NamedSymbol } from '../wishes.ts'
import { indefinite } from './cast-lists.ts'
import { conceptsOf } from './frames/concepts.ts'
import type { Said } from './said.ts'
import { tradePartOf } from './trade-parts.ts'
import { triggersIn } from './triggers.ts'

/** A symbol that is given a role, and where the words for it were written. */
export interface Role {
  readonly symbol: NamedSymbol
  readonly from: number
  readonly to: number
  /** So many of it start what it starts. */
  readonly count?: number
}

type As = Omit<NamedSymbol, 'name'>

const BE =
  '(?:is|til at være|to be|are|being|be|should be|must be|will be|shall be|gets to be|serves as|acts as|acts like|works as|plays as|plays|functions as|counts as|doubles as|makes|becomes|as|er|være|skal være|bliver|fungerer som|virker som|tjener som|gør det som|spiller|som|agerer|optræder som|udgør|=)'
const THE = "(?:(?:the|our|its|an?|my|game[’']s|slot[’']s|en|et|den|det|vores|spillets) ){0,2}"
/** What a wild does, said before it. */
const HOW =
  '(?:(?:sticky|expanding|walking|roaming|stacked|random|multiplying|multiplier|spreading|moving|nudging|klæbende|ekspanderende|vandrende|udvidende|stablede|tilfældige?|fastfrosne|låste) )'
const ALL =
  '(?:for |ind for |i stedet for |instead of |any(?:thing)? )?(?:everything|anything|every|any|all|whatever|whichever|alt|alle|hvad som helst|enhver|ethvert|hvilket som helst|de andre|resten|the rest|others|(?:the )?other)(?: (?:else|other|others|andre|andet|øvrige))?(?: (?:symbols?|symboler|icons?|tiles?|pictures?|figurer|tegn|ikoner))?'
const STANDS_IN =
  '(?:substitutes?|substituting|subs|replaces?|stands? in|steps? in|fills? in|deputi[sz]es?|takes? the place|can (?:be|stand for|replace|substitute)|stands? for|covers|counts as|erstatter|erstatte|træder i stedet|gør det ud|kan (?:være|erstatte|bruges som|gøre det ud|træde i stedet)|står i stedet|gælder for|gælder som|vikarierer|udskifter|afløser|stedfortræder)'
const ABLE =
  '(?:(?:ought|should|must|has|needs) to (?:be able to )?|(?:should|must|can|may|will|skal|bør|må|kan) (?:also |også |be able to |kunne )?)?'
const IS = '(?:is|are|er|be|should be|must be|skal være|bliver)'
const DEAR =
  'dyrest|dyreste|dearest|priciest|most expensive|most precious|most valuable|mest værdifulde?|fineste?|bedst betalte?|bedste man kan få|best there is|crème de la crème'
const CHEAP =
  'billigst|billigste|cheapest|poorest|least valuable|mindst værdifulde?|ringeste?|dårligst betalte?|tarveligste?'
const OF_ALL = '(?:of all|of them all|af (?:dem )?alle?|af det hele|by far|one|symbol\\p{L}*|i spillet|in the game)'
const MOST =
  '(?:the )?(?:most|best|highest|top|richest|biggest|handsomely|mest|bedst|højest|flest penge|største|more than any\\p{L}*(?: else)?|mere end alt(?: andet)?)'
const LEAST =
  '(?:the )?(?:least|worst|lowest|smallest|poorest|peanuts|mindst|dårligst|lavest|ringest|next to nothing|næsten intet|less than any\\p{L}*(?: else)?|mindre end alt(?: andet)?)'
const PAYS =
  "(?:that |which |who |der |som |that[’']s |which[’']s )?(?:(?:should|must|to|will|can|skal|bør|kan|må) )?(?:pays?|paying|gives?|worth|is worth|are worth|be worth|earns?|yields?|scores?|brings?(?: in)?|rewards?|valued|betaler?|giver?|giver? af|indbringer|være værd|er værd|er|kaster|honorerer|is|are)(?: (?:out|off|af|af sig|you|us|players|dig|spilleren|the player))?"
const TOP_SYMBOL =
  '(?:top|best|good|premium|high|highest|most valuable|richest|dearest|leading|main|star|prime|high-paying|high-value|top-paying|best-paying|highest-paying|jackpot|most precious|priciest|mest værdifulde|bedste|dyreste|højeste|bedst betalende|højest betalende|højtbetalende|fornemste)'
const LOW_SYMBOL =
  '(?:low|poor|lowest|cheapest|bottom|worst|least valuable|poorest|low-paying|low-value|lowest-paying|worst-paying|filler|humblest|billigste|laveste|mindst værdifulde|dårligste|ringeste|lavest betalende|dårligst betalende|lavtbetalende)'
const SYMBOL =
  '(?:[ -]?(?:(?:paying |betalende )?symbol\\p{L}*|icon|tile|payer|pays?|prize|picture|figur\\p{L}*|tegn|ikon|slot|ones?|earner|spot|tier|rank|value|betaler))'
/** One of them: several are a list. */
const ONE =
  '(?:[ -]?(?:(?:paying |betalende )?symbol(?:et)?|icon|tile|payer|prize|picture|figuren?|tegn|ikon|slot|one|earner|spot))(?!\\p{L})'
const STARTED = '(?:free|gratis|frispil|the bonus|bonus|the feature|featuren|\\d+ (?:free|gratis)|a bonus|fs)'
const STARTS =
  '(?:triggers?|starts?|unlocks?|awards?|gives?|wins?|earns?|grants?|launch(?:es)?|kicks? off|sets? off|opens?|activates?|brings?|buys?|udløser|starter|giver|åbner|aktiverer|tildeler|sender|belønner med|sætter gang i|indleder)'
const END =
  '(?=\\s*(?:$|[.,;:!?)\\n…&/]| (?:and|og|but|men|with|med|which|that|who|der|som|restricted|only|kun|plus|so|så|in|i|on|på|while|mens|showing|landing|appearing|coming|found|to|whereas|når|when|if|hvis)(?!\\p{L})))'

/** What comes after the thing that has the role. */
const AFTER: readonly (readonly [RegExp, As])[] = [
  [
    new RegExp(
      `${BE} (?:what['’]?s |what is |det der er )?${THE}(?:wild|joker|substitute|substitution|stand-in|erstatning(?:en|ssymbol)?)(?:s|en|e|ere|ne|card|kort)?(?:[ -]?symbol\\p{L}*)?${END}`,
      'gu',
    ),
    { kind: 'wild' },
  ],
  // What such a wild does is a wish of its own and stays to be read.
  [
    new RegExp(`${BE} ${THE}(?=${HOW}(?:wild|joker)(?:s|en|e|ere|ne)?(?:[ -]?symbol\\p{L}*)?${END})`, 'gu'),
    { kind: 'wild' },
  ],
  [new RegExp(`${ABLE}${STANDS_IN} ${ALL}`, 'gu'), { kind: 'wild' }],
  [new RegExp(`(?:substitutes|stands in|subs|vikarierer|stedfortræder)${END}`, 'gu'), { kind: 'wild' }],
  [new RegExp(`${BE} (?:the |our |a |an |vores |en )?(?:book|bogen|tome|grimoire)${END}`, 'gu'), { kind: 'wild' }],
  [
    new RegExp(
      `${BE} (?:den|det|de|dem|the one|the ones|what|hvad|noget) ?(?:der|som|that|which)? (?:starter|udløser|giver|gir|åbner|sætter gang i|triggers?|starts?|gives?|awards?|opens?|unlocks?|launch(?:es)?) (?:you |dig |en )?(?=(?:the |de |den )?(?:\\d+ )?(?:free|gratis|fri|bonus|feature))`,
      'gu',
    ),
    { kind: 'scatter' },
  ],
  [new RegExp(`(?:${BE}|for) ${THE}scatter(?:s|en|e|ne)?(?:[ -]?symbol\\p{L}*)?${END}`, 'gu'), { kind: 'scatter' }],
  [new RegExp(`(?:scatters|is scattered)${END}`, 'gu'), { kind: 'scatter' }],
  [
    new RegExp(
      `${BE} (?:the |a |an |our |en |et |den |det |vores )?(?:(?:bonus|feature|free[ -]?spins?|gratis[ -]?spi[nl]s?|frispil|fs)[ -]?)+(?:trigger|symbol|scatter|icon|starter|udløser|tile)(?: scatter| symbol)?(?:et|en)?${END}`,
      'gu',
    ),
    { kind: 'scatter' },
  ],
  [
    /(?:is|are|er) (?:the one |the thing |what |det |den |dem )(?:that |which |som |der |man |you |we |players )?(?:triggers?|starts?|unlocks?|collects?|needs?|udløser|starter|samler|skal (?:samle|bruge|have|lande))[^.,;:]{0,30}?(?:bonus\p{L}*|free spins|feature\p{L}*|gratis\p{L}*)/gu,
    { kind: 'scatter' },
  ],
  [new RegExp(`${BE} ${THE}${TOP_SYMBOL}${SYMBOL}(?!\\p{L})`, 'gu'), { rank: 'high' }],
  [new RegExp(`(?:the |den )?(?:top|best|highest) (?:payer|earner)s?${END}`, 'gu'), { rank: 'high' }],
  [
    new RegExp(
      `${BE} (?:the |our )?(?:premium|top dog|big one|boss|star|stjernen|hovedsymbolet|topsymbolet|chefen)${END}`,
      'gu',
    ),
    { rank: 'high' },
  ],
  [new RegExp(`${IS} (?:højst|øverst|bedst|top|highest|best)${END}`, 'gu'), { rank: 'high' }],
  [new RegExp(`${IS} (?:lavest|nederst|dårligst|lowest|worst)${END}`, 'gu'), { rank: 'low' }],
  [new RegExp(`${BE} (?:the |our )?(?:filler|bottom|underdog|bundsymbolet)${END}`, 'gu'), { rank: 'low' }],
  [new RegExp(`${IS} (?:the |den |det |de )?(?:${DEAR})(?: ${OF_ALL})?${END}`, 'gu'), { rank: 'high' }],
  [new RegExp(`${IS} (?:the |den |det |de )?(?:${CHEAP})(?: ${OF_ALL})?${END}`, 'gu'), { rank: 'low' }],
  [new RegExp(`(?:the |den |det |de )(?:${DEAR})${END}`, 'gu'), { rank: 'high' }],
  [new RegExp(`(?:the |den |det |de )(?:${CHEAP})${END}`, 'gu'), { rank: 'low' }],
  [new RegExp(`${BE} ${THE}${LOW_SYMBOL}${SYMBOL}(?!\\p{L})`, 'gu'), { rank: 'low' }],
  [
    new RegExp(
      `${PAYS} ${MOST}(?: (?:værd|of all|af alle?|by far|penge|money|af sig|overall|valuable|precious|value|værdifulde?|betalt))*(?!\\p{L})`,
      'gu',
    ),
    { rank: 'high' },
  ],
  [
    new RegExp(
      `${PAYS} ${LEAST}(?: (?:værd|of all|af alle?|by far|penge|money|af sig|overall|valuable|precious|value|værdifulde?|betalt))*(?!\\p{L})`,
      'gu',
    ),
    { rank: 'low' },
  ],
  [
    /(?:tops|heads|leads|sits (?:at|on) (?:the )?top of|at the top of|øverst i|topper|fører) (?:the )?(?:pay ?table|gevinsttabel\p{L}*|udbetalingstabel\p{L}*|list\p{L}*|payouts)/gu,
    { rank: 'high' },
  ],
  [
    new RegExp(
      `(?:pays?|paying|gives?|betaler|giver)(?: out)? (?:top dollar|the big money|big money|big|handsomely|kassen|godt|rigtig godt|fyrsteligt|rigeligt|stort|the jackpot|a fortune|plenty)${END}`,
      'gu',
    ),
    { rank: 'high' },
  ],
  [
    new RegExp(
      `(?:pays?|paying|gives?|betaler|giver)(?: out)? (?:only |kun |bare )?(?:peanuts|a little|little|very little|next to nothing|a pittance|lidt|småpenge|ikke (?:ret )?meget|håndører|not much|småt|pennies|small change)${END}`,
      'gu',
    ),
    { rank: 'low' },
  ],
  [new RegExp(`(?:at|on|in|up|på|i|øverst|helt) (?:the )?(?:very )?(?:top|toppen|top)${END}`, 'gu'), { rank: 'high' }],
  [new RegExp(`(?:at|on|in|på|i|nederst|helt) (?:the )?(?:very )?(?:bottom|bunden|bund)${END}`, 'gu'), { rank: 'low' }],
  [
    /(?:at|sits at|props up|in|nederst i|i bunden af|bunder) (?:the )?(?:bottom of )?(?:the )?(?:pay ?table|gevinsttabel\p{L}*|udbetalingstabel\p{L}*)/gu,
    { rank: 'low' },
  ],
]
/** The same where the one before it said what is counted. */
const ELLIPTIC: readonly (readonly [RegExp, As])[] = [
  [new RegExp(`(?:the )?(?:most|best|highest|mest|bedst|højest|dyrest)${END}`, 'gu'), { rank: 'high' }],
  [new RegExp(`(?:the )?(?:least|worst|lowest|mindst|dårligst|lavest)${END}`, 'gu'), { rank: 'low' }],
]
const IS_FIRST = /(?:mest|bedst|most|best|highest|højest|worth|værd|least|mindst|worst|top|premium)/

/** What comes before it. */
const BEFORE: readonly (readonly [RegExp, As])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:the )?(?:wild|joker)(?:en)?(?:[ -]?symbol\\p{L}*)?(?: ?[:=]| ${BE}| shaped like| in the shape of| in the form of| looks like| ligner| formet som| ser ud som| has the face of| played by| spilles af| forestiller) ${THE}`,
      'gu',
    ),
    { kind: 'wild' },
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:the )?scatter(?:en)?(?:[ -]?symbol\\p{L}*)?(?: ?[:=]| ${BE}| shaped like| in the shape of| in the form of| looks like| ligner| formet som| ser ud som| has the face of| played by| spilles af| forestiller) ${THE}`,
      'gu',
    ),
    { kind: 'scatter' },
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${TOP_SYMBOL}${ONE}(?: ?[:=-]| ${BE})|(?:topsymbol|hovedsymbol|premiumsymbol)(?:et)?(?: ?[:=-]| ${BE})?) ${THE}`,
      'gu',
    ),
    { rank: 'high' },
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${LOW_SYMBOL}${ONE}(?: ?[:=-]| ${BE})|(?:lavsymbol|bundsymbol)(?:et)?(?: ?[:=-]| ${BE})?) ${THE}`,
      'gu',
    ),
    { rank: 'low' },
  ],
  [
    /(?<=^|[.,;:!?\n] ?|(?:and|og|but|men) )(?:the )?(?:highest|best|top|højest|højeste|bedst|bedste|øverst|topbetaler|top payer|best payer|highest payer|most)(?: is| er|:| =) (?:the |en |et )?/gu,
    { rank: 'high' },
  ],
  [
    /(?<=^|[.,;:!?\n] ?|(?:and|og|but|men) )(?:the )?(?:lowest|worst|least|lavest|laveste|dårligst|dårligste|mindst|nederst|low payer|lowest payer)(?: is| er|:| =) (?:the |en |et )?/gu,
    { rank: 'low' },
  ],
  [/(?<!\p{L})(?:mest|bedst|højest) (?:betaler|giver|betales|betalt er|værd er|er) /gu, { rank: 'high' }],
  [/(?<!\p{L})(?:mindst|dårligst|lavest) (?:betaler|giver|betales|betalt er|værd er|er) /gu, { rank: 'low' }],
]

const CUT =
  /[.,;:!?()\n…/&–—]|(?<!\p{L})(?:and|og|but|men|with|med|where|hvor|that|which|who|der|som|så|plus|while|whereas|mens|hvorimod|because|fordi)(?!\p{L})/gu
const LEADING =
  /^(?:(?:the|an?|our|my|its|their|some|en|et|den|det|de|vores|min|mit|let|make|use|have|lad|brug|gør|som|as|one|i want|we want|jeg vil have|please|and|og|so|så|then|hvor|only|kun|3|4|5|6|three|at least|mindst|landing|getting|every|hver|a trio of|if|når|when|with|med|med en|og en|here|her|should|skal|can|kan|might|may|just|bare|maybe|måske) )+/u
const TRAILING =
  /(?: (?:as|som|being|should|must|will|can|to|shall|what|be|being|det der|den der|the one that|the one|skal|bør|kan|må|symbols?|symbolet|symboler|also|også|both|both a|just|er|is|it|den|the|always|altid|selv|himself|herself|itself|themselves|alone|alene))+$/u
const MOST_WORDS = 4

/** The thing that ends where a role begins. */
function thingBefore(text: string, end: number): { start: number; end: number } | undefined {
  const open = text.slice(Math.max(0, end - 60), end)
  const cut = [...open.matchAll(CUT)].at(-1)
  const from = end - open.length
  // `the jar that glows is wild`: the jar is, and not what is said of it.
  // `the fireman with the cat is the dearest`: the fireman is, and the cat is with him.
  if (cut && /^(?:med|with)$/u.test(cut[0])) {
    const before = [...open.slice(0, cut.index).matchAll(CUT)].at(-1)
    const whole = thingIn(text, from + (before ? before.index + before[0].length : 0), end)
    const alone = thingIn(text, from + (before ? before.index + before[0].length : 0), from + cut.index)
    if (before && whole && alone && isNamedDrawing(text.slice(alone.start, alone.end).split(' ').at(-1) ?? ''))
      return whole
  }
  if (cut && RELATIVE.test(cut[0]) && open.slice(cut.index + cut[0].length).trim() !== '')
    return thingBefore(text, from + cut.index)
  return thingIn(text, from + (cut ? cut.index + cut[0].length : 0), end)
}
const RELATIVE = /^(?:that|which|who|der|som)$/u

function thingIn(text: string, from: number, to: number): { start: number; end: number } | undefined {
  const written = text.slice(from, to)
  const bare = written.replace(/^\s+/, '')
  const led = bare.replace(LEADING, '')
  const ended = led.replace(/\s+$/, '').replace(TRAILING, '')
  const start = from + written.length - bare.length + (bare.length - led.length)
  const words = ended.split(/[\s]+/)
  const isThing =
    ended !== '' &&
    words.length <= MOST_WORDS &&
    words.some((word) => /^\p{L}{2,}/u.test(word) && !SAYS_NOTHING.has(word)) &&
    !words.some((word) => NO_PART.test(word)) &&
    withoutFeatures(ended) === ended &&
    !(/.ing$/.test(words.at(-1) ?? '') && !isListed(words.at(-1) ?? '')) &&
    !/^(?:of|af)$/u.test(words.at(-1) ?? '') &&
    (tradePartOf(words.at(-1) ?? '') === undefined || isNamedDrawing(words.at(-1) ?? ''))
  return isThing ? { start, end: start + ended.length } : undefined
}
const NO_PART =
  /^(?:\d.*|wilds?|scatters?|jokere?n?|symbols?|multipl\p{L}*|free|gratis|it|they|den|det|who|which|that|der|no|not|ingen|ikke|is|are|er|without|uden|reels?|hjul|wins?|gevinst\p{L}*|spins?|land\p{L}*|where|hvor|games?|spil|bliver|blive|bliv|don['’]?t|put|stuck|expanding|random|every|volatil\p{L}*|player|spilleren|you|man|i|we|vi|in|on|på|from|fra|to|til|this|dette|be|som|into|were|was|shows?|viser|bærer|laver|bringer|brings?|carr(?:y|ies)|throws?|kaster|drops?|sender|sends?|spreder|spreads?|drysser|smider|lægger|sætter|leaves?|efterlader|skyller|flytter)$/u

/** The thing that begins where a role ends. */
function thingAfter(text: string, start: number): { start: number; end: number } | undefined {
  const open = text.slice(start, start + 60)
  const cut =
    /[.,;:!?()\n…/&]|(?<!\p{L})(?:and|og|but|men|with|med|where|hvor|that|which|der|som|restricted|only|kun|on|på|in|i|plus|then|så)(?!\p{L})/u.exec(
      open,
    )
  return thingIn(text, start, start + (cut?.index ?? open.length))
}

/** `3 pocket watches award 10 free games`. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])([3-6])(?:\\+| or more| eller flere)? ((?:\\p{L}[\\p{L}’'-]*)(?: \\p{L}[\\p{L}’'-]*){0,2}?) ${STARTS} (?:you |dig |spilleren )?(?=${STARTED})`,
  'gu',
)
/** `get 3 clams for the bonus`. */
const GATHERED =
  /(?<!\p{L})(?:get|gets|getting|land|lands|landing|collect|collects|find|finds|hit|line up|saml|samler|få|får|land|lander|find|finder|rammer) (?:[3-6]) ((?:\p{L}[\p{L}’'-]*)(?: \p{L}[\p{L}’'-]*){0,2}?) (?:for|to|and|og|så|for at|gives?|giver|starts?|udløser|triggers?|=) [^.,;]{0,24}?(?=bonus|free|gratis|frispil|feature)/gu
const CALLED = new RegExp(
  `(?<=^|[,;.:!?\\n] ?|(?:and|og) )(?:the |an? |en |et )?((?:\\p{L}[\\p{L}’'-]*)(?: \\p{L}[\\p{L}’'-]*){0,2}?) ${STARTS} (?:you |dig |spilleren )?(?=${STARTED})`,
  'gu',
)
/** `beam of light wild`: a thing right before what it is. */
const BESIDE = new RegExp(
  `(?<=^|[,;.:!?\\n] ?|(?:and|og|med|with) )(?:the |an? |our |en |et )?((?:\\p{L}[\\p{L}’'-]*)(?: \\p{L}[\\p{L}’'-]*){0,2}?)[ -](wild|joker|scatter)(?:s|en)?(?= (?:only|kun|shows?|lands?|landing|found|comes?|appearing|findes|on|på|that|which|der|som|restricted|limited|stays?|fills?|appears?|can|may|will|kan|skal|bliver|lock|locks|stick|sticks|remain|remains|freeze|walk|walks|move|moves|wander|expand|expands|multiply|multiplies|doubles|triples|ganger|dobler|lander|sidder|vandrer|fylder|går|vokser)|${END.slice(3)}`,
  'gu',
)

/** `t-rex stacked wilds`: what they do stays to be read. */
const BESIDE_HOW = new RegExp(
  `(?<=^|[,;.:!?\\n] ?|(?:and|og|med|with) )(?:the |an? |our |en |et )?((?:\\p{L}[\\p{L}’'-]*)(?: \\p{L}[\\p{L}’'-]*)?) (?=${HOW}(?:wild|joker)(?:s|en|e|ere|ne)?(?!\\p{L}))`,
  'gu',
)

/** The roles that a text in lower case gives to things. */
export function rolesIn({ text, at }: Said, written: string): Role[] {
  const found: Role[] = []
  const add = (
    thing: { start: number; end: number } | undefined,
    start: number,
    end: number,
    as: As,
    count?: number,
  ): void => {
    if (!thing) return
    const [from, to] = [at[Math.min(start, thing.start)] ?? 0, at[Math.max(end, thing.end) - 1] ?? 0]
    if (found.some((one) => one.from <= to && from <= one.to)) return
    const name = written.slice(at[thing.start] ?? 0, (at[thing.end - 1] ?? 0) + 1)
    found.push({ symbol: { name: indefinite(name), ...as }, from, to: to + 1, ...(count && { count }) })
  }
  for (const [pattern, as] of AFTER)
    for (const match of text.matchAll(ruled(pattern)))
      add(thingBefore(text, match.index), match.index, match.index + match[0].length, as)
  for (const [pattern, as] of BEFORE)
    for (const match of text.matchAll(pattern))
      add(thingAfter(text, match.index + match[0].length), match.index, match.index + match[0].length, as)
  if (IS_FIRST.test(text))
    for (const [pattern, as] of ELLIPTIC)
      for (const match of text.matchAll(ruled(pattern)))
        add(thingBefore(text, match.index), match.index, match.index + match[0].length, as)
  for (const match of text.matchAll(COUNTED)) {
    const start = match.index + match[0].indexOf(match[2] ?? '')
    const thing = thingIn(text, start, start + (match[2]?.length ?? 0))
    add(thing, match.index, match.index + match[0].trimEnd().length, { kind: 'scatter' }, Number(match[1]))
  }
  for (const { thing, count, start, end } of triggersIn(text))
    if (thing) add(thingIn(text, thing.start, thing.end), start, end, { kind: 'scatter' }, count)
  for (const match of text.matchAll(GATHERED)) {
    const start = match.index + match[0].indexOf(match[1] ?? '')
    const thing = thingIn(text, start, start + (match[1]?.length ?? 0))
    if (thing) add(thing, match.index, thing.end, { kind: 'scatter' })
  }
  for (const match of text.matchAll(CALLED)) {
    const name = match[1] ?? ''
    const start = match.index + match[0].indexOf(name)
    const called = name.split(' ').at(-1) ?? ''
    if (isNamedDrawing(called) || isStranger(called))
      add(thingIn(text, start, start + name.length), start, match.index + match[0].trimEnd().length, {
        kind: 'scatter',
      })
  }
  for (const match of text.matchAll(AS_WILD)) {
    const start = match.index + match[0].indexOf(match[1] ?? '')
    const thing = thingIn(text, start, start + (match[1]?.length ?? 0))
    // It stays where it was said: it may be what the game is about.
    if (thing) found.push(...stays(thing, written, at))
  }
  if (!/(?<!\p{L})(?:wild|joker|book|bog|tome)/u.test(text))
    for (const match of text.matchAll(FILLS)) {
      const thing = thingBefore(text, match.index)
      if (thing) found.push(...stays(thing, written, at))
    }
  for (const match of text.matchAll(BESIDE_HOW)) {
    const name = match[1] ?? ''
    const start = match.index + match[0].indexOf(name)
    const last = name.split(' ').at(-1) ?? ''
    if (!isHow(name) && !SAYS_NOTHING.has(last) && (isListed(last) || isNamedDrawing(last)))
      add(thingIn(text, start, start + name.length), start, match.index + match[0].trimEnd().length, { kind: 'wild' })
  }
  for (const match of text.matchAll(BESIDE)) {
    const name = match[1] ?? ''
    const start = match.index + match[0].indexOf(name)
    const last = name.split(' ').at(-1) ?? ''
    const isNoun = isListed(last) || isNamedDrawing(last) || isStranger(last)
    if (!isHow(name) && isNoun)
      add(thingIn(text, start, start + name.length), start, match.index + match[0].length, {
        kind: match[2] === 'scatter' ? 'scatter' : 'wild',
      })
  }
  return found
}
/** A word that speaks of nothing the readers know, and so of a thing. */
const isStranger = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) &&
  !SAYS_NOTHING.has(word) &&
  tradePartOf(word) === undefined &&
  conceptsOf(word).of.size === 0 &&
  !/(?:ing|ed|ede|ende|ly|ful|ous|ige?t?|ske?)$/u.test(word)

/** `the goldfish swims left each spin as a wild`. */
const AS_WILD =
  /(?<=^|[,;.:!?\n–—] ?|(?:and|og|about|abuot|om|with|med) )(?:the |an? |en |et )?((?:\p{L}[\p{L}’'-]*)(?: \p{L}[\p{L}’'-]*){0,2}?) (?:which |wich |that |who |der |som )?(?:swims?|walks?|moves?|wanders?|marches|march|hops?|drifts?|slides?|steps?|travels?|crawls?|rides?|roams?|strolls?|flytter|rykker|vandrer|går|svømmer|hopper|glider|kravler|bevæger|spadserer|drager|kører|sejler|flyver|trasker|vokser|grows?|expands?|unfolds?|unfurls?|spreads?|udvider|folder|strækker|sticks?|lands?|bliver|lander|fills?|fylder)(?!\p{L})[^.,;:!?\n]{0,45} (?:as|som) (?:a |an |the |en |et )?(?:wilds?|jokere?)(?!\p{L})/gu

/** What fills a reel is its wild, whatever it is called: `the captain expands over the whole reel`. */
const FILLS =
  /(?<!\p{L})(?:kan |can |skal |will |should )?(?:udvider?|folder?|breder?|strækker?|fylder?|expands?|grows?|stretch(?:es)?|fills?|covers?|dækker?)(?: sig)?(?: (?:ud|out|up|op|ned|down))?(?: (?:til|to|over|across|and|og|så det|at))*(?: (?:fills?|covers?|fylde|fylder|dække|dækker))? (?:hele |the (?:whole|entire|full) |an? (?:whole|entire|full) |et helt |en hel )(?:hjul\p{L}*|reels?|columns?|kolonne\p{L}*|søjle\p{L}*|valse\p{L}*)|(?<!\p{L})(?:expands|ekspanderer|udvider sig)(?=\s*(?:$|[.,;!?\n]))/gu

const stays = (thing: { start: number; end: number }, written: string, at: readonly number[]): Role[] => {
  const from = at[thing.start] ?? 0
  const name = written.slice(from, (at[thing.end - 1] ?? 0) + 1)
  return [{ symbol: { name: indefinite(name), kind: 'wild' }, from, to: from }]
}

/** What is said before a wild of what it does is no thing: `sticky wilds`; a ship may be bottled. */
const isHow = (name: string): boolean =>
  NO_BESIDE.test(name) ||
  name.split(' ').some((word) => /(?:ing|ed|ede|ende|te)$/u.test(word) && conceptsOf(word).of.size > 0) ||
  (/(?:ing|ede|ende)$/u.test(name) && !isListed(name))
const NO_BESIDE =
  /(?<!\p{L})(?:sticky|random|stacked|extra|more|full|stacks? of|\p{L}+ene|no|ingen|uden|ekstra|when|når|if|all|turn|become|x\d+)(?!\p{L})/u

const RULED = new WeakMap<RegExp, RegExp>()
/** The same at the beginning of a word. */
function ruled(pattern: RegExp): RegExp {
  const known = RULED.get(pattern) ?? new RegExp(`(?<![\\p{L}\\d-])(?:${pattern.source})`, pattern.flags)
  RULED.set(pattern, known)
  return known
}
