import { followed, together, words } from './rule.ts'

const WON =
  '(?:gevinst(?:er|en|erne)?|penge(?:ne)?|udbetaling(?:er|en)?|jackpot(?:ten|s)?|overskud|profit|præmie(?:r|n)?|afkast|fortjeneste|succes|resultat(?:er|et)?|sejr|storgevinst|million(?:er|en)?)'
const WIN =
  '(?:wins?|winners?|winnings|money|profits?|payouts?|pay ?days?|jackpots?|prizes?|cash|returns?|results?|success|to (?:win|pay|profit|hit|drop|make|get)|income|millions?|fortune)'
const EVERY =
  '(?:hver(?:t)? (?:eneste )?(?:gang|spin|runde|dag|aften|nat|time|uge|tur|indsats|tryk)|altid|på alle spins?)'
const ALWAYS =
  '(?:every (?:single )?(?:time|spin|round|day|night|evening|hour|bet|game|go|session|week)|always|each (?:time|spin|round|day)|all the time|without fail|(?:100|hundred) ?(?:%|percent))'
const SURE =
  '(?:garanteret|sikkert|helt sikkert|med sikkerhed|bestemt|uden tvivl|100 ?%|hundrede procent|guaranteed|definitely|certainly|for sure|surely|no doubt|without doubt|i promise|jeg lover|jeg garanterer)'
const YOU = '(?:du|man|i|alle|alle spillere|spilleren|spillerne|enhver|vi|jeg)'
const ANYONE = "(?:you(?:['’]ll| will| can)?|everyone|everybody|all players|every player|(?:the )?players?|anyone|we|i)"
/** Nothing else is lost: `aldrig tabe modet` promises no money. */
const OUTRIGHT =
  '(?=\\s*(?:$|[.!?,;:]|her|penge|mere|når|again|here|money|when|with us|a bet|a cent|et spin|en krone|på))'

const GUARANTEED: readonly RegExp[] = [
  followed('garanter(?:et|ede|er|es)|guaranteed?s?|guarantees?', `${WON}|${WIN}`, 12),
  followed(
    `${WON}|${WIN}|alle vinder|vinder|wins?`,
    'garanter(?:et|es|eret)|(?:is|are|als?o)? ?guaranteed|certain|sikker|er sikre',
    6,
  ),
  words(
    `garanti (?:for|på) (?:en |at )?(?:\\p{L}+ )?(?:${WON}|vinde)`,
    'gevinstgaranti',
    'vindergaranti',
    '(?:win|prize|money|payout)[- ]guarantee',
    'money ?-?back',
    '(?:altid|alle) (?:dine |alle )?penge(?:ne)? tilbage',
    '(?:du|man|i) får (?:\\p{L}+ )?penge(?:ne)? (?:altid )?tilbage',
    'penge(?:ne)?[- ]tilbage[- ]garanti',
  ),
  words(
    `vind(?:er|e)? (?:du |man )?${SURE}`,
    `${SURE},? (?:at )?(?:(?:du|man) )?(?:vind(?:er|e)?|you(?:['’]ll| will)? win)`,
    '(?:win|wins|pays) (?:is )?guaranteed',
    `${SURE} (?:rig|millionær|rich|a millionaire)`,
    '(?:rig|millionær|millionaire|rich) [^.!?]{0,20}(?:helt sikkert|garanteret|guaranteed)',
  ),
  words(
    `(?:sikker|sikre|sikkert|sure|certain|sure-?fire|nem|nemme|lette|easy) (?:${WON}|${WIN}|thing|vinder(?:e)?)`,
    '(?:sure|bound|certain|destined|guaranteed) to (?:win|profit|pay|hit|get rich|make money|come out)',
    '(?:dømt|bestemt|skabt) til at vinde',
    '100 ?% (?:gevinst|win|sikker|sikkert|vinder|winning|payout|udbetaling|success)',
    'sikker på at (?:vinde|få)',
    'vinderchance på (?:over )?(?:100|9\\d) ?%',
    '(?:100|9\\d) ?(?:%|procent|percent) (?:vinder ?|win(?:ning)? )?(?:chance|rate|probability)(?:r)?',
  ),
]

const OWN_WINS: readonly RegExp[] = [
  words(
    '(?:sure|certain|safe|sikre?|nemme(?:ste)?|hurtig(?:e|ste)?|fast(?:est)?) (?:path|way|vej|road|genvej|ticket|billet) (?:to|til) (?:wealth|riches|money|a win|winning|rigdom|gevinst|penge|profit|formue|millioner)',
    '(?:winner|winners|vinder|vindere|gevinst|overskud|profit) (?:every|hver|hvert|ved hvert|på hvert) (?:single |eneste )?(?:time|spin|round|gang|runde|dag)',
    '(?:hvert spin|hver runde|hver dag|every spin|every round) (?:giver|gives|brings|means|betyder|er) (?:et |a |en )?(?:\\p{L}+ )?(?:overskud|profit|gevinst|penge|money|income)',
    '(?:du|i) kommer (?:helt sikkert |garanteret )?til at vinde',
    '(?:loss|losing|tab|at tabe) (?:is|er) (?:umuligt|impossible)',
    '(?:no|zero|nul|0 ?%|0) (?:chance|risiko|risk) (?:of|for|at) (?:losing|loss|tab|tabe|at tabe)',
  ),
  words(
    'med (?:100 procents? )?garanti',
    '(?:tjent?|vinder?|vundet|får) (?:du )?(?:alle )?(?:dine |alle )?penge(?:ne)? (?:hjem|ind) ?(?:igen)?',
  ),
  words(
    '(?:win|get|earn|vind|vinde|få) (?:it all |everything |all of it |det hele )?(?:back|tilbage) (?:everything|all|your|what|alt|det|dine|hvad)',
    'win (?:back )?(?:your|all your) (?:losses|money) ?(?:back)?',
    '(?:get|vind|få) (?:dine |alle dine )?(?:tab|losses) (?:back|tilbage|hjem)',
  ),
  ...together(
    'i promise(?: you)?|i swear|jeg lover|det lover (?:jeg|vi)|jeg garanterer|i guarantee|trust me|stol på mig|tro mig|we promise|vi lover|vi garanterer',
    'wins?|works?|pays?|virker|vinder?|gevinst(?:er)?|jackpot(?:ten)?|rich|rig|money|penge|profit|millionær',
    40,
  ),
  followed(
    'vind(?:er|e)?|win|wins',
    '(?:garanteret|guaranteed|hver gang|every time|helt sikkert|100 ?%)(?=\\s*(?:$|[.!]))',
    45,
  ),
]

const EVERY_TIME: readonly RegExp[] = [
  words(
    `(?:vind|at vinde|kan vinde) (?:\\p{L}+ )?${EVERY}`,
    `${YOU} (?:\\p{L}+ )?vinder (?:\\p{L}+ ){0,2}${EVERY}`,
    `(?:altid|hver gang) (?:gevinst|jackpot|vinder|en vinder|udbetaling|i plus|penge|bonus og gevinst)`,
    `${YOU} vil (?:altid )?vinde`,
    `(?:alle|enhver|hver (?:eneste )?(?:spiller|gæst|kunde)) (?:\\p{L}+ )?(?:vinder(?! over| til| frem)|går hjem med)`,
    `(?:${YOU}|enhver) kan (?:her )?kun vinde`,
    `kan (?:du|man) kun vinde`,
    `vinder ${YOU} ${EVERY}`,
  ),
  words(
    '(?:gevinst|jackpot|udbetaling|penge|præmie) (?:på |i |ved |til )?(?:hvert (?:eneste )?(?:spin|tryk)|hver (?:eneste )?(?:gang|runde|tur|spiller|dag|aften)|alle (?:spins?|spillere|hver gang))',
    '(?:jackpot(?:ten)?|gevinst(?:en)?) til alle',
  ),
  words(
    `${ANYONE} (?:always |all |only |just )?(?:win|wins|profit|profits|get paid|gets paid|cash out) ${ALWAYS}`,
    `${ANYONE} (?:will )?always (?:win|wins|profit|get paid|cash out|come out ahead|end up ahead|make money|walk)`,
    "you(?:['’]ll| will| are going to| are gonna| can only) (?:definitely |surely |certainly |soon |absolutely )?win(?! (?:free|extra|more|the hearts?|back|over|a (?:free|second))(?!\\p{L}))",
    '(?:u|you) will (?:win|profit|earn)',
    "(?:everyone|everybody|every player|each player) (?:is a winner|['’]s a winner|wins|gets paid|goes home)",
    '(?<![\\p{L}\\d] )always (?:a |the )?(?:win(?:s|ner|ning)?|jackpot|paying)(?= here|$|[.!,]| on)',
    '(?:a )?winner every (?:time|spin|day)',
    "everybody['’]s a winner",
  ),
  words(
    `every (?:single )?(?:spin|bet|round|time|game|player|click|press) (?:is a |is |a |brings a |means )?(?:wins?|winn(?:er|ers|ing)|pays|profit|jackpots?|payout)(?! (?:for|with) (?:each|every|the) (?:pair|three))`,
    `(?:win|wins|profit|cash|jackpots?|pays(?: out)?|payouts?) (?:big |on |in |money )?${ALWAYS}`,
    `(?:slot|game|it|machine|one|spillet|maskinen|automaten|den|det) (?:always|never fails to|never stops|altid) (?:pays?|paying|wins?|deliver\\p{L}*|giver|vinder|udbetaler|betaler)`,
    '(?:slot|game|it|machine|spillet|maskinen|automaten|den|det) (?:betaler|giver|udbetaler) altid',
  ),
]

/** Promises that are themselves said with a `no`. */
export const NO_LOSS: readonly RegExp[] = [
  words(
    '(?:(?:du|man|i|ingen) kan|kan du|kan man|kan i) (?:her |simpelthen |ganske enkelt )?(?:ikke|aldrig|umuligt) (?:tabe|miste)',
    '(?:umuligt|umulig) (?:her )?(?:at |ikke at )(?:tabe|miste|vinde)',
    `(?:tab|taber) aldrig${OUTRIGHT}`,
    '(?:ingen|aldrig nogen|nobody|no one|no-one|nobody ever|no player) (?:her )?(?:taber(?! (?:ansigt|hovedet|modet|pusten|vejen|sin|sit|sine))|tabte|går (?:nogensinde )?(?:tomhændet|fattig)|loses|ever loses|has (?:ever )?lost|leaves (?:empty|poor|without|with nothing)|walks away (?:empty|poor))',
    '(?:du|man|i) (?:går|gå) (?:aldrig|ikke) (?:tomhændet|med tab|fra)',
    '(?:du|i) har (?:intet|ikke noget) at (?:tabe|miste)',
    '(?:kun|only) (?:vindere|winners)(?: her| here|$)',
    'ingen (?:tabere|nitter|tab)(?!\\p{L})(?= |$|[.!,])',
  ),
  words(
    `(?:you|one|we) (?:(?:simply |just |really |literally )?(?:cannot|can['’]?t|can not|will never|won['’]?t|never|could not|couldn['’]?t)(?: possibly| ever)?) (?:lose(?! (?:your|the|my|sight|track|hope|heart|him|her|them)(?!\\p{L}))|miss out|go wrong|go broke|leave empty)`,
    `impossible (?:not to win|to lose|to miss)`,
    `never (?:ever )?lose${OUTRIGHT}`,
    '(?:no|zero) (?:losers|losing (?:spins|rounds)|blanks|losses)',
    "no (?:way|chance) (?:to|of|you can|you['’]ll) los(?:e|ing)",
    "can['’]?t lose",
    '(?:un|never) ?los(?:e?able|ing)',
    "you(?:['’]ve| have) nothing to lose",
    '(?:risk|loss)[- ]?proof',
  ),
  words(
    '(?:helt |fuldstændig )?uden (?:nogen |enhver |den mindste )?risiko',
    '(?:helt )?risiko ?fri[t]?(?:e)?',
    'risk ?-?free',
    '(?:no|without|zero|without any) risk',
    '(?:der er |med )?(?:ingen|nul) risiko',
    '(?:losses?|tab(?:et)?|indsats(?:en)?|every loss) (?:are |is |bliver |er )?(?:refunded|refunderes?t?|dækket|covered|paid back|betalt tilbage)',
    'get (?:all )?your (?:money|stake|bet) back',
    '(?:we|vi) (?:refund|refunderer)',
    'full refund',
    '(?:fuld )?refusion',
  ),
  words(
    '(?:ender?|går|gå|ende|slutter|være|er|kommer|stå) (?:du |man |i )?(?:altid |garanteret |hver gang |helt sikkert )?(?:i|med) (?:plus|overskud)',
    '(?:always |will )?(?:walk|go|come|leave|end up|finish)s? (?:\\p{L}+ )?(?:away|home|out|up)? ?(?:ahead|richer|in profit|in the black|up|with (?:more|a profit|a full|twice|double|full pockets))(?= |$|[.!,])(?! (?:to|in|on) (?:the|a) (?:tower|hill|mountain))',
    '(?:gå(?:r)?|tager?) (?:altid )?(?:hjem|herfra) med (?:flere|mere|fulde lommer|dobbelt|gevinst|penge)',
    '(?:rigged|fixed|tilted|stacked|weighted) in (?:your|the player\\p{L}*) favou?r',
    '(?:odds|edge|oddsene|matematikken|chancerne) (?:is |are |er )?(?:in|on|på|i) (?:your|din) (?:favou?r|side|favør)',
    '(?:huset|kasinoet|casinoet|the house) (?:taber|mister) (?:altid|hver gang)',
    'the (?:house|casino) always loses',
  ),
  words(
    '(?:put in|bet|deposit|insert|stake|invest|sæt|indsæt|læg|sats|smid) (?:just |kun |bare )?[€$£]?\\d+ ?\\p{L}{0,6}\\.?,? (?:ind |i |in )?(?:(?:and|og|,)? ?)(?:take out|get(?: back)?|win|receive|collect|hæv|få|vind|tag|træk)(?! (?:up to|op til)) (?:back )?[€$£]?\\d+',
  ),
  /(?<![\d.,])(?:1[0-9]\d|[2-9]\d\d)(?:[.,]\d+)? ?(?:%|procent|percent) (?:rtp|tilbagebetaling\p{L}*|payback|return(?:s)?(?: to player)?|udbetaling\p{L}*)/gu,
  followed(
    'rtp|tilbagebetaling\\p{L}*|payback|return to player|returns|tilbage',
    '(?:100|1[0-9]\\d|[2-9]\\d\\d)(?:[.,]\\d+)? ?(?:%|procent|percent)',
    12,
  ),
]

export const CERTAIN_WINS: readonly RegExp[] = [...GUARANTEED, ...OWN_WINS, ...EVERY_TIME]
