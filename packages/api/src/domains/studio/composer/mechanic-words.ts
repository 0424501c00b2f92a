import type { FallingMechanic, MechanicName } from '@spilvaerk/slot-engine'

/** What each mechanic is called, in both languages, in lower case. */
export const MECHANIC_WORDS: { readonly [M in MechanicName | FallingMechanic]: RegExp } = {
  book: /expanding (?:special )?symbols?|(?:ekspanderende|udvidende) (?:special)?symbol\p{L}*|bogsymbol\p{L}*|book[ -](?:style|symbol|mechanic|feature)|(?:both|både)(?: er)? (?:a )?wild (?:and|og) (?:a )?scatter|wild (?:and|og) scatter (?:in one|i [eé]t)/gu,
  randomWilds:
    /random(?:ly)?(?: \p{L}+)? wilds?|wilds? (?:(?!reels)\p{L}+ )?(?:at random|randomly)|tilfældig\p{L}*(?: \p{L}+)? (?:wilds?|joker\p{L}*)|(?:wilds?|jokere) (?:(?!reels)\p{L}+ )?tilfældigt/gu,
  wildReels:
    /wild[ -]reels?|reels? (?:\p{L}+ ){0,2}(?:turns?|becomes?|goes?|go) (?:\p{L}+ )?wilds?|wild[ -]?hjul|hjul(?:ene)? (?:\p{L}+ )?bliver (?:\p{L}+ )?wilde?/gu,
  nudgingWilds: /(?<!\p{L})nudg\p{L}*|(?<!\p{L})skubbe\p{L}*/gu,
  symbolUpgrade:
    /symbol[ -]?upgrad\p{L}*|upgrad\p{L}* (?:of )?symbols?|symbols? (?:\p{L}+ )?upgrad\p{L}*|symbolopgrader\p{L}*|symboler(?:ne)? (?:\p{L}+ )?opgrader\p{L}*|opgrader\p{L}* (?:af )?symbol\p{L}*/gu,
  linkedReels:
    /(?:linked|synced|synchroni[sz]ed|twin|connected|cloned) reels?|(?:sammenkoblede|forbundne|synkron\p{L}*) hjul|tvillingehjul/gu,
  multiplierReel:
    /multiplier (?:reel|wheel)s?|random (?:win )?multipliers?|(?<!\p{L})win multipliers?|multiplikatorhjul|(?:tilfældig\p{L}* )?gevinstmultiplikator\p{L}*|tilfældig\p{L}* multiplikator\p{L}*/gu,
  risingMultiplier:
    /(?:rising|growing|increasing|climbing|progressive|ascending|escalating) (?:win )?multipliers?|multipliers?,?(?: that| which)? (?:grows?|increases?|rises?|climbs?|goes up)|(?:stigende|voksende|tiltagende) (?:gevinst)?multiplikator\p{L}*|multiplikator(?:en)?,?(?: der| som)? (?:vokser|stiger|øges)/gu,
  levels:
    /level(?:s|ling)?[ -]up|levels? of free spins|free spins? (?:with|in) (?:\d+ |several )?levels?|(?:i|med) (?:\d+ |flere )?niveauer/g,
  guaranteedWins:
    /guaranteed wins?|garantere(?:t|de) gevinst\p{L}*|every (?:free )?spin wins|hvert (?:fri)?spin (?:vinder|giver gevinst)/gu,
  cashCollect:
    /cash[ -]?collect\p{L}*|money collect\p{L}*|collects? (?:the |all )?(?:money|cash|coin)[ -]?symbols?|collector symbols?|samle(?:r|symbol)\p{L}*(?: \p{L}+)? (?:penge|mønt)\p{L}*|samlesymbol\p{L}*|pengesymbol\p{L}*/gu,
  openingRows:
    /(?:unlock\p{L}*|opening|extra) rows|rows,?(?: that| which)? (?:unlock|open)\p{L}*|rækker,?(?: der| som)? (?:låses op|åbne[sr]?)|(?:åbner|låser)(?: \p{L}+)? rækker/gu,
  coinGrades: /(?<!\p{L})grades?(?!\p{L})|graduere\p{L}*|møntgrader|coin tiers?/gu,
  activeCoins:
    /collect(?:or|ing) coins?|active coins?|coins?,?(?: that)? collects?|aktive mønter|(?:op)?samlemønt\p{L}*|opsamlermønt\p{L}*/gu,
  reelCounters:
    /(?:each|every) reel(?: has| with)?(?: its| an?)?(?: own)? (?:re-?spins?|counters?)|(?:re-?spins?|counters?) (?:per|for each|for every|of each|on each) reel|tæller\p{L}* (?:for hvert|pr\.?|på hvert) hjul|hvert hjul(?: har| med)?(?: sine?| sit)?(?: egen| egne| eget)? (?:re-?spins?|genspin|tæller\p{L}*)/gu,
  board: /board[ -]?(?:games?|bonus)(?: bonus)?|dice (?:board|game|bonus)|brætspil\p{L}*/gu,
  randomPrize:
    /(?:random|mystery|surprise) (?:prize|bonus|award)s?|(?:tilfældig|overraskelses)\p{L}* ?(?:præmie|bonus)\p{L}*|mysteriepræmie\p{L}*/gu,
  secondChance: /(?:second|extra) chance|en chance til|(?:ekstra|ny|anden) chance/g,
  gambleWays:
    /gambl\p{L}* half(?: of)?(?: the| your)?(?: wins?)?|(?:stake|risk) half(?: of)?(?: the| your)?(?: wins?)?|satse halv\p{L}*|(?:dobbelt eller )?firedobbel\p{L}*|(?:double or )?quadruple/gu,
  bombs:
    /(?<!\p{L})bombs?(?!\p{L})|bombe(?:r|n|rne|symbol\p{L}*)?(?!\p{L})|exploding symbols?|eksploderende symboler/gu,
  cellFactors:
    /multiplier (?:spots?|cells?|squares?|positions?)|felter(?:ne)? med multiplikator\p{L}*|multiplikatorfelt\p{L}*/gu,
  colossal: /(?:colossal|giant|oversized) symbols?|kæmpe ?symbol\p{L}*/gu,
  roamingWilds: /roaming wilds?|strejfende (?:wilds?|jokere)/g,
  spreadingWilds: /spreading wilds?|wilds?,?(?: that| which| der| som)? (?:spread|breder sig|spreder sig)s?/g,
  splitSymbols: /split(?:ting)? symbols?|symbols?,?(?: that| which)? split|symboler,?(?: der| som)? deler sig/g,
  progressive: /progressive[ -](?:pool|jackpots?)|progressiv\p{L}* jackpots?/gu,
  mustHitBy: /must-hit-by/g,
  freeSpinChoice:
    /freespin-choice|choice of (?:free )?(?:spins|games)|valg mellem (?:gratis ?spins|frispil)|choose (?:how many|the number of) (?:free )?(?:spins|games)/g,
  stackedSymbols: /stacked symbols|symbols? (?:in|that come in) stacks|symboler i stakke/g,
  growingReels:
    /growing-reels|growing reels|reels?,?(?: that| which)? grows?|(?:voksende|udvidende) hjul|hjul(?:ene)?,?(?: der| som)? (?:vokser|bliver højere)/g,
  symbolRemoval:
    /symbol-removal|symbols? (?:are |is |get )?removed|removal of (?:low )?symbols|symboler(?:ne)?,?(?: der| som)? (?:fjernes|tages ud)|fjernede symboler/g,
  fullReels:
    /(?:full|filled) reels?,?(?: that| which)? multipl\p{L}*|multipl\p{L}* (?:for|by|with) (?:the number of )?(?:full|filled) reels|(?:fulde|fyldte) hjul,?(?: der| som)? (?:ganger|multiplicerer)/gu,
  pulledScatter:
    /(?:pull|drag)(?:s|ed|ging|ing)?(?: in)? (?:a |the |missing )*scatters?|scatters?,?(?: that| which)?(?: are| is| get| may be| can be)? (?:pulled|dragged)|scatter\p{L}*,?(?: der| som)?(?: kan)?(?: bliver)? (?:trækkes|trukket) ind|træk(?:ker|kes)? (?:en |de )?scatter\p{L}* ind/gu,
  untilScatter:
    /until (?:a |the |another )?scatter(?: symbol)?(?: \p{L}+)?|(?:ind)?til (?:der kommer |man ser )?(?:en |næste )?scatter\p{L}*/gu,
  fullWindow:
    /full[ -]?(?:screens?|windows?)(?: of (?:\p{L}+ ){0,3}symbols?| of (?:one|the same) \p{L}+)?,? (?:\p{L}+ ){0,2}(?:wins?|pays?|bonus|prizes?)|full[ -]?(?:screens?|windows?) of (?:one|the same|a single) (?:symbol|kind)|(?:windows?|screens?) (?:full of|filled with) (?:one|the same|a single)(?: symbol| kind)?|(?:fuld(?:t|e)?|fyldt) (?:skærm|vindue)\p{L}* (?:(?:af|med) (?:\p{L}+ ){0,2}symbol\p{L}*|(?:\p{L}+ ){0,2}(?:giver|betaler|vinder))|hele (?:skærmen|vinduet) (?:er )?(?:fuldt?|fyldt)? ?(?:af|med) (?:det )?(?:samme|ét|et) symbol|fuldskærmsgevinst\p{L}*/gu,
  mixedPays:
    /(?:any|mixed)[ -]bars?|mixed (?:pays?|wins?|symbols?|combinations?)|(?:blandede|hvilke som helst) (?:bar(?:er|s)?|gevinster|symboler|kombinationer)(?!\p{L})|blandede (?:bar-|bjælke)\p{L}*/gu,
  anyOrder:
    /(?:pays?|wins?|paying|symbols?|combinations?|sevens?|bars?) (?:\p{L}+ ){0,4}in any order|in any order (?:\p{L}+ ){0,2}(?:pays?|wins?)|any[ -]order (?:pays?|wins?|combinations?)|uanset rækkefølge\p{L}*|i (?:vilkårlig|hvilken som helst|alle mulige) rækkefølge|rækkefølgen er ligegyldig/gu,
  spinsOnALine:
    /(?:free (?:spins?|games?)|scatters?|bonus symbols?) (?:\p{L}+ ){0,4}(?:on|along) (?:a|one|the same|an active|a single) (?:pay|win)?[ -]?line|line-triggered free spins|(?:gratis ?spins|frispil|free spins|bonussymboler|scattere?) (?:\p{L}+ ){0,4}på (?:en|[eé]n|samme|en enkelt) (?:gevinst)?linje/gu,
  reelFactors:
    /reel[ -]multipliers?|multipliers? (?:on|for|of|above|over) (?:each|every|some of the|two of the|certain|single) reels?|reels? with (?:their own |an? )?multipliers?|hjulmultiplikator\p{L}*|multiplikator(?:er)? (?:på|for|over) (?:hvert|enkelte|to) (?:af )?hjul\p{L}*|hjul(?:ene)? (?:der )?(?:med|har) (?:hver sin |egne |egen )?multiplikator\p{L}*/gu,
  bothWaysInSpins:
    /free spins,?(?: der| som| that| which| with| med) both ways|free (?:spins?|games?),?(?: that| which)? (?:pay|win|pays|wins) (?:both ways|from both sides|in both directions|left and right)|(?:pays?|wins?) both ways (?:only )?(?:in|during) (?:the )?free (?:spins|games)|(?:gratis ?spins|frispil|free spins),?(?: der| som| med| hvor gevinster)? (?:betaler|vinder|giver gevinst|gevinst|gælder) (?:begge veje|fra begge sider|i begge retninger)|(?:gevinst )?begge veje (?:kun )?i (?:gratis ?spins|frispil|free spins)/gu,
  coinsFromLeft:
    /(?:coins?|cash(?: symbols?)?|money(?: symbols?)?)(?: that| which)? (?:pays?|pay out|counts?|connect(?:s|ed)?) from (?:the )?left|(?:coins?|cash) (?:in a row |connected )?from the (?:left|first reel)|(?:mønter|møntsymboler|pengesymboler)(?:ne)?,?(?: der| som)? (?:betaler|tæller|udbetales) fra venstre|mønter (?:\p{L}+ ){0,2}fra (?:venstre|første hjul)/gu,
  multiplyingCoins:
    /multiplier coins?|coins?,?(?: that| which)? (?:multipl(?:y|ies)|doubles?)(?: all)?(?: the)?(?: others?| other coins)?|multiplikatormønt\p{L}*|gangemønt\p{L}*|mønter,?(?: der| som)? (?:ganger|fordobler)(?: alle)?(?: de andre)?/gu,
  payingCoins:
    /(?:payer|adder|booster|boost) (?:coins?|symbols?)|coins?,?(?: that| which)? (?:adds?|gives?) (?:\p{L}+ ){0,3}to (?:all |every |each )?(?:the )?other(?:s| coins?)|mønter,?(?: der| som)? (?:lægger|giver) (?:\p{L}+ ){0,3}(?:de|alle) andre|betalermønt\p{L}*|tillægsmønt\p{L}*/gu,
  offers:
    /deal or no deal|bank(?:er)?(?:['’]s)? offers?|(?:takes?|accepts?|accept or refuse|turns? down) (?:the |an |each )?offers?|offers? (?:from|of|by) the banker|bankens tilbud|tilbud fra banken|tilbudsspil\p{L}*|(?:tage|tager|sige ja til) (?:imod )?(?:et |bankens )?tilbud\p{L}*/gu,
  lineJackpot:
    /(?:line|payline)[ -]jackpots?|jackpots? (?:\p{L}+ ){0,4}(?:on|along) (?:a|one|the|a whole|a full) (?:pay)?line|(?:five|5|a full line|a whole line) (?:\p{L}+ ){0,5}(?:wins?|pays?|gives?|awards?|hits?) (?:the |a )?jackpot|linjejackpot\p{L}*|jackpot(?:ten)? (?:\p{L}+ ){0,4}på (?:en|[eé]n|en hel) (?:gevinst)?linje\p{L}*|(?:fem|5|en hel linje) (?:\p{L}+ ){0,5}(?:giver|vinder|udløser|rammer) (?:en )?jackpot\p{L}*/gu,
  superBet:
    /(?:super|mega|power)[ -]?bets?(?!\p{L})|(?:super|mega|power)indsats\p{L}*|(?:dearer|higher) bet with (?:its )?own (?:rules|volatility|odds)|(?:dyrere|højere) indsats med (?:egne|sine egne) regler/gu,
  multiplierBombs:
    /multiplier[ -](?:bombs?|orbs?|balls?|symbols?|bubbles?|gems?|tokens?)|(?:bombs?|orbs?|symbols?)(?: with| carrying| that carry| bearing)(?: \p{L}+)? multipliers?|multiplikator(?:bombe|kugle|symbol|bold|perle)\p{L}*|(?:bombe(?:r|rne)?|kugler(?:ne)?|symboler),?(?: med| der bærer| der har)(?: \p{L}+)? multiplikator\p{L}*|multipliers?,?(?: that| which)?(?: are| get)? (?:added up|added together|summed|totalled)|multiplikatorer(?:ne)?,?(?: der| som)? (?:lægges|tælles|regnes) sammen/gu,
  keptLadder:
    /(?:unlimited|persistent|non-resetting|never-resetting|ever-growing|endless) (?:win |free spins? )?multipliers?|multipliers?,?(?: that| which)? (?:never|doesn[’']t|does not|don[’']t|do not) (?:resets?|falls? back|drops?|goes? back)|multipliers?,?(?: that| which)? (?:grows?|increases?|rises?|climbs?) (?:with|by one with|for|after) (?:each|every) (?:cascade|tumble|avalanche|drop|fall)|(?:ubegrænset|blivende|vedvarende|uendelig) (?:gevinst)?multiplikator\p{L}*|multiplikator(?:en)?,?(?: der| som)? (?:aldrig|ikke) (?:bliver )?(?:nulstill?et|nulstilles|falder tilbage|falder|sættes tilbage)|multiplikator(?:en)?,?(?: der| som)? (?:vokser|stiger|øges) (?:med|for|ved|efter) hver(?:t|e)? (?:kaskade|fald|lavine)/gu,
  winLeavesWild:
    /wins?,?(?: that| which)? (?:leaves?|leave behind|creates?|makes?) (?:a |one |behind a )?wilds?|wilds? (?:is |are )?(?:left|created|formed|born)(?: behind)? (?:\p{L}+ ){0,2}(?:after|by|from|where|in place of) (?:\p{L}+ ){0,2}(?:win|wins|winning symbols?|winners)|winning (?:symbols?|clusters?) (?:leaves?|turns? into|becomes?|(?:is |are )?replaced by) (?:a )?wilds?|gevinst(?:er|en)?,?(?: der| som)? (?:efterlader|lægger|skaber|giver) (?:en )?(?:wilds?|joker\p{L}*)|(?:wilds?|jokere?n?)(?: der)? (?:\p{L}+ ){0,3}efter (?:hver |en )?gevinst/gu,
  lockedSymbols:
    /locked (?:cells?|blocks?|tiles?|positions?)|locked symbols?,?(?: that| which)? (?:\p{L}+ ){0,2}(?:open|unlock|break)\p{L}*|(?:ice|frozen|stone|chained) (?:blocks?|cubes?|symbols?|tiles?|cells?)(?:,? (?:that|which))? (?:\p{L}+ ){0,2}(?:break|open|melt|unlock|crack|shatter|thaw)\p{L}*|låste (?:felter|klodser|blokke|brikker)|låste symboler,?(?: der| som)? (?:åbne|låses op|bryde)\p{L}*|(?:isblokke|isklodser|isterninger|stenblokke|frosne (?:felter|symboler)),?(?: der| som)? (?:brydes|smelter|åbner|åbnes|knuses|tør op)/gu,
  chargeMeter: /(?:charge|energy|power|win)[ -]meter|måler,?(?: der| som)? lades op|lademåler/g,
}
