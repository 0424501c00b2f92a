/**
 * Where a clause ends and another thing is spoken of: at a comma but for what goes on with the thing before it, and at
 * an "and" with a new thing.
 */
const END =
  /[;!?\n]|\.(?!\d)|,(?!\d)(?! ?(?:with|med|hvor|where|whose|hvis|prizes|præmier|segments|that|which|der|som|from|fra|helt op til|all the way)(?!\p{L}))|(?<!\p{L})(?:and|og|plus|samt|men|but)(?= (?:an?|the|1|en|et|den|det|up to|op til)(?!\p{L}))/u

/** No clause is longer: what stands further back is not spoken of any more. */
const LONGEST = 200

/** The clause that a place of a text stands in, as far as that place. */
export const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - LONGEST), at)
    .split(END)
    .at(-1) ?? ''

/** What a number of bets may be of, besides a feature. */
const OTHERS =
  /(?<!\p{L})(?:buy\p{L}*|bought|køb\p{L}*|prices?|pris\p{L}*|costs?|koster|\p{L}*jackpots?(?:ter|ten)?|wilds?|jokere?n?|rtp|return|cap|loftet?|(?:max|maks|maximum|top|største?)[ -]?(?:win|gevinst))(?!\p{L})/u
const OF_WINS =
  /(?<!\p{L})(?:win|wins|winning|vinde|vind|vinder|gevinst(?:er|en|erne)?|payouts?|udbetaling\p{L}*)(?: (?:of|at|på|is|are|er|kan være|can be))? ?$/u
/** What a number is of that another thing comes after. */
const OF_NEXT =
  /^ ?(?:%|kr|dkk|eur|€|£|\$|percent|procent|max|maks|cap|loft|wins?|gevinst|jackpot|lines?|linjer|paylines?|gevinstlinjer|ways|veje|måder|rows?|rækker|reels?|hjul|spins?|free|frispil|gratis|scatters?|symbols?|symboler|numbers?|met(?:re|er)s?|m(?!\p{L}))/u

/**
 * Whether a number is one of a thing named before it in its own clause, and of nothing else that stands between them or
 * after it.
 * @param said where what is said of the number begins, where the number does, and where it ends
 */
export function isOfPart(text: string, part: RegExp, said: { start: number; number: number; end: number }): boolean {
  const clause = clauseBefore(text, said.number)
  const [named] = [...clause.matchAll(part)].toReversed()
  if (!named || OF_NEXT.test(text.slice(said.end))) return false
  const between = clause.slice(named.index + named[0].length)
  return !OTHERS.test(between) && !OF_WINS.test(text.slice(Math.max(0, said.start - LONGEST), said.start))
}
