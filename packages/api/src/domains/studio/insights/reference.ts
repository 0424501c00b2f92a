import type { insights } from '@spilvaerk/messages/insights'
import type { Source } from '@spilvaerk/schemas'
import type { FeatureWish, WinWish } from '../composer/wishes.ts'

/** The day on which the table was put together. What has happened since is not in it. */
export const REFERENCE_DATE = '2026-11-21'

const page = (title: string, publisher: string, url: string): Source => ({
  ...{ title, publisher, url },
  retrieved: REFERENCE_DATE,
})

export const SOURCES = {
  bookOfDead: page('Book of Dead Slot', 'SlotIndex', 'https://slotindex-ca.com/slots/book-of-dead'),
  legacyOfDead: page('Legacy of Dead', 'GreatSlots', 'https://greatslots.co/slots/legacy-of-dead'),
  vikingsGoBerzerk: page(
    'Vikings Go Berzerk',
    'Online Casinos Online',
    'https://www.onlinecasinosonline.co.za/slots/vikings-go-berzerk',
  ),
  vikingsValhalla: page(
    'Vikings go to Valhalla',
    'Danske Spil, hjælp',
    'https://help.danskespil.dk/en/casino-help/slots/yggvikingvalhalla',
  ),
  gonzosQuest: page('Gonzo’s Quest', 'Maxbet', 'https://maxbet.org/game/gonzos-quest'),
  sweetBonanza: page('Sweet Bonanza', 'Slots Rodeo', 'https://slots.rodeo/game/sweet-bonanza'),
  bigBass: page(
    'Big Bass Bonanza: Fisherman Wild',
    'bigbassbonanza.one',
    'https://bigbassbonanza.one/what-percentage-of-total-rtp-comes-from-fisherman-wild-collections-in-big-bass-b.html',
  ),
  starburst: page(
    'Starburst Slot Machine',
    'Giochi di Slots',
    'https://www.giochidislots.com/it/slot-machines/starburst',
  ),
  bonanza: page('Bonanza', 'PartyCasino, help', 'https://help.on.partycasino.ca/en-CA/casino-help/slots/nyxbonanza'),
  slingo: page(
    'Megaways slots vs cluster pays slots',
    'Slingo',
    'https://www.slingo.com/blog/guides/megaways-slots-vs-cluster-pays-slots',
  ),
  mechanics: page(
    'Popular mechanics in slots',
    'Daily Game',
    'https://www.dailygame.net/popular-mechanics-in-slots-overview-from-westace-casino-specialists/',
  ),
  authority: page(
    'Data for spilmarkedet i 4. kvartal 2016',
    'Spillemyndigheden',
    'https://spillemyndigheden.dk/nyheder/data-spilmarkedet-i-4-kvartal-2016',
  ),
} as const
type SourceName = keyof typeof SOURCES

type Texts = (typeof insights)['da']
/** A text about a game of others, with its values. */
export type RivalFeature =
  | keyof Texts['rivals']
  | readonly [keyof Texts['rivals'], Readonly<Record<string, string | number>>]

interface Competitor {
  readonly name: string
  /** In percent, as its source tells it; operators may offer it with another. */
  readonly rtp: number | null
  readonly features: readonly RivalFeature[]
  /** Keys of the composer’s themes. */
  readonly themes: readonly string[]
  readonly source: SourceName
}

/** Games of others, as their sources describe them. */
export const COMPETITORS: readonly Competitor[] = [
  {
    ...{ name: 'Book of Dead', rtp: 96.21, themes: ['egyptian', 'adventure'], source: 'bookOfDead' },
    features: [['lines', { grid: '5×3', lines: 10 }], 'freeSpins', 'expandingSymbol', 'book'],
  },
  {
    ...{ name: 'Legacy of Dead', rtp: null, themes: ['egyptian'], source: 'legacyOfDead' },
    features: [['lines', { grid: '5×3', lines: 10 }], 'freeSpins', 'expandingSymbol'],
  },
  {
    ...{ name: 'Vikings Go Berzerk', rtp: 96.1, themes: ['viking', 'norse'], source: 'vikingsGoBerzerk' },
    features: [['lines', { grid: '5×4', lines: 25 }], 'freeSpins', 'chests'],
  },
  {
    ...{ name: 'Vikings Go To Valhalla', rtp: null, themes: ['viking', 'norse'], source: 'vikingsValhalla' },
    features: [['lines', { grid: '5×4', lines: 25 }], 'freeSpins', 'stickyWilds', 'wheel', 'respins'],
  },
  {
    ...{ name: 'Gonzo’s Quest', rtp: null, themes: ['adventure', 'aztec', 'gold'], source: 'gonzosQuest' },
    features: [
      ['lines', { grid: '5×3', lines: 20 }],
      'cascades',
      ['risingMultiplier', { most: 5 }],
      ['freeSpinsTo', { most: 15 }],
    ],
  },
  {
    ...{ name: 'Sweet Bonanza', rtp: 96.51, themes: ['sweet', 'fruit'], source: 'sweetBonanza' },
    features: [['anywhere', { grid: '6×5' }], 'cascades', 'freeSpins', ['multipliersTo', { most: 100 }], 'bonusBuy'],
  },
  {
    ...{ name: 'Big Bass Bonanza', rtp: 96.71, themes: ['fishing', 'ocean'], source: 'bigBass' },
    features: [['lines', { grid: '5×3', lines: 10 }], 'freeSpins', 'collectingWild'],
  },
  {
    ...{ name: 'Starburst', rtp: 96.1, themes: ['gems', 'space', 'classic'], source: 'starburst' },
    features: [['reelsLines', { reels: 5, lines: 10 }], 'bothWays', 'expandingWilds'],
  },
  {
    ...{ name: 'Bonanza', rtp: null, themes: ['gold', 'gems'], source: 'bonanza' },
    features: [['reelsWays', { reels: 6, ways: 117_649 }], 'cascades', 'freeSpins'],
  },
]

interface Fact {
  readonly text: keyof Texts['facts']
  readonly about: readonly (FeatureWish | WinWish | 'denmark' | 'any')[]
  readonly source: SourceName
}

/** Statements of others about the market, each with who says so and when. */
export const FACTS: readonly Fact[] = [
  {
    text: 'slingo',
    ...{ about: ['megaways', 'clusters', 'any'], source: 'slingo' },
  },
  {
    text: 'mechanics',
    ...{ about: ['megaways', 'clusters', 'stickyWild', 'cascades', 'any'], source: 'mechanics' },
  },
  {
    text: 'bookOfDead',
    ...{ about: ['freeSpins', 'any'], source: 'bookOfDead' },
  },
  {
    text: 'authority',
    ...{ about: ['denmark'], source: 'authority' },
  },
]
