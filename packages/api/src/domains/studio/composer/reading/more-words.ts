import type { Writing } from './said.ts'

const SPINS = '(?:free[ -]?spins?|free games|gratis ?spins?|gratisspil|fri spins?)'

/** Further words for wins, falls and the window. */
const WINS: readonly Writing[] = [
  [/(\d+)[ -]?columns?(?!\p{L})/gu, '$1 reels'],
  [/(?:clusters?|klynger?) (?:from|fra|starting at) (\d+)/g, 'clusters of $1'],
  [/(?:symbols?|symboler(?:ne)?|wins?|gevinster(?:ne)?) (?:drop|fall) (?:away|off|out)[^.,;]{0,12}/g, 'cascades'],
  [/(\d+) (?:række)(?!r)/g, '$1 rækker'],
  [/(?<!\p{L})(?:en|et|1) (?:gevinst|betalings)?linje(?!r)/gu, '1 linjer'],
  [
    /(?:simple|plain|just|only|want|with|kun|bare|have|almindelige|enkle|vil have) (?:pay|gevinst)?(?:lines|linjer)(?! \d)/g,
    'win on lines',
  ],
  [/(?<=[,;.:] ?)(?:pay|gevinst)?(?:lines|linjer)(?= ?(?:[,;.]|$))/g, 'win on lines'],
  [
    /(?:wins?|winners?|symbols?|symboler(?:ne)?|vundne symboler|gevinster(?:ne)?)[^.,;]{0,12} (?:vanish|disappear|explode|burst|pop|clear|forsvinder|styrter|sprænges|brister|ryger|ryddes)\p{L}*(?:[^.,;]{0,40}(?:drop|fall|tumble|come|replace|falder|kommer|styrter)\p{L}*)?(?: in| down| ned| til)?(?: efter gevinst| after (?:a |each )?win)?/gu,
    'cascades',
  ],
  [
    /(?:new (?:ones|symbols)|nye(?: symboler)?) (?:drop|fall|tumble|falder|kommer)\p{L}*(?: in| down| ned)?/gu,
    'cascades',
  ],
  [/bonanza megaways/g, 'megaways cascades'],
  [/(?:fra|from) (?:begge|both) (?:sider|ends|sides|directions)|(?:in )?(?:both|either) directions?/g, 'both ways'],
  [/(?<=, ?)(?:tumbles?|tumbling)(?= ?(?:[,;.]|$))/g, 'cascades'],
]

const FIGURES: readonly Writing[] = [
  [
    /(?:win|prize|payout|gevinst|udbetaling|præmie)\p{L}* (?:should(?:n['’]?t| not)?|must(?:n['’]?t| not)?|may not|can(?:not|['’]t)|må ikke|skal ikke|kan ikke|never|aldrig) (?:exceed|be (?:over|above|more than)|overstige|gå over|være over) (\d+) ?(?:x|times|gange)?/gu,
    'max win $1x',
  ],
  [/(?:win|vind) (?:up to|op til) (\d{3,}) ?(?:x|times|gange)/g, 'max win $1x'],
  [
    /volatil\p{L}*:? (?:er |is |på |of )?(?:medium|middel|mid|mellem)[ -]?(?:to |til )?(?:high|høj)/gu,
    'high volatility',
  ],
  [/volatil\p{L}*:? (?:er |is |på |of )?(?:low|lav)[ -]?(?:to |til )(?:medium|middel|mid|mellem)/gu, 'low volatility'],
  [/(?<=(?:high|low|medium|big|small|høj\p{L}?|lav\p{L}?|middel|store|små) )(?:swings|udsving)/gu, 'volatility'],
  [
    /(?:big|huge|large|store|kæmpe) (?:wins|gevinster|payouts)[^.,;]{0,20}(?:rare|seldom|sjæld)\p{L}*|(?:rare|sjældne)[^.,;]{0,8}(?:big|huge|store) (?:wins|gevinster)/gu,
    'high volatility',
  ],
  [
    /(\d+) (?:reels? |hjul )?(?:wide|across|bredt?|brede?)[^\d.;]{1,8}(\d+) (?:rows? |rækker )?(?:tall|high|deep|down|højt?|høje?)/g,
    '$1x$2',
  ],
  [/free spins:? (\d{1,3})(?![\dx×.]| ?(?:x|times|gange|%))/g, '$1 free spins'],
  [
    /(?:(?:all |alle )?(?:wins|gevinster)(?:ne)?|everything|alt) (?:are |bliver |is )?(?:tripled|tredobl\p{L}*)/gu,
    'free spins with x3',
  ],
  [
    /(?:(?:all |alle )?(?:wins|gevinster)(?:ne)?|everything|alt) (?:are |bliver |is )?(?:doubled|fordobl\p{L}*)/gu,
    'free spins with x2',
  ],
  [/rtp (?:between|mellem|fra|from) (\d{2}(?:\.\d+)?) ?%? ?(?:and|og|to|til) (\d{2}(?:\.\d+)?)/g, 'rtp $1-$2'],
  [/[x×](\d{2,7})(?= ?(?:max|maks|top|cap|loft))/g, '$1x'],
  [
    /(?:max|maks|højst|at most|up to|op til|cap(?:ped at)?|loft(?: på)?) [x×](\d{2,7})(?! (?:i|in) (?:the )?(?:free|gratis|fri|bonus))/g,
    'max win $1x',
  ],
  [/(\d[\d.]*)x? (?:max(?:imum)?|maks) (?:win|gevinst)/g, 'max win $1x'],
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
]

/** Further words for features. */
const FEATURES: readonly Writing[] = [
  [/(?<![\d.])0 (?=gambl|jackpot|bonus|wild|scatter|free|gratis)/g, 'no '],
  [
    /(?:wilds?|jokers?|jokere?(?:n|ne)?)(?: that| which| der| som| will| skal)? (?:expands?|grows?|udvid\p{L}*|vokser|ekspanderer|fylder)(?: sig)?(?: (?:over|to fill|across|til) (?:the |a |hele |an )*(?:whole |entire |full )?(?:reels?|hjul\p{L}*))?/gu,
    'expanding wilds',
  ],
  [/(?:mirrored|mirroring|spejlede|spejlvendte) (?:reels|hjul)/g, 'linked reels'],
  [
    /(?:coins?|mønter(?:ne)?)(?: that| which| der| som)? (?:sticks?|locks?|stays?|holds?|låses?|sidder fast|bliver (?:hængende|liggende|siddende))/g,
    'hold and win',
  ],
  [
    /(?:choose|pick|vælg)(?: selv)? (?:your |the |a |din |en )?(?:own )?(?:free spins? (?:mode|type|variant)|(?:mode|type|slags|form for)(?: of)? (?:free spins|gratis ?spins?|gratisspil))/g,
    'freespin-choice',
  ],
  [/(?<!\p{L})w\/o (?=\p{L})/gu, 'without '],
  [/(?<=^|[ ,])u\. (?=\p{L})/gu, 'uden '],
  [
    /(?:wilds?|jokere?)(?:ne)?(?: that| which| der| som| will| skal)? (?:stays?|sticks?|remains?|freezes?|locks?|hæng\p{L}*|sidder|fryser|låse\p{L}*|bliver)(?: fast| in place| put| på plads| siddende| liggende)?|(?:bliver|sidder|hænger) (?:wilds?|jokere?)(?:ne)? (?:fast|siddende|liggende)|(?:frozen|locked|frosne|låste) (?:wilds?|jokere)/gu,
    'sticky wilds',
  ],
  [
    /(?:wilds?|jokere?)(?:ne)?(?: that| which| der| som)? (?:multiply|multiplies|ganger|doubles?|fordobler)(?: the wins?| gevinsten?)?/g,
    'multiplying wild',
  ],
  [
    /(?:that |der |som |which )?(?:clears?|destroys?|blows? up|blasts?|rydder|sprænger|ødelægger) (?:the |its |all |hele |de |alle )?(?:board|grid|screen|neighbou?rs|symbols?(?!er)|pladen|felterne|naboerne|symboler(?:ne)?)(?: væk| away)?/g,
    'bombs',
  ],
  [
    /jackpots?(?:en|ten)?(?: that| which| der| som)? (?:grows?|builds?|increases?|vokser|stiger)(?: (?:with|for|med) (?:each|every|hver|hvert) \p{L}+)?/gu,
    'progressive jackpot',
  ],
  [
    /multipli(?:er|kator)\p{L}*[^.,;]{0,30} (?:goes up|climbs|grows|rises|increases|stiger|vokser|øges)/gu,
    'rising multiplier',
  ],
  [/(?:levels?|niveauer|trin) (?:of|af|i|in) (?=(?:the )?(?:free|gratis|frispil))/g, 'levels of '],
  [/(?<=levels of )(?:free games|gratis ?spins?|gratisspil|frispil)/g, 'free spins'],
  [/(?:another|second|a further) (?:go|try)(?!\p{L})|(?:et|1) forsøg (?:mere|til)/gu, 'second chance'],
  [/wheel (?:spins?|decides)|spin(?:ning)? (?:a |the )?wheel/g, 'bonus wheel'],
  [/friløb|fri spins?|gratis drej|free turns?/g, 'free spins'],
  [/kli?str\p{L}+ (?=wild|joker)/gu, 'klæbende '],
  [/(?:expand|udvid|ekspander)\p{L}+ (?=joker)/gu, 'ekspanderende '],
  [/(?:wilds?|jokere?) (?:that |der |som )?(?:spreder|breder) sig(?: ud)?/g, 'spreading wilds'],
  [
    /(?:bonus|feature)[ -]?(?:purchase|pur|acquisition)|buy(?:ing)?[ -](?:in|feature)|feature[ -]drop|(?:purchase|buy) (?:the |a |of )?(?:bonus|feature|free spins)/g,
    'bonus buy',
  ],
  [/(?<=bonus buy(?: for| at| til)? )x ?(\d+)/g, '$1x'],
  [/(?:mystery|mysterie?)[ -](?:stacks?|stakke?|reels?|hjul)|stacks? of mystery/g, 'mystery symbols'],
  [
    /(?:the )?(?:win )?multipli(?:er|kator)(?:s|en|erne)?(?: should| skal| must| will| der| som| that| to)? (?:climb|grow|rise|increase|go up|step up|vokse|stige|øges?)\p{L}*/gu,
    'rising multiplier',
  ],
  [/multiplikator(?:en|erne)? (?:vokser|stiger|øges) uden loft/g, 'rising multiplier'],
  [/(?:unlimited|endless|uncapped|ubegrænset|uendelig) (?:win )?multipli\p{L}+/gu, 'rising multiplier'],
  [
    /must[ -]?(?:drop|hit|fall|pay|win)(?:[ -](?:by|before))?(?: jackpots?)?|jackpots?(?:en)? (?:der |som |that )?(?:skal|må|must) (?:falde|udløses|ramme|drop|fall|be won)[^.,;]{0,40}/g,
    'must-hit-by jackpot',
  ],
  [/progressive pot(?!\p{L})/gu, 'progressive jackpot'],
  [
    /(?:choose|pick|vælge?r?)(?: selv)? (?:between |mellem )?(?:more|fewer|flere|færre) spins (?:or|and|eller|og) (?:bigger|higher|larger|fewer|more|højere|større|flere) multipli\p{L}+/gu,
    'freespin-choice',
  ],
  [
    /(?:gevinst|win)(?:s)? (?:er )?(?:garanteret|guaranteed)(?: i| in| on)? (?:hvert|each|every|alle) (?:free ?spin|gratis ?spin)\p{L}*/gu,
    'guaranteed wins in free spins',
  ],
  [
    /(?:lock|link|stick)(?:ed)? ?(?:and|&|og|n) ?(?:spin|win|respin|vind)|hold ?(?:and|&|og|n) ?re-?spin/g,
    'hold and win',
  ],
  [
    /(?:colossal|oversized|kæmpe|kæmpestore|jumbo|giant) ?\dx\d[ -](?:symbol\p{L}*|blo[ck]k?\p{L}*)|kæmpesymbol\p{L}* \dx\d/gu,
    'colossal symbols',
  ],
  [/(?:stige|trappe)bonus/g, 'prize ladder'],
  [
    /(?:whole|full|entire|hele) (?:reels|hjul)(?: \p{L}+)? (?:turn\p{L}*|becom\p{L}*|bliver|go(?:es)?) wilds?/gu,
    'wild reels',
  ],
  [
    /(?:grow|expand)(?:ing)? (?:reels|rows|grid)|(?:hjul|rækker)(?:ene|ne)? (?:der |som )?(?:vokser|udvider sig)/g,
    'growing-reels',
  ],
  [
    /multipli(?:er|kator)\p{L}* (?:on|in|at|på|i) (?:the |every |each |de |alle |enkelte )*(?:grid |window )?(?:positions?|cells?|squares?|spots?|felter(?:ne)?|pladser(?:ne)?)/gu,
    'multiplier cells',
  ],
  [
    /(?:remov|clear|fjern)\p{L}*[ -](?:the |all |de |alle )?(?:low|lave|cheap|billige)[ -]?(?:paying |value )?(?:symbol\p{L}*|ones)?|(?:low|lave|billige) symbol\p{L}*[^.,;]{0,12}(?:remov|fjern|forsvind|disappear)\p{L}*/gu,
    'symbol-removal',
  ],
  [
    new RegExp(String.raw`[x×] ?(\d{1,3}) (?:in|i|during|under) (?:the |de )?${SPINS}(?:ene|sene)?`, 'gu'),
    'free spins with x$1',
  ],
  [/(?:extra|ekstra|second|anden|ny|2) chance/g, 'second chance'],
  [
    /(?:glem|forget|never mind|drop|skip)(?: alt om| about)? (?=\p{L}*jackpot|\p{L}*bonus|wild|scatter|free|gratis|jok)/gu,
    'no ',
  ],
  [/(?:don['’]?t|do not) (?:put in|add|include|want|use|have)(?: an?| any| the)? /g, 'no '],
]

/** Wordings that were found with prompts written by somebody who had not seen the readers. */
export const MORE_WORDS: readonly Writing[] = [...FIGURES, ...WINS, ...FEATURES]
