import { MECHANIC_WORDS } from './mechanic-words.ts'
import type { FeatureWish } from './wishes.ts'

/** What each feature is called, in both languages, in lower case. */
const NAMES: { readonly [F in FeatureWish]: RegExp } = {
  freeSpins: /frispil|gratis ?spin|gratisspil|free[ -]?spin|free games/g,
  retrigger: /re-?trigger|genudløs/g,
  wild: /(?<!\p{L})wilds?(?!(?: wild)? ?west)(?!\p{L})|joker(?:s|e|en|ne|erne)?(?!\p{L})/gu,
  scatter: /(?<!\p{L})scatter(?:s|e|en|ne|symbol\p{L}*)?(?!\p{L})/gu,
  expandingWild:
    /expanding wilds?|wilds?,?(?: that| which| der| som)? (?:expand|ekspanderer|fylder hele)s?|ekspanderende (?:wild|joker)|udvidende wild|voksende wild/g,
  stickyWild:
    /sticky wilds?|klæbende (?:wilds?|joker)|wilds?,?(?: that| which| der| som)? (?:stick|bliver liggende|bliver siddende)s?|(?:klæb|klist|hæft)\p{L}+ (?:wild|joker)\p{L}*/gu,
  walkingWild:
    /walking wilds?|wilds?,?(?: that| which| der| som)? (?:walk|vandrer)s?|vandrende (?:wild|joker)|gående wild/g,
  wildMultiplier:
    /(?:wild multiplier|multiplying wild|wild[ -]multiplikator|multiplier wild|ganger wild)|wilds?[^.;,]{0,24}[x×] ?\d|[x×] ?\d{1,2} wild|\d{1,2} ?[x×] wild/g,
  scatterPays: /scatters?(?: der| that| which)? (?:pay|betaler)|betalende scatter/g,
  cascades: /kaskade|cascad|tumbl|avalanche|lavine|faldende symboler/g,
  respins: /re-?spin|genspin/g,
  mystery: /mystery symbol|mysteriesymbol|mystiske? symbol/g,
  bonusBuy:
    /bonus ?køb|købe? (?:af )?(?:en )?bonus|køb frispil|købe? (?:en |af )?(?:feature|featuren)|bonus[ -]?buy|buy[ -](?:a )?(?:the )?(?:bonus|feature)|feature[ -]?buy|(?:can|to|may) be bought|buyable|(?:kan|skal kunne) købes/g,
  holdAndWin: /hold (?:and|&|n|og|'n'|\+)? ?(?:win|spin|vind)|hold-and-win|lås og vind|link and win/g,
  jackpots: /jackpot|progressiv/g,
  wheel: /lykkehjul|bonushjul|gevinsthjul|(?:bonus|fortune|prize|lucky) wheel|wheel bonus|wheel of|hjulbonus/g,
  pick: /pick[ -](?:me|and|a|bonus|game|em|&)|vælg (?:en |mellem )?(?:kiste|kort|dør|æske)|pluk|valgbonus|vælgespil|pick bonus|skattekister|treasure chests/g,
  ladder: /gevinststige|stigespil|(?:bonus|prize|gevinst)[ -]?ladder|ladder bonus|trail bonus|klatre op/g,
  gamble:
    /gamble|gambling(?= (?:on|features?|games?|wins?|rounds?))|dobbelt eller intet|kvit eller dobbelt|double or nothing|double[ -]up/g,
  ante: /ante[ -]?bets?|(?<!\p{L})ante(?!\p{L})|forhøjet indsats/gu,
  ...MECHANIC_WORDS,
  bothWays: /begge veje|begge retninger|both ways|pay both|left and right/g,
}

/** Stands where a feature was named. */
export const HIDDEN = '\u0001'

/** A text of the same length with what names features hidden. */
export function withoutFeatures(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  return Object.values(NAMES).reduce(
    (rest, pattern) =>
      [...lower.matchAll(pattern)].reduce((hidden, { index, 0: { length } }) => hide(hidden, index, length), rest),
    text,
  )
}

const hide = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)}${HIDDEN.repeat(length)}${text.slice(at + length)}`

const NEGATION =
  /^(?:uden|ingen|ikke|intet|aldrig|hverken|undgå|udelad|drop|fjern|no|without|not|never|skip|exclude|avoid|omit|neither|don't|dont|leave|except|hate|hates|dislike|hader|imod|against|minus|zero)$/
const CONNECTOR =
  /^(?:og|eller|heller|samt|and|or|nor|any|nogen|noget|en|et|a|an|the|af|of|have|has|want|include|use|vil|jeg|noget|nogle|ret|out|base|game|grundspil|indeholde|mulighed|for|at|to|option|possibility|ability|i)$/

/** After these the no is over. */
const TURN = /^(?:[.!?;:\n]|men|dog|med|but|with|yet|keep|behold|do|just|bare|only|kun)$/

export interface Mention {
  readonly feature: FeatureWish
  readonly start: number
  readonly end: number
}

/** Where a text in lower case names features. */
export const featuresIn = (text: string): Mention[] =>
  Object.entries(NAMES).flatMap(([feature, pattern]) =>
    // The keys of the table are its features.
    [...text.matchAll(pattern)].map(
      (match): Mention => ({
        feature: feature as FeatureWish,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  )

/** The features that a text names, and whether it wants them or rules them out. `text` is in lower case. */
export function readFeatures(text: string): { wanted: FeatureWish[]; unwanted: FeatureWish[] } {
  const all = featuresIn(text)
  // `sticky wild` is one thing, not a sticky wild and a wild.
  const mentions = all.filter((one) => !all.some((other) => covers(other, one)))
  const refused = mentions.filter((mention) => isNegated(text, mention, mentions))
  const unwanted = new Set(refused.map(({ feature }) => feature))
  const wanted = new Set(
    mentions
      .filter((mention) => !refused.includes(mention))
      .flatMap(({ feature }) => [
        feature,
        ...(feature === 'progressive' || feature === 'mustHitBy' ? ['jackpots' as const] : []),
      ]),
  )
  return { wanted: [...wanted].filter((feature) => !unwanted.has(feature)), unwanted: [...unwanted] }
}

const covers = (a: Mention, b: Mention): boolean =>
  a.start <= b.start && a.end >= b.end && a.end - a.start > b.end - b.start

/** A no holds for what follows a comma where the list that it is in goes on to an `or` or an `and`. */
const isListed = (text: string, at: number): boolean =>
  /^[^.!?;:\n]{0,80}(?<!\p{L})(?:og|eller|and|or|nor)(?!\p{L})/u.test(text.slice(at)) ||
  /(?<!\p{L})(?:og|eller|and|or|nor|any)(?:\s+\p{L}+)?\s*$/u.test(text.slice(Math.max(0, at - 40), at))

/** Looks back from a name over `og`, commas and other names, and over one word that is none of them, for a no. */
function isNegated(text: string, { start }: Mention, mentions: readonly Mention[]): boolean {
  const clause = text.slice(Math.max(0, start - 120), start)
  const offset = start - clause.length
  const tokens = [...clause.matchAll(/[\p{L}'-]+|[.!?;:\n]|,/gu)].reverse()
  let strangers = 0
  for (const token of tokens) {
    const [word] = token
    const at = offset + token.index
    if (TURN.test(word)) return false
    const isName = mentions.some((mention) => at < mention.end && at + word.length > mention.start)
    // The nothing of double or nothing says no to nothing else.
    if (word === ',' && !isListed(text, start)) return false
    if (isName || word === ',' || CONNECTOR.test(word)) continue
    if (word === 'leave' && !/^leave (?:out|off)/.test(text.slice(at))) return false
    if (NEGATION.test(word)) return true
    strangers++
    if (strangers > 1) return false
  }
  return false
}
