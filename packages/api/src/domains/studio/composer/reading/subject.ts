import { themesIn } from '../find-themes.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { tradePartOf } from './trade-parts.ts'

/** What a text says that the game is about, before its symbols and all else. */
const END = String.raw`(?=,|\.(?:\s|$)|;|:|\?|!|\n|$|\s[-–—/]\s)`
const PHRASE = String.raw`([^.,;:?!\n]{2,70}?)`
const BEFORE_THEME =
  /(?<!\p{L})(?:the |an? )?([\p{L}’'&-]{3,}(?: [\p{L}’'&-]{1,}){0,3}?)[ -](?:theme|themed|tema)(?!\p{L})/iu
const OPENINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:tema(?:et)?|themed?|on the theme|re-?skin|skin)(?: er| is| of|:)+ (?:the )?${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:spil\p{L}*|automat\p{L}*|slott?s?|machine|maskine\p{L}*|game|clone|klon|kopi|homage|noget|videoslot)(?: (?:til|for) (?:min|mit|mine|vores|my|our|the|a|en|et|nogle) \p{L}+| \p{L}+)? (?:om|to|about|abt|on|for|of|med temaet)(?= )(?! (?:for|til|at|lines|linjer)) ${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L}|(?:ikke|not|aldrig|never|don[’']?t want) )(?:så )?(?:noget|something|anything) (?:med|om|with|about) ${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(
    `(?:themed around|cent(?:re|er)(?:e?d)? (?:on|around)|revolv(?:es|ing) around|kredser om|depicting|skildrer|alt om|all about|og så om|dressed up as|klædt ud som|forklædt som|inspired by|based on|inspireret af|baseret på|what about|hvad med|about|set (?:in|on)|foregår (?:i|på)) ${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:the )?(?:setting|world|universe|topic|subject|scene|backdrop|location|milieu|environment|concept|frame(?:work)?|story|narrative)|(?:om)?(?:givelser|verden|univers|emne|scenen?|kulisse|miljø|motiv|scenarie|sted|kulisser|ramme|historie|fortælling)(?:ne|et|en|n)?)(?: ?:| is| er| are| skal være| should be) (?:an? |the |en |et |det |de |den )?${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(
    `(?:(?:skal |må gerne |kunne |kan )?handler? om|dreje(?:r)? sig om|set among|set at|set inside|skal foregå (?:i|på|ved)|udspiller sig (?:i|på|ved)|takes place (?:in|on|at)|i stedet(?! for):?|instead(?! of):?) ${PHRASE}${END}`,
    'iu',
  ),
  new RegExp(`^om ${PHRASE}${END}|, om ${PHRASE}${END}`, 'iu'),
  BEFORE_THEME,
  /(?<=^|[,;.:!?\n] ?)(?:the |an? |et |en )?([\p{L}’'&-]{3,}(?: [\p{L}’'&-]{1,}){0,3}?) (?:is|are|er|as|som) (?:the |our |vores )?(?:backdrop|setting|theme|tema(?:et)?|kulisse(?:n)?|ramme(?:n)?|emne(?:t)?|topic)(?!\p{L})/iu,
  /(?<=^|[,;.:!?\n] ?|(?:et|en|med|i) )(\p{L}{3,}?)s?tema(?:et)?(?!\p{L})/iu,
  new RegExp(String.raw`(?<!\p{L})tema ${PHRASE}${END}`, 'iu'),
  new RegExp(`with the theme ${PHRASE}${END}`, 'iu'),
  new RegExp(`(?<!\\p{L})theme it (?:as|like|around|on) ${PHRASE}${END}`, 'iu'),
]
/** `et julespil uden nisser`: what it is about is in the word for the game, where that is known. */
const COMPOUND = /^.{0,40}?(?<!\p{L})(?:et|en) (\p{L}{3,}?s?(?:spil|automat))(?= (?:uden|med|hvor) )/iu
/** What follows in the same breath is no theme. */
const REST =
  /\s(?:with|med|hvor|where|featuring|named|called|kaldet|der hedder|that|der|which|som|and symbols|og symboler|plus|and no|og ingen|og uden|and a|and low|og en? |uden|without|til mig|til os|for me|for us|i stedet for|instead of)(?:\s.*)?$/iu

/** An article, a figure or the window: about one spin of three, about 30%, on a 5x4 board. */
const NO_THING =
  /^(?:(?:er|is|er jo|can be|kan være) )?(?:mig |os |to me )?(?:helt |fuldstændig |completely |totally )?(?:ligegyldigt?|lige ?meget|underordnet|valgfrit?|op til (?:dig|jer)|frit|åbent?|whatever|anything|unimportant|irrelevant|up to you|open|optional)(?!\p{L})|^[\d.,]+$|^(?:linjer|lines|paylines)? ?\d+ ?[x×] ?\d+$|^(?:ca\.? |omkring |around |roughly )?[\d.,]+ ?(?:%|percent|procent|pct|kr|x|times)|^(?:the|a|an|en|et|it|det)$|^(?:an? |the |en |et |de[nt]? )?\d+ ?(?:[x×]|by |gange |reels|rows|lines|hjul|ræk|lin)|^(?:one|half|every|each|hver|hvert|1) (?:the |of |af )?(?:spin|win|gevinst|in|i|ud)|(?:reels|rows|lines|ways|spins?|hjul|rækker|linjer|måder|board|grid)$/iu

export interface Stated {
  readonly phrase: string
  readonly start: number
  readonly end: number
}

/** What the text states that it is about; places are those of the text. */
/** Words of degree and of the trade alone are about nothing: big wins, four levels. */
export const isOfThings = (phrase: string): boolean =>
  (phrase.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).some(
    (word) => !SAYS_NOTHING.has(word) && tradePartOf(word) === undefined && !DEGREE.test(word),
  ) || themesIn(phrase).length > 0
const DEGREE = /^(?:kæmpe\p{L}*|stor[et]?|store|små|big|huge|large|small|tiny|high|low|høj[et]?|lav[et]?)$/u

/** When it is: what it is about may be said elsewhere. */
export const isTime = (phrase: string): boolean =>
  /^(?:(?:the |at |in |om |ved |early |late |sen |tidlig )*)(?:midnight|midnat|night(?:time)?|natten?|dusk|dawn|sunset|sunrise|daytime|evening|morning|aften(?:en)?|morgen(?:en)?|autumn|fall|winter|summer|spring|efterår(?:et)?|vinter(?:en)?|sommer(?:en)?|forår(?:et)?|the \d{2,4}s)$/iu.test(
    phrase,
  )

export function statedSubject(text: string): Stated | undefined {
  const [whole = '', word = ''] = COMPOUND.exec(text) ?? []
  if (themesIn(word).length > 0) return { phrase: word, start: whole.length - word.length, end: whole.length }
  for (const pattern of OPENINGS) {
    const found = pattern.exec(text)
    const said = found?.slice(1).find((group) => group !== undefined)
    const phrase = said?.replace(REST, '').trim() ?? ''
    if (!found || phrase.length < 2 || NO_THING.test(phrase) || !isOfThings(phrase)) continue
    // What is called a theme is the last of it: a slot with a theme of space.
    if (pattern === BEFORE_THEME && phrase !== said?.trim()) continue
    const start = found.index + found[0].lastIndexOf(said ?? '')
    return { phrase, start, end: start + phrase.length }
  }
  return undefined
}
