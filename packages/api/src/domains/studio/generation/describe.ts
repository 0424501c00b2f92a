import { createRng, type Definition } from '@spilvaerk/slot-engine'
import type { DescribedFrom } from '../../games/catalogue/composed.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { FEATURE_WISHES, type FeatureWish } from '../composer/wishes.ts'
import { FEATURES } from './feature-wishes.ts'
import { GRAMMARS, type Part } from './sentences.ts'
import { counted, hasSpinsOfScatters, inSentences, LISTS, NOTHING, toldOf } from './told.ts'

/** What a player meets in a game, for a sentence about it. */
const MEETS: { readonly [L in Language]: { readonly [F in FeatureWish]?: string } } = {
  da: {
    freeSpins: 'gratis spins',
    expandingWild: 'wilds, der fylder hele hjulet',
    stickyWild: 'wilds, der bliver liggende',
    walkingWild: 'wilds, der vandrer',
    wildMultiplier: 'wilds, der ganger gevinsten',
    cascades: 'symboler, der falder i kaskader',
    mystery: 'mysteriesymboler',
    bonusBuy: 'bonuskøb',
    holdAndWin: 'fastlåste mønter',
    wheel: 'et lykkehjul',
    pick: 'et vælgespil',
    ladder: 'en gevinststige',
    gamble: 'kvit eller dobbelt',
    book: 'en bog, der både er wild og scatter',
    randomWilds: 'tilfældige wilds',
    wildReels: 'hele hjul af wilds',
    symbolUpgrade: 'symboler, der opgraderes',
    linkedReels: 'hjul, der følges ad',
    colossal: 'kæmpesymboler',
    stackedSymbols: 'symboler i stakke',
    spreadingWilds: 'wilds, der breder sig',
    roamingWilds: 'en wild, der strejfer om i gratis spins',
    splitSymbols: 'symboler, der deler sig',
    growingReels: 'hjul, der vokser i gratis spins',
    symbolRemoval: 'gratis spins, der fjerner lave symboler',
    progressive: 'en jackpot, der vokser med hvert spin',
    freeSpinChoice: 'et valg mellem gratis spins',
    multiplierReel: 'et multiplikatorhjul',
    levels: 'gratis spins i niveauer',
    cashCollect: 'mønter, der samles op',
    board: 'et brætspil',
    randomPrize: 'tilfældige præmier',
    secondChance: 'en ekstra chance',
    fullReels: 'fulde hjul, der ganger gevinsten',
    pulledScatter: 'scattere, der trækkes ind',
    untilScatter: 'gratis spins, der varer, til scatteren kommer',
    bombs: 'bomber, der rydder felterne omkring sig',
    cellFactors: 'felter, der ganger gevinsten',
    fullWindow: 'et fuldt vindue af ét symbol, der betaler dobbelt',
    mixedPays: 'lave symboler, der vinder i enhver blanding',
    anyOrder: 'de bedste symboler i vilkårlig rækkefølge',
    spinsOnALine: 'gratis spins, der vindes på en linje',
    reelFactors: 'hjul med multiplikatorer',
    bothWaysInSpins: 'gratis spins, der betaler begge veje',
    coinsFromLeft: 'mønter, der betaler fra venstre',
    multiplyingCoins: 'mønter, der fordobler de andre',
    payingCoins: 'mønter, der lægger til de andre',
    offers: 'tilbud, man kan tage eller afslå',
    lineJackpot: 'en jackpot for en hel linje',
    superBet: 'en superindsats med egne regler',
    multiplierBombs: 'symboler med multiplikatorer, der lægges sammen',
    keptLadder: 'gratis spins med en multiplikator, der aldrig nulstilles',
    winLeavesWild: 'gevinster, der efterlader en wild',
    lockedSymbols: 'låste felter, der åbnes ved siden af gevinster',
    chargeMeter: 'en måler, der lades op af gevinster',
  },
  en: {
    freeSpins: 'free spins',
    expandingWild: 'wilds that fill the whole reel',
    stickyWild: 'wilds that stay put',
    walkingWild: 'wilds that walk',
    wildMultiplier: 'wilds that multiply the win',
    cascades: 'symbols that fall in cascades',
    mystery: 'mystery symbols',
    bonusBuy: 'a bonus buy',
    holdAndWin: 'hold and win',
    wheel: 'a prize wheel',
    pick: 'a pick bonus',
    ladder: 'a prize ladder',
    gamble: 'double or nothing',
    book: 'a book that is wild and scatter in one',
    randomWilds: 'random wilds',
    wildReels: 'whole reels of wilds',
    symbolUpgrade: 'symbols that are upgraded',
    linkedReels: 'linked reels',
    colossal: 'colossal symbols',
    stackedSymbols: 'stacked symbols',
    spreadingWilds: 'wilds that spread',
    roamingWilds: 'a wild that roams the free spins',
    splitSymbols: 'symbols that split',
    growingReels: 'reels that grow in free spins',
    symbolRemoval: 'free spins that remove low symbols',
    progressive: 'a jackpot that grows with every spin',
    freeSpinChoice: 'a choice of free spins',
    multiplierReel: 'a multiplier reel',
    levels: 'free spins with levels',
    cashCollect: 'coins to be collected',
    board: 'a board game',
    randomPrize: 'random prizes',
    secondChance: 'a second chance',
    fullReels: 'full reels that multiply wins',
    pulledScatter: 'scatters that are pulled in',
    untilScatter: 'free spins that last until the scatter comes',
    bombs: 'bombs that clear the cells around them',
    cellFactors: 'cells that multiply wins',
    fullWindow: 'a full window of one symbol that pays double',
    mixedPays: 'low symbols that win in any mix',
    anyOrder: 'the best symbols in any order',
    spinsOnALine: 'free spins that are won on a line',
    reelFactors: 'reels with multipliers',
    bothWaysInSpins: 'free spins that pay both ways',
    coinsFromLeft: 'coins that pay from the left',
    multiplyingCoins: 'coins that double the others',
    payingCoins: 'coins that add to the others',
    offers: 'offers to take or refuse',
    lineJackpot: 'a jackpot for a whole line',
    superBet: 'a super bet with rules of its own',
    multiplierBombs: 'multiplier symbols that add up',
    keptLadder: 'free spins with a multiplier that never resets',
    winLeavesWild: 'wins that leave a wild',
    lockedSymbols: 'locked cells that open beside wins',
    chargeMeter: 'a meter that wins charge',
  },
}

/** The jackpots that do not grow, counted: those that do are told by themselves. */
function jackpotsOf({ jackpots = [] }: Definition, language: Language): string[] {
  const fixed = jackpots.filter(({ contributionPpm = 0 }) => contributionPpm === 0)
  if (fixed.length === 0) return []
  if (language === 'da')
    return [fixed.length === 1 ? 'en fast jackpot' : `${counted(fixed.length, language)} faste jackpots`]
  return [fixed.length === 1 ? 'a fixed jackpot' : `${counted(fixed.length, language)} fixed jackpots`]
}

/** What a player meets; free spins that have a sentence of their own are left out. */
function metIn(definition: Definition, language: Language): string {
  const told = FEATURE_WISHES.filter((feature) => feature !== 'freeSpins' || !hasSpinsOfScatters(definition))
  const met = told.filter((feature) => FEATURES[feature].met(definition))
  return LISTS[language].format(
    met.flatMap((feature) =>
      feature === 'jackpots' ? jackpotsOf(definition, language) : (MEETS[language][feature] ?? []),
    ),
  )
}

/** Promises nothing that the definition does not hold, and names the window once. */
export function composeDescription(from: DescribedFrom, definition: Definition): string {
  const { language } = from
  const told = toldOf(from, definition, metIn(definition, language))
  const rng = createRng(`sentences/${from.name}/${from.theme}/${told.best}`)
  const one = (part: Part, shunned = NOTHING): string => {
    const open = part
      .map((sentence) => sentence(told))
      .filter((sentence) => sentence !== undefined && !sentence.includes(NOTHING) && !sentence.includes(shunned))
    return open.length === 0 ? '' : (open[rng.below(open.length)] ?? '')
  }
  const { openings, symbols, freeSpins, meets, besides, plain, figures, bestAndFigures } = GRAMMARS[language]
  const opening = one(openings)
  const said = opening.toLowerCase().includes(told.grid.toLowerCase()) ? told.grid : NOTHING
  const spins = one(freeSpins)
  const others = told.meets === '' ? '' : one(spins === '' ? meets : besides)
  const ofFeatures = spins === '' && others === '' ? [one(plain, said)] : [spins, others]
  const [ofSymbols, last] = rng.below(2) === 0 ? [one(symbols), one(figures, said)] : ['', one(bestAndFigures, said)]
  return inSentences([opening, ofSymbols, ...ofFeatures, last])
}
