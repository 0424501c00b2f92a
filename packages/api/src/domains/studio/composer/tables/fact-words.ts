import type { TableKindName } from '@spilvaerk/table-games'

/** What is so in every game of a kind: who asks for it gets it. */
const FACTS: Readonly<Partial<Record<TableKindName, readonly RegExp[]>>> = {
  roulette: [
    /naboindsats\p{L}*|nabovæddemål\p{L}*(?: på hjulet)?|nabo(?:er|spil)|call ?-?bets?|kaldte? (?:indsats\p{L}*|spil)|(?<!\d)37 (?:numbers|numre|tal|lommer|felter)|neighbou?rs?|orphelins|tiers|voisins|racetrack/u,
    /kuglen lander på nul|(?:ball )?lands on zero/,
    /pays? (?:35|1) ?(?::|to) ?1|payout 1 to 1|betaler 1 til 1|pr\.? spin|per spin/,
  ],
  blackjack: [
    /(?:blandes|shuffled?) (?:efter|after|for) (?:hver|each|every)|insurance pays 2(?:: ?1)?|continuous(?:ly)? shuffl\p{L}*|even money/u,
  ],
  baccarat: [
    /bead plate|road ?maps?|(?:tavle\p{L}*|oversigt\p{L}*|liste\p{L}*|score ?board|score ?cards?|list|record)[^.,;]{0,20}(?:resultater|runder|results|rounds|hands)|score ?boards?|(?:last|recent|past|previous|seneste|sidste) (?:results|resultater|runder|rounds)|roads?(?!\p{L})|vejkort|dragon ?-?7[^.,;\d]{0,12}40|panda ?-?8[^.,;\d]{0,12}25|super 6[^.,;\d]{0,20}12|(?:pairs?|par)[^.,;\d]{0,12}11/u,
  ],
  casinoWar: [
    /(?:gi'?|give|giver|giv) op(?: og (?:miste|tabe|få|beholde)[^.,;]*halv\p{L}*)?|(?:give up|surrender)(?: and (?:lose|keep|get)[^.,;]*half[^.,;]*)?|krigsspil(?: med kort)?|højeste kort vinder|overgiv\p{L}* (?:giver|koster) halvdelen|surrender (?:gets )?half|go(?:es)? to war|gå i krig|ens kort = krig|krig(?!\p{L})|(?<!(?:no|without|uden|ingen) )(?:overgivelse|surrender)/u,
  ],
  dragonTiger: [
    /(?:1|et|one) (?:kort|card) (?:each|hver|til hver)|highest (?:card )?wins|højeste (?:kort )?vinder|(?:es|aces?) (?:er |is |are )?(?:lav\p{L}*|low)/u,
  ],
  redDog: [
    /(?:spænd|spread|afstand)[^.,;\d]{0,15}(?:(?:1|ét|et|one)[^.,;\d]{0,20}(?:5|fem)|2[^.,;\d]{0,20}4|3[^.,;\d]{0,20}2) ?(?::|to|til) ?(?:1|en|én|one)|rest even money|pairs? push[^.,;]*third[^.,;]*|gæt om det (?:3|tredje) kort[^.,;]*|(?:third|3rd|3\.?) card (?:in )?between[^.,;]*|(?:neighbours|consecutive|naboer)[^.,;]{0,20}push\p{L}*/u,
  ],
  crash: [
    /cash ?-?outs?(?: any ?time| when you want)?|auto ?-?cash ?-?out|automatisk udbetaling[^.,;\d]*|hop\p{L}* (?:af|ud)(?: i tide)?|multiplier\p{L}*[^.,;\d]*(?:goes up|rises|climbs)|(?:multiplikator\p{L}*|gevinst\p{L}*|kurve\p{L}*|den|det|der|som) stiger[^.,;\d]*/u,
  ],
  craps: [
    /place[^.;]{0,20}7 ?: ?6|(?:buy|lay)[^.;]{0,30}5 ?%? (?:commission|kommission)(?: (?:on|af|ved) (?:the )?(?:win|gevinst\p{L}*)(?: only| alene)?)?|5 ?% ?(?:vig|vigorish)[^.;,]*(?:on (?:a )?wins?(?: only)?|only on wins?|af gevinst\p{L}*)|(?:field|felt)[^.;]{0,30}(?:triple|tredobbelt|3)[^.;]{0,15}12/u,
    /don.?t pass|pass(?: line)?(?!\p{L})|don.?t come|(?:roll a 7[^.,;]*)?come[- ]out(?: to win)?|normal craps/u,
  ],
  sicBo: [
    /(?:small|big|lille|stor)(?: (?:n|and|og|or|eller|&) (?:small|big|lille|stor))? (?:pays?|betaler)(?: (?:even(?:s| money)?|1 ?(?::|to|til) ?1|lige|lige op))?|stor eller lille|big,? (?:and )?small|store?\/små|ulige\/lige|classic payouts|2 dice combos[^.;,]*/,
  ],
  videoPoker: [
    /kongepar(?: eller bedre)?|pair of kings(?: or better)?|(?:fordobling|double ?-?up|gamble|kvit eller dobbelt)[^.,;\d]{0,15}(?:højst|op til|up to|at most) 5 (?:gange|times)|53 kort|53 cards|konger eller bedre|kings or better|4 (?:deuces|toere)[^.,;\d]{0,10}200|1-5 (?:mønter|coins)|5 of a kind|5 ens|royal[^.,;]{0,30}4000(?:[^.,;\d]{0,8}5 (?:mønter|coins))?/,
    /beholder? kort|hold cards|trækker? nye/,
  ],
  threeCardPoker: [/ante[ -]?bonus/],
  caribbeanStud: [
    /(?:have|has|with|med) (?:an? |et )?(?:es|ace)[ -]?(?:konge|king)|qualif\p{L}* (?:on|with) (?:an? )?a(?:ce|-?k)(?!\p{L})|kvalific\p{L}*(?! (?:med|ved) (?!es))|royal(?: flush)?[^.,;\d]{0,20}(?:hele|whole|entire) (?:pulje\p{L}*|pot|jackpot\p{L}*)|straight flush[^.,;\d]{0,12}10 ?(?:%|procent|percent)|royal flush[^.,;\d]{0,20}100|straight flush[^.,;\d]{0,20}50/u,
  ],
  letItRide: [
    /pair of (?:10s?|tens)|par i (?:10|tiere)|royal(?: flush)?[^.,;\d]{0,10}1000|full house[^.,;\d]{0,12}11|3 indsatser|trækkes tilbage|3 bets/,
  ],
  paiGow: [
    /house[ -]way(?: button| knap)?(?: (?:for (?:those|us|beginners)|that|so)[^.,;]*)?|7 kort|7 cards|joker(?![^.,;]*(?:fully|helt|frit|any card|(?<!semi-)wild))[^.,;]*|house way|husets måde|auto-set|knap sætter hånden(?: for mig)?/,
  ],
  bigSix: [
    /joker\p{L}*[^.,;\d]{0,12}4[57]|not a slot|ikke en spilleautomat|(?<!\d)1, 2, 5, 10(?:, 20)?(?: (?:eller|or|og|and) joker)?|ingen multiplikatorer|no multipliers/u,
  ],
  keno: [
    /(?:trækkes|draw|trækninger) 20|20 (?:drawn|trækkes)|(?:op til|up to) 10(?!\d)|(?:picks?|choose|vælge?r?|mark|sæt)(?: (?:between|mellem|fra|from))? (?:[1-9]|10|et|én|one|ét)(?![\d\p{L}])(?: ?(?:and|og|to|til|-|–) ?(?:[2-9]|10)(?!\d))?|20 (?:tal |numbers |balls |kugler )?(?:are |bliver )?(?:udtrækkes|trukket|udtrukket)|10 (?:drawn|trækninger|trækkes)|(?<!\d)10 ?[x×/] ?20(?!\d)|(?<!\d)(?:8 ?[x×] ?10|10 ?[x×] ?8)(?!\d)/u,
  ],
  scratchCard: [/3 ens|match 3(?! (?:rows|rækker))|10000 ?x/],
  hiLo: [/cas+h(?:e|es)? ?-?(?:out|ud)|higher or lower|no skip/],
  plinko: [/lav\/mellem\/høj|low\/medium\/high/],
  mines: [
    /hæve[r]?[^.,;]{0,20}(?:penge|gevinst)\p{L}*(?: når (?:man|du|jeg) (?:tør|vil|har lyst))?|(?:take|collect|bank) (?:the|your|my) (?:money|win(?:nings)?)(?: (?:when(?:ever)?|any ?time)[^.,;]*)?|stop(?:pe|per)? når (?:man|du|jeg) (?:tør|vil)|(?:starts? with )?(?<!\d)(?:1|3|5|10) (?:miner|mines)|cash(?:e|es)? ?-?(?:out|ud)(?: (?:efter|after|any ?time|når som helst|whenever[^.,;]*))?|tage gevinsten|hop af i tide/u,
  ],
}

/** Of any table: cards are shuffled for each round, and nothing is known before it. */
const OF_ANY: readonly RegExp[] = [
  /fair and random|random and fair|tilfældig\p{L}* og fair|no progressive(?: jackpots?)?|ingen progressiv\p{L}*(?: jackpots?)?|uden (?:progressiv )?jackpot|no jackpots?/u,
]

export const factWords = (kind: TableKindName): readonly RegExp[] => [...(FACTS[kind] ?? []), ...OF_ANY]

/** What other readers take up: how much a game swings, its mini-games, whom it is for. */
export const OTHER_WISHES: readonly RegExp[] = [
  /(?<![/\p{L}])(?:høj\p{L}*|lav\p{L}*|mellem\p{L}*|high|low|medium|extreme|ekstrem\p{L}*)[ -](?:volatil\p{L}*|risiko|risk|varian\p{L}*|udsving)/u,
  /(?:\d+|mindst|at least|en|et|to|tre|fire|fem|seks|two|three|four|five|six) (?:\p{L}+ )*mini[ -]?(?:spil|games?)/u,
  /(?:med|with|mange|many|flere|several|nogle|some|masser af|lots of) (?:\p{L}+ ){0,2}mini[ -]?(?:spil|games?)/u,
  /begynder|beginner|nybegynder|high[ -]?roller|storspiller|casual|afslappe/,
]

/** Words that ask for nothing by themselves. */
export const FILLERS =
  /^(?:[^\p{L}\p{N}]*(?:please|pls|tak|lol|thanks?|altså|gerne|hej|hi|hello|that's it|that.s it|it|et|en|a|an|the|make|me|build|lav|mig|kan|can|could|du|u|you|do|i|want|i'd|love|like|jeg|vil|ønsker|have|er|is|one|spil|game|table|bord|bordspil|variant|of|som|with|og|and|med|pr|per|each|hver|felt|spot|no|actually|just|men|but|i|spillet|for|mig|for me|til)[^\p{L}\p{N}]*)+$/iu

/** What goes with the rules and bets of any table, and asks for nothing beside them. */
export const OF_TABLES =
  /^(?:\p{L}|boards?|delt|super|shows|ægte|chancer(?:ne)?|once|lol|high|main|mod|imod|against|doble[rs]?|dobling\p{L}*|bankersiden|spillersiden|on-table|bets?|betting|wagers?|stakes?|side-?bets?|sides?|buttons?|tables?|bord(?:et|ene)?|games?|spille[tns]?|dealer(?:en|ens|e|s|['’]s)?|splits?|deling|poker|simpel\p{L}*|simple|complex|kompleks\p{L}*|moderate?|vælge?r?|choose|chooses|fængslede|little|lille|la|cylindre|zéro|hvert|default|big|stort|min|showing|viser|last|latest|seneste|results?|resultater(?:ne)?|house|huse?ts?|banke?rs?|banks?|banken?s?|players?|spilleren?s?|cards?|kort(?:ene|et)?|decks?|dæk|skoen|shoe|hands?|hånde?n?|hænder(?:ne)?|wins?|winning|vinder|loses?|taber|pays?|paying|paid|betaler?|payouts?|udbetal\p{L}*|gevinst\p{L}*|indsats\p{L}*|satser?|odds|rolls?|rounds?|runder?n?e?|kast(?:et|ene)?|draws?|drawn|trækkes?|trækning\p{L}*|money|penge(?:ne)?|tie|ties|uafgjort|pairs?|par|late|sen|early|tidlig|gang(?:en|e)?|times|war|krig|allowed|tilladt|features?|double|normal\p{L}*|almindelige?|standard|regular|rules?|regler(?:ne)?|fields?|felt(?:et)?|felter(?:ne)?|bedre|better|numbers?|numre|tal(?:lene)?|pockets?|lommer?|wheels?|hjul(?:et)?|balls?|kugle(?:n|r)?|bold(?:en|e)?|dice|terninger(?:ne)?|terningen|tickets?|lod(?:det)?|raises?|antes?|tilbage|back|variant\p{L}*|version\p{L}*|option\p{L}*|market|text|gimme|thingy|plain|actual|still|exactly|præcis|spots?|stakes|gæt(?:ter|te)?|guess(?:es)?|bagefter|afterwards|overhovedet|gambling|risk|risiko|prizes?|præmier?|same|samme|mindste|største|højeste|laveste|minimum|maximum)$/u
