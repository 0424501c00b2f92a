import type { BriefFeatures, Definition } from '@spilvaerk/slot-engine'
import type { FeatureWish } from '../composer/wishes.ts'

export type WishedFeatures = { -readonly [F in keyof BriefFeatures]: BriefFeatures[F] }

interface FeatureRow {
  /** In Danish. */
  readonly label: string
  /** What to ask the designer for. */
  readonly ask: WishedFeatures
  /** Whether a game has it. */
  readonly met: (definition: Definition) => boolean
}

const hasFeature =
  (type: string) =>
  ({ features = [] }: Definition): boolean =>
    features.some((feature) => feature.type === type)
const freeSpinsWith =
  (field: 'retrigger' | 'sticky' | 'walking') =>
  ({ features = [] }: Definition): boolean =>
    features.some((feature) => feature.type === 'freeSpins' && feature[field] !== undefined)
const wildWith =
  (field: 'expands' | 'multiplier') =>
  ({ symbols }: Definition): boolean =>
    symbols.some((symbol) => symbol.kind === 'wild' && symbol[field] !== undefined)

/** Each feature that can be asked for in words: what the designer is asked, and how a game shows that it has it. */
export const FEATURES: { readonly [F in FeatureWish]: FeatureRow } = {
  freeSpins: { label: 'gratis spins', ask: { freeSpins: true }, met: hasFeature('freeSpins') },
  retrigger: { label: 'genudløsning af gratis spins', ask: { freeSpins: true }, met: freeSpinsWith('retrigger') },
  wild: { label: 'wild', ask: {}, met: ({ symbols }) => symbols.some(({ kind }) => kind === 'wild') },
  expandingWild: { label: 'ekspanderende wilds', ask: { expandingWilds: true }, met: wildWith('expands') },
  stickyWild: {
    label: 'klæbende wilds',
    ask: { freeSpins: true, stickyWilds: true },
    met: freeSpinsWith('sticky'),
  },
  walkingWild: {
    label: 'vandrende wilds',
    ask: { freeSpins: true, walkingWilds: true },
    met: freeSpinsWith('walking'),
  },
  wildMultiplier: { label: 'wilds med multiplikator', ask: { wildMultiplier: 2 }, met: wildWith('multiplier') },
  scatterPays: {
    label: 'betalende scatter',
    ask: { scatterPays: true },
    met: ({ symbols }) => symbols.some((symbol) => symbol.kind === 'scatter' && symbol.pays !== undefined),
  },
  cascades: { label: 'kaskader', ask: { cascades: true }, met: ({ cascades }) => cascades !== undefined },
  respins: { label: 'respins', ask: {}, met: hasFeature('respins') },
  mystery: {
    label: 'mysteriesymboler',
    ask: { mystery: true },
    met: ({ symbols }) => symbols.some(({ kind }) => kind === 'mystery'),
  },
  bonusBuy: {
    label: 'bonuskøb',
    ask: { freeSpins: true, bonusBuy: true },
    met: ({ modes = [] }) => modes.some(({ buys }) => buys !== undefined),
  },
  holdAndWin: { label: 'fastlåste mønter', ask: { holdAndWin: true }, met: hasFeature('holdAndWin') },
  jackpots: { label: 'jackpots', ask: { jackpots: true }, met: ({ jackpots = [] }) => jackpots.length > 0 },
  wheel: { label: 'lykkehjul', ask: { wheel: true }, met: hasFeature('wheel') },
  pick: { label: 'vælgespil', ask: { pick: true }, met: hasFeature('pick') },
  ladder: { label: 'gevinststige', ask: { ladder: true }, met: hasFeature('ladder') },
  gamble: { label: 'kvit eller dobbelt', ask: { gamble: true }, met: ({ gamble }) => gamble !== undefined },
  bothWays: {
    label: 'gevinst begge veje',
    ask: {},
    met: ({ wins }) => 'direction' in wins && wins.direction === 'both',
  },
}

/** Games within the game, in the order in which they are added when so many are asked for. */
export const MINI_GAMES = ['wheel', 'pick', 'ladder', 'holdAndWin', 'gamble'] as const satisfies FeatureWish[]

/** What the designer refuses to have together: of each pair the second gives way. */
export const APART: readonly (readonly [FeatureWish, FeatureWish])[] = [
  ['cascades', 'expandingWild'],
  ['cascades', 'stickyWild'],
  ['cascades', 'walkingWild'],
  ['cascades', 'holdAndWin'],
  ['stickyWild', 'walkingWild'],
  ['expandingWild', 'holdAndWin'],
]
