import { type Found, spots } from './found.ts'

/** That nothing is to move but what has to. */
const STILL =
  /(?<!\p{L})(?:(?:no|without|zero|ingen|uden|ikke nogen|skip the|drop the) (?:any )?(?:animations?|animationer|flashing(?: lights?)?|blinking(?: lights?)?|flashes|strobes?|strobe effects|blinkende (?:lys|lamper)|blinkeri|blink|flash(?:ing)? effects|moving (?:parts|backgrounds?)|bevægelser|bevægelse)|(?:nothing|not anything|ikke noget|intet) (?:that |which |der |som )?(?:flash\p{L}*|blink\p{L}*|flicker\p{L}*|flimr\p{L}*|moves|bevæger sig)|(?:it |det |den )?(?:must|should|may|må|skal)(?: not|n['’]?t| ikke) (?:flash|blink|flicker|flimre|blinke)|animations? off|reduced motion)(?!\p{L})/gu
export const stillIn = (text: string): Found<true>[] => spots(text, STILL, () => true as const)

const GAME =
  '(?:games?|slots?|spins?|pace|paced|tempo|play|reels|dealing|deals?|spil|spillet|runder|hjul|rounds?|gameplay)'
const PACES: readonly (readonly [number, string])[] = [
  [
    2,
    `(?:an? |et |en )?(?:really |very |super |nice and |rigtig |meget |ret )?(?:fast|quick|speedy|snappy|rapid|hurtigt?e?|lynhurtigt?e?|kvikt?e?|rask\\p{L}?)[ -]${GAME}|(?:in |i )?(?:et )?(?:højt|hurtigt|rask) tempo|turbo(?:[ -](?:mode|spins?))?|fart på(?: hjulene)?|(?<=(?:^|[,;.:] ?)(?:plain, |simple, )?)(?:quick|snappy|hurtigt?)(?= *(?:[,;.]|$))`,
  ],
  [
    0.5,
    `(?:an? |et |en )?(?:really |very |nice and |rigtig |meget )?(?:slow|unhurried|leisurely|langsomt?e?|sindige?t?|adstadige?t?)[ -]${GAME}|(?:in |i )?(?:et )?(?:langsomt|lavt|roligt|sindigt) tempo|(?:with |med )?(?:an? )?(?:slow|calm|gentle|easy|relaxed) (?:pace|tempo)`,
  ],
]
/** How many times as quick as usual the reels turn. */
export const paceIn = (text: string): Found<number>[] =>
  PACES.flatMap(([pace, words]) => spots(text, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), () => pace))

const AUTO = '(?:auto-?(?:play|spins?|start|spil)|automatic (?:play|spins?)|automatiske? (?:spil|spins?|omgange))'
const NO_AUTOPLAY = new RegExp(
  `(?<!\\p{L})(?:(?:so |and |og |så )?(?:no|without|ingen|uden|ikke nogen|ikke noget|disable|turn off|remove|sluk for|fjern) (?:any |the )?${AUTO}(?: (?:at all|overhovedet|please|tak))?|${AUTO}(?:en)? (?:off|disabled|forbidden|not allowed|slået fra|må ikke findes|er ikke tilladt|is not allowed|is out)|(?:den |det |it |they |spillet |the game )?(?:må|skal|kan|bør) ikke (?:kunne )?(?:køre|spinne|dreje|spille|snurre)(?: videre)? (?:af sig selv|automatisk|selv)|(?:it |the game |the reels )?(?:must|should|can|may|shall)(?: not|n['’]?t) (?:be able to )?(?:run|play|spin|go)(?: on)? (?:by itself|on its own|automatically|by themselves)|(?:every|each|hvert) spin (?:by hand|i hånden|skal trykkes|must be pressed))(?!\\p{L})`,
  'gu',
)
export const autoplayIn = (text: string): Found<false>[] => spots(text, NO_AUTOPLAY, () => false as const)

/** Who speaks and how kindly: it asks for nothing. */
const COURTESY =
  /(?<=^|[.!?\n] *)(?:dear|kære|hello|hi|hej|goddag|hey|yo|to)(?: (?:sir|madam|venner|friends?|all|alle|team|folks|everyone|sirs|or|and|og|eller|spilværk|studio|studie|hold|sammen|there|you|jer|mates?|allesammen)){1,4}(?=[,.!:\n]| )|(?<=^|[.!?\n,] *)(?:jeg er|i am|i['’]m|my age is|vi er) \d{1,3}(?: (?:år|years?))?(?: (?:gammel|old|gamle))?|(?<=[\p{L}\d!?.,] ?)(?:bro|bruv|mate|dude|m8|makker|mand|brormand|innit|fam)(?= *(?:$|[.!?,]))|(?:and )?my (?:grand)?(?:daughter|son|wife|husband|child|kids?|niece|nephew),? (?:who|that) [^.!?\n]{0,60}?,? (?:says?|said|wants?|told)[^.!?\n]{0,40}|(?:says|said|siger|sagde) to tell you(?: so)?|(?:med )?(?:venlig|kærlig) hilsen(?: fra)?(?: \p{Lu}?\p{L}+){0,2}|(?:kind|best|warm) regards(?:,? \p{L}+){0,2}|(?:yours )?(?:sincerely|faithfully)|(?:for guds skyld|for heaven['’]?s sake|god knows|hånden på hjertet|cross my heart)/gu
export const courtesyIn = (text: string): Found<true>[] => spots(text, COURTESY, () => true as const)

/** Colours that are said together under one name. */
const RANGES: readonly (readonly [string, readonly (readonly [name: string, hue: number, saturation: number])[]])[] = [
  [
    '(?:in |i )?(?:soft |bløde |lyse |sarte )?(?:pastell?(?:er(?:ne)?|s)?|pastel(?:farver?|toner|colou?rs?|shades?| colou?rs?| tones?| shades?)|sugar colou?rs|sorbet colou?rs)',
    [
      ['pink', 335, 0.5],
      ['jade', 158, 0.4],
      ['indigo', 250, 0.45],
    ],
  ],
  [
    '(?:in |i )?(?:warm |varme |dark |mørke |muted |dæmpede )?(?:earth(?:y)?[ -](?:tones?|colou?rs?|shades?|hues?)|jord(?:farver?|toner|nuancer)|jordagtige (?:farver|toner)|autumn (?:colou?rs?|tones?)|efterårsfarver)',
    [
      ['brown', 26, 0.5],
      ['amber', 34, 0.6],
      ['orange', 20, 0.6],
    ],
  ],
  [
    '(?:in |i )?(?:warm|varme) (?:colou?rs?|tones?|farver|toner|nuancer)',
    [
      ['orange', 28, 1],
      ['red', 5, 1],
      ['gold', 46, 1],
    ],
  ],
  [
    '(?:in |i )?(?:cold|cool|kolde|kølige|icy) (?:colou?rs?|tones?|farver|toner|nuancer)',
    [
      ['blue', 215, 1],
      ['turquoise', 185, 1],
      ['grey', 215, 0.12],
    ],
  ],
  ['(?:sooty|soot|sodsort\\p{L}*|tilsodet\\p{L}*)(?: black| sort\\p{L}?)?', [['black', 0, 0]]],
]
export const colourRangesIn = (text: string) =>
  RANGES.flatMap(([words, colours]) =>
    spots(text, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), () => colours).flatMap(({ value, start, end }) =>
      value.map(([name, hue, saturation]) => ({
        value: { name, hue, ...(saturation < 1 && { saturation }) },
        start,
        end,
      })),
    ),
  )

const HUE_WORDS =
  '(?:reds?|crimson|rødt?e?|orange|gold(?:en)?|gyldent?|gyldne|yellow|gult?e?|greens?|grønt?|grønne|turquoise|teal|turkis|blues?|blåt?|purple|violet|lilla|pink|rosa|lyserødt?e?|amber|white|hvidt?e?|silver|sølv|grey|gråt?|brick red|brown|brune?t?)'
/** Light and air in a colour: `lilla lys`, `green fog`. */
export const PAINTED_AIR = new RegExp(
  `(?<!\\p{L})(?:(?:dim|soft|dæmpet|blødt|warm|varmt|deep|dybt|bright|skarpt|flickering|eerie) )?(${HUE_WORDS}) (lys|light|lights|lighting|lamplight|glow|skær|fog|mist|tåge|dis|røg|smoke|haze|neon|sky|skies|himmel|lamper|lamps|lanterner|lanterns)(?: (?:over alt|overalt|everywhere|all over|hele vejen))?(?!\\p{L})`,
  'gu',
)

const UNIT = '(?:kr\\.?|kroner|dkk|eur|euros?|pounds?|quid|øre|cents?|pence|p|c|usd|dollars?|gbp)'
const SUM = `[£€$]? ?(\\d+(?:\\.\\d+)?) ?(${UNIT})?(?!\\p{L}|\\d|[.,]\\d| ?(?:x|×|gange|times|%))`
const BETS = '(?:bets?|stakes?|wagers?|staking|indsats\\p{L}*|the stake|spin price)'
const MOST =
  '(?:at most|højst|højest|max(?:imum)?\\.?|maks(?:imum|imalt)?\\.?|capped at|limited to|no more than|not more than|never (?:more than|above|over)|not (?:above|over)|up to|op til|under|ikke over|ikke mere end|begrænset til|below)'
const CAPPED = [
  new RegExp(
    `(?<!\\p{L})${BETS}(?: (?:may|must|må|skal|should|is|are|er|be|være|kan|can|only|kun|ligge|stay|go|gå|per spin|pr\\.? spin))* ${MOST}(?: (?:være|be|of|på))? ${SUM}(?: (?:a|per|pr\\.?|om) (?:spin|round|game|runde|spil|go))?`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${MOST} )?${SUM} (?:max(?:imum)?|at most|højst|maks(?:imum)?|tops|limit|(?:stake )?cap)?(?: *(?:a|per|pr\\.?|om) +(?:spin|round|game|runde|spil|go))`,
    'gu',
  ),
]
const SMALL_COIN = /^(?:cents?|øre|p|c|pence)$/
/** The most that may be staked: `stakes capped at £5 a spin`. */
export const cappedBetsIn = (text: string): Found<{ readonly max: number }>[] =>
  CAPPED.flatMap((pattern, at) =>
    spots(text, pattern, ([said, sum = '', unit = '']) =>
      at === 0 || ((/[£€$]/.test(said) || unit !== '') && new RegExp(`${MOST}|tops|limit|cap`, 'u').test(said))
        ? { max: Number(sum) / (SMALL_COIN.test(unit) ? 100 : 1) }
        : undefined,
    ),
  )

const LOW =
  /(?<!\p{L})(?:(?:with |med )?(?:very |quite |meget |ret )?(?:low|small|tiny|little|modest|penny|lave?|små|lille|beskedne?|bittesmå) (?:stakes?|bets?|wagers?|indsats\p{L}*)|(?:indsats\p{L}*|stakes?|bets?)(?: (?:skal være|er|should be|must be|are|is|holdes|kept))? (?:low|small|lave?|små|beskedne?|i bund)|penny[ -](?:slot|game|play)|for pennies|småpenge|småmønter)(?!\p{L}| (?:from|fra|of|på|to|til|between|up) ?[£€$]?\d)/gu
/** Few kroner, where nobody says how few. */
export const lowBetsIn = (text: string): Found<{ readonly min: number; readonly max: number }>[] =>
  spots(text, LOW, ([said]) => ({ min: said.includes('penn') ? 0.01 : 0.1, max: 5 }))
