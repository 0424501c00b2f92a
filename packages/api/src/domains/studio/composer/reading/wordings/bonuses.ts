import { SPINS } from './common.ts'
import type { Wordings } from './wordings.ts'

/** Games within the game and what leads to them: wheels, picks, ladders, hold and win, respins, gambles, buying. */
export const BONUSES_SAID: Wordings = {
  everyday: [
    [
      /(?<!\p{L})(?:carry|carries|have|has|show|shows|bærer|har|viser|med|with) (?:a |an |et )?(?:cash|money|penge|kontant)[- ]?(?:values?|amounts?|beløb|værdier?|sums?)(?:[^.;]{0,30}(?:collects?|gathers?|samler|indsamler)[^.,;]{0,12})?/gu,
      'cash collect',
    ],
    [/(?<!\p{L})(?:et |an? )?ekstra (?:drej|omgang)(?!\p{L})/gu, 'respin'],
    [
      /(?<!\p{L})(?:doblings?(?:spil|funktion)?(?: (?:efter|af) (?:en |hver |den )?gevinst(?:en|er)?)?|gambling (?:the|your|my|a) (?:win|prize)s?(?: afterwards)?|gamble[- ]?(?:button|knap)|dobb?le op|kvitte)(?!\p{L})/gu,
      'gamble',
    ],
    [/(?<!\p{L})(?:the )?(?:buy|køb(?:s|e)?)[- ]?(?:button|knap(?:pen)?|option|mulighed)(?!\p{L})/gu, 'bonus buy'],
    [
      /(?<!\p{L})(?:mini|bonus|tiny|small|små|lille)[ -]?(?:games?|spil)(?: ?: ?| ?[x×] ?)(\d)(?: of those| af dem| stk\.?)?(?!\d)/gu,
      '$1 mini games',
    ],
    [
      /(?<![\d.])(\d) (?:(?:little|tiny|small|små|self-contained|selvstændige|ekstra|extra) ){1,2}(?:games?|spil|ekstraspil)(?!\p{L})/gu,
      '$1 mini games',
    ],
    [/(?<![\d.])(\d) (?:små )?ekstraspil(?!\p{L})/gu, '$1 mini games'],
    [/deal[ -]or[ -]no[ -]deal/g, 'banker offers'],
    [
      /(\d{1,2}) (?:(?:little|small|different|unique|fun|separate|slags|forskellige|små|sjove|kinds of|sorts of|types of|typer) ){1,2}(?:side|bonus|mini)[ -]?(?:games?|spil)(?!\p{L})/gu,
      '$1 mini games',
    ],
    [/(\d{1,2}) side[ -]?(?:games|spil)(?!\p{L})/gu, '$1 mini games'],
  ],
  ofTheTrade: [
    [/starburst/g, 'expanding wilds and respins and both ways'],
    [/lightning link|money train|dragon link/g, 'hold and win'],
    [/big bass(?: bonanza| splash)?/g, 'cash collect'],
    [/fire joker/g, 'respins'],
    [/hold[ -](?:and|&|n|og|'n')[ -](win|spin|re-?spin|vind)/g, 'hold and win'],
    [/(?:one|1|en|et) (?:more|further|ekstra) (?:chance|try|go|forsøg)/g, 'second chance'],
    [
      /(?:drejer?|drej|spinner?|spins?) (?:på )?(?:a |the |et |en |1 )?(?:lykke|prize |gevinst)?(?:hjul|wheel)(?:et)?(?: (?:for|om) (?:the |a |en )?(?:prize|gevinst\p{L}*|præmie\p{L}*))?/gu,
      'bonus wheel',
    ],
    [
      /(?:open|choose|pick|vælge?r?|åbne?r?) (?:one|1|en|et|én) (?:of|af|out of|blandt|ud af) (?:the |de )?(?:\d+ )?(?:\p{L}+)/gu,
      'pick bonus',
    ],
    [
      /(?:money|cash|coins?|penge(?:ne)?|mønter(?:ne)?)[^.,;]{0,16} (?:gets? |are |is |bliver )?(?:scooped|collected|gathered|picked|swept|taken|samle[ts]|hente[ts]|fange[ts])(?: (?:up|in|op|ind))?/g,
      'cash collect',
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
      /(?:gathers?|collects?|picks? up|sweeps? up|samler|indsamler|opsamler|henter) (?:the |all |alle |de )*(?:money|cash|coin|penge|mønt|kontant)[ -]?(?:values?|symbols?|værdier\p{L}*|symboler\p{L}*|prizes)?(?:\p{L}*)/gu,
      'cash collect',
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
      /(?:a |en |et )?(?:power |energy |energi-?|kraft-?)?(?:meter|måler)(?: (?:that |which |der |som ))?(?: ?(?:is |bliver )?(?:charged|filled|lades op|fyldes(?: op)?|charges|fills)(?: (?:by|up|with|by your|af|med)(?: (?:wins|gevinster|spins))?)?)/g,
      'charge meter',
    ],
    [
      /(?:coins?|mønter(?:ne)?)(?: that| which| der| som)? (?:sticks?|locks?|stays?|holds?|låses?|sidder fast|bliver (?:hængende|liggende|siddende))/g,
      'hold and win',
    ],
    [/(?:another|second|a further) (?:go|try)(?!\p{L})|(?:et|1) forsøg (?:mere|til)/gu, 'second chance'],
    [/wheel (?:spins?|decides)|spin(?:ning)? (?:a |the )?wheel/g, 'bonus wheel'],
    [
      /(?:bonus|feature)[ -]?(?:purchase|pur|acquisition)|buy(?:ing)?[ -](?:in|feature)|feature[ -]drop|(?:purchase|buy) (?:the |a |of )?(?:bonus|feature|free spins)/g,
      'bonus buy',
    ],
    [
      /(?:gevinst|win)(?:s)? (?:er )?(?:garanteret|guaranteed)(?: i| in| on)? (?:hvert|each|every|alle) (?:free ?spin|gratis ?spin)\p{L}*/gu,
      'guaranteed wins in free spins',
    ],
    [
      /(?:lock|link|stick)(?:ed)? ?(?:and|&|og|n) ?(?:spin|win|respin|vind)|hold ?(?:and|&|og|n) ?re-?spin/g,
      'hold and win',
    ],
    [/(?:stige|trappe)bonus/g, 'prize ladder'],
    [/(?:extra|ekstra|second|anden|ny|2) chance/g, 'second chance'],
    [/(?:collects?|indsaml|samler) (?:cash|money|penge)|indsaml penge/g, 'cash collect'],
    [/hold(?:[ -]?n[ -]?|and|og)(?:win|spin)|holdandwin/g, 'hold and win'],
    [
      /coins? that lock(?: and respin)?|mønter der låser(?: og giver respin)?|(?<!collects? (?:the |all )?)money symbols?|pengesymboler(?! \p{L}*saml)/gu,
      'hold and win',
    ],
    [
      /(?:en )?måler der (?:fyldes op|lades op|stiger)|meter that (?:fills|charges)|charge meter(?: that fills)?/g,
      'charge meter',
    ],
    [/superspins?|win spins?/g, 'superspins'],
    [
      /(?:every|each|alle) (?:free spin|gratis ?spins?)\p{L}* (?:wins|giver gevinst)|guaranteed win (?:on|in) (?:each|every) free spin|garanteret gevinst i hvert (?:gratis ?spin|free spins?)/gu,
      'guaranteed wins in free spins',
    ],
    [
      /lykkehjul|wheel of (?:fortune|prizes)|(?:free spin|bonus|prize) wheel|hjul med (?:præmier|gevinster)|(?<=(?:a|the|trigger the|want a|no|intet|et) )wheel(?! ?\p{L}*reels)|wheel(?= (?:by|with jackpots|bonus|feature|and a|,|\(|$)|,| and a ladder)/gu,
      'bonus wheel',
    ],
    [
      /(?:pick|vælg)(?:'em|-?ems?)?(?:-| )?(?:a |en |et )?(?:chest|box|boks|kiste|kort|bonus|spil)?(?:-(?:bonus|spil))?(?= |,|\.|;|$)(?! (?:your|dine|selv|between|mellem))|vælg-en-\p{L}+-?\p{L}*/gu,
      'pick bonus',
    ],
    [
      /(?:ladder|stige)(?:-bonus| bonus)?(?= |,|\.|;|$)(?! \p{L}*mult)|climb (?:steps|stairs)|kravl op ad trapper|stairs bonus|steps? you climb/gu,
      'prize ladder',
    ],
    [
      /(?:dice )?bonus trail|terningebane|(?:board|brætspils?)[ -]?(?:game )?(?:bonus|med terninger)\p{L}*(?: with dice| med terninger)?/gu,
      'board bonus',
    ],
    [
      /gamble (?:on|your win on) [^.,;]{2,24}|gæt rød eller sort|kvit eller dobbelt|double or nothing|dobbelt eller intet/g,
      'double or nothing',
    ],
    [/lightning bets?/g, 'ante bet'],
    [
      /bonuskøb|feature[ -]buy|buy[ -]feature|bonus[ -]buy|køb (?:bonus|gratis ?spins|free spins)|buy the bonus/g,
      'bonus buy',
    ],
    [
      /(?:andet forsøg|chance nummer 2|second chance)(?: når man taber| efter et tabt spin| after a losing spin)?|chance nummer to/g,
      'second chance',
    ],
    [/random prizes?(?: after any spin)?|tilfældig præmie(?: efter et spin)?/g, 'random prize'],
    [/enarmet tyveknægt/g, 'klassisk frugtmaskine med 3 hjul'],
  ],
}
