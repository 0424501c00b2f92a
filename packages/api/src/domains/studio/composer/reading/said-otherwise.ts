import type { Writing } from './said.ts'

/** Ways to say no that hold for what comes after them. */
const NO_BEFORE: readonly Writing[] = [
  // A thing that is not to be the wild rules out no wild.
  [
    /(?<!\p{L})(?:but |men )?(?:just |bare )?(?:not|ikke) (?:be |være |to be )?(?:as|som) (?:an? |the |en |et )?(?:wild|joker|scatter)(?!\p{L})/gu,
    'other part',
  ],
  // To forget something is to leave it out; not to forget it is not.
  [
    /(?<!\p{L})(?:oh,? )?(?:and )?(?:(?:do not|don['’]?t|let['’]s not) forget(?: about)?|glem (?:nu )?ikke|husk(?: nu)?(?: lige)?(?= (?:en|et|de|den|det|at|nu)))(?!\p{L})/gu,
    'also',
  ],
  [
    /(?<!\p{L})(?:(?:please )?(?:steer|stay|keep) (?:well )?(?:clear|away) (?:of|from)|i['’]?d be (?:cross|upset|annoyed|sad) (?:about|with|at)|i do mind if you (?:bring in|add|use|put in)|spare (?:me|us)|we can do without|i can do without|could do without|i['’]?d rather (?:not (?:have|see)|there (?:was|were) no)|(?:i|we) (?:really )?(?:hate|loathe|detest|can['’]?t stand|cannot stand|dislike)|no need for|there['’]?s no (?:need|room|place) for|not a fan of|do not include|don['’]?t (?:include|add|put in|give (?:me|us)|bring in|want)|leave out|kill|ditch|ban)(?: (?:any|a|an|the|more))?(?! (?:all|of|two|one|red|or))(?= \p{L})/gu,
    'no',
  ],
  [
    /(?<!\p{L})(?:jeg gider (?:altså )?ikke(?: have)?(?: flere)?|vi gider ikke(?: have)?|gider ikke(?: have)?|(?:der )?(?:skal|må) (?:under ingen omstændigheder|på ingen måde|bestemt ikke|endelig ikke|helst ikke) være|under ingen omstændigheder|på ingen måde|ikke? noget med(?: at (?:man|spilleren|de) (?:kan|skal|må))?|hold (?:os|mig|jer)? ?(?:fri|væk) (?:for|fra)|kom (?:mig )?ikke med|vi vil ikke have|jeg vil ikke have|jeg vil helst (?:ikke have|være fri for|undgå)|(?:vi|jeg) kan (?:godt )?undvære|(?:der er )?ingen grund til|drop alt om|væk med|spar (?:os|mig) for|(?:jeg|vi) (?:hader|afskyr|kan ikke fordrage)|ikk)(?= \p{L})/gu,
    'ingen',
  ],
]

/** Ways to say no that come after it: `sprøjten vil jeg ikke se`, `gamble out`. */
const NO_AFTER: readonly Writing[] = [
  [
    /(?<=^|[,;.:!?\n] ?|(?:and|og|but|men) )(?:the |any |de |den |det )?((?:[\p{L}’'-]{2,} ){0,2}[\p{L}’'-]{3,}) (?:vil (?:jeg|vi) (?:helst )?ikke (?:se|have|møde)(?: (?:noget|mere) til)?|skal (?:væk|udelades|ud)|er (?:ikke ønsket|uønsket)|ønskes ikke|(?:is|are) (?:not wanted|unwanted)|isn['’]t wanted|is to be (?:left out|avoided)|(?:is|are) not to be (?:seen|shown|used|found)|(?:is|are) out(?= *(?:$|[,;.]))|(?:needn['’]?t|need not) be there|(?:is|are) a no(?= *(?:$|[,;.])))/gu,
    'no $1',
  ],
  [
    /(?<=^|[,;.:!?\n] ?)(gambl\p{L}*(?: ladder| feature)?|bonus buy|jackpots?|free spins|wilds?) out(?= *(?:$|[,;.]))/gu,
    'no $1',
  ],
]

/** Turns that cost nothing, where nobody says so but by their number alone in a clause. */
const FREE_TURNS: readonly Writing[] = [
  [/(?<!\p{L})(?:gratis|bonus)runde(?:n|rne)?(?!\p{L})/gu, 'free spins'],
  [
    /(?<=\d )(?:friespil|frispin|gratispil|freespinns|freepins|fre spins|gratis-?runder|gratis-?ture|bonus-?runder)(?!\p{L})/gu,
    'free spins',
  ],
  [/(?<=^|[,;\n] ?|(?:and|og) )(\d{1,3}) (?:spins?|ture)(?= *(?:$|[,;.\n]))/gu, '$1 free spins'],
  [/(?<!\p{L})(?:gratis|free|frie|fs)(?:spil|spins)?: ?(\d{1,3})(?= *(?:$|[,;.\n]))/gu, '$1 free spins'],
  [/(?<!\p{L})(?:gratisrunder|friture|gratisture|gratisspil|frispil) (\d{1,3})(?!\d| ?[x×%]| ?(?:ud af|out of|in|af|of|per|pr|\/)(?!\p{L}))/gu, '$1 free spins'],
  [
    /(?<!\p{L})(?:(?:man|you|players?|spilleren|de|they) (?:kan|can|may) (?:nå at )?)?(?:(?:vinde|win|få|earn) (?:nye|new|flere|more|fresh) (?:ture|turns|spins|free spins|omgange)|(?:nye|flere) kan vindes|(?:som |der |that |which )?(?:kan vindes (?:igen|på ny)|can be won (?:again|anew|back)|kan genvindes|kan startes igen|can be (?:re-?won|re-?earned|re-?started)))(?!\p{L})/gu,
    'retrigger',
  ],
]

/** How many there are of something. */
const COUNTS: readonly Writing[] = [
  [
    /(?<!\p{L})(\d)[- ](?:levels?|tiers?|steps?|stages?|trins?|niveauers?|lags?)(?:ed)? (?=(?:fixed |faste |progressive? |voksende |growing )?jackpots?)/gu,
    '$1 ',
  ],
  [/(?<!\p{L})jackpot(?:s|ter|terne|per)?(?: ?: ?| ?[x×] ?| in number: )(\d)(?!\d|[x×])/gu, '$1 jackpots'],
  [
    /(?<!\p{L})(?:mini|bonus|tiny|small|små|lille)[ -]?(?:games?|spil)(?: ?: ?| ?[x×] ?)(\d)(?: of those| af dem| stk\.?)?(?!\d)/gu,
    '$1 mini games',
  ],
  [
    /(?<![\d.])(\d) (?:(?:little|tiny|small|små|self-contained|selvstændige|ekstra|extra) ){1,2}(?:games?|spil|ekstraspil)(?!\p{L})/gu,
    '$1 mini games',
  ],
  [/(?<![\d.])(\d) (?:små )?ekstraspil(?!\p{L})/gu, '$1 mini games'],
  [/(?<!\p{L})(?:with )?(\d) symbols? (?:each|apiece|per reel|on each)(?!\p{L})/gu, '$1 rows'],
  [/(?<!\p{L})(?:med )?(\d) (?:symboler|tegn|felter) (?:på hvert|hver|pr\.? hjul|i højden)(?!\p{L})/gu, '$1 rows'],
  [/(?<!\p{L})(\d{1,2}) (?:decks?|kortspil) (?:of lines)/gu, '$1 lines'],
  [/(?<=\d )(?:reals|reeels|rels|reals?)(?!\p{L})/gu, 'reels'],
  [/(?<!\p{L})risk?os?(?!\p{L})/gu, 'risiko'],
]

/** What is said in other words than the readers know, by what kind of words it is. */
export const SAID_OTHERWISE: readonly Writing[] = [...NO_BEFORE, ...NO_AFTER, ...FREE_TURNS, ...COUNTS]
