import type { TableKindName } from '@spilvaerk/table-games'
import { CARD_RULE_WORDS } from './card-words.ts'
import { DECKS, type RuleWord, rule } from './rule-word.ts'

/** What names a kind, in both languages: on text in lower case with its numbers as digits. The first that is found is meant. */
export const KIND_WORDS: readonly (readonly [TableKindName, RegExp])[] = [
  ['videoPoker', /video ?-?poker|jacks or better|knægte eller bedre|deuces wild|vilde toere|joker ?poker/],
  ['caribbeanStud', /caribbean stud|caribisk stud|caribbean poker/],
  ['letItRide', /let it ride/],
  ['threeCardPoker', /(?:3|three|tre)[ -]?(?:card|korts?)[ -]?poker/],
  ['paiGow', /pai ?-?gow/],
  ['roulette', /roulett?e/],
  ['blackjack', /black ?-?jack/],
  ['baccarat', /bac+arat|punto banco|chemin de fer/],
  ['craps', /(?<!\p{L})craps(?!\p{L})/u],
  ['sicBo', /sic ?-?bo(?!\p{L})/u],
  ['casinoWar', /(?:casino|card) ?-?war|(?:kort|casino|kasino) ?-?krig|war card/],
  ['bigSix', /big ?-?six|big ?-?6(?!\p{L})/u],
  ['keno', /(?<!\p{L})keno(?!\p{L})/u],
  ['scratchCard', /skrabe(?:lod|spil|kort)|scratch ?-?cards?/],
  ['hiLo', /hi ?-?lo(?!\p{L})|højere eller lavere|higher or lower/u],
  ['plinko', /plinko/],
  ['mines', /minefelt|minesweeper|mines(?:-spil| game)|spillet miner/],
  ['dice', /terningspil(?!lemaskine)|dice game|over eller under|over or under/],
  ['coin', /plat eller krone|heads or tails|coin ?-?(?:flip|toss)/],
  // A game of poker that is none of these is played against the house with five cards.
  ['caribbeanStud', /(?<!\p{L})(?:texas )?(?:hold.?em|poker)(?!\p{L})/u],
]

/** Who wants reels wants no table, whatever the theme is. */
export const SLOT_WORDS =
  /(?<!\p{L})(?:slots?|slotspil|slot ?game|spilleautomat|spillemaskine|enarmet|hjul og linjer)(?!\p{L})/u

/** Rules by the names that the designer has for them. Where several are found, the first stands. */
export const RULE_WORDS: readonly RuleWord[] = [
  ...CARD_RULE_WORDS,
  rule('roulette', 'wheel', 'triple', /triple ?-?zero|(?<!\d)000(?!\d)|3 nuller|3 zeros/),
  rule('roulette', 'wheel', 'double', /ameri[ck]an|double ?-?zero|dobbelt ?-?nul|(?<!\d)00(?!\d)|2 nuller|2 zeros/),
  rule('roulette', 'wheel', 'mini', /mini ?-?roulet/),
  rule('roulette', 'wheel', 'single', /europ|fransk|french|single ?-?zero|enkelt ?-?nul|(?:1|et|one) (?:nul|zero)/),
  rule('roulette', 'onZero', 'choice', /(?:la partage|half back).*(?:or|eller).*(?:en )?prison/),
  rule('roulette', 'onZero', 'prison', /en prison|(?:i )?fængsel|imprison/),
  rule(
    'roulette',
    'onZero',
    'half',
    /la ?-?partage|half back|halvdelen tilbage|halv(?:e)? indsats tilbage|fransk|french/,
  ),
  rule('sicBo', 'market', 'macau', /ma[ck]ao|macau/),
  rule('sicBo', 'market', 'australia', /austral/),
  rule('sicBo', 'market', 'atlanticCity', /atlantic/),
  rule('bigSix', 'layout', 'fiftyTwo', /(?<!\d)52(?!\d)/),
  rule('bigSix', 'layout', 'fiftyFour', /(?<!\d)54(?!\d)/),
  rule('baccarat', 'banker', 'pushOnThreeCardSeven', /(?<!\p{L})ez(?!\p{L})/u),
  rule(
    'baccarat',
    'banker',
    'halfOnSix',
    /(?:no|without|zero)[ -]commission|commission[ -]free|(?:uden|ingen) kommission|super ?-?(?:six|6)/,
  ),
  rule('baccarat', 'banker', 'commission4', /4 ?%? (?:commission|kommission)|(?:commission|kommission) (?:of |på )?4/),
  rule('baccarat', 'banker', 'commission5', /commission|kommission/),
  rule('baccarat', 'decks', ([, decks = '']) => decks, DECKS),
  rule('baccarat', 'tie', '9', /(?:tie|uafgjort)\D{0,20}9/),
  rule('casinoWar', 'decks', ([, decks = '']) => decks, DECKS),
  rule('casinoWar', 'bonus', 'one', /bonus/),
  rule('casinoWar', 'tie', '11', /(?:tie|uafgjort|lige)\D{0,20}11/),
  rule('craps', 'odds', 'threeFourFive', /3 ?-? ?4 ?-? ?5/),
  rule('craps', 'odds', 'ten', /(?<!\d)10 ?(?:x|×|gange|times|-dobbelt) ?-?odds/),
  rule('craps', 'odds', 'double', /double odds|dobbelte? odds|(?<!\d)2 ?(?:x|×) ?-?odds/),
  rule('craps', 'odds', 'single', /single odds|enkelte? odds|(?<!\d)1 ?(?:x|×) ?-?odds/),
  rule('craps', 'odds', 'none', /(?:without|no) odds|uden odds|ingen odds/),
  rule('keno', 'numbers', ([, numbers = '']) => numbers, /(?<!\d)(40|80) ?(?:numbers|numre|tal)/),
  rule('plinko', 'rows', ([, rows = '']) => rows, /(\d+) ?(?:rows|rækker)/),
  rule('scratchCard', 'cells', ([, cells = '']) => cells, /(\d+) ?(?:cells|fields|felter)/),
  rule('mines', 'cells', ([, side = '']) => String(Number(side) ** 2), /([456]) ?[x×] ?\1/),
  rule('coin', 'tosses', ([, tosses = '']) => tosses, /(\d+) ?(?:tosses|kast)/),
]

/** Side bets by the names that the designer has for them. */
export const SIDE_WORDS: readonly (readonly [TableKindName, string, RegExp])[] = [
  ['baccarat', 'perfectPair', /perfect pairs?|perfekte? par/],
  ['baccarat', 'eitherPair', /either pair|par hos en af/],
  ['baccarat', 'pair', /(?<!perfect )(?<!either )pairs?(?!\p{L})|(?<!perfekt )(?<!perfekte )(?<!\p{L})par(?!\p{L})/u],
  ['baccarat', 'dragonBonus', /dragon bonus|dragebonus/],
  ['baccarat', 'dragon7', /dragon ?-?7/],
  ['baccarat', 'panda8', /panda ?-?8/],
  ['baccarat', 'super6', /super ?-?(?:6|six) ?(?:side|bet|væddemål|sidespil)/],
  ['craps', 'field', /(?<!\p{L})field|felt-?(?:indsats|spil)/u],
  ['craps', 'hardways', /hard ?-?ways?/],
  ['craps', 'hops', /hop ?-?bets?/],
  ['craps', 'propositions', /proposition/],
  ['casinoWar', 'tie', /(?:tie|uafgjort|lige kort)/],
  ['blackjack', 'threeCards', /21 ?\+ ?3/],
  ['blackjack', 'pair', /perfect pairs?|perfekte? par/],
  ['blackjack', 'twenty', /lucky lad(?:y|ies)/],
  // Known to players, and not to the designer: who asks for them is told.
  ['blackjack', 'royalMatch', /royal match/],
  ['blackjack', 'overUnder13', /over ?\/ ?under/],
  ['blackjack', 'superSevens', /super (?:sevens|7)/],
  ['blackjack', 'buster', /buster/],
  ['threeCardPoker', 'sixCards', /(?:6|six)[ -]?(?:cards?|korts?)[ -]?bonus/],
  ['threeCardPoker', 'pairPlus', /pair[ -]?plus|par[ -]?plus|mini[ -]?royal/],
  ['threeCardPoker', 'progressive', /progressiv/],
  ['caribbeanStud', 'bonus', /progressiv|jackpot|5[ -]?(?:cards?|korts?)[ -]?bonus|bonus ?-?(?:bet|indsats)/],
  ['letItRide', 'threeCards', /(?:3|three)[ -]?(?:cards?|korts?)[ -]?bonus/],
  ['paiGow', 'sevenCards', /7[ -]?(?:cards?|korts?)[ -]?(?:bonus|bet|indsats|side)|fortune|bonus ?-?(?:bet|indsats)/],
]
