import type { TableKindName } from '@spilvaerk/table-games'
import { CARD_RULE_WORDS } from './card-words.ts'
import { DECKS, ONE_DECK, type RuleWord, rule, usual } from './rule-word.ts'

/** `10 til 1 på uafgjort`. */
const PAYS_ON_TIE = /(?<![\d.:])(\d+) ?(?::|to|til) ?1 (?:på|ved|for|on) (?:an? |et? )?(?:tie|uafgjort|lige)/

/** `golden number paying 500x`, `gyldent tal til 300 gange`. */
const GOLDEN =
  /(?<!\p{L})(?:golden|lucky|lightning|struck|gyld\p{L}*|gulden?|heldige?|lyn) ?-?(?:numbers?|tal|nummer|numre)(?!\p{L})|(?:lightning|lyn) ?-?roulet\p{L}*/u
const GOLDEN_PAYS = new RegExp(
  `(?:${GOLDEN.source})[^.,;\\d]{0,30}(\\d+) ?(?:x|×|gange|times|(?:to|til|:) ?1)(?!\\p{L})`,
  'u',
)

/** Rules by the names that the designer has for them. Where several are found, the first stands. */
export const RULE_WORDS: readonly RuleWord[] = [
  ...CARD_RULE_WORDS,
  rule('roulette', 'wheel', 'triple', /triple ?-?zero|(?<!\d)000(?!\d)|3 nuller|3 zeros/),
  rule('roulette', 'wheel', 'double', /double ?-?zero|dobbelt ?-?nul|(?<![\d-])00(?![\d-])|2 nuller|2 zeros/),
  rule('roulette', 'wheel', 'mini', /mini ?-?roulet/),
  rule(
    'roulette',
    'wheel',
    'single',
    /single ?-?zero|enkelt ?-?nul|(?<!\p{L})(?:1|et|ét|én|one|a single) (?:nul|zero|green)(?!\p{L})/u,
  ),
  usual('roulette', 'wheel', 'double', /ameri[ck]an/),
  usual('roulette', 'wheel', 'single', /europ|fransk|french/),
  rule('roulette', 'onZero', 'choice', /(?:la partage|half back).*(?:or|eller).*(?:en )?prison/),
  rule(
    'roulette',
    'onZero',
    'choice',
    /(?:between|mellem) (?:la partage|half back)[^.,;]{0,8}(?:and|og) (?:en )?prison/,
  ),
  rule(
    'roulette',
    'prison',
    'lose',
    /(?:tabes|lost|loses?|taber)[^.,;\d]{0,12}(?:ved|på|on|at|to)[^.,;\d]{0,10}(?:næste|anden|second|next|another) (?:nul|zero)/,
  ),
  rule('roulette', 'onZero', 'prison', /en prison|(?:i )?fængsel|imprison/),
  rule(
    'roulette',
    'onZero',
    'half',
    /la ?-?partage|half back|halvdelen tilbage|halv(?:e)? indsats tilbage|surrender on even|surrender/,
  ),
  usual('roulette', 'onZero', 'half', /fransk|french/),
  rule(
    'roulette',
    'straight',
    'full',
    /(?:straight[ -]?ups?|numbers?|udbetaling\p{L}*)[^.,;\d]{0,12}35 ?(?::|to|til) ?1/u,
  ),
  rule('roulette', 'golden', (found) => found[1] ?? '500', GOLDEN_PAYS),
  usual('roulette', 'golden', '500', GOLDEN),
  rule(
    'sicBo',
    'evenMoney',
    'two',
    /(?:big and small|small and big|stor\p{L}* og lille|lille og stor\p{L}*) (?:only|alene)/u,
  ),
  rule('sicBo', 'market', 'macau', /ma[ck]ao|macau/),
  rule('sicBo', 'market', 'australia', /austral/),
  usual(
    'sicBo',
    'market',
    'australia',
    /any triple[^.,;\d]{0,15}31|4 (?:and|og) 17[^.,;\d]{0,15}62|doubles?[^.,;\d]{0,15}11 ?(?::|to|til)/,
  ),
  usual(
    'sicBo',
    'market',
    'macau',
    /any triple[^.,;\d]{0,15}24|triples?[^.,;\d]{0,15}150|tredobbelte[^.,;\d]{0,15}150/,
  ),
  rule('sicBo', 'market', 'atlanticCity', /atlantic|any triple[^.,;\d]{0,10}30/),
  rule('bigSix', 'layout', 'fiftyTwo', /(?<!\d)52(?!\d)/),
  rule(
    'bigSix',
    'layout',
    'fiftyFour',
    /(?<!\d)54(?!\d)(?: (?:felter|slots|segments|pockets))?|(?<!\d)45 ?(?::|to|til) ?1/,
  ),
  rule('baccarat', 'banker', 'pushOnThreeCardSeven', /(?<!\p{L})ez(?!\p{L})/u),
  rule(
    'baccarat',
    'banker',
    'halfOnSix',
    /(?:no|without|zero)[ -]commission|commission[ -]free|(?:uden|ingen) kommission|kom+is+ionsfri|super ?-?(?:six|6)(?! ?-?(?:side|bet|væddemål|indsats|pay|at \d|\d))|(?:banker )?6 pays half|halv\p{L}*[^.,;\d]{0,12}(?:på|ved|med|for) (?:en )?6(?!\d)|half[^.,;\d]{0,12}(?:on|with|for) (?:an? )?6(?!\d)/u,
  ),
  rule(
    'baccarat',
    'banker',
    'commission4',
    /4 ?(?:%|procents?|percent)? (?:i )?kom+is+ion|4 ?(?:%|percent)? commission|(?:commission|kommission) (?:of |på )?4/,
  ),
  rule('baccarat', 'banker', 'commission5', /(?:5 ?(?:%|procents?|percent)? (?:i )?)?(?:commission|kommission)/),
  rule('baccarat', 'banker', 'commission5', /(?:pays?|betaler) 0?\.95(?: (?:to|til) 1)?|19 ?(?::|to|til) ?20/),
  rule('baccarat', 'banker', 'commission4', /(?:pays?|betaler) 0?\.96(?: (?:to|til) 1)?|24 ?(?::|to|til) ?25/),
  rule('baccarat', 'decks', '1', ONE_DECK),
  rule('baccarat', 'decks', ([, decks = '']) => decks, DECKS),
  rule('baccarat', 'tie', ([, pays = '']) => pays, /(?:tie|uafgjort)[^.,;\d]{0,20}(\d+) ?(?::|to|til) ?1/),
  rule('baccarat', 'tie', ([, pays = '']) => pays, PAYS_ON_TIE),
  rule('casinoWar', 'decks', '1', ONE_DECK),
  rule('casinoWar', 'decks', ([, decks = '']) => decks, DECKS),
  rule('casinoWar', 'bonus', 'one', /bonus(?! ?-?(?:game|spil|round|runde))/),
  rule(
    'casinoWar',
    'tie',
    ([, pays = '']) => pays,
    /(?<!suited )(?:tie|uafgjort|lige)[^.,;\d]{0,30}(\d+) ?(?::|to|til) ?(?:1|én|one)(?!\d)/,
  ),
  rule('casinoWar', 'tie', ([, pays = '']) => pays, PAYS_ON_TIE),
  rule(
    'craps',
    'bar',
    'two',
    /(?:don.?t pass|bar(?:s|red|ring)?)(?: (?:the|hvor|where|bets?|bars?))* 2(?!\d)(?: (?:er|is) push| push\p{L}*)?|(?<!\d)2 (?:er|is) (?:push|barred)/u,
  ),
  rule('craps', 'bar', 'twelve', /(?:don.?t pass|bar(?:s|red|ring)?)(?: (?:the|hvor|where|bets?|bars?))* 12(?!\d)/),
  rule('craps', 'odds', 'threeFourFive', /3 ?-? ?4 ?-? ?5/),
  rule('craps', 'odds', 'ten', /(?<!\d)10 ?(?:x|×|gange|times|-dobbelt) ?-?odds|tidobbelt odds/),
  rule('craps', 'odds', 'double', /double odds|dobbelte? odds|(?<!\d)2 ?(?:x|×) ?-?odds/),
  rule('craps', 'odds', 'single', /single odds|enkelte? odds|(?<!\d)1 ?(?:x|×) ?-?odds/),
  rule('craps', 'odds', 'none', /(?:without|no) odds|uden odds|ingen odds/),
  rule('craps', 'odds', ([, times = '']) => times, /(?<!\d)(\d+) ?(?:x|×|gange|times) ?-?odds/),
  rule(
    'keno',
    'numbers',
    ([, of = '', out = '']) => of || out,
    /(?<!(?:picks?|choose|vælge?r?)[^.,;\d]{0,12})(?<!\d)(\d{2,3}) ?(?:numbers|numre|tal(?!\p{L}))|(?:draw|trækkes?|træk) \d+ (?:out of|of|ud af|af) (\d+)/u,
  ),
  // Several numbers are a choice, which there is not.
  rule(
    'plinko',
    'rows',
    ([, rows = '']) => rows,
    /(?<!\d(?:, ?| (?:or|eller|el\.?) ))(?<![\d.])(\d+) ?(?:rows|rækker)/,
  ),
  rule('scratchCard', 'cells', ([, cells = '']) => cells, /(\d+) ?(?:cells|fields|felter)/),
  rule('mines', 'cells', ([, side = '']) => String(Number(side) ** 2), /(?<!\d)(\d) ?(?:[x×]|by|gange) ?\1(?!\d)/),
  rule('coin', 'tosses', ([, tosses = '']) => tosses, /(\d+) ?(?:tosses|kast)/),
]

/** Side bets by the names that the designer has for them. */
export const SIDE_WORDS: readonly (readonly [TableKindName, string, RegExp])[] = [
  ['baccarat', 'perfectPair', /perfect pairs?|perfekte? par/],
  ['baccarat', 'eitherPair', /either pair|par hos en af/],
  [
    'baccarat',
    'pair',
    /(?<!perfect )(?<!either )pairs?(?!\p{L})|(?<!perfekt )(?<!perfekte )(?<!\p{L})(?:spiller|bank)?par(?!\p{L})/u,
  ],
  ['baccarat', 'dragonBonus', /dragon bonus|dragebonus/],
  ['baccarat', 'dragon7', /dragon ?-?7/],
  ['baccarat', 'panda8', /panda ?-?8/],
  ['baccarat', 'super6', /super ?-?(?:6|six) ?-?(?:side|bet|væddemål|sidespil|indsats|pay|at \d|\d)/],
  ['roulette', 'basket', /basket|5[ -]?(?:tals|number)|fem-?tals|top line/],
  ['roulette', 'dozen', /(?:only|kun|nothing but) (?:outside|ydre)|dozens?(?!\p{L})|dusin/u],
  ['roulette', 'column', /(?:only|kun|nothing but) (?:outside|ydre)|columns?(?!\p{L})|kolonne/u],
  ['roulette', 'split', /(?<!\p{L})splits?(?!\p{L})/u],
  ['roulette', 'corner', /(?<!\p{L})corners?(?!\p{L})|hjørne(?:r|spil|indsats\p{L}*)/u],
  ['craps', 'come', /(?<!don.?t )(?<!\p{L})come(?:[ -]?(?:bets?|indsats\p{L}*)|(?=,))/u],
  ['craps', 'place', /(?<!\p{L})place[ -]?(?:bets?|indsats\p{L}*|(?=\d))/u],
  ['craps', 'buy', /(?<!\p{L})buy[ -]?(?:bets?|indsats\p{L}*|(?=\d))/u],
  ['craps', 'lay', /(?<!\p{L})lay[ -]?(?:bets?|indsats\p{L}*|(?=\d))/u],
  ['craps', 'big', /big (?:6|8)(?!\d)/],
  ['craps', 'field', /(?<!\p{L})field|felt-?(?:indsats|spil)/u],
  ['sicBo', 'totals', /(?<!\p{L})total(?:er|s)(?!\p{L})/u],
  ['sicBo', 'double', /(?<!\p{L})dob(?:bel|ler|belter)|(?<!\p{L})doubles(?!\p{L})/u],
  ['sicBo', 'triple', /(?<!any )(?<!\p{L})tri(?:pler|ples)(?!\p{L})/u],
  ['sicBo', 'anyTriple', /any triple/],
  ['sicBo', 'number', /single[ -]number|enkelttal/],
  ['craps', 'hardways', /hard ?-?ways?/],
  ['craps', 'hops', /hop ?-?bets?/],
  [
    'craps',
    'bundles',
    /(?<!\p{L})(?:horn|world|whirl)[ -]?(?:bets?|indsats\p{L}*)|(?<!\p{L})c ?(?:&|and|og) ?e(?!\p{L})/u,
  ],
  ['craps', 'propositions', /proposition/],
  [
    'casinoWar',
    'tie',
    /(?<!suited )(?:tie|uafgjort)(?:[ -]?(?:side|bets?|indsats\p{L}*|væddemål\p{L}*)|[^.,;\d]{0,30}\d)|\d (?:på|ved|for|on) (?:an? |et? )?(?:tie|uafgjort)/u,
  ],
  ['blackjack', 'threeCards', /21 ?\+ ?3/],
  ['blackjack', 'pair', /perfect pairs?|perfekte? par/],
  ['blackjack', 'twenty', /lucky lad(?:y|ies)/],
  // Known to players, and not to the designer: who asks for them is told.
  ['blackjack', 'royalMatch', /royal match/],
  ['blackjack', 'overUnder13', /over ?\/ ?under/],
  ['blackjack', 'superSevens', /super (?:sevens|7)/],
  ['blackjack', 'buster', /buster/],
  ['threeCardPoker', 'sixCards', /(?:6|six|seks)[ -]?(?:cards?|korts?)[ -]?bonus/],
  ['threeCardPoker', 'pairPlus', /pair[ -]?plus|par[ -]?plus|mini[ -]?royal/],
  ['threeCardPoker', 'progressive', /progressiv/],
  ['caribbeanStud', 'progressive', /progressiv\p{L}*(?: jackpot\p{L}*)?|jackpot\p{L}*/u],
  ['caribbeanStud', 'bonus', /5[ -]?(?:cards?|korts?)[ -]?bonus|bonus ?-?(?:bet|indsats)/],
  ['letItRide', 'threeCards', /(?:3|three|tre)[ -]?(?:cards?|korts?)[ -]?bonus/],
  [
    'paiGow',
    'sevenCards',
    /(?:7|syv)[ -]?(?:cards?|korts?)[ -]?(?:bonus|bet|indsats|side)|fortune|bonus ?-?(?:bet|indsats)/,
  ],
]
