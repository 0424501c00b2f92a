import type { Writing } from './said.ts'

const AMOUNT =
  '((?:[£€$] ?)?\\d+(?:\\.\\d+)?(?: ?(?:kr\\.?|kroner|dkk|eur|euros?|pounds?|quid|øre|pence|p|cents?)(?!\\p{L}))?)'
const A_TURN = '(?:a|per|pr\\.?|each|i|om|for) ?(?:go|spin|round|turn|bet|play|tur|spil|runde|omgang|gang|drej)(?:en)?'

/** How much is bet at most, without a word for the most. */
const SUMS: readonly Writing[] = [
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
]

/** How people write who type in a hurry: short forms and slips, by what they mean. */
export const SHORT_FORMS: readonly Writing[] = [
  [/(?<=\d|k) x(?=\s*(?:$|[,.;!]))/gu, 'x'],
  // As it is spoken in Jutland, and on a phone.
  [/(?<!\p{L})wan(?:na)?(?: have)? (?=an? )/gu, 'want '],
  [/(?<=\p{L} )wit(?= \p{L})/gu, 'with'],
  [/(?<=(?:vil|kan|skal|må|at|gerne) )ha(?!\p{L})/gu, 'have'],
  [/(?<=(?:where|when|if|that) )ur(?= \p{L})/gu, 'you are'],
  [/(?<!\p{L})(?:mæ|mæ'|mej)(?= \p{L})/gu, 'med'],
  [/(?<!\p{L})ka(?= (?:du|i|man|jeg|vi|det|den|der|la)(?!\p{L}))/gu, 'kan'],
  [/(?<=(?:man|jeg|vi|det|den|der|de|bonus|i) )ka(?!\p{L})/gu, 'kan'],
  [/(?<!\p{L})ku(?= (?:du|i|man|vi|det|den|der|vær|være|godt)(?!\p{L}))/gu, 'kunne'],
  [/(?<=\p{L}{2} )å(?= \p{L})/gu, 'og'],
  [
    /(?<!\p{L})(?:and |but |og |men )?(?:it |they |these |de |den |der )?(?:can['’]?t|cannot|can not|may not|kan ikke|må ikke) (?:be )?(?:re-?trigger(?:ed)?|re-?won|won again|genudløses|genstartes|vindes igen|forlænges)(?!\p{L})/gu,
    ', no retrigger',
  ],
  [
    /(?<!\p{L})(?:start(?:er|s|ing)?|begin(?:s|ning)?|begynder) (?:out )?(?:with|med|på|at|from|fra) (\d{1,3}) (?:spins?|ture|drej)(?!\p{L})/gu,
    'start with $1 free spins',
  ],
  [/(?<=\p{L} )scatters? [x×]([3-6]) (?=starts?|triggers?|gives?|giver|udløser|starter)/gu, '$1 scatters '],
  [
    /(?<!\p{L})rtp (?:of |på )?(\d\d\.?\d*) ?%?,? (?:and|plus|og|med|with) (?:a |an |en )?(?:second|2nd|other|anden|alternativ|alternative|ekstra) (?:version|variant|udgave)? ?(?:at|of|på|med) (\d\d\.?\d*) ?%?/gu,
    'rtp versions $1% and $2%',
  ],
  ...SUMS,
  [
    /(?:skal være|må være|er|should be|must be|is) (?:den|det|dem|the one)(?: der| som| that| which)? (?:giver|betaler|pays) (?:aller)?(?:bedst|mest|højest|best|the most|most)(?!\p{L})/gu,
    'betaler mest',
  ],
  [/(?<!\p{L})(?:ikke|inte) (?:flere|endnu (?:en|et)) (?=\p{L}+(?:[!.,;]|$))/gu, 'ingen '],
  [/(?<!\p{L})(?:no more|not another|not more) (?=\p{L}+(?:[!.,;]|$))/gu, 'no '],
  [/(?<!\p{L})(?:giv mig |lav |gerne |så )?hellere (?=\p{L})(?!end)/gu, ''],
  [/(?<!\p{L})(?:tag|brug|take|use|put in) (?:evt\.?|eventuelt|maybe|perhaps) (?=\p{L})/gu, ''],
  [/(?<!\p{L})(?:not|ikke) (?:too |for )?(?:much|many|meget|mange) \p{L}+(?=\s*(?:$|[,.;!]))/gu, ' '],
  [
    /(?<!\p{L})(?:prizes?|præmier|gevinster) (?:from|of|between|fra|mellem|på) [\d.,]+ ?x (?:up )?(?:to|and|til|op til|og) [\d.,]+ ?x/gu,
    'prizes',
  ],
  [/(?<![\p{L}\d.])([3-6]) wheels (?=on reels?)/gu, '$1 wheel symbols '],
  [
    /(?<!\p{L})(?:toppen|the top)(?: of it)? (?:gir|giver|betaler|pays|gives) \d+ ?(?:x|times|gange)(?: (?:the )?(?:stake|bet|indsatsen))?/gu,
    ' ',
  ],
  // What five of a thing pay is no cap.
  [
    /(?:betaler|giver|pays?|gives?) \p{L}{0,12}\d* ?(?:\p{L}+ )?(?:gange|times|x) (?:(?:the|your|din|sin) )?(?:bet|stake|indsats(?:en)?) (?:for|ved) (?:five|four|three|fem|fire|tre|[345])(?!\p{L})/gu,
    'betaler for fem',
  ],
  [
    /(?<!\p{L})(?:top|last|øverste|sidste) (?:rung|step|trin)(?:et)? (?:is|pays|gives|er|giver|betaler) (?:\d+ ?(?:x|times|gange)(?: (?:the )?(?:stake|bet|indsatsen))?)/gu,
    'top step',
  ],
  [/(?<!\p{L})(?:og )?(?:jeg )?(?:kan bedst lide|bedst kan lide|like best|am fond of)(?!\p{L})/gu, 'vil have'],
  [
    /(?<!\p{L})(?:ingen|no|uden|without) (?:\p{L}{4,}(?:ende|ing)) (?:lys|lights?|farver|colou?rs?|effekter|effects?|bannere?|banners?)(?!\p{L})/gu,
    ' ',
  ],
  [/(?<!\p{L})(?:til|for) (?:min|my) (?:stream|kanal|channel|followers|følgere|viewers|seere)(?!\p{L})/gu, ''],
  [/(?<!\p{L})er vild(?=\s*(?:$|[,.;!]| og))/gu, 'er wild'],
  [/(?<!\p{L})(lav|low|lo|mid|medium|high|hi|høj|mega|super|insane) vol(?!\p{L}|\.)/gu, '$1 volatility'],
  [/(?<=(?:^|[.!?] )(?:so |så )?)(\d{1,3}) spins(?= *[,.;])/gu, '$1 free spins'],
  [
    /(?<!\p{L})top (?!symbol|pri|pay|win|jack|award|bet|stake|row|reel)([\p{L}’'-]{3,}) (?:is|should be|er|skal være) ([\p{L}’'-]{3,})(?!\p{L})/gu,
    '$2 is the top symbol',
  ],
  [
    /rtp (?:of )?(\d\d\.?\d*) ?%?,? (?:with|and|plus|og|med) (\d\d\.?\d*) ?% as (?:an? )?(?:alternative|option|variant)/gu,
    'rtp versions $1% and $2%',
  ],
  [/(?<!\p{L})make it (?:really |proper |very )?(?:dumb|silly|stupid|goofy|daft)(?!\p{L})/gu, 'funny'],
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
  [/(?<=\p{L}[ ,]{1,2})(?:haha|hehe|lol|obvs|ofc|pls|plz|idk|tbh|imo)(?!\p{L})/gu, ''],
  // The one that is meant is no thing: `den slags hvor`, `tre slags æg`.
  [
    /(?<!\p{L})(?:den slags|sådan en|the (?:kind|sort|type)|one of those)(?:,? (?:hvor|der|som|where|that|with))(?!\p{L})/gu,
    'hvor',
  ],
  [/(?<=\d )(?:slags|forskellige|kinds of|sorts of|types of|different)(?= \p{L})/gu, ''],
  [/(?<!\p{L})(?:little|small|små) (?:pictures|billeder|figurer|tegn)(?!\p{L})/gu, 'symbols'],
]

const OF_FIVE = ['low', 'low', 'medium', 'high', 'extreme']

const THEM = '(?:stk\\.?|styk(?:ker)?|of (?:them|those|these|it)|af (?:dem|slagsen)|ens|or more|eller flere|and up|\\+)'
const TURNS_OF = '(?:free |gratis ?)?(?:spins?|goes|ture|drej|games|rounds|runder|omgange|spil|fs)'

/** How turns that cost nothing are won, and what they are called by who pays for the others. */
const TURNS: readonly Writing[] = [
  // Of a list of so many for so many each the first is read; the others stay to be told.
  [
    /(?<![\p{L}\d.])([3-6])((?:,? ?\/?(?:or|eller|and|og)? ?\d){1,3}) (?:scatters? |of them |stk\.? )?(?:gives?|giver|gir|awards?|udløser|for|=|:) (\d{1,3})((?:,? ?\/?(?:or|eller|and|og)? ?\d{1,3}){1,3}) (?:free ?|gratis ?)?(?:spins?|games|ture|omgange)(?!\p{L})/gu,
    '$1 scatters $3 free spins $2 $4',
  ],
  [/(?<![\p{L}\d.])([3-6]) scatters? ?[:=] ?(\d{1,3}) (?:spins?|games|ture)(?!\p{L})/gu, '$1 scatters $2 free spins'],
  [
    /(?<!\p{L})(?:ture|tur|omgange|runder|spins?|drej|goes|turns|rounds)(?:,)? (?:(?:der |som |that |which )?(?:uden at betale|(?:ikke )?koster (?:ikke noget|ingenting|noget)|på husets regning|man ikke betaler for|without paying|cost nothing|are on the house|on the house|for nothing|for free|you (?:do not|don['’]t) pay for))(?!\p{L})/gu,
    'free spins',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.])([3-6]) ?${THEM} ?(?:udløser|giver|starter|åbner|triggers?|gives?|starts?|awards?|gets? you|for|->|→|=) (\\d{1,3}) ${TURNS_OF}(?!\\p{L})`,
      'gu',
    ),
    '$1 scatters $2 free spins',
  ],
  [
    /(?<!\p{L})(?:needs?|kræver|skal have|skal bruge) ([3-6])(?: (?:of them|af dem))?,? (?:og )?(?:gives?|giver|for|to get|så får man) (\d{1,3}) (?:spins?|ture|drej|goes)(?!\p{L})/gu,
    '$1 scatters $2 free spins',
  ],
  [
    /(?<!\p{L})(gives?|giver|udløser|awards?|triggers?|starts?|starter|får man|you get) (\d{1,3}) (?:spins?|ture|drej|goes)(?!\p{L})/gu,
    '$1 $2 free spins',
  ],
  [/(?<!\p{L})(?:friespin|friespins|friespil(?:lene)?|friespinn?(?:ene|s)?)(?!\p{L})/gu, 'free spins'],
  [/(?<![\p{L}\d.])([3-6]) for (\d{1,3}) (?=free|gratis)/gu, '$1 scatters $2 '],
]

/** What somebody says who does not know the words of the trade, by these. */
export const EVERYDAY_WORDS: readonly Writing[] = [
  [
    /(?<!\p{L})(?:giver|gir|betaler|vinder|pays?|wins?|win) (?:lidt|a little|little|small)(?: (?:men|but|and|og))? (?:tit|ofte|often)(?!\p{L})/gu,
    'low volatility',
  ],
  [
    /(?<!\p{L})(?:carry|carries|have|has|show|shows|bærer|har|viser|med|with) (?:a |an |et )?(?:cash|money|penge|kontant)[- ]?(?:values?|amounts?|beløb|værdier?|sums?)(?:[^.;]{0,30}(?:collects?|gathers?|samler|indsamler)[^.,;]{0,12})?/gu,
    'cash collect',
  ],
  [
    /(?<![\p{L}\d.])(?:(?:x\d{1,3}|\d{1,3}x)[ ,/-]+){2,}(?:og |and )?(?:x\d{1,3}|\d{1,3}x)(?= (?:når|when|for|on|ved|as|hver|each|per|pr))/gu,
    'rising multiplier',
  ],
  ...TURNS,
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
  [
    /(?<!\p{L})(?:doblings?(?:spil|funktion)?(?: (?:efter|af) (?:en |hver |den )?gevinst(?:en|er)?)?|gambling (?:the|your|my|a) (?:win|prize)s?(?: afterwards)?|gamble[- ]?(?:button|knap)|dobb?le op|kvitte)(?!\p{L})/gu,
    'gamble',
  ],
  [/(?<!\p{L})(?:the )?(?:buy|køb(?:s|e)?)[- ]?(?:button|knap(?:pen)?|option|mulighed)(?!\p{L})/gu, 'bonus buy'],
  [
    /(?<!\p{L})min(?:\.|imum|dste?)? (?:cluster|klynge)(?:s|r)?(?: size| størrelse)?:? (?:of |på )?(\d)/gu,
    'clusters of $1',
  ],
  [/(?<![\d.])(\d{1,3})\+ (?=(?:pay ?|win ?|gevinst)?lin)/gu, '$1 '],
  [/(?<![\d.])([1-6]) (?:præmie|gevinst|prize |cash |jackpot)?(?:puljer|pots|pools)(?!\p{L})/gu, '$1 jackpots'],
  [
    /(?<!\p{L})(?:den største|den øverste|the (?:biggest|largest|top)(?: one)?) (?:vokser|bliver ved med at vokse|stiger|grows|keeps growing|climbs)(?!\p{L})/gu,
    'progressive jackpot',
  ],
  [/(?<!\p{L})(?:the )?(good|poor) (ones|symbols|pictures)(?!\p{L})/gu, 'the $1 symbols'],
  [/(?:skal være|er) den(?: der| som)? (?:giver|betaler) mest/gu, 'betaler mest'],
  [/(?:should be|is) the one (?:that|which) pays (?:the )?most/gu, 'pays the most'],
]
