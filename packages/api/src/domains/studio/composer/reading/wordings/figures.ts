import type { Writing } from '../said.ts'
import type { Wordings } from './wordings.ts'

const AMOUNT =
  '((?:[£€$] ?)?\\d+(?:\\.\\d+)?(?: ?(?:kr\\.?|kroner|dkk|eur|euros?|pounds?|quid|øre|pence|p|cents?)(?!\\p{L}))?)'

const A_TURN = '(?:a|per|pr\\.?|each|i|om|for) ?(?:go|spin|round|turn|bet|play|tur|spil|runde|omgang|gang|drej)(?:en)?'

const OF_FIVE = ['low', 'low', 'medium', 'high', 'extreme']

/** How much and how often a game pays: return, volatility, hit frequency, the greatest win, bets and factors. */
export const FIGURES_SAID: Wordings = {
  asTyped: [
    [
      /(?<!\p{L})rtp (?:of |på )?(\d\d\.?\d*) ?%?,? (?:and|plus|og|med|with) (?:a |an |en )?(?:second|2nd|other|anden|alternativ|alternative|ekstra) (?:version|variant|udgave)? ?(?:at|of|på|med) (\d\d\.?\d*) ?%?/gu,
      'rtp versions $1% and $2%',
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:(?:nothing|not|never|ikke|intet|aldrig) (?:over|above|more than|mere end)|no more than) ${AMOUNT} ${A_TURN}(?!\\p{L})`,
        'gu',
      ),
      'max bet $1',
    ],
    [
      new RegExp(`(?<!\\p{L})(?:højst|max\\.?|maks\\.?|op til|up to|at most) ${AMOUNT} ${A_TURN}(?!\\p{L})`, 'gu'),
      'max bet $1',
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:bets?|stakes?|wagers?|indsats(?:er|en|erne)?) (?:only |kun )?(?:up to|op til|at most|højst|to) ${AMOUNT}(?!\\p{L}|[\\d.])`,
        'gu',
      ),
      'max bet $1',
    ],
    [
      /(?:skal være|må være|er|should be|must be|is) (?:den|det|dem|the one)(?: der| som| that| which)? (?:giver|betaler|pays) (?:aller)?(?:bedst|mest|højest|best|the most|most)(?!\p{L})/gu,
      'betaler mest',
    ],
    [/(?<![\p{L}\d.])([3-6]) wheels (?=on reels?)/gu, '$1 wheel symbols '],
    // What five of a thing pay is no cap.
    [/(?<!\p{L})(lav|low|lo|mid|medium|high|hi|høj|mega|super|insane) vol(?!\p{L}|\.)/gu, '$1 volatility'],
    [
      /(?<!\p{L})top (?!symbol|pri|pay|win|jack|award|bet|stake|row|reel)([\p{L}’'-]{3,}) (?:is|should be|er|skal være) ([\p{L}’'-]{3,})(?!\p{L})/gu,
      '$2 is the top symbol',
    ],
    [
      /rtp (?:of )?(\d\d\.?\d*) ?%?,? (?:with|and|plus|og|med) (\d\d\.?\d*) ?% as (?:an? )?(?:alternative|option|variant)/gu,
      'rtp versions $1% and $2%',
    ],
    [/(?<!\p{L})vola(?!\p{L})/gu, 'volatilitet'],
  ],
  everyday: [
    [
      /(?<!\p{L})(?:giver|gir|betaler|vinder|pays?|wins?|win) (?:lidt|a little|little|small)(?: (?:men|but|and|og))? (?:tit|ofte|often)(?!\p{L})/gu,
      'low volatility',
    ],
    ...OF_FIVE.map(
      (degree, index): Writing => [
        new RegExp(`(?<!\\p{L})vol(?:atil\\p{L}*)?:? ${index + 1} ?(?:of|out of|af|ud af|/) ?5(?!\\d)`, 'gu'),
        `${degree} volatility`,
      ],
    ),
    [/(?<![\d.])(\d{1,3})\+ (?=(?:pay ?|win ?|gevinst)?lin)/gu, '$1 '],
    [
      /(?<!\p{L})(\d)[- ](?:levels?|tiers?|steps?|stages?|trins?|niveauers?|lags?)(?:ed)? (?=(?:fixed |faste |progressive? |voksende |growing )?jackpots?)/gu,
      '$1 ',
    ],
    [/(?<!\p{L})risk?os?(?!\p{L})/gu, 'risiko'],
  ],
  ofTheTrade: [
    [/(?<!\p{L})(way|wild|spin|scatter|reel|line|respin|payline|jackpot|megaway)z(?!\p{L})/gu, '$1s'],
    [/(?<=(?:low|medium|mid|high|lav|middel|høj) )var(?!\p{L})/gu, 'variance'],
    [/(\d+)[ -]?(?:odd|something)(?= )/g, '$1'],
    [
      /(?:limit|ceiling|grænse|øvre grænse|topp?ræmie|top prize|hovedpræmie)(?: (?:of|at|på|er|is))? (\d{3,})/g,
      'max win $1',
    ],
    [
      /(?:one|1|a|et|en|hvert) (?:spin|round|game|runde) (?:out of|in|of|af|ud af|i) (?:every |hver )?(\d+)/g,
      'win every $1 spin',
    ],
    [/wins? in (?:about |around |roughly )?win every/g, 'win every'],
    [/(?:træfrate|træfhyppighed|vinderfrekvens|win rate|win frequency|hitraten?)(?!\p{L})/gu, 'hit rate'],
    [/(\d+(?:\.\d+)?) (?:procents|percents) (?=hit|træf|gevinst)/g, '$1 procent '],
    [/volatil\p{L}*:? (?:of |på )?[12](?: ?\/ ?| (?:out )?of | (?:ud )?af )5(?!\d)/gu, 'low volatility'],
    [/volatil\p{L}*:? (?:of |på )?3(?: ?\/ ?| (?:out )?of | (?:ud )?af )5(?!\d)/gu, 'medium volatility'],
    [/volatil\p{L}*:? (?:of |på )?4(?: ?\/ ?| (?:out )?of | (?:ud )?af )5(?!\d)/gu, 'high volatility'],
    [/volatil\p{L}*:? (?:of |på )?5(?: ?\/ ?| (?:out )?of | (?:ud )?af )5(?!\d)/gu, 'extreme volatility'],
    [/(?:swings|udsving)(?: are| er)? (big|high|large|huge|small|low|store|små)/g, '$1 volatility'],
    [
      /(?:almost never|hardly ever|rarely|seldom|sjældent|næsten aldrig) (?:pays?|wins?|betaler|vinder)|(?:pays?|betaler|vinder) (?:almost never|rarely|seldom|sjældent|næsten aldrig)/g,
      'high volatility',
    ],
    [/(?:fierce|savage|ferocious|wild|violent|voldsom|vild|hidsig) (?=varian|volatil|risik|risk)/g, 'high '],
    [
      /(?:lots of|plenty of|many|masser af|mange|hyppige) (?:tiny|small|little|modest|små|beskedne) (?:wins?|pay\p{L}*|gevinster|udbetalinger|prizes|præmier)/gu,
      'low volatility',
    ],
    [
      /(?:easy|gentle|kind|light|skånsom\p{L}?|nem|mild)(?: (?:on|for|ved|mod))(?: (?:the|your|my|din|min))? (?:wallet|bankroll|purse|pocket|pengepung\p{L}*|budget\p{L}*|saldoen)/gu,
      'low volatility',
    ],
    [
      /(?:(?:tons?|tonnes|lots|loads|masser|mange|plenty) (?:of |af )?(?:dead|empty|blank|døde|tomme) spins?[^.,;]{0,12})?(?:enormous|massive|gigantic|monster|kæmpe|enorme|gigantiske) (?:hits?|wins?|gevinster|udbetalinger|payouts?)/g,
      'high volatility',
    ],
    [
      /volatil\p{L}*:? (?:er |is |på |of )?(?:medium|middel|mid|mellem)[ -]?(?:to |til )?(?:high|høj)/gu,
      'high volatility',
    ],
    [
      /volatil\p{L}*:? (?:er |is |på |of )?(?:low|lav)[ -]?(?:to |til )(?:medium|middel|mid|mellem)/gu,
      'low volatility',
    ],
    [/(?<=(?:high|low|medium|big|small|høj\p{L}?|lav\p{L}?|middel|store|små) )(?:swings|udsving)/gu, 'volatility'],
    [
      /(?:big|huge|large|store|kæmpe) (?:wins|gevinster|payouts)[^.,;]{0,20}(?:rare|seldom|sjæld)\p{L}*|(?:rare|sjældne)[^.,;]{0,8}(?:big|huge|store) (?:wins|gevinster)/gu,
      'high volatility',
    ],
    [/rtp (?:between|mellem|fra|from) (\d{2}(?:\.\d+)?) ?%? ?(?:and|og|to|til) (\d{2}(?:\.\d+)?)/g, 'rtp $1-$2'],
    [/volatil\p{L}*:? (?:of |på )?(?:[1-3])(?: ?\/ ?| (?:out )?of | (?:ud )?af )10/gu, 'low volatility'],
    [/volatil\p{L}*:? (?:of |på )?(?:[4-6])(?: ?\/ ?| (?:out )?of | (?:ud )?af )10/gu, 'medium volatility'],
    [/volatil\p{L}*:? (?:of |på )?(?:[789])(?: ?\/ ?| (?:out )?of | (?:ud )?af )10/gu, 'high volatility'],
    [/volatil\p{L}*:? (?:of |på )?(?:10)(?: ?\/ ?| (?:out )?of | (?:ud )?af )10/gu, 'extreme volatility'],
    [/(?:medium|middel|mid|mellem)[ -]?(?:to |til )?(?:high|høj)(?= (?:vol|var|ris))/g, 'high'],
    [/(?:low|lav)[ -](?:to |til )(?:medium|mid|middel|mellem)(?= (?:vol|var|ris))/g, 'low'],
    [/(?<=(?:high|low|medium|mid|extreme|høj|lav|middel|mellem) )vol(?!\p{L})/gu, 'volatility'],
    [
      /(?:meget|ret|temmelig|rigtig|stærkt|vældig) (?:svingende|risikabel|risikabelt)|(?:very|quite|pretty) (?:swingy|risky)/g,
      'high volatility',
    ],
    [
      /(?:not|ikke) (?:too|for|so|så) (?:volatile|wild|vildt?|risky|swingy|svingende|risikabelt?)(?!\p{L})/gu,
      'low volatility',
    ],
    [
      /(?:hver|every|each|one|1|a|et|en) ?(?:win|gevinst)? (?:win|gevinst)?s? ?(?:in|ud af|af|per|pr\.?) (?:every )?(\d+)(?: \p{L}*spin\p{L}*| \p{L}*rund\p{L}*| rounds?)?/gu,
      'win every $1 spin',
    ],
    [
      /(?:about |roughly |cirka |omkring )?(?:every|hver(?:t)?) (?:(\d+)(?:\.|rd|th|nd)?|(?:other|anden|andet)) (?:spin|runde|round)[^.,;]{0,24}(?:wins?|pays?|gevinst|vinder|giver)/g,
      'win every $1 spin',
    ],
    [/hit freq(?![\p{L}])/gu, 'hit frequency'],
    [/(\d+) ?% (?:of (?:all )?)?(?:hits?|wins?|træf)(?!\p{L})/gu, 'hit rate $1'],
    [/rare but (?:huge|big) wins|sjældne men store gevinster/g, 'high volatility'],
    [
      /steady little payouts|frequent small wins|mange små gevinster|minimal wins often|lave gevinster ofte/g,
      'low volatility',
    ],
    [/(?<!\p{L})vol(?:\.|:)?(?= (?:high|low|med|lav|høj|extreme|ekstrem))/gu, 'volatility'],
    [/tredobbelt gevinst/g, 'x3'],
    [/dobbelt gevinst/g, 'x2'],
    [/(?:third|tredje)(?! (?:reel|hjul|valse|column|kolonne|row|række))/g, '3'],
    [/(?:fourth|fjerde)(?! (?:reel|hjul|valse|column|kolonne|row|række))/g, '4'],
    [/(?:fifth|femte)(?! (?:reel|hjul|valse|column|kolonne|row|række))/g, '5'],
    [/(?:sjette|sixth)(?! (?:reel|hjul|valse|column|kolonne|row|række))/g, '6'],
    [/(?:every second|hvert andet)(?= spin)/g, 'every 2'],
    [
      /(?:wins? (?:about |on )?|gevinst )?(?:every|hvert) (\d+)(?:\.|rd|th|nd)? spins?(?:[^.,;]{0,16} (?:pays?|wins?|gevinst|vinder))?|1 (?:in|ud af|af) (\d+)/g,
      'win every $1$2 spin',
    ],
    [/(?:on )?(?:half of the spins|halvdelen af spinn?ene)|(?:a )?50-50(?= hit)/g, '50 % hit rate'],
    [/(\d+) % af spins(?: giver gevinst)?|target (\d+) percent hit/g, '$1$2 % hit rate'],
    [
      /(?:hit rate|træfprocent|hitrate|hit frequency|gevinstfrekvens)(?: (?:around|about|på|of|cirka|omkring|ca\.?))* (\d+(?:\.\d+)?)(?: ?%| ?percent| ?procent)?/g,
      'hit rate $1 %',
    ],
  ],
}
