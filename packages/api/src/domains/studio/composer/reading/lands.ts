import type { Found } from './found.ts'

/** Each market with what its people and its land are called. */
export const MARKETS: readonly (readonly [market: string, adjectives: string, lands: string])[] = [
  ['DK', 'danish|danske?t?|danes|danskere?', 'denmark|danmark|dk'],
  ['SE', 'swedish|svenske?t?|swedes|svenskere?', 'sweden|sverige'],
  [
    'UK',
    'uk|british|brits?|english|engelske?t?|britiske?t?|briter',
    'the uk|uk|gb|england|storbritannien|great britain|britain|the united kingdom',
  ],
  ['DE', 'german|germans|tyske?t?|tyskere?', 'germany|tyskland'],
  ['NL', 'dutch|hollandske?t?|nederlandske?t?|hollændere?', 'the netherlands|netherlands|holland|nederlandene'],
  ['ES', 'spanish|spanske?t?|spaniards|spaniere?', 'spain|spanien'],
  ['CA-ON', 'ontarian?', 'ontario'],
  ['MT', 'maltese|maltesiske?t?', 'malta'],
  ['NO', 'norwegian|norske?t?|norwegians|nordmænd', 'norway|norge'],
  ['US-NJ', 'new jersey|jersey', 'new jersey'],
  ['FI', 'finnish|finske?t?|finns', 'finland'],
  ['IT', 'italian|italienske?t?|italians', 'italy|italien'],
  ['FR', 'french|franske?t?', 'france|frankrig'],
  ['PT', 'portuguese|portugisiske?t?', 'portugal'],
  ['BE', 'belgian|belgiske?t?', 'belgium|belgien'],
  ['IE', 'irish|irske?t?', 'ireland|irland'],
  ['RO', 'romanian|rumænske?t?', 'romania|rumænien'],
  ['GR', 'greek|græske?t?', 'greece|grækenland'],
  ['PL', 'polish|polske?t?', 'poland|polen'],
  ['CH', 'swiss|schweiziske?t?', 'switzerland|schweiz'],
  ['AT', 'austrian|østrigske?t?', 'austria|østrig'],
  ['BR', 'brazilian|brasilianske?t?', 'brazil|brasilien'],
  ['US-PA', 'pennsylvanian?', 'pennsylvania'],
  ['US-MI', 'michigan', 'michigan'],
]

/** What speaks of where a game is to be offered. */
const OFFERED =
  'licen[cs]\\p{L}*|certif\\p{L}*|regul\\p{L}*|regs|market\\p{L}*|marked\\p{L}*|approv\\p{L}*|godkend\\p{L}*|players?|spillere|spillerne|customers?|kunder\\p{L}*|target\\p{L}*|aim\\p{L}*|launch\\p{L}*|releas\\p{L}*|audience\\p{L}*|publikum|jurisdiction\\p{L}*|jurisdiktion\\p{L}*|lovlig\\p{L}*|legal\\p{L}*|complian\\p{L}*|comply|udgiv\\p{L}*|lancer\\p{L}*|sælg\\p{L}*|sold|sell|sale|salg|rules?|regler\\p{L}*|laws?|lov|loven|lovgivning\\p{L}*|authorit\\p{L}*|myndighed\\p{L}*|tilsyn\\p{L}*|spillemyndighed\\p{L}*|ships?|shipping|goes? live|live in|go out|going out|destined|bound for|territor\\p{L}*|udbyd\\p{L}*|operator\\p{L}*|operatør\\p{L}*|tilladelse\\p{L}*|permit\\p{L}*|distribut\\p{L}*|rolls? out|rolled out|rulles ud|ud i|ud på|only|kun|alene|udelukkende|exclusively|solely|cleared|valid|gyldig\\p{L}*|må spilles|facing|first|først|available in|tilgængelig\\p{L}*|limited to|begrænset til|shops?|butikker|kasinoer|casinos?|forbids?|forbyder|operat\\p{L}*'
const CLAUSE = /[^.,;:!?\n()/]+/gu
const OFFER = new RegExp(`(?<!\\p{L})(?:${OFFERED})(?!\\p{L})`, 'u')
const LAND = MARKETS.map(
  ([market, adjectives, lands]) =>
    [market, new RegExp(`(?<!\\p{L})(?:${lands}|${adjectives})(?!\\p{L})`, 'u')] as const,
)
/** Whether words are the name of a land, of which nothing can be drawn. */
export const isLand = (words: string): boolean =>
  LAND.some(([, land]) => land.exec(words.toLowerCase())?.[0].length === words.length)

/** A language of texts is no market. */
const OF_WORDS =
  /(?<!\p{L})(?:texts?|tekst\p{L}*|copy|language|sprog\p{L}*|wording|words|in english|på dansk|på engelsk|legend\p{L}*|story|saga)(?!\p{L})/u

/** Where a game is to be offered, by clauses that speak of it: `must be certifiable in Sweden`. */
export const landsIn = (text: string): Found<string>[] =>
  [...text.matchAll(CLAUSE)].flatMap((clause) => {
    const said = clause[0]
    // A land by its letters, alone among other clauses.
    const alone = /^ *(?:the )?(uk|gb|dk) *$/u.exec(said)
    if (alone && clause.index > 0)
      return [{ value: alone[1] === 'dk' ? 'DK' : 'UK', start: clause.index, end: clause.index + said.length }]
    if (!OFFER.test(said) || OF_WORDS.test(said)) return []
    return LAND.flatMap(([market, word]) => {
      const found = word.exec(said)
      if (!found) return []
      // The land and the nearest word that says that it is offered there.
      const places = [...said.matchAll(new RegExp(OFFER, 'gu'))].map(
        (one) => [one.index, one.index + one[0].length] as const,
      )
      const near = places.toSorted((a, b) => Math.abs(a[0] - found.index) - Math.abs(b[0] - found.index))[0] ?? [0, 0]
      if (Math.abs(near[0] - found.index) > FURTHEST) return []
      const start = Math.min(near[0], found.index)
      const end = Math.max(near[1], found.index + found[0].length)
      return [{ value: market, start: clause.index + start, end: clause.index + end }]
    })
  })

const FURTHEST = 30
