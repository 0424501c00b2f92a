import type { Writing } from './said.ts'

/** How people write who type in a hurry: short forms and slips, by what they mean. */
export const SHORT_FORMS: readonly Writing[] = [
  [/(?<!\p{L})hv[æe]rken (\p{L}+) eller (\p{L}+)/gu, 'ingen $1, ingen $2'],
  [/(?<!\p{L})nothing (?:is|with) (?:too )?(\p{L}+) or (\p{L}+) or (\p{L}+)/gu, 'no $1, no $2, no $3'],
  [
    /(?<!\p{L})(no|ingen|uden|without) (\p{L}{3,}) (?:or|eller) (\p{L}{3,})(?=\s*(?:$|[,.;!]|anywhere|at all|overhovedet|nogen steder))/gu,
    '$1 $2, $1 $3',
  ],
  [/(?<!\p{L})scaters?(?!\p{L})/gu, 'scatter'],
  [/(?<!\p{L})(?:kunne|kan) det laves som (?=\p{L})/gu, 'et spil om '],
  [/(?<!\p{L})(?:det )?skal handle om (?=\p{L})/gu, 'det handler om '],
  [/(?<!\p{L})abt(?!\p{L})/gu, 'about'],
  [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
  [/(?<!\p{L})w\/(?= ?\p{L})/gu, 'with'],
  [/(?<!\p{L})gir(?!\p{L})/gu, 'giver'],
  [/(?<!\p{L})vola(?!\p{L})/gu, 'volatilitet'],
  [/(?<!\p{L})dobelt(?!\p{L})/gu, 'dobbelt'],
  [/(?<!\p{L})gevindst/gu, 'gevinst'],
  [/(?<!\p{L})symboller(?!\p{L})/gu, 'symboler'],
  [/(?<!\p{L})tilfeldig/gu, 'tilfældig'],
  [/(?<=\p{L}[ ,]{1,2})(?:haha|hehe|lol|obvs|ofc|pls|plz)(?!\p{L})/gu, ''],
]

const OF_FIVE = ['low', 'low', 'medium', 'high', 'extreme']

/** What somebody says who does not know the words of the trade, by these. */
export const EVERYDAY_WORDS: readonly Writing[] = [
  ...OF_FIVE.map(
    (degree, index): Writing => [
      new RegExp(`(?<!\\p{L})vol(?:atil\\p{L}*)?:? ${index + 1} ?(?:of|out of|af|ud af|/) ?5(?!\\d)`, 'gu'),
      `${degree} volatility`,
    ],
  ),
  [/(?<!\p{L})(?:i stedet for|frem for|instead of|rather than) (?:pay|gevinst)?lin(?:jer|es)(?!\p{L})/gu, ''],
  [
    /(?:et|a|one) symbol(?:,? (?:der|som|that|which))?(?: kan| can| could)? (?:erstatter?|replaces?|stands? in for|substitutes? for|træder? i stedet for|være) (?:alle? (?:de |af de )?andre|alt(?: muligt)?|any(?:thing)?(?: else)?|everything(?: else)?|all (?:the )?others?|every other)(?: symbol(?:er|s)?)?/gu,
    'a wild',
  ],
  [
    /(?:grand|major|minor|mini|mega|jackpot\p{L}*)(?: jackpot)? (?:should be|must be|is|er|skal være) (?:an? |en )?progressiv\p{L}*/gu,
    'progressive jackpot',
  ],
  [/(?<!\p{L})(?:a )?bunch of(?= (?:free )?(?:spins|rounds|goes|games))/gu, 'some'],
  [
    /(?:free spins?:? )?(\d+)\/\d+(?:\/\d+)* scatters? ?(?:=|:|giver|gives?|award|awards|->|→) ?(\d+)(?:\/\d+)+(?: (?:free )?spins)?/gu,
    '$1 scatters $2 free spins',
  ],
  [/(?:ubegrænset|uendelig) ganger?(?!\p{L})/gu, 'unlimited multiplier'],
  [/(?<!\p{L})(?:et |an? )?ekstra (?:drej|omgang)(?!\p{L})/gu, 'respin'],
  [/(?:split(?:tede|ting)?) symbol(?:er|s)/gu, 'split symbols'],
  [/(?:skal være|er) den(?: der| som)? (?:giver|betaler) mest/gu, 'betaler mest'],
  [/(?:should be|is) the one (?:that|which) pays (?:the )?most/gu, 'pays the most'],
]
