import { type TableKindName, tableOptions } from '@spilvaerk/table-games'
import { DECKS, ONE_DECK, type RuleWord, rule, usual } from './rule-word.ts'

const SURRENDER = String.raw`(?:surrender\p{L}*|overgiv\p{L}*|opgiv\p{L}*)`
const DOUBLE = String.raw`(?:doubl\p{L}*(?: down)?|(?:for)?dobl\p{L}*)`
const NOT_ALLOWED =
  "(?:isn['’]?t|aren['’]?t|is not|are not|not|er ikke|ikke) (?:allowed|permitted|offered|possible|available|tilladt|muligt?)"
/** `no surrender`, `surrender is not allowed`. */
const no = (what: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:no|without|uden(?: at)?|ingen) (?:${what})|(?<!(?:after|efter) (?:(?:an?|the|en|et) )?)(?:${what})(?: \\p{L}+){0,3} ${NOT_ALLOWED})`,
    'u',
  )
const first = (found: RegExpExecArray): string => found.slice(1).find((group) => group !== undefined) ?? ''

/** The first pay table of a rule whose row pays what is said, or one that there is not, so that it is told. */
const payTable =
  (kind: TableKindName, name: string, row: number) =>
  (found: RegExpExecArray): string =>
    tableOptions(kind).rules[name]?.find((table) => table.split('-')[row] === first(found)) ?? found[0]
const ROW_OF_FLUSH = /(?<!straight |royal )flush[^.,;\d]{0,12}(\d+)(?!\d)(?: ?(?::|to|til) ?1)?/
const ROW_OF_STRAIGHT = /(?<!\p{L})straight(?! flush)[^.,;\d]{0,12}(\d+)(?!\d)(?: ?(?::|to|til) ?1)?/u

/** Rules of the games of cards in which the player decides. */
export const CARD_RULE_WORDS: readonly RuleWord[] = [
  rule('blackjack', 'decks', 'endless', /(?:endless|infinite|uendelig\p{L}*) (?:shoe|decks?|sko|antal kortspil)/u),
  rule('blackjack', 'decks', '1', ONE_DECK),
  rule('blackjack', 'decks', '2', /double[ -]deck/),
  rule('blackjack', 'decks', ([, decks = '']) => decks, DECKS),
  rule('blackjack', 'soft17', 'both', /stands? and hits?|hits? and stands?|både står og trækker|står og trækker/),
  rule(
    'blackjack',
    'soft17',
    'hits',
    /(?<!\p{L})h17|(?:hits?|trækker)(?: (?:on|til|på|a|en))* (?:soft|bløde?) ?17|(?:soft|bløde?) ?17 ?(?:er |is )?(?:hits?|trækker)/u,
  ),
  rule(
    'blackjack',
    'soft17',
    'stands',
    /(?<!\p{L})s17|(?:stands?|står|bliver stående|stopper)(?: (?:on|all|a|på|ved|alle|en))* (?:(?:soft|bløde?) )?17|(?:soft|bløde?) ?17 ?(?:er |is )?(?:stands?|står)/u,
  ),
  rule(
    'blackjack',
    'natural',
    ([, pays = '', to = '']) => `${pays}:${to}`,
    /(?<![\d:])([367]) ?(?::|to|til|-til-) ?([25])(?![\d:])/,
  ),
  rule('blackjack', 'natural', '2:1', /(?:blackjacks?|naturals?) (?:pays?|betaler|giver) 2 ?(?::|to|til) ?1/),
  rule(
    'blackjack',
    'natural',
    '1:1',
    /(?:blackjacks?|naturals?) (?:pays?|betaler|giver) (?:even money|1 ?(?::|to|til) ?1|lige penge)/,
  ),
  rule(
    'blackjack',
    'hole',
    'noneOriginal',
    /original bets? only|only (?:the )?original bets?|kun (?:den )?(?:første|oprindelige) indsats/,
  ),
  // Before `peek`, which contradicts it; that only original bets are lost is said of it.
  usual('blackjack', 'hole', 'none', /no[ -]hole|without (?:a )?hole|uden (?:hul ?kort|skjult kort|kort i hullet)/),
  rule('blackjack', 'hole', 'none', no('peek|at kigge|kig(?!\\p{L})')),
  rule('blackjack', 'hole', 'peek', /peek|kigger/),
  usual('blackjack', 'hole', 'none', /europæisk|european/),
  usual('blackjack', 'hole', 'peek', /amerikansk|american/),
  rule('blackjack', 'doubleAfterSplit', 'no', no(`das|${DOUBLE} (?:after|efter)`)),
  rule(
    'blackjack',
    'doubleAfterSplit',
    'yes',
    new RegExp(`(?<!\\p{L})das(?!\\p{L})|(?:${DOUBLE}|også|also) (?:after|efter) (?:a |en )?(?:split|deling)`, 'u'),
  ),
  rule('blackjack', 'double', 'none', no(`${DOUBLE}(?!\\p{L}|[ -](?:down|after|efter|up))`)),
  rule('blackjack', 'double', '9-11', /(?<!\d)9 ?(?:-|–|to|til|through) ?11(?!\d)|9, ?10,? (?:and|og|or|eller) 11/),
  rule('blackjack', 'double', '10-11', /(?<!\d)10 ?(?:-|–|to|til|and|og|or|eller|\/) ?11(?!\d)/),
  rule(
    'blackjack',
    'double',
    'any',
    new RegExp(
      `${DOUBLE} (?:on |på )?(?:any(?: (?:first )?2(?: cards?)?)?|alle|alt|hvad som helst)|any 2 cards? ${DOUBLE}`,
      'u',
    ),
  ),
  rule('blackjack', 'resplitAces', 'no', no(String.raw`re-?split\p{L}*(?: of| af)? (?:aces|es)`)),
  rule(
    'blackjack',
    'resplitAces',
    'no',
    /(?:split\p{L}* |del\p{L}* )?(?:aces|esser) (?:only |kun )?(?:once|én gang|en gang|1 gang)/u,
  ),
  rule(
    'blackjack',
    'resplitAces',
    'yes',
    /re-?split\p{L}*(?: of| af)? (?:aces|es)|(?<!\p{L})rsa(?!\p{L})|del\p{L}* esser (?:igen|flere gange)|(?:esser|es) (?:kan|må) (?:split\p{L}*|del\p{L}*) (?:igen|flere gange)|aces (?:can|may) be re-?split\p{L}*/u,
  ),
  rule('blackjack', 'hitSplitAces', 'yes', /hit\p{L}* split aces|træk\p{L}* (?:på|til) (?:delte|splittede) esser/u),
  rule('blackjack', 'splitHands', '1', no(String.raw`split\p{L}*(?! ?aces)|deling`)),
  rule(
    'blackjack',
    'splitHands',
    '2',
    /(?:no|without|uden|ingen) re-?split|split\p{L}* (?:only )?once|(?:split|del)\p{L}* (?:kun )?(?:én|1|en) gang/u,
  ),
  rule('blackjack', 'splitHands', first, /(?:split|del)\p{L}*[^.,;\d]{0,25}([234]) (?:hands|hænder)/u),
  rule(
    'blackjack',
    'splitBy',
    'value',
    /split\p{L}* (?:by value|any (?:2 )?tens|unlike tens)|del\p{L}* (?:efter værdi|alle tiere)/u,
  ),
  rule('blackjack', 'surrender', 'none', no(`(?:late |early |sen |tidlig )?${SURRENDER}`)),
  rule(
    'blackjack',
    'splitBy',
    'rank',
    /(?:only|kun) (?:ens|identical|like|same[ -]rank)[^.,;]{0,30}(?:split\p{L}*|pairs?|par)(?!\p{L})/u,
  ),
  rule('blackjack', 'threeCards', '9-9-9-9', /21 ?\+ ?3[^.,;\d]{0,20}(?<!\d)9 ?(?::|to|til) ?1(?!\d)/),
  rule('blackjack', 'threeCards', first, /21 ?\+ ?3[^.,;\d]{0,20}(\d+(?:-\d+){3,4})(?![-\d])/),
  rule(
    'blackjack',
    'pair',
    ([, ...pays]) => pays.join('-'),
    /perfe[ck]te? (?:pairs?|par)[^.,;\d]{0,20}(\d+)[-/](\d+)[-/](\d+)(?![-\d])/,
  ),
  rule('blackjack', 'twenty', first, /lucky lad(?:y|ies)[^.,;\d]{0,20}(\d+(?:-\d+){4})(?![-\d])/),
  rule(
    'blackjack',
    'surrender',
    'earlyNotAce',
    new RegExp(
      `(?:early|tidlig) ${SURRENDER} (?:only |kun )?(?:against|on|mod|ved) (?:an? |en )?(?:10s?|tens?|tiere?)(?!\\p{L})`,
      'u',
    ),
  ),
  rule(
    'blackjack',
    'surrender',
    'earlyNotAce',
    new RegExp(
      `(?:early|tidlig) ${SURRENDER} (?:except against|but not against|not against|undtagen mod|men ikke mod) (?:an ace|aces|es)`,
      'u',
    ),
  ),
  rule('blackjack', 'surrender', 'early', new RegExp(`(?:early|tidlig) ${SURRENDER}`, 'u')),
  rule('blackjack', 'surrender', 'late', new RegExp(SURRENDER, 'u')),
  rule('blackjack', 'insurance', 'no', no('insurance|forsikring')),
  rule('blackjack', 'insurance', 'no', /(?:insurance|forsikring) (?:nej tak|not wanted|off)/),
  rule('blackjack', 'insurance', 'yes', /insurance|forsikring/),
  rule('blackjack', 'charlie', first, /(\d)[ -]?(?:cards?|korts?)[ -]?charlie/),
  rule(
    'blackjack',
    'hands',
    first,
    /(?<!(?:split|del)\p{L}*[^.,;]{0,30})(?<!\d)(\d) (?:hands|hænder)(?! (?:after|efter))/u,
  ),

  rule('videoPoker', 'game', 'doubleDoubleBonus', /double[ -]double[ -]bonus|dobbelt[ -]dobbelt[ -]bonus/),
  rule('videoPoker', 'game', 'doubleBonus', /double[ -]bonus|dobbelt[ -]bonus/),
  rule('videoPoker', 'game', 'fullPayDeuces', /full[ -]pay[ -]deuces|deuces(?: wild)?,? full[ -]pay|fuldt betalende/),
  rule('videoPoker', 'game', 'notSoUglyDeuces', /not[ -]so[ -]ugly|nsud/),
  rule('videoPoker', 'game', 'illinoisDeuces', /illinois/),
  usual('videoPoker', 'game', 'notSoUglyDeuces', /deuces|vilde toere|toere(?: er)? (?:vilde|jokere)/),
  rule('videoPoker', 'game', 'bonusPoker', /bonus[ -]?poker/),
  rule('videoPoker', 'game', 'jokerPoker', /joker(?! ?-?spil)/),
  rule('videoPoker', 'game', 'jacksOrBetter', /jacks(?: or better)?|knægte(?: eller bedre)?/),
  rule('videoPoker', 'fourOfAKind', first, /(?<![\d/])(\d{2}) ?\/ ?\d ?\/ ?\d(?!\d)/),
  rule(
    'videoPoker',
    'fourOfAKind',
    first,
    /(?:4 of a kind|quads|4 ens)[^.,;\d]{0,15}(\d+)(?!\d)(?: (?:gange|times|x))?/,
  ),
  rule('videoPoker', 'straightFlush', first, /straight flush[^.,;\d]{0,15}(\d+)(?!\d)/),
  rule('videoPoker', 'straight', first, /(?<!royal )(?<!\p{L})straight(?! flush)[^.,;\d]{0,12}(\d+)(?!\d)/u),
  rule(
    'videoPoker',
    'fullHouse',
    first,
    /(?<![\d/])\d{2} ?\/ ?(\d) ?\/ ?\d(?!\d)|(?<![\d/])(\d{1,2}) ?\/ ?\d(?![\d/])|(?:full house|fuldt hus)[^.,;\d]{0,12}(\d+)|(\d+) for (?:a |et )?(?:full house|fuldt hus)/,
  ),
  rule(
    'videoPoker',
    'flush',
    first,
    /(?<![\d/])\d{2} ?\/ ?\d ?\/ ?(\d)(?!\d)|(?<![\d/])\d{1,2} ?\/ ?(\d)(?![\d/])|(?<!straight |royal )flush[^.,;\d]{0,12}(\d+)|(\d+) for (?:a |en )?flush/,
  ),
  rule('videoPoker', 'hands', '3', /triple play/),
  rule('videoPoker', 'hands', '1', /(?<!\p{L})(?:én|en|one|a single|single) (?:hånd|hand)(?!\p{L})/u),
  rule('videoPoker', 'hands', first, /(?<!\d)(\d{1,3})[ -](?:hands?|hænder|hånds)(?!\p{L})/u),
  rule(
    'videoPoker',
    'doubleUp',
    'no',
    /(?:no|without|uden|ingen|ikke noget|intet) (?:gamble\/?)?(?:double[ -]?up|doubling|dobling|fordobling|kvit|gamble)/,
  ),
  rule('videoPoker', 'doubleUp', 'yes', /double[ -]?up|dobling|kvit eller dobbelt|gambl\p{L}*/u),

  rule('threeCardPoker', 'anteBonus', 'none', no('ante[ -]?bonus')),
  rule(
    'threeCardPoker',
    'anteBonus',
    ([, ...pays]) => pays.toSorted((a, b) => Number(b) - Number(a)).join('-'),
    /ante[ -]?bonus[^.,;\d]{0,15}(\d)[-/](\d)[-/](\d)(?![-\d])/,
  ),
  // Pay by pay, the best hand first: `5:1 on a straight flush, 4:1 for trips and 1:1 for a straight`.
  rule(
    'threeCardPoker',
    'anteBonus',
    ([, best = '', second = '', third = '']) => [best, second, third].join('-'),
    /ante[ -]?bonus[^.;\d]{0,24}(\d)(?: ?(?::|to|til) ?1)?[^.;\d]{0,30}straight flush[^.;\d]{0,12}(\d)(?: ?(?::|to|til) ?1)?[^.;\d]{0,12}(?:trips|three of a kind|3 of a kind|(?:tre|3) ens)[^.;\d]{0,12}(\d)(?: ?(?::|to|til) ?1)?(?: (?:on|for|på|ved) (?:an? |en )?(?:straight|run))?/u,
  ),
  rule(
    'threeCardPoker',
    'qualifier',
    ([, rank = '']) => QUALIFIERS[rank] ?? '',
    /(?:qualif|kvalific|dealer needs)\p{L}*[^.,;]{0,20}(jack|queen|king|ten|knægt|dame|konge|10)/u,
  ),
  rule('threeCardPoker', 'pairPlus', '50-40-30-6-3-1', /mini[ -]?royal(?:[^.,;\d]{0,12}50(?!\d))?/),
  rule('threeCardPoker', 'pairPlus', first, /(?<![-\d])(\d{2}(?:-\d{1,2}){4,5})(?![-\d])/),
  rule(
    'threeCardPoker',
    'pairPlus',
    ([, straightFlush = '']) => PAIR_PLUS[straightFlush] ?? '',
    /(?:pair|par)[ -]?plus[^.,;\d]{0,20}(\d{2}) ?(?::|to|til|-) ?1[^.,;\d]{0,12}straight flush/u,
  ),
  rule(
    'threeCardPoker',
    'pairPlusFolded',
    'stands',
    /pair[ -]?plus (?:(?:that|som|der) )?(?:stands|stays|bliver|står)(?:[^.,;]{0,12}(?:fold|læg|smid)\p{L}*)?/u,
  ),
  rule('threeCardPoker', 'sixCards', first, /(1000(?:-\d+){6})(?![-\d])/),

  rule(
    'caribbeanStud',
    'raise',
    first,
    /(?:raise|forhøjelse)\p{L}* (?:of |is |på |er )?([1-9]) ?(?:x|×|times|gange|antes?)/u,
  ),
  rule(
    'caribbeanStud',
    'raise',
    '1',
    /(?:raise|forhøj)\p{L}*[^.,;\d]{0,12}(?:equals?|same as|equal to|lig med|samme som|lige så stor som)[^.,;\d]{0,6}anten?/u,
  ),
  rule('caribbeanStud', 'raise', '2', /raise\p{L}*[^.,;\d]{0,12}(?:dobbelte|twice|double)/u),
  rule('caribbeanStud', 'pays', first, /(?<![-\d])(\d{2,4}(?:-\d+){7})(?![-\d])/),
  rule('caribbeanStud', 'pays', payTable('caribbeanStud', 'pays', 4), ROW_OF_FLUSH),

  rule('letItRide', 'pays', first, /(?<![-\d])(\d{3,4}(?:-\d+){8})(?![-\d])/),
  rule('letItRide', 'pays', payTable('letItRide', 'pays', 4), ROW_OF_FLUSH),
  rule('letItRide', 'pays', payTable('letItRide', 'pays', 5), ROW_OF_STRAIGHT),
  rule('letItRide', 'threeCards', first, /(?<![-\d])(\d{2}(?:-\d{1,2}){4,5})(?![-\d])/),

  rule(
    'paiGow',
    'commission',
    'queenHigh',
    /(?:no|without|zero|0 ?%?)[ -]commission|commission[ -]free|(?:uden|ingen) (?:kommission|afgift)|kommissionsfri|(?:dealer )?queen[ -]?high(?: hand pushes)?|damehøj|dame høj/,
  ),
  rule(
    'paiGow',
    'commission',
    first,
    /(\d+(?:\.\d+)?) ?(?:%|procents?|percent) (?:i )?(?:commission|kommission|afgift|fee)|(?:commission|kommission|afgift|fee)[^.,;\d]{0,10}(\d+(?:\.\d+)?)/,
  ),
  rule('paiGow', 'bank', 'no', no(String.raw`bank\p{L}*`)),
  rule('paiGow', 'bank', 'yes', /(?<!\p{L})(?:may bank|can bank|banking|player banks?|være bank|holde bank\p{L}*)/u),
  rule('paiGow', 'wheelSecond', 'no', /(?:wheel|a-2-3-4-5)[^.,;]{0,12}(?:lowest|lavest)/),
  rule('paiGow', 'wheelSecond', 'yes', /(?:wheel|a-2-3-4-5)[^.,;]{0,16}(?:second|næsthøjest)/),

  rule('hiLo', 'decks', ([, decks = '']) => decks, DECKS),
  rule('hiLo', 'decks', '1', ONE_DECK),
  rule('hiLo', 'guesses', first, /(?<!\d)(\d+) (?:guesses|gæt|trin|steps)(?!\p{L})/u),
  rule('hiLo', 'tie', 'win', /(?:ties?|equal cards?|lige kort|ens kort|samme (?:kort|værdi)) (?:wins?|vinder)/),
  rule(
    'hiLo',
    'tie',
    'push',
    /(?:ties?|equal cards?|lige kort|ens kort|samme (?:kort|værdi)) (?:push(?:es)?|står|(?:betaler|giver|får) (?:indsatsen )?tilbage|(?:returns?|give) the (?:stake|bet))/,
  ),
  rule('hiLo', 'tie', 'lose', /(?<!\p{L})ens (?:er )?tab\p{L}*/u),
  rule('hiLo', 'tie', 'lose', /(?:ties?|equal cards?|lige kort|ens kort|samme (?:kort|værdi)) (?:loses?|taber)/),
]

/** Tables of pair plus by what a straight flush pays. */
const PAIR_PLUS: Readonly<Record<string, string>> = {
  '50': '50-40-30-6-3-1',
  '40': '40-30-6-3-1',
  '35': '35-25-6-4-1',
}
const QUALIFIERS: Readonly<Record<string, string>> = {
  ...{ jack: 'J', queen: 'Q', king: 'K', ten: 'T' },
  ...{ knægt: 'J', dame: 'Q', konge: 'K', 10: 'T' },
}
