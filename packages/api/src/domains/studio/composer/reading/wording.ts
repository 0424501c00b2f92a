import { EVERYDAY_WORDS } from './everyday-words.ts'
import { FRESH_WORDS } from './fresh-words.ts'
import { MORE_WORDS } from './more-words.ts'
import { filled, rewritten, type Said, type Writing } from './said.ts'
import { WIDER_WORDS } from './wider-words.ts'

/** What players call after a game of somebody else’s, by what it does. */
const AFTER_OTHERS: readonly Writing[] = [
  [/starburst/g, 'expanding wilds and respins and both ways'],
  [/book[ -]of[ -](?:ra|dead|\p{L}+)|book-mekanik|bog-?spil/gu, 'book-mechanic'],
  [/sweet[ -]bonanza|gates[ -]of[ -]olympus/g, 'pays anywhere and cascades and multiplier bombs'],
  [/gonzo\p{L}*/gu, 'cascades'],
  [/lightning link|money train|dragon link/g, 'hold and win'],
  [/big bass(?: bonanza| splash)?/g, 'cash collect'],
  [/fire joker/g, 'respins'],
  [/reactoonz/g, 'cluster pays cascades'],
]

/** Other words for what the readers know; the first group, where there is one, is kept. */
const OTHER_WORDS: readonly Writing[] = [
  [/rare but (?:huge|big) wins|sjældne men store gevinster/g, 'high volatility'],
  [
    /steady little payouts|frequent small wins|mange små gevinster|minimal wins often|lave gevinster ofte/g,
    'low volatility',
  ],
  [/(?<!\p{L})vol(?:\.|:)?(?= (?:high|low|med|lav|høj|extreme|ekstrem))/gu, 'volatility'],
  [
    /(?<!\p{L})(?:a |en )?(?:book|bog)(?: that expands| der udvider sig)?(?= fs| in the free| free spins| egypt|$)|bog der udvider sig/gu,
    'book-mechanic',
  ],
  [/(?:collects?|indsaml|samler) (?:cash|money|penge)|indsaml penge/g, 'cash collect'],
  [/(\d+) (?:times|gange) (?:multiplier|gevinst)/g, 'x$1'],
  [/tredobbelt gevinst/g, 'x3'],
  [/dobbelt gevinst/g, 'x2'],
  [/hold(?:[ -]?n[ -]?|and|og)(?:win|spin)|holdandwin/g, 'hold and win'],
  [
    /coins? that lock(?: and respin)?|mønter der låser(?: og giver respin)?|(?<!collects? (?:the |all )?)money symbols?|pengesymboler(?! \p{L}*saml)/gu,
    'hold and win',
  ],
  [/(?:reels?|symbols?|wins?) (?:should |will |skal )?(?:tumble|drop|fall|cascade)\p{L}*(?: down)?/gu, 'cascades'],
  [
    /symbol\p{L}* (?:disappear|vanish|explode|forsvinder|eksploderer|falder)\p{L}*(?:[^.,;]{0,40}(?:fall|replaced|falder|ned)\p{L}*)?(?: down| ned)?/gu,
    'cascades',
  ],
  [/(?:gevinst|win) (?:eksploder|explod)\p{L}*/gu, 'cascades'],
  [
    /falling (?:wins?|symbols?|reels?)|drop mechanic|free falls|(?<![\p{L}-])falls(?!\p{L})|(?<=, ?)fald(?!\p{L})/gu,
    'cascades',
  ],
  [/kaskadehjul/g, 'kaskader'],
  [/win multiplier (?:that )?(?:goes up|grows|rises|climbs)(?: with every cascade)?/g, 'rising multiplier cascades'],
  [
    /multiplier (?:climbs?|grows?|rises?|goes up)(?: each time| every time)?|(?:progressiv|voksende) multiplikator|multiplikator\p{L}*,? (?:der )?vokser/gu,
    'rising multiplier',
  ],
  [/wilds? (?:stay|remain)s?(?: put| in place)?|wilds? (?:der )?bliver siddende/g, 'sticky wilds'],
  [
    /sticky wilds that walk(?: \p{L}+)?|moving wilds|roaming symbols|wilds? der går(?: et felt)?(?: for hvert spin)?/gu,
    'walking wilds',
  ],
  [/wilds?(?: that| der)? (?:double|fordobler|triple)\p{L}*(?: the win| gevinsten)?/gu, 'multiplying wild'],
  [/multiplikator-wilds?|wild-multiplikatorer|wilds? with x\d+(?: and x\d+)?/g, 'multiplying wild'],
  [/wild multipliers?(?: of)?/g, 'wild multiplier'],
  [/hele? wild-?hjul|fulde wildhjul/g, 'wild-hjul'],
  [/(?:lyn der slår|lightning that strikes) wilds?(?: (?:ned )?p?å?o?n?t?o? ?(?:the reels|hjulene))?/g, 'random wilds'],
  [/(?:stacked|stablede|stakkede) (?:wilds?|symbols?|symboler|jokere?)/g, 'stacked symbols'],
  [/mystery-symboler|mystery stacks/g, 'mystery symbols'],
  [/nudge-hjul|nudging reels/g, 'nudge'],
  [
    /symbols? that upgrade|symbol swap|(?:turn|lav) (?:low |lave )?symbol\p{L}* (?:om til|into|in to) (?:high|højere) ?\p{L}*/gu,
    'symbol upgrades',
  ],
  [/(?:duplicate|synced|twin|mirrored) reels|ens hjul(?: ved siden af hinanden)?/g, 'linked reels'],
  [
    /multipli(?:er|kator)(?:en)? (?:beside|above|over|next to) (?:the reels|hjulene)|multiplikatorhjul ved siden af/g,
    'multiplier reel',
  ],
  [/(?:jumbo|giant|mega|huge) (?:blocks of |\dx\d )?symbols?|kæmpe symboler(?: over flere hjul)?/g, 'colossal symbols'],
  [/exploding symbols|(?:klodser|felter|symboler) der eksploderer/g, 'bombs'],
  [/symboler der deler sig/g, 'split symbols'],
  [
    /(?:en )?måler der (?:fyldes op|lades op|stiger)|meter that (?:fills|charges)|charge meter(?: that fills)?/g,
    'charge meter',
  ],
  [/(?:cell|position|spot) multipliers?/g, 'multiplier cells'],
  [
    /frispins?|gratisspil|gratis omgange|free rounds?|free spinz|fre spins?|gratispins?|gratisspindz?|gratisspinds|(?<!\p{L})fs(?!\p{L})|gratis spil(?=[ ,.;]|$)/gu,
    'free spins',
  ],
  [/superspins?|win spins?/g, 'superspins'],
  [/genaktiver\p{L}*|retrigger(?:s|ing)?(?: allowed)?/gu, 'retrigger'],
  [
    /(?:choose|pick|vælg(?:er)?)(?: selv)? (?:your |dine |mellem |between )*(?:free spins|gratis ?spins?)(?: between volatility options)?|free spins pick between volatility options|free spin choice|(?:free spins|gratisspins)(?: hvor man)?(?: selv)? vælger antal(?: og multiplikator)?/g,
    'freespin-choice',
  ],
  [
    /level up free spins(?: by collecting)?|free spins with levels|(?:free spins|gratis ?spins?)(?:ene|pillene)? i niveauer|niveauer i (?:gratisspillene|free spins|gratis ?spins?)/g,
    'free spins with levels',
  ],
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
  [
    /must[ -]hit[ -]by(?: jackpots?)?|(?:en )?jackpot\p{L}* (?:der )?skal (?:falde|udløses|ramme)[^.,;]{0,30}(?:kr|\d)/gu,
    'must-hit-by',
  ],
  [/(?:fire|four|4)[ -]?(?:tier|trins?)(?:ed)?/g, '4 jackpots tiers'],
  [
    /progressive? (?:jackpots?|slot)|progressiv jackpots?|jackpots? (?:fed by|grows)[^.,;]{0,24}|(?<=tiers )progressiv\p{L}*|(?<!\p{L})progressive(?= (?:fed|pool|pot))/gu,
    'progressive-pool',
  ],
  [/mini, ?minor, ?major (?:and|og) grand|(?:grades )?mini to grand/g, '4 jackpots'],
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
  [
    /(?:pays?|betaler|symboler betaler) (?:anywhere|overalt|hvor som helst)|betaling hvor som helst|scatter pays/g,
    'pays anywhere',
  ],
  [
    /(?:(?<!\p{L})(?:win|pay|vinder|gevinst|betaler)s? )?(?:both ways|begge veje|left to right and right to left|fra både venstre og højre)/g,
    'both ways',
  ],
  [
    /(?:groups?|grupper|klynger|clusters?) (?:of|på) (?:(?:at least|mindst) )?(\d+)(?: or more)?|minimum cluster (?:of )?(\d+)/g,
    'clusters of $1$2',
  ],
  [/win when symbols touch|adjacent matching symbols win|klyngegevinster|(?<!\p{L})i klynger/gu, 'cluster pays'],
  [/(?:all )?ways pay|alle veje betaler|vindermåder|måder at vinde på|ways to win/g, 'ways to win'],
  [/expanding reels|more rows when you win|reels that grow|hjul der vokser/g, 'growing-reels'],
  [/remove low symbols|fjern lave symboler/g, 'symbol-removal'],
  [/megaway(?!s)/g, 'megaways'],
  [/enarmet tyveknægt/g, 'klassisk frugtmaskine'],
  [/(\d+) (?:by|gange) (\d)(?!\d)(?! ?(?:indsats|the|din))/g, '$1x$2'],
  [/(\d+)-by-(\d+)/g, '$1x$2'],
  [/(\d) hjul og (\d) rækker/g, '$1x$2'],
  [/(\d) reels of (\d)(?!\d|-)/g, '$1x$2'],
  [/(?<!\d )(?:reels|hjul):? (\d+)(?!\d|, \d| ?(?:and|og|x|rows|lines))(?! ?[.,]?\d)/g, '$1 reels'],
  [/(?<!\d )(?:rows|rækker):? (\d+)(?![\d-]| ?(?:reels|hjul))/g, '$1 rows'],
  [/(?:lines|paylines|linjer): (\d+)/g, '$1 lines'],
  [/(\d+)[ -]?(?:reeler|kolonner)/g, '$1 reels'],
  [/(\d+)[ -]?(?:gevinst|vinder)?lini?er/g, '$1 linjer'],
  [/third|tredje/g, '3'],
  [/fourth|fjerde/g, '4'],
  [/fifth|femte/g, '5'],
  [/sjette|sixth/g, '6'],
  [/(?:every second|hvert andet)(?= spin)/g, 'every 2'],
  [
    /(?:wins? (?:about |on )?|gevinst )?(?:every|hvert) (\d+)(?:\.|rd|th|nd)? spins?(?:[^.,;]{0,16} (?:pays?|wins?|gevinst|vinder))?|1 (?:in|ud af|af) (\d+)/g,
    'win every $1$2 spin',
  ],
  [/(?:on )?(?:half of the spins|halvdelen af spinn?ene)|(?:a )?50-50(?= hit)/g, '50 % hit rate'],
  [/(\d+) % af spins(?: giver gevinst)?|target (\d+) percent hit/g, '$1$2 % hit rate'],
  [
    /(?:hit rate|træfprocent|hitrate|hit frequency|gevinstfrekvens)(?: (?:around|about|på|of|cirka|omkring|ca\.?))* (\d+(?:\.\d+)?)(?: ?%| ?percent| ?procent)?/g,
    'hit rate $1 %',
  ],
]

const written = (said: Said, all: readonly Writing[]): Said =>
  all.reduce((text, [pattern, words]) => rewritten(text, pattern, (match) => filled(words, match)), said)

/** With free spins under one name, whatever they are called. */
export const withFreeSpins = (said: Said): Said => written(said, [...EVERYDAY_WORDS, ...FRESH_WORDS])

/** In the words that the readers know. */
export const inKnownWords = (said: Said): Said =>
  written(said, [...AFTER_OTHERS, ...WIDER_WORDS, ...MORE_WORDS, ...OTHER_WORDS])
