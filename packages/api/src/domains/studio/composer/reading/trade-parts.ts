import type { Taker } from './takes.ts'

/**
 * Words of the trade by their stems, and the wishes that they may be part of. A word of these that stands in a clause
 * without any of its wishes asks for something that nobody took.
 */
export interface TradePart {
  readonly stem: RegExp
  /** `wish`: any wish for how the game plays. `any`: that, or what the game shows. `none`: nothing is made of it. */
  readonly of: 'wish' | 'any' | 'none' | readonly Taker[]
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u')

export const TRADE_PARTS: readonly TradePart[] = [
  {
    stem: whole(
      'mobile?n?|phones?|telefon\\p{L}*|boss\\p{L}*|cashback|tilbagekøb|superspins?|nøgler til|\\p{L}*musik\\p{L}*|currency|valuta|auto-?play|autospil|auto-?spins?|tournaments?|turnering\\p{L}*|leaderboards?|ranglister?|highscores?|deposits?|indbetaling\\p{L}*|balance|saldo|achievements?|quests?|missions?|missioner|chat|turbo|side-?bets?|sidevæddemål\\p{L}*|væddemål|music|musik\\p{L}*|melodi\\p{L}*|soundtracks?|sounds?|lyde?|voice|stemme|animations?|animation\\p{L}*|seconds?|sekunder|minutes?|minutter|hours|timer|daily|dagligt?e?',
    ),
    of: 'none',
  },
  { stem: whole('\\p{L}+symbol(?:er|erne|s|et)?'), of: 'none' },
  {
    stem: whole('(?:\\p{L}*)jackpot\\p{L}*'),
    of: ['jackpots', 'progressive', 'mustHitBy', 'jackpotCount', 'holdAndWin', 'wheel', 'lineJackpot'],
  },
  {
    stem: whole('wilds|wildsene|wilden|jokere?n?e?s?'),
    of: [
      ...(['wild', 'wildOn', 'wildMultiplier', 'expandingWild', 'stickyWild', 'walkingWild', 'randomWilds'] as const),
      ...(['wildReels', 'nudgingWilds', 'roamingWilds', 'spreadingWilds', 'stackedSymbols', 'book'] as const),
      ...(['symbols', 'cashCollect', 'respins', 'symbolUpgrade', 'winLeavesWild'] as const),
    ],
  },
  {
    stem: whole('scatters?|scattere\\p{L}*|scatteren'),
    of: [
      ...(['scatter', 'scatterOn', 'scatterPays', 'freeSpins', 'retrigger', 'book', 'symbols', 'wins'] as const),
      ...(['secondChance', 'randomPrize', 'pulledScatter', 'untilScatter', 'spinsOnALine'] as const),
    ],
  },
  {
    stem: whole('\\p{L}*multipl\\p{L}*'),
    of: [
      ...(['wildMultiplier', 'freeSpinMultiplier', 'multiplierReel', 'risingMultiplier', 'cellFactors'] as const),
      ...(['levels', 'freeSpinChoice', 'bombs', 'fullReels', 'multiplierBombs', 'keptLadder'] as const),
      ...(['reelFactors', 'multiplyingCoins', 'superBet'] as const),
    ],
  },
  {
    stem: whole(
      '\\p{L}*volatil\\p{L}*|vol|sving\\p{L}*|volatile|varian[sc]\\p{L}*|risk|risiko|risikoen|risky|udsving|swings?',
    ),
    of: ['volatility'],
  },
  {
    stem: whole('cascad\\p{L}*|kaskad\\p{L}*|tumbl\\p{L}*|avalanch\\p{L}*|laviner?'),
    of: ['cascades', 'bombs', 'wins', 'risingMultiplier', 'keptLadder'],
  },
  {
    stem: whole('expand\\p{L}*|expanding|udvid\\p{L}*|ekspander\\p{L}*'),
    of: ['expandingWild', 'book', 'growingReels', 'spreadingWilds'],
  },
  { stem: whole('sticky|klæb\\p{L}*|klist\\p{L}*'), of: ['stickyWild', 'walkingWild', 'holdAndWin', 'respins'] },
  { stem: whole('re-?trigger\\p{L}*|genudløs\\p{L}*'), of: ['retrigger', 'freeSpins'] },
  { stem: whole('respins?|genspin\\p{L}*'), of: ['respins', 'holdAndWin', 'reelCounters'] },
  {
    stem: whole(
      'max\\p{L}*|maks\\p{L}*|ceiling|exceed|overstige|cap|capped|loft|topgevinst\\p{L}*|hovedgevinst\\p{L}*',
    ),
    of: ['maxWin', 'bets', 'freeSpins'],
  },
  {
    stem: whole('bets?|stakes?|wagers?|indsats\\p{L}*'),
    of: ['bets', 'maxWin', 'buyPrice', 'ante', 'progressive', 'jackpots', 'bonusBuy', 'superBet'],
  },
  {
    stem: whole('colou?red|colou?rs?|farve\\p{L}*|nuance\\p{L}*|palette|palet\\p{L}*|tones?|toner|shades?'),
    of: ['colours'],
  },
  {
    stem: whole(
      'pastel\\p{L}*|beige|monochrome|sepia|neon|colou?rful|farverig\\p{L}*|glossy|3d|pixel\\p{L}*|hand-?drawn|håndtegne\\p{L}*',
    ),
    of: ['colours', 'moods', 'subject', 'motifs'],
  },
  {
    stem: whole('rtp|return|returns|payback|tilbagebetaling\\p{L}*|udbetalingsprocent\\p{L}*'),
    of: ['rtp', 'versions'],
  },
  { stem: whole('percent|procents?|pct|%'), of: ['rtp', 'versions', 'hitFrequency', 'volatility'] },
  {
    stem: whole('hit|hits|frequency|frekvens|\\p{L}*træf\\p{L}*|hitrate|hitfrekvens|gevinstfrekvens|rate'),
    of: ['hitFrequency', 'mustHitBy', 'volatility', 'cellFactors', 'bombs', 'cascades', 'respins'],
  },
  {
    stem: whole('versions?|versioner|varianter|udgaver|options'),
    of: ['versions', 'markets', 'language', 'freeSpinChoice'],
  },
  {
    stem: whole('(?:pay|win|gevinst|betalings)?lin(?:es?|jer?n?e?|ier?)'),
    of: ['lines', 'bothWays', 'wins', 'spinsOnALine', 'lineJackpot'],
  },
  {
    stem: whole('rows|rækkern?e?|tall|højt|wide|bredt?'),
    of: ['rows', 'rowsOfReels', 'openingRows', 'growingReels', 'reels'],
  },
  {
    stem: whole('ways|veje|måder|vindermåder|gevinstveje|gevinstmåder'),
    of: ['ways', 'wins', 'bothWays', 'bothWaysInSpins'],
  },
  {
    stem: whole('clusters?|klynge\\p{L}*|grid|gitter|layout|vindue'),
    of: ['wins', 'leastCluster', 'reels', 'rows', 'rowsOfReels'],
  },
  { stem: whole('mega-?ways?(?:-slot)?'), of: ['wins', 'ways'] },
  { stem: whole('levels?|niveau\\p{L}*'), of: ['levels', 'volatility', 'rtp', 'jackpotCount', 'symbolUpgrade'] },
  {
    stem: whole(
      'doubl\\p{L}*|dobbelt\\p{L}*|dobl\\p{L}*|fordobl\\p{L}*|tripl\\p{L}*|tredobl\\p{L}*|tredobbelt\\p{L}*|twice|halves?|half|halv\\p{L}*',
    ),
    of: [
      ...(['freeSpinMultiplier', 'wildMultiplier', 'gamble', 'gambleWays', 'ante', 'multiplierReel'] as const),
      ...(['risingMultiplier', 'cellFactors', 'splitSymbols', 'rtp', 'hitFrequency', 'bombs'] as const),
      ...(['multiplyingCoins', 'fullWindow'] as const),
    ],
  },
  {
    stem: whole('fill|fills|filling|fylde?r?|whole|entire|hele|cover|covers|covering|dækker|spans?|spænder'),
    of: [
      ...(['expandingWild', 'wildReels', 'book', 'growingReels', 'chargeMeter', 'colossal', 'stackedSymbols'] as const),
      ...(['spreadingWilds', 'holdAndWin', 'wildOn', 'fullWindow', 'lineJackpot'] as const),
    ],
  },
  {
    stem: whole('random|randomly|tilfældig\\p{L}*'),
    of: ['randomWilds', 'randomPrize', 'wildReels', 'multiplierReel', 'mystery', 'mustHitBy', 'jackpots', 'wheel'],
  },
  {
    stem: whole(
      'freez\\p{L}*|froze\\p{L}*|frys\\p{L}*|frosne|locks?|locked|locking|lås\\p{L}*|holds?|stays?|bliver|hold',
    ),
    of: [
      ...(['stickyWild', 'walkingWild', 'holdAndWin', 'respins', 'levels', 'moods', 'openingRows', 'subject'] as const),
      ...(['cellFactors', 'activeCoins', 'coinGrades', 'reelCounters', 'wildReels', 'expandingWild'] as const),
      ...(['lockedSymbols', 'winLeavesWild'] as const),
    ],
  },
  {
    stem: whole(
      'win|wins?|winning|winners?|wons?|gevinst\\p{L}*|vinde\\p{L}*|vundet|vundne|pays?|paying|payouts?|payline\\p{L}*|betal\\p{L}*|spins?|spinn?\\p{L}*|rounds?|runder?n?e?|bonus\\p{L}*|gratis|prizes?|præmie\\p{L}*|awards?|trigger\\p{L}*|udløs\\p{L}*|buy|køb|købes?|price|pris|costs?|koster?|chance|chancer|reels?|reeled|hjul\\p{L}*|valse\\p{L}*|tiers?|mindst|højst|reset|resets|resetting|nulstil\\p{L}*|grand|major|minor|mechanics?|mekanik\\p{L}*|wherever|touch\\p{L}*|rører|hinanden|neighbou?r\\p{L}*|nabo\\p{L}*|unlock\\p{L}*|upgrade\\p{L}*|players?|spilleren|spillere|guarantee\\p{L}*|garanter\\p{L}*|matching|collects?|screens?|skærme?n?e?|refill\\p{L}*|adjacent|gamble\\p{L}*|skip',
    ),
    of: 'wish',
  },
  {
    stem: whole(
      'symbols?|symbol\\p{L}*|wild|scatter|features?|free|lucky|explode\\p{L}*|eksploder\\p{L}*|reveals?|show|shows|viser|same|samme|worth|little|lille|small|starts?|starting|starter|ends|slutter|extra|ekstra|lands?|landing|lander|appears?|appearing|dukker|hver|hvert|every|each|times|least|most|fixed|faste|active|aktive|total|giver|given|giving|allowed|available|reset|view|types?|mode|meters?|måler|counts?|tæller|happens?|sker|vises|udløst|købt|bought|purchase|possible|muligt|gange|dead|døde|tomme|grid|blocks?|blokke|thousand|tusind|hundred|hundrede|limit|grænse|row|række|groups?|grupper|single|main|side|still|again|igen|often|ofte|tit|sometimes|rarely|sjældent|always|altid|together|sammen|almost|næsten|exactly|præcis|nearly|anywhere|clone|klon|decides?|afgør|back|tilbage|ratio|after|efter|above|over|luck|away|clears?|lose|losing|taber|tab|people|folk|old|gam(?:mel|le)\\p{L}*|modest|tiny|pocket|ens|base|time|tid',
    ),
    of: 'any',
  },
]

/** What the word is a part of; nothing of a word that is not of the trade. */
export const tradePartOf = (word: string): TradePart | undefined => TRADE_PARTS.find(({ stem }) => stem.test(word))
