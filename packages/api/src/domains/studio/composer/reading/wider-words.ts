import type { Writing } from './said.ts'

const SPINS = '(?:free[ -]?spins?|free games|free rounds|gratis ?spins?|gratisspil|gratisrunder|fri ?spins?)(?:ene|ne)?'
const CELLS = '(?:positions?|cells?|squares?|spots?|places|felter(?:ne)?|pladser(?:ne)?|positioner(?:ne)?)'
const WILDS = '(?:wilds?|jokere?(?:ne)?)'
const LINK = '(?: that| which| who| der| som| will| can| kan| skal)?'
const GAP = String.raw`(?: \p{L}+){0,2}`

/** Words that a number is counted with, turned round or put in others. */
const FIGURES: readonly Writing[] = [
  [
    /(?:number of |antal )?((?:pay|win|gevinst)?(?:line|linje)r?s?)(?: count)?:? (?:(?:is|er|på|of) )?(\d+)(?!\d| ?(?:reels|hjul|rows|rækker|free|%|x))/g,
    '$2 lines',
  ],
  [/(?<!\p{L})(?:en|et|1) (?:enkelt )?række(?!r)/gu, '1 rækker'],
  [/(\d+)[ -]?(?:odd|something)(?= )/g, '$1'],
  [/(?<!\p{L})(?:ways|måder|veje|gevinstveje): ?(\d+)/gu, '$1 ways'],
  [/(\d+) (?:vinde|vinder|gevinst)?(?:måder|veje|muligheder)(?: (?:til|for) gevinst| for at vinde)?/g, '$1 måder'],
  [
    /(?:limit|ceiling|grænse|øvre grænse|topp?ræmie|top prize|hovedpræmie)(?: (?:of|at|på|er|is))? (\d{3,})/g,
    'max win $1',
  ],
  [/(\d{3,}) ?x (?:limit|ceiling|grænse|top(?: ?prize)?|topgevinst|loft)(?!\p{L})/gu, 'max win $1x'],
  [
    /(?:one|1|a|et|en|hvert) (?:spin|round|game|runde) (?:out of|in|of|af|ud af|i) (?:every |hver )?(\d+)/g,
    'win every $1 spin',
  ],
  [/wins? in (?:about |around |roughly )?win every/g, 'win every'],
  [/(?:træfrate|træfhyppighed|vinderfrekvens|win rate|win frequency|hitraten?)(?!\p{L})/gu, 'hit rate'],
  [/(\d+(?:\.\d+)?) (?:procents|percents) (?=hit|træf|gevinst)/g, '$1 procent '],
  [
    /(?:clusters?|klynge\p{L}*|groups?|grupper)(?: wins?| pays?| gevinster)? (?:from|fra) (\d+)(?: (?:and |og )?(?:up|op))?/gu,
    'clusters of $1',
  ],
  [
    /(?:groups?|blocks?|sets|clumps?|bunch(?:es)?|grupper|blokke|klumper|samlinger) (?:of|på|med|af) (?:at least |mindst |minimum )?(\d+)\+?(?: (?:or|eller|and|og) (?:more|up|above|flere|derover|opefter))?(?: (?:pay|win|betaler|vinder)s?)?/g,
    'clusters of $1',
  ],
  [new RegExp(`${SPINS} (?:start|begin|starter|begynder)s? (?:at|with|from|med|på|ved) (\\d+)`, 'gu'), '$1 free spins'],
  [
    new RegExp(`${SPINS} (?:multipl\\p{L}+|ganger|ganges|gange)(?: (?:med|by|of|at|på))? ?[x×]?(\\d+)[x×]?`, 'gu'),
    'free spins with x$1',
  ],
  [/(\d+) freebies/g, '$1 free spins'],
  [
    new RegExp(`${WILDS}?[ -]multipl\\p{L}+ (?:up to|op til|of|at|på) ?[x×]?(\\d+) ?[x×]?`, 'gu'),
    'wild multiplier x$1',
  ],
  [
    /wilds(?:ene)? (?:der |that |som )?(?:ganger|multiply|multiplies)(?: (?:med|by))? ?[x×]?(\d+)/g,
    'wild multiplier x$1',
  ],
]

/** The letter that players write for an s. */
const SPELLED: readonly Writing[] = [
  [/(?<!\p{L})(way|wild|spin|scatter|reel|line|respin|payline|jackpot|megaway)z(?!\p{L})/gu, '$1s'],
  [/(?<=(?:low|medium|mid|high|lav|middel|høj) )var(?!\p{L})/gu, 'variance'],
]

/** How much and how often a game pays. */
const DEGREES: readonly Writing[] = [
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
]

const FEATURES: readonly Writing[] = [
  [
    /(?:don['’]?t|do not|never|må ikke|aldrig) (?:let|allow|lade?) (?:people|players|anyone|the player|folk|spillerne?|nogen)(?: to)? (?=buy|gamble|købe?)/g,
    'no ',
  ],
  [/hold[ -](?:and|&|n|og|'n')[ -](win|spin|re-?spin|vind)/g, 'hold and win'],
  [
    /(?:matching |identical |ens )?(?:neighbou?r\p{L}*|adjacent symbols?|touching symbols?|nabo\p{L}*|naboer)(?: (?:symbols?|symboler|der er ens|that match))? (?:wins?|pays?|vinder|betaler|giver gevinst)/gu,
    'cluster pays',
  ],
  [
    /multipli(?:er|kator)\p{L}* (?:går|goes|moves|steps) (?:(?:up|\d|en|et|one) ?){1,2}(?:op)?(?: (?:by|with|med) (?:one|\d|en))?(?: (?:each|every|hver) (?:time|gang))?/gu,
    'rising multiplier',
  ],
  [/(?:one|1|en|et) (?:more|further|ekstra) (?:chance|try|go|forsøg)/g, 'second chance'],
  [
    /(?:freezes?|freezing|locks?|holds?|keeps?|fryser|låser|holder) (?:the |alle |all )?(?:wilds?|jokere?)(?:ne)?(?: (?:in place|fast|put|fastlåst|på plads))?/g,
    'sticky wilds',
  ],
  [
    /(?:drejer?|drej|spinner?|spins?) (?:på )?(?:a |the |et |en |1 )?(?:lykke|prize |gevinst)?(?:hjul|wheel)(?:et)?(?: (?:for|om) (?:the |a |en )?(?:prize|gevinst\p{L}*|præmie\p{L}*))?/gu,
    'bonus wheel',
  ],
  [
    /(?:open|choose|pick|vælge?r?|åbne?r?) (?:one|1|en|et|én) (?:of|af|out of|blandt|ud af) (?:the |de )?(?:\d+ )?(?:\p{L}+)/gu,
    'pick bonus',
  ],
  [
    /(?:wins? |gevinster? )?(?:pays?|betaler|counts?|tæller)(?: (?:also|også|too))? (?:from|fra) (?:the )?(?:right|højre)(?: (?:as well|too|også))?/g,
    'both ways',
  ],
  [
    /(?:giant|huge|colossal|kæmpe)(?:\p{L}*)(?: \p{L}+)? (?:spans?|spanning|fylder|dækker|covers?|covering|over) (?:\d+|several|flere) (?:reels|hjul|felter|cells|rows|rækker)/gu,
    'colossal symbols',
  ],
  [
    /(?:wilds?|jokere?)(?:ne)?(?: (?:should|must|will|skal|kan|can))? (?:fill|fylde?r?|cover|dækker?)s?(?: (?:up|out|hele|the|their|deres|a|et|whole|entire))* (?:reels?|hjul)/g,
    'expanding wilds',
  ],
  [
    /(?:rain|shower|storm|regn|byge)(?: of| af) wilds?(?: (?:at random|randomly|på tilfældige spins|tilfældigt))?/g,
    'random wilds',
  ],
  [
    /(?:(?:the |all )?(?:wins?|gevinster(?:ne)?|prizes))(?: (?:in|i) (?:them|dem|it|det))? (?:counts?|tæller|pays?|betaler|are worth) (?:double|dobbelt|twice)/g,
    'free spins with x2',
  ],
  [
    /(?:money|cash|coins?|penge(?:ne)?|mønter(?:ne)?)[^.,;]{0,16} (?:gets? |are |is |bliver )?(?:scooped|collected|gathered|picked|swept|taken|samle[ts]|hente[ts]|fange[ts])(?: (?:up|in|op|ind))?/g,
    'cash collect',
  ],
  [
    /(?:winning|vindende|vundne) \p{L}+ (?:burst|pop|vanish|explode|shatter|brister|forsvinder|sprænges|knuses|eksploderer|ryger)s?(?: (?:and|og) (?:new|fresh|nye|friske)(?: ones)? (?:tumble|drop|fall|dumper|falder|kommer|drysser)s?(?: (?:in|down|ned))?)?/gu,
    'cascades',
  ],
  [/faldende (?:hjul|brikker|sten|felter)|tumblin['’]? reels/g, 'cascades'],
  [/(\d{3,})x? (?:i |as |in )?(?:max(?:imum)?|maks)(?= ?(?:[,.;]|$))/g, 'max win $1x'],
  [/gates[ -]of[ -]olympus|sweet[ -]bonanza/g, 'pays anywhere and cascades'],
  [/(?<=mini, ?)minor, ?major, ?(?:mega|maxi|super) (?:and|og|&) grand(?: jackpots?)?/g, '5 jackpots'],
  [/mini, ?5 jackpots/g, '5 jackpots'],
  [
    /(?:exploded|winning|hit|removed|ramte|vundne|sprængte|vindende) symbol\p{L}*(?: (?:get|are|is|bliver|will be))? (?:replaced|refilled|erstatte\p{L}*|udskifte\p{L}*|fyldt)(?: (?:from|by|fra|af|med) (?:above|new ones|nye))?(?: oppefra| ovenfra)?|symbol\p{L}* erstattes oppefra/gu,
    'cascades',
  ],
  [/(?<=(?:for|per|each|every|hvert?|med hver) )(?:fald|tumble|drop|collapse)(?!\p{L})/gu, 'cascades'],
  [
    /(?:reels?|hjul(?:ene)?|rows|rækker(?:ne)?|grid|vinduet)(?: that| der| som)? (?:gets?|becomes?|grows?|bliver|vokser) (?:taller|higher|bigger|larger|højere|større)/g,
    'growing-reels',
  ],
  [
    /(?:extra|higher|bigger|increased|raised|ekstra|højere|større|forhøjet) (?:bet|stake|indsats)(?: (?:for|giver|gives|til|buys) (?:(?:a|en|et) )?(?:double|doubled|better|bigger|higher|dobbelt|bedre|større|højere) (?:chances?|chancer?|odds)(?: (?:for|of|at|til) (?:the |a |en )?(?:features?|bonus(?:sen)?|free spins|gratisspins))?)?/g,
    'ante bet',
  ],
  [
    /(?:(?:slå |kaste? )?plat (?:og|eller) krone(?: om at doble)?|flip (?:a )?coin(?: to double(?: up)?)?|toss (?:a )?coin|dobbelt op|double up|double your win|fordobl gevinsten)(?: (?:on|på|with|med) (?:cards?|kort|colou?rs?|farver?))?/g,
    'double or nothing',
  ],
  [
    /(?:random|surprise|tilfældig\p{L}*)(?: \p{L}+)? (?:\p{L}*prizes?|\p{L}*awards?|\p{L}*præmier?)(?!\p{L})/gu,
    'random prize',
  ],
  [
    /symbol\p{L}*[^.,;]{0,10} (?:transform|turn|morph|change|develop|evolve|forvandle\p{L}*|udvikler|bliver|ændre\p{L}*)s?(?: sig)? (?:in)?(?:to|til) (?:better|higher|dearer|premium|bedre|højere|dyrere|finere)(?: (?:ones|symbols|symboler|paying ones))?/gu,
    'symbol upgrades',
  ],
  [
    /(?:split|double|delte|dobbelte|todelte) symbol\p{L}*(?: (?:count|tæller|pay|betaler)s? (?:double|twice|as two|dobbelt|for to))?/gu,
    'split symbols',
  ],
  [
    /(?:trail|path|bane|bræt|board|sti)[ -]?(?:board|runde|bonus|feature|spil|game)?(?: (?:that |which |der |som |hvor )?(?:you|man|players?|spilleren)? ?(?:walk|move|travel|advance|rykker|går|flytter)(?: (?:along|on|across|frem|rundt))?(?: (?:på|on))?)(?!\p{L})/gu,
    'board bonus',
  ],
  [/bræt-?(?:runde|spil|bonus)|trail board/g, 'board bonus'],
  [
    new RegExp(
      `guarantee\\p{L}* (?:a |one )?wins? (?:on|in|with|for) (?:each|every|all) ${SPINS}|garantere\\p{L}* gevinst\\p{L}* (?:på|i|ved|med) (?:hvert|alle) ${SPINS}`,
      'gu',
    ),
    'guaranteed wins in free spins',
  ],
  [
    /(?:lock(?:ing|ed)?|stick(?:y|ing)|hold(?:ing)?|låste|fastlåste|låsende|klæbende) (?:orbs?|coins?|balls?|pearls?|kugler|mønter|perler|ringe|rings)/g,
    'hold and win',
  ],
  [
    new RegExp(
      `(?:choose|choosing|pick|picking|select|vælge?r?)(?: selv)? (?:between|among|from|mellem|blandt) [\\d ,/-]+(?:(?:and|or|og|eller) \\d+ )?${SPINS}`,
      'gu',
    ),
    'freespin-choice',
  ],
  [
    new RegExp(
      `(?:\\d[\\d/ -]*)?${SPINS} (?:that |which |som |der |hvor )?(?:you|players?|the player|man|spilleren)(?: can| kan)?(?: selv)? (?:choose|pick|select|vælger)(?: (?:between|from|mellem))?`,
      'gu',
    ),
    'freespin-choice',
  ],
  [
    new RegExp(
      `multipl\\p{L}+${LINK}(?: (?:stuck|fixed|attached|locked|tied|sticking|stay|sidder|fast|bundet|knyttet|står))*(?: \\p{L}+)? (?:to|on|in|at|på|i|til|under) (?:the |each |every |de |hvert |enkelte )*${CELLS}`,
      'gu',
    ),
    'multiplier cells',
  ],
  [
    new RegExp(
      `(?<!\\p{L})wild[- ]?\\p{L}*${LINK} (?:walks?|moves?|steps?|strolls?|travels?|march(?:es)?|går|vandrer|rykker|flytter(?: sig)?|bevæger sig)(?: (?:one|1|a|et|en|\\d))?(?: (?:reel|step|column|hjul|felt|skridt))?(?: (?:to the |mod |til )?(?:left|right|venstre|højre))?(?: (?:each|every|per|hvert?|for hvert) (?:spin|turn|round|runde))?`,
      'gu',
    ),
    'walking wilds',
  ],
  [
    new RegExp(
      `${WILDS}${LINK} (?:puffe\\p{L}*|skubbe\\p{L}*|nudges?|bumps?|glider)(?: sig)?(?: (?:på plads|ind|into place|in|down|ned))?`,
      'gu',
    ),
    'nudge wilds',
  ],
  [
    /(?:gathers?|collects?|picks? up|sweeps? up|samler|indsamler|opsamler|henter) (?:the |all |alle |de )*(?:money|cash|coin|penge|mønt|kontant)[ -]?(?:values?|symbols?|værdier\p{L}*|symboler\p{L}*|prizes)?(?:\p{L}*)/gu,
    'cash collect',
  ],
  [
    new RegExp(
      `(?:levels?|stages?|tiers|niveauer(?:ne)?|trin)${LINK} (?:you |man |players |spilleren )?(?:unlock|climb|reach|låser? op|låses op|stiger|når)${GAP}(?: (?:during|in|under|i|within) ${SPINS})`,
      'gu',
    ),
    'free spins with levels',
  ],
  [
    /(?:low|lower|cheap|lave|laveste|billige)(?:est)?(?:[ -](?:paying|pay|symbols?|symboler(?:ne)?|ones))*(?: (?:get|are|is|bliver|will be))? (?:removed|taken away|taken out|dropped|fjernes|fjernet|ryger ud|tages ud)(?: (?:one by one|en efter en))?/g,
    'symbol-removal',
  ],
  [
    /(?:extra|additional|top|separate|ekstra|særligt|øverste) (?:reel|hjul) (?:with|of|showing|med) multipl\p{L}+/gu,
    'multiplier reel',
  ],
  // What falls when somebody wins, whatever it is.
  [
    /(?<=\p{L} |^|[,;.] ?)(?:ting|alt|everything|things|stuff|symboler(?:ne)?|symbols|brikker(?:ne)?|felter(?:ne)?|klodser|tiles|pieces|icons)? ?(?:der |som |that |which )?(?:fal|falder|falls?|drops?|rasler|styrter|dumper|ramler|rains?|slides?|tumbles?)(?: ned| down| in| ind| sammen)*,? (?:når|whenever|when|hver gang|every time|each time|efter|after|ved|on|upon|for)(?: (?:at|man|du|you|der|there|er|is|have|har|hver|each|every|a|any|en|et)){0,3} (?:vinder|vundet|wins?|won|gevinst\p{L}*|winning)(?: \p{L}+ing)?/gu,
    'cascades',
  ],
  [
    /(?<!\p{L})(?:når|whenever|when|hver gang|every time|each time|efter|after) (?:(?:man|du|you|there|der|a|en|each|every|hver|er) ){0,2}(?:vinder|win|wins|gevinst\p{L}*)[^.;]{0,50}?(?:new|nye|fresh|friske|others|andre)(?: ones| symbols?| symboler| \p{L}+)? (?:drops?|falls?|falder|slides?|kommer|comes?|rasler|tumbles?|ryger|take)(?: in| ned| down| ind| oppefra| their place)*/gu,
    'cascades',
  ],
  [
    /(?:(?:gevinst\p{L}*|betaler|pays?|wins?|linjer(?:ne)?|lines?) )?(?:både|both|begge veje|either)(?: fra| from)?(?: the)? (?:venstre|left|højre|right) (?:og|and|or|eller|samt)(?: fra| from)?(?: the)? (?:venstre|left|højre|right)/gu,
    'both ways',
  ],
  [/(?<!\p{L})jokk+er(?=en|e|s|ne|\P{L}|$)/gu, 'joker'],
  [/(?<![\p{L}\d])\+ ?(\d{1,2}) (?:(?:more|extra|ekstra|free|gratis|flere) )*(?:spins?|drej|ture|omgange)(?!\p{L})/gu, 'retrigger $1'],
  [/(?:whole|full|entire|complete|hele) (?:reels|hjul)(?:ene)? (?:turn|becom|bliver|go)\p{L}* wilde?/gu, 'wild reels'],
  [/(?:full|whole|entire|hele|fulde) wild[ -]?(?:reels|hjul)/g, 'wild reels'],
  [
    /(?:stacked|stacks of|stablede|stakke af|stakkede) (?!symbol|wild|mystery|mysti)(?=\p{L}{3,})/gu,
    'stacked symbols ',
  ],
  [
    /(?:must|skal)[ -](?:drop|hit|fall|falde|udløses)(?:[ -](?:by|before|senest|inden))?(?: (?:ved|at|amounts?|beløb|et beløb|et fast beløb|an amount|en grænse))*/g,
    'must-hit-by jackpot',
  ],
  [/(?:spinning|turning|drejende) (?:prize|bonus|fortune|gevinst)? ?(?:wheel|hjul)/g, 'bonus wheel'],
  [/hjul med (?:præmier|gevinster)(?: (?:der|som) (?:drejes|spinnes|drejer|snurrer))?/g, 'bonus wheel'],
  [
    /(?:pick|choose|vælge?r?)[ -](?:a |an |en |et |one |your |between |mellem )?(?:crate|box|chest|door|egg|card|gift|envelope|pot|barrel|kasse|kiste|dør|æske|gave|kuvert|krukke|tønde|låge)s?(?![\p{L}])/gu,
    'pick bonus',
  ],
  [
    /(?:vælger|åbner|choose|opens?) (?:en |et |mellem |a |an |among )(?:\p{L}+ )?(?:kasser?|kister?|døre?|æsker?|gaver?|boxes|chests|doors|crates)/gu,
    'pick bonus',
  ],
  [
    /random(?:ly)? wilds? (?:thrown|tossed|added|dropped|scattered|placed|shot)(?: (?:on|onto|in|over)(?: the)? reels)?/g,
    'random wilds',
  ],
  [
    /tilfældige (?:wilds?|jokere) (?:kastes|smides|lægges|drysses|tilføjes)(?: (?:ind|ned|ud))?(?: på hjulene)?/g,
    'random wilds',
  ],
  [
    /(?:twin|cloned|identical|tvilling|ens)[ -]?(?:reels|hjul(?:ene)?)(?: (?:that |which |der |som )?(?:show|viser|spin|drejer)(?: the| det)? (?:same|samme|ens))?/g,
    'linked reels',
  ],
  [/mystery symbols? (?:that |which )?reveals?(?: the)?(?: same)?(?: \p{L}+)?/gu, 'mystery symbols'],
  [
    /mystiske symboler (?:der |som )?(?:viser|afslører|bliver til)(?: det)?(?: samme)?(?: \p{L}+)?/gu,
    'mystery symbols',
  ],
  [
    /(?:a |en |et )?(?:power |energy |energi-?|kraft-?)?(?:meter|måler)(?: (?:that |which |der |som ))?(?: ?(?:is |bliver )?(?:charged|filled|lades op|fyldes(?: op)?|charges|fills)(?: (?:by|up|with|by your|af|med)(?: (?:wins|gevinster|spins))?)?)/g,
    'charge meter',
  ],
]

/** Wordings by their parts: what is done, to what, by which words. */
export const WIDER_WORDS: readonly Writing[] = [...SPELLED, ...FIGURES, ...DEGREES, ...FEATURES]
