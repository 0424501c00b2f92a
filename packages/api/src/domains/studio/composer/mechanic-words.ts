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
  chargeMeter: /(?:charge|energy|power|win)[ -]meter|måler,?(?: der| som)? lades op|lademåler/g,
}
