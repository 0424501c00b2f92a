import { createRng, type Definition } from '@spilvaerk/slot-engine'
import type { Idea } from '../composer/compose.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { FEATURE_WISHES, type FeatureWish } from '../composer/wishes.ts'
import { FEATURES } from './feature-wishes.ts'

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
    jackpots: 'fire faste jackpots',
    wheel: 'et lykkehjul',
    pick: 'et vælgespil',
    ladder: 'en gevinststige',
    gamble: 'kvit eller dobbelt',
    book: 'en bog, der både er wild og scatter',
    randomWilds: 'tilfældige wilds',
    wildReels: 'hele hjul af wilds',
    symbolUpgrade: 'symboler, der opgraderes',
    linkedReels: 'hjul, der følges ad',
    multiplierReel: 'et multiplikatorhjul',
    levels: 'gratis spins i niveauer',
    cashCollect: 'mønter, der samles op',
    board: 'et brætspil',
    randomPrize: 'tilfældige præmier',
    secondChance: 'en ekstra chance',
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
    jackpots: 'four fixed jackpots',
    wheel: 'a prize wheel',
    pick: 'a pick bonus',
    ladder: 'a prize ladder',
    gamble: 'double or nothing',
    book: 'a book that is wild and scatter in one',
    randomWilds: 'random wilds',
    wildReels: 'whole reels of wilds',
    symbolUpgrade: 'symbols that are upgraded',
    linkedReels: 'linked reels',
    multiplierReel: 'a multiplier reel',
    levels: 'free spins with levels',
    cashCollect: 'coins to be collected',
    board: 'a board game',
    randomPrize: 'random prizes',
    secondChance: 'a second chance',
  },
}

const LISTS = {
  da: new Intl.ListFormat('da-DK', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

/** Promises nothing that the definition does not hold. */
export function composeDescription(idea: Idea, definition: Definition): string {
  const { language, scene } = idea
  const features = FEATURE_WISHES.filter((feature) => FEATURES[feature].met(definition)).flatMap(
    (feature) => MEETS[language][feature] ?? [],
  )
  return [scene, symbolSentence(idea), featureSentence(language, features)].filter(Boolean).join(' ')
}

function symbolSentence({ language, symbols, name }: Idea): string {
  const regulars = symbols.filter(({ kind }) => kind === 'regular').map((symbol) => symbol.name)
  const wild = symbols.find(({ kind }) => kind === 'wild')?.name ?? ''
  const [best = '', second = '', third = ''] = regulars
  const sentences =
    language === 'da'
      ? [
          `${best} betaler bedst, og ${wild} træder i stedet for de andre.`,
          `Saml ${best}, ${second} og ${third}; ${wild} hjælper til.`,
          `Hold øje med ${best} og ${second}.`,
          `${best} ligger øverst i gevinsttabellen, fulgt af ${second} og ${third}.`,
        ]
      : [
          `${best} pays best, and ${wild} stands in for the others.`,
          `Gather ${best}, ${second} and ${third}; ${wild} lends a hand.`,
          `Keep an eye out for ${best} and ${second}.`,
          `${best} tops the pay table, followed by ${second} and ${third}.`,
        ]
  return sentences[createRng(`sentence/${name}`).below(sentences.length)] ?? ''
}

function featureSentence(language: Language, features: readonly string[]): string {
  if (features.length === 0) return language === 'da' ? 'Uden omsvøb: kun hjulene.' : 'No frills: just the reels.'
  const list = LISTS[language].format(features)
  return language === 'da' ? `I spillet er der ${list}.` : `The game has ${list}.`
}
