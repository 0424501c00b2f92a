import { type Rule, words } from './rule.ts'
import { SLURS } from './slurs.ts'

const HARSH_DA =
  '(?:dumme?|klamme?|grimme?|ækle?|ækel|lede?|ulækre?|ulækker|forpulede?|skide|åndssvage?|uduelige?|latterlige?|sølle|usle?|usselt?|elendige?|bedritne?|retarderede?|idiotiske?|hjernedøde?|tykke?|fede?|fucking|satans|forbandede?|lille lorte|stinkende|falske?|fladpandede?)'
const INSULT_DA =
  '(?:kraft|møg|røv)?(?:idiot(?:er)?|taber(?:e)?|narrøv(?:e)?|luder(?:e)?|unge(?:r)?|spasser(?:e)?|mongol(?:er)?|klaphat(?:te)?|fjols(?:er)?|skiderik(?:ker)?|psykopat(?:er)?|undermåler(?:e)?|snothvalp(?:e)?|stodder(?:e)?|bums(?:er)?|nar(?:re)?|amøbe|retard(?:er)?|imbecil(?:e)?|svindler(?:e)?|landsforræder(?:e)?|møgdyr|kryster|sinke(?:r)?|tåbe(?:r)?|dumrian(?:er)?|bondeknold(?:e)?|røvhul(?:ler)?|lort|nisse)'
const BEAST_DA = '(?:svin|so|ko|gris|køter|tæve|abe|rotte|hund|ged|søer|køer|grise|aber|rotter|hunde)'
/** Those who can read it: whoever plays, makes games or works here. */
const READERS =
  '(?:(?:alle|folk|dem|enhver|everyone|everybody|anyone|people|those|whoever|all of you|all)(?:,? (?:der|som|who|that))? (?:spiller|læser|taber|laver|plays?|reads?|playing|reading|loses?|likes?|made|makes?)[^.!?]{0,30}|(?:the |this )?(?:owners?|admins?|moderators?|mods|developers?|devs|staff|support(?: team)?|players here|makers?)|ejeren|ejerne|administratorerne|moderatorerne|udviklerne|udvikleren|personalet|spillerne her|kundeservice|jeres (?:kundeservice|personale|support|chef)|your (?:staff|support|team|boss|mother|mum|mom|wife|sister|family)|din (?:mor|mors?|far|søster|kone|familie|kæreste)|han der har lavet \\p{L}+)'

const AT_DANES: readonly RegExp[] = [
  words(
    `(?:din|dit|jeres|i|du er|i er|du er (?:en|et)|er (?:en|et|nogle|alle|bare|kun)) (?:(?:stor[et]?|lille|nogle|alle|bare|kun|en|et|rigtig|kæmpe|sådan|total) ){0,3}(?:${HARSH_DA},? ){1,3}(?:${INSULT_DA}|${BEAST_DA})`,
    `(?:din|dit|jeres) (?:store |lille )?${INSULT_DA}(?! (?:kan|vil|skal|har|er|bor)(?!\\p{L}))`,
    `(?:du|i) er (?:\\p{L}+ ){0,2}(?:en |et |nogle )?(?:${INSULT_DA}|${HARSH_DA})(?= |$|[.!,])(?! (?:af|efter|for at|nok til))`,
    `${HARSH_DA} ${BEAST_DA}(?=,| og sæt| der ikke|[.!]|$)(?<!fede \\p{L}+)(?<!tykke? \\p{L}+)(?<!grimme? \\p{L}+)`,
    `(?:${INSULT_DA}|${BEAST_DA}) som (?:dig|jer)`,
    '(?:kun|bare) (?:\\p{L}+ )?(?:idioter|tabere|narrøve|fjolser|hjernedøde|åndssvage|en idiot|en taber|et fjols|svagpissere) (?:\\p{L}+ ){0,2}(?:spiller|gider|bruger|taber|synes|kan lide|ville)',
    `(?:uden|har ingen|ikke har) (?:nogen )?hjerne(?=[.!,]|$)`,
    '(?:din mor|din mors?|yo mama|your (?:mum|mom|mother)) (?:er|is|ligner|sucks|sutter|so) [^.!?]{0,25}(?:fat|ugly|fed|grim|luder|so|ko|whore|billig|cheap|stupid|dum|hvalros)',
  ),
  words(
    `${READERS} (?:er|is|are|ligner|have|har)(?: [\\p{L}'’]+){0,5}? (?:${INSULT_DA}|${HARSH_DA}|svin|idiots?|morons?|losers?|stupid|dumb|retard(?:s|ed)|scum|trash|garbage|bastards?|pricks?|pigs?|thieves|crooks|liars?|scammers|svindlere|tyve|løgnere|kriminelle|pathetic|worthless|fat|ugly|whores?|disgusting|imbeciles?|brainless|no brains?|ingen hjerne)`,
  ),
]

const HARSH_EN =
  '(?:stupid|dumb|ugly|fat|filthy|dirty|disgusting|pathetic|worthless|useless|miserable|brainless|brain-?dead|lying|cheating|bloody|damn|goddamn|fucking|little|lazy|ignorant|greedy|sick|smelly|sorry|absolute|complete|total|utter|dim-?witted|inbred|retarded)'
const INSULT_EN =
  '(?:idiots?|morons?|losers?|imbeciles?|retards?|bastards?|pricks?|pigs?|cows?|scum(?:bags?)?|trash|garbage|cretins?|dimwits?|dumb ?ass(?:es)?|dipshits?|fools?|clowns?|rats?|dogs?|worms?|maggots?|slugs?|freaks?|creeps?|whores?|sluts?|bitch(?:es)?|cunts?|twats?|wankers?|tossers?|dickheads?|halfwits?|simpletons?|thieves|crooks|liars|cowards?|vermin|filth|waste of (?:space|oxygen|skin|air|life)|piece of (?:shit|trash|garbage|filth|crap)|excuse for a (?:human|man|person|player))'

const AT_READERS: readonly RegExp[] = [
  words(
    `(?:you|your|u|ya)(?: all| are|['’]re| guys| lot| people)?(?: [\\p{L}'’]+){0,2}? (?:${HARSH_EN},? ){1,3}(?:and \\p{L}+ )?(?:${INSULT_EN}|people|man|woman|kids?|child|sheep|son of|hag|git|player|gamer)`,
    `(?:you|u)(?: all)?(?: are|['’]re| is| r) (?:all |just |nothing but |such |really |so |a bunch of |the biggest )*(?:an? |the )?(?:${INSULT_EN}|stupid|dumb|ugly|fat|pathetic|worthless|retarded|disgusting)(?= |$|[.!,])(?! (?:in love|for))`,
    `(?<=^|[,.!?] )(?:you )(?:${INSULT_EN})(?=\\s*(?:$|[.!,]))`,
    `(?:only|just) (?:\\p{L}+ )?(?:an? )?(?:\\p{L}+ )?(?:idiots?|morons?|retards?|losers?|fools|imbeciles?|the brain-?dead) (?:would|will|could|plays?|bets?|lose|like|enjoy|spend)`,
    `(?:${INSULT_EN}) like you`,
    `(?:morons?|imbeciles?|cretins?|half-?wits?|scumbags?|dimwits?)`,
    "(?:your|ur) (?:mum|mom|mother|sister|wife) (?:is|was|['’]s) (?:an? )?(?:\\p{L}+ )?(?:whore|slut|cow|pig|bitch|fat|ugly|hooker)",
    'son(?:s)? of (?:a )?(?:whore|bitch)(?:es)?',
    '(?:du|i) (?:stinker|lugter|suger)(?= |$|[.!,])(?! (?:af|dejligt|godt))',
    'you (?:all )?(?:stink|suck)(?= |$|[.!,])(?! (?:of|up|the))',
    'nobody (?:likes|loves|wants) you',
    'everyone hates you',
    'ingen kan lide dig',
    'alle hader dig',
  ),
]

export const INSULT_RULES: readonly Rule[] = [...SLURS, ...AT_DANES, ...AT_READERS].map((pattern) => ({
  code: 'abuse',
  pattern,
}))
