import { ANY_GROUP, PERSECUTED } from './groups.ts'
import { type Match, type Rule, words } from './rule.ts'

const BE = "(?:er|var|bliver|are|is|were|['’]re|remain)"
const SHOULD =
  '(?:skal|skulle|bør|burde|må|kan|fortjener(?: at| ikke)?|hører|should|shall|must|ought to|need to|needs to|have to|has to|can|could|deserves?(?: to)?|belongs?)'
const UP_TO_4_WORDS = "(?:[,]? [\\p{L}'’-]+){0,4}?"

const CONTEMPT =
  '(?:(?:møg|racer|snave|vild)?svin|dyr|rotter|aber|hunde|kakerlakker|lus|parasitter|snyltere|undermennesker|affald|skrald|skadedyr|utøj|pak|afskum|udskud|skidt|lort|mindreværdige?|underlegne|laverestående|ubegavede|dumme|dummere|idioter|hjernedøde|tilbagestående|åndssvage|evnesvage|sinker|ulækre|klamme|beskidte|snavsede|tyve|kriminelle|forbrydere|voldtægtsforbrydere|løgnere|perverse|pædofile|(?:en )?(?:pest|sygdom|plage|kræft(?:svulst)?|skamplet|fejl|byrde)|ikke (?:rigtige )?mennesker|(?:intet|ingenting) værd|spild af (?:plads|luft|penge|tid)|(?:a )?waste of (?:space|air|oxygen|money|time)|property|ejendom|værdiløse|ubrugelige|pigs?|swine|rats?|monkeys?|apes?|dogs|animals?|vermin|cockroach(?:es)?|roaches|parasites?|leeches|scum|filth|trash|garbage|sub-?human(?:s)?|savages|barbarians|thieves|criminals|rapists?|liars|stupid|dumb|dumber|idiots|morons|retards|retarded|brainless|inferior|disgusting|dirty|filthy|perverts|perverted|p(?:a|e)?edophiles?|groomers|subhuman|not (?:real |even )?(?:humans?|people)|worthless|useless|a (?:plague|disease|cancer|mistake|disgrace|burden|stain|threat to)|nothing but)'
const CONTEMPT_FOR_THE_PERSECUTED =
  '(?:syge|unormale|unaturlige|onde|terrorister|bombemænd|farlige|dovne|grådige|nasserøve|nassere|grimme|fulde|sindssyge|til grin|et problem|vores ulykke|skyld i|(?:de )?værste|ikke velkomne|uønskede|sick|ill|abnormal|unnatural|evil|terrorists?|bombers|dangerous|lazy|greedy|crooks|ugly|insane|freaks?|abominations?|sinners|a problem|the problem|our misfortune|not welcome|unwanted|all the same|to blame|the worst|invaders|invading|ruining|destroying|taking over)'

const FATE =
  '(?:dø|aflives?|udryddes?|udslettes?|gasses?|brændes?|hænges?|skydes?|slås ihjel|slå ihjel|dræbes?|halshugges?|stenes|tæves|kastreres|steriliseres|tvangs\\p{L}+|spærres inde|låses inde|bures inde|smides ud|sendes (?:hjem|ud|væk|til)|deporteres|fjernes|renses ud|forbydes|holde (?:kæft|mund|sig)|kende deres plads|ikke have (?:lov|ret|børn|stemmeret|adgang)|i (?:lejr(?:e)?|ovnen|gaskammeret|bur|zoo|køkkenet)|blive i køkkenet|adlyde|die|burn|hang|rot|be (?:\\p{L}+ )?(?:gassed|hanged|hung|shot|killed|exterminated|eradicated|executed|deported|locked up|caged|sterili[sz]ed|banned|burned|burnt|put down|wiped out|beaten|enslaved|sent back|kicked out|thrown out|removed|lynched|stoned|slaughtered|castrated|culled|euthani[sz]ed)|in (?:the )?(?:kitchens?|camps?|cages?|ovens?|zoo|gas chambers?)|stay in the kitchen|obey|know their place|shut up|not (?:vote|breed|exist|be allowed)|have no rights|suffer|(?:til )?i helvede|in hell|(?:have )?(?:været |been )?(?:aborteret|aborteres|aborted)|be aborted)'
const FATE_OF_THE_PERSECUTED =
  '(?:ud|væk|hjem|rejse|skride|forsvinde|tage hjem|pisse af|i fængsel|straffes|ikke (?:være|bo|komme|leve|have|få|gifte)|leave|go|get out|go home|go back|disappear|return home|be (?:\\p{L}+ )?(?:jailed|punished|feared|cured|fixed|hunted|controlled|registered|segregated|separated)|never|not|behind bars|in (?:jail|prison))'
/** `Burde … es`: what others should do to them, in the Danish passive. */
const DONE_TO_THEM =
  '(?!(?:hjælpes|reddes|respekteres|elskes|mødes|findes|samles|enes|trives|roses|beskyttes|føres|hyldes|inviteres|høres|ses|fejres|støttes|passes|behandles|bydes|inkluderes|huskes|mindes|frigives|befries)(?!\\p{L}))\\p{L}{3,}es(?: (?:ud|inde|ned|væk|hjem))?'

const VERDICTS: readonly RegExp[] = [
  words(`${ANY_GROUP} ${BE}${UP_TO_4_WORDS} ${CONTEMPT}`),
  words(`${PERSECUTED} ${BE}${UP_TO_4_WORDS} ${CONTEMPT_FOR_THE_PERSECUTED}`),
  words(
    `${ANY_GROUP} ${SHOULD}${UP_TO_4_WORDS} ${FATE}`,
    `${ANY_GROUP}[^.!?]{3,50} (?:and|og) ${SHOULD}${UP_TO_4_WORDS} ${FATE}`,
  ),
  words(
    `${PERSECUTED} ${SHOULD}(?: \\p{L}+){0,2}? ${FATE_OF_THE_PERSECUTED}`,
    `${PERSECUTED} (?:skal|skulle|bør|burde|kan)(?: \\p{L}+){0,3}? ${DONE_TO_THEM}`,
  ),
  words(
    `${PERSECUTED} (?:ud|raus|hjem|væk|out|go home|go away|not (?:welcome|allowed|wanted)|ikke (?:velkomne|adgang|ønsket|ønskede|tilladt)|forbudt|keep out|stay (?:away|out|home)|get out|no entry|uønskede?|scum|vermin|filth|trash|pigs|swine|rats|dogs|pest|svin|pak|afskum|lovers?)`,
  ),
  words(
    `${PERSECUTED}[^.!?]{0,25} (?:ødelægger|styrer|ejer|kontrollerer|stjæler|smitter|oversvømmer|voldtager|nasser|snylter|lyver|stinker|lugter|hører ikke (?:til|hjemme)|har (?:ødelagt|overtaget|intet at gøre)|control|own|run|rule|steal|ruin(?:ed)?|destroy(?:ed)?|stink|smell|lie|breed|rape|spread|infest|invade|don['’]?t (?:belong|deserve)|do not (?:belong|deserve)|have no (?:place|right))`,
  ),
  words(
    `(?:kvinder|women|piger|girls|females) (?:kan ikke|kan aldrig|can['’]?t|cannot|hører (?:til|hjemme)|belong|er kun|are only|er til for|are for|should stay|bør blive|fortjener|har ikke forstand)`,
  ),
]

const KILL =
  '(?:dræb|gas|skyd|hæng|brænd|slå|bank|tæv|tæsk|spark|jag|deporter|udryd|udslet|fjern|smid|bekæmp|lynch|knus|steriliser|hader?|had|kill|gas|shoot|hang|burn|beat|bash|hunt|deport|exterminate|eradicate|lynch|hates?|ban|purge|smash|stab|cleanse|nuke|fuck|punch|slap|rape|death to|down with|end|død over|død til|ned med|væk med|ud med|pis på|bomb|spit on|spyt på|enslave|kick(?: out)?|throw out|get rid of|keep out|lock up|slip af med|send)'
const KILLS: readonly RegExp[] = [
  words(
    `${KILL} (?:(?:ud|ihjel|on|all|alle|the|de|those|these|every|dem|af med|som|filthy|dirty|\\p{L}+e) ){0,3}${PERSECUTED}`,
  ),
  words(
    `(?:gas|exterminate|eradicate|lynch|deport|udryd|udslet|deporter|steriliser|i hate|we hate|jeg hader|vi hader|death to|død over|kill all|dræb alle) (?:(?:all|alle|the|de) ){0,2}${ANY_GROUP}`,
  ),
  words(
    `(?:no|ingen|too many|for mange|adgang forbudt for|ikke flere|no more|anti-?|free of|fri for|stop|uden|without|except|undtagen|not for) (?:fucking |alle |any |de |dem )?${PERSECUTED}(?! (?:left|is left|skal efterlades|efterlades|bliver))`,
  ),
  words(
    `(?:dirty|filthy|stupid|dumb|bloody|damn|damned|fucking|goddamn|smelly|stinking|lazy|evil|greedy|ugly|disgusting|illegal|typical|beskidte?|klamme?|dumme?|forbandede?|ulækre?|skide|stinkende|dovne?|grådige?|lede|grimme?|satans|fandens|kriminelle|lorte|fede) (?:\\p{L}+ )?${PERSECUTED}`,
  ),
  words(
    `(?:never|don['’]?t|do not|aldrig|ikke) (?:trust|stol(?:e)?)(?: aldrig| ikke)? ?(?:på )?(?:an? |en |et )?${PERSECUTED}`,
    `stol (?:aldrig|ikke) på (?:en |et )?${PERSECUTED}`,
    `(?:world|country|europe|denmark|verden(?:en)?|landet|danmark|byen) (?:\\p{L}+ ){0,3}(?:better|cleaner|safer|bedre|renere|uden|without|free of|fri for)(?: \\p{L}+){0,3} ${PERSECUTED}`,
  ),
  words(
    `(?:faggots?|gays?|jews?|queers?|pakis?|trann(?:y|ies)|immigrants?|muslims?|homos?|migrants?)[- ](?:bash\\p{L}*|beat\\p{L}*|kill\\p{L}*|slay\\p{L}*|shoot\\p{L}*|hat\\p{L}+|free|hunt\\p{L}*|burn\\p{L}*|smash\\p{L}*)`,
  ),
  words(
    `(?:muslim|jøde|homo|bøsse|araber|perker|neger|paki|transe|sigøjner|indvandrer|flygtninge|tyrker|somalier|lesbe|handicap|spasser|dansker|feminist)(?:er|e|s)?-?(?:svin|rotte|abe|hund|pak|yngel|afskum|fjæs|tæve|kælling|luder|røv|elsker|knepper|udskud|skidt|lort|bums|pest|møg|hader|fri|jagt|bank|smadr|jæger|dræber|fjols|idiot|far|fyr|dreng)\\p{L}{0,4}`,
  ),
]

const DOCTRINES: readonly RegExp[] = [
  words(
    '(?:homoseksualitet|homosexuality|being (?:gay|trans|jewish|muslim|black)|at være (?:bøsse|homo|trans|jøde|muslim)|islam|jødedom(?:men)?|judaism|feminisme?n?|transgenderism|koranen|the quran) (?:er|is) (?:\\p{L}+ ){0,3}(?:sygdom|disease|sin|synd|sick|sygt|cancer|kræft(?:svulst)?|unnatural|unaturligt?|wrong|forkert|evil|ondt?|ond|pest|plague|illness|poison|gift|perverst?|ulækkert|klamt|disgusting)',
    `(?:punch|slap|beat|kill|stab|shoot|rape|bash|slå|spark|tæsk|bank|dræb|voldtag|skyd) (?:up )?(?:an? |en |et )(?:${PERSECUTED}|feminist|bøsse|luder|kvinde|woman|girl|pige|wife|kone|hjemløs|homeless \\p{L}+|politician|politiker|cop)`,
  ),
  words(
    ...[
      '(?:heil|hail) hitler',
      '(?:sieg|sig) heil',
      'hitler (?:was|had|did|havde|var|er) (?:\\p{L}+ )?(?:right|ret|nothing wrong|god|good|en helt|a hero)',
      'leve (?:hitler|nazismen|føreren)',
      'nazi(?:s|sterne|erne|ster)? (?:was|were|had|have|are|havde|har|var|er) (?:\\p{L}+ )?(?:right|ret|heroes|helte)',
    ],
    ...[
      '(?:white|aryan|hvid) (?:power|pride|supremacy|race|magt|genocide)',
      'master race',
      'white is right',
      '(?:nazi and proud|proud (?:to be a )?nazi|stolt nazist)',
      'ausl[aæ]nder raus',
      'send (?:them|dem|these people|those people|de fremmede)(?: all| alle)? (?:back|home|hjem|tilbage|til)(?: (?:to|til))? (?:africa|afrika|where they|mellemøsten|tyrkiet|deres)',
      'herrefolk(?:et)?',
      'ku klux klan',
      'kkk',
      '14[/ ]88',
      '(?:whites|hvide) only',
      '(?:kun|only) (?:for )?(?:hvide|whites|white people|etniske danskere|aryans?|ariere)',
      'race ?(?:war|traitors?|krig(?:en)?|forrædere?)',
      'etnisk udrensning nu',
      'great replacement',
      'den store udskiftning',
    ],
    ...[
      'holocaust (?:never|is a|was a|er en|var en|er (?:løgn|opspind|svindel)|didn\\p{L}*|fandt aldrig|har aldrig|skete aldrig)',
      'holohoax',
      'gaskamrene (?:venter|var|findes)',
      '(?:denmark|danmark|europe|england|america|sweden|germany) for (?:the )?(?:danes|danskerne|whites|europeans|the english|the white\\p{L}*)',
      'go back to (?:your country|africa|where you came from)',
      '(?:rejs|skrid|tag|gå) (?:hjem|tilbage)(?: til)?,? (?:hvor (?:du|i) kommer fra|dit (?:eget )?(?:hjem)?land|afrika|tyrkiet|mellemøsten|dit eget land)',
    ],
  ),
]

/** `Muslims are not terrorists`. */
const isDefended = ({ match }: Match): boolean =>
  /(?<!\p{L})(?:(?:are|is|were|er|var) (?:ikke|not)(?! (?:\p{L}+ )?(?:human|people|menneske|welcome|velkom))|(?:må|should|bør) (?:aldrig|never)) /u.test(
    match,
  ) && !/(?:be allowed|not (?:vote|exist|breed))/u.test(match)

export const HATRED_RULES: readonly Rule[] = [
  ...VERDICTS.map((pattern): Rule => ({ code: 'abuse', pattern, unless: isDefended })),
  ...[...KILLS, ...DOCTRINES].map((pattern): Rule => ({ code: 'abuse', pattern })),
]
