import { themesIn } from '../find-themes.ts'
import { isNamedDrawing } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import { wordsIn } from './accounts.ts'
import { isColour } from './looks-said.ts'
import type { Part } from './parts.ts'
import { isOfThings } from './subject.ts'
import { isThemeName, isThingName, thingsIn } from './thing-names.ts'
import { tradePartOf } from './trade-parts.ts'

/** A story of somebody begins so; what it is about comes later. */
const NARRATIVE =
  /^(?:ignore|forget|glem|print|system|you are|du er)(?!\p{L})|^(?:man|you|du|we|vi|i|jeg|it|det|each|hver|at|for) \p{L}+$|^\p{L}+ (?:it|den|det|them|dem)$/iu

/** What is said to somebody, of who writes or of the prompt itself. */
const META =
  /^\W*(?:når|hvis|when|whenever|if|every time|hver gang|hi|hello|hey|hiya|yo|dear|kære|sir|madam|sirs|hej|goddag|dav|morning|good \p{L}+|hope|håber|product brief|brief|spec|looking|need|needed|wanted|søges|søger|telegram|matematik|maths?|base|sym list|symbols?|øh|um|so um|ok|okay|hold on|typing|dictating|dikter\p{L}*|jeg (?:skriver|er|har|kommer|sidder)|i (?:teach|am|work|run|have|was|write|just)|i['’]m|my \p{L}+ (?:is|said|says|wants)|min \p{L}+ (?:vil|siger|er|har)|marketing|produktet|the product|spillet|to whom|til vores|til mit|til min|til os|for our|for my|for us|quick(?: one)?|one more|en hurtig|par[ -]?sheet|streamer|prototype|mock-?up|fotomodel|model for|design|request|reskin|please|pls|yo|note to|fra|resten|the rest|alt andet|everything else|lad mig|let (?:me|us)|vi er|we are|we['’]re|det er (?:til|for)|it['’]s (?:for|my)|min(?:e|t)? \p{L}+|my \p{L}+ (?:and|kept|used|has|had|was|loves?|likes?)|mini|minor|major|grand|mega|midi|standard|bank|must[ -]\p{L}+|hourly|daily|weekly|nye|new ones|from the desk|re|sent from|ps|p\.s|btw|fyi|by the way|i øvrigt)(?!\p{L})/iu

export interface Subject {
  readonly text: string
  readonly at: number
  /** Whether its words are known as a thing or a theme. */
  readonly isKnown?: boolean
  /** Whether it is the first of a list of things. */
  readonly isListed?: boolean
}

/** What a prompt is about that does not say so: the first thing that is known, and failing that the first that is not. */
export function subjectOf(parts: readonly Part[]): Subject | undefined {
  const open = parts.filter((part) => part.rest !== '' && !part.isElsewhere && !part.isRefused && isOfThings(part.rest))
  const ofThings = open.filter(
    ({ written, rest }) => !asksOfPlay(written) && isAbout(rest) && !wordsIn(rest).every((word) => isColour(word)),
  )
  const [first] = open
  const itself =
    first?.isKnown &&
    first.written === parts[0]?.written &&
    GAME.test(first.written) &&
    ofThings.includes(first) &&
    !META.test(first.written)
      ? first
      : undefined
  const isScene = ({ hasWish, goesOn, written }: Part): boolean => !hasWish && !goesOn && !NARRATIVE.test(written)
  const found =
    itself ??
    ofThings.find((part) => isScene(part) && !META.test(part.written) && !(part.hasDetail && !part.isKnown)) ??
    ofThings.find((part) => isScene(part) && (part.isKnown || !META.test(part.written))) ??
    ofThings.find(({ isKnown }) => isKnown) ??
    ofThings.find(isScene) ??
    open.find(({ rest, ...part }) => isScene({ rest, ...part }) && isAbout(rest) && !OCCASION.test(rest)) ??
    open.find(({ isKnown, hasDetail, rest }) => (isKnown || hasDetail) && isAbout(rest) && !OCCASION.test(rest))
  return (
    found && {
      text: /^(?:west|wild wild west)$/i.test(found.rest) ? 'wild west' : trimmed(found.rest),
      at: found.at,
      isKnown: found.isKnown && !META.test(found.written),
      isListed: listedIn(parts).has(found),
    }
  )
}

/** A clause that says which game it is says what it is about. */
const GAME = /(?<!\p{L})(?:slots?|games?|machine|automat|spilleautomat|\p{L}*spil)(?!\p{L})/iu

/** What can be a theme: some thing, as far as its words say what it is and not where or when. */
const isAbout = (rest: string): boolean =>
  /\p{L}{3}/u.test(rest) &&
  [trimmed(rest).split(PLACED)[0] ?? rest, ...(themesIn(rest).length > 0 ? [rest] : [])].some(isThemeName)
/** What comes after says where, when or of what. */
const PLACED = / (?:\p{L}{3,}ing|by|at|in|on|of|under|over|from|around|beside|i|på|ved|fra|af|bag|mellem|gennem) /iu
/** When something happens, and not what the game is about. */
const OCCASION = /(?<!\p{L})(?:on|when|every|each|hver|hvert|når|ved)(?!\p{L})/iu

/** How a text invites: `step into the …`, `oplev magien i …`. */
const INVITES =
  /^(?:introducing|presenting|meet|enter|discover|explore|experience|embrace|unleash|join|step into|dive into|welcome to|travel to|get ready for|oplev|mød|træd ind i|dyk ned i|velkommen til|rejs til|tag med til|gå på opdagelse i|kom med (?:til|på)) (?:the |den |det )?(?:ultimate |ultimative |magic of |magien i |world of |wonders of |verden af |hele )?(?:the |an? )?(?=\p{L})/iu

/** Without what is not said of the thing itself. */
const trimmed = (phrase: string): string => {
  const words = phrase.trim().replace(INVITES, '').split(/\s+/)
  const isIdle = (word = '') => SAYS_NOTHING.has(word.toLowerCase()) && !/^(?:wild)$/i.test(word)
  while (words.length > 1 && isIdle(words[0])) words.shift()
  while (words.length > 1 && isIdle(words.at(-1))) words.pop()
  return words.join(' ')
}

/** `et påskespil til vores kunder` is about Easter. */
const IN_ITS_KIND = /^(?<of>\p{L}{4,}?)s?(?:spil|automat|maskine) (?:til|for|i) .*$/iu

/** Without what is not said of the thing itself, unless that is part of what the thing is called: a thousand and one nights. */
export const subjectIn = (phrase: string): string => {
  const short = trimmed(phrase.replace(IN_ITS_KIND, '$<of>'))
  return themesIn(phrase).length > themesIn(short).length ? phrase : short
}

/** Whether a clause speaks of how the game plays: what it names is no thing to be seen. */
const asksOfPlay = (clause: string): boolean =>
  wordsIn(clause).some((word) => {
    const trade = tradePartOf(word)
    return trade?.of === 'wish' || trade?.of === 'none'
  })

/** Words of looks and moods by their endings, in either language: nothing can be drawn of them. */
const PAINTS = /\p{L}{3,}(?:ish|ful|istic|esque|agtigt?|somt?|lige?t?|symbol(?:s|er)?)$/u

const LONGEST_WORD = 32
const paints = (words: string): boolean => PAINTS.test(words.slice(-LONGEST_WORD))

const MOST_WORDS = 3

/** What is said of somebody, or by somebody: no thing is named, `er sur`, `they miss`, `jeg hader edderkopper`. */
const SAYS_OF =
  /^(?:er|is|are|was|were|var|bliver|becomes?|has|had|har|havde|he|she|it|they|we|you|i|han|hun|de[nt]?|man|vi|jeg|du|der|there|theres|hes|shes|who|which|i['’]m|he['’]s|she['’]s|it['’]s|they['’]re|there['’]s|his|hendes|hans|nye|new ones) \p{L}/iu
/** What wilds and scatters do is no thing beside them: `leaves wilds`. */
const OF_SPECIALS = /(?<!\p{L})(?:wilds?|scatters?|jokere?n?)(?!\p{L})/iu
/** How many of a thing. */
const WHEN =
  / (?:before|after|at|by|in|on|during|til|under|ved|om|i|på|før|efter) (?:the )?(?:dawn|dusk|sunrise|sunset|midnight|night|nightfall|noon|morning|evening|daybreak|winter|summer|spring|autumn|daggry|solopgang|solnedgang|midnat|nat(?:ten)?|morgen(?:en)?|aften(?:en)?|tusmørke|skumring(?:en)?|vinter(?:en)?|sommer(?:en)?|efterår(?:et)?|forår(?:et)?)$/iu
const MANY = /^(?:masser|bunker|masse|lots|plenty|loads|heaps|bunch|pile|fuld[et]?) (?:of|af) /iu

const RELATIVE = /^(?:that|which|who|der|som)$/
const TELLS = /^(?:where|hvor|whenever)$/
/** Of who does something who that is: `hvor rensdyr sover`. */
const itsThing = (words: string): string => {
  const each = words.split(' ')
  const end = each.findIndex((word) => !isNamedDrawing(word.toLowerCase()))
  return end < 0 ? words : each.slice(0, end).join(' ')
}
const GOES_ON = /^(?:,|,? ?(?:and|og|plus|samt|vs\.?|versus)|&)$/

/** One or two words that can be the name of a thing. */
const isBareName = ({ rest, hasDetail }: Part): boolean => {
  const name = trimmed(rest)
  return !hasDetail && name.split(' ').length <= 2 && isThingName(name)
}

/** The clauses of lists in which a thing is known: the others of such a list are things too. */
function listedIn(parts: readonly Part[]): ReadonlySet<Part> {
  const isItem = ({ rest, hasWish, isElsewhere, written }: Part): boolean =>
    rest !== '' &&
    !hasWish &&
    !isElsewhere &&
    trimmed(rest).split(' ').length <= MOST_WORDS &&
    !paints(trimmed(rest)) &&
    !asksOfPlay(written)
  const listed = new Set<Part>()
  let run: Part[] = []
  const close = (): void => {
    const isSure = run.some(({ isKnown }) => isKnown) || run.every(isBareName)
    if (run.length > 2 && isSure) for (const part of run) listed.add(part)
    run = []
  }
  for (const part of parts) {
    if (RELATIVE.test(part.opens) && run.length > 0) continue
    if (!GOES_ON.test(part.opens)) close()
    if (isItem(part)) run.push(part)
    else close()
  }
  close()
  return listed
}

/** Further things that are named. What follows the theme after a `with` or in a list is one whether a drawing is known of it or not. */
export function motifsOf(parts: readonly Part[], subject: Subject | undefined): string[] {
  let inList = false
  const listed = listedIn(parts)
  const motifs = parts.flatMap((part) => {
    // What is said of a thing ends no list: a captain who is angry, potatoes.
    if (inList && RELATIVE.test(part.opens)) return []
    const isSubject = subject !== undefined && (part.written.includes(subject.text) || part.rest === subject.text)
    if (isSubject) inList = true
    else if (!/^(?:,|and|og|with|med|featuring|:)?$/.test(part.opens) || part.hasWish) inList = false
    if (isSubject || part.rest === '' || part.isElsewhere || part.isRefused || asksOfPlay(part.written)) return []
    const thing = (TELLS.test(part.opens) ? itsThing(trimmed(part.rest)) : trimmed(part.rest))
      .replace(MANY, '')
      .replace(WHEN, '')
    // What words of the game stand in between are of those, and no name.
    if (part.hasWish && !part.written.includes(part.rest)) return []
    if (thing === '' || SAYS_OF.test(part.written) || OF_SPECIALS.test(part.written)) return []
    const isShort = thing.split(' ').length <= MOST_WORDS
    const isListed = listed.has(part) || (inList && /^(?:,|and|og|with|med|featuring|:)$/.test(part.opens))
    if (!isShort || !(part.isKnown || (isListed && !part.hasWish && !paints(thing)))) return []
    return thingsIn(thing).filter((name) => isThingName(name) && !/\p{L}{3}spil(?:let|lene)?$/iu.test(name))
  })
  return [...new Set(motifs)].slice(0, 12)
}
