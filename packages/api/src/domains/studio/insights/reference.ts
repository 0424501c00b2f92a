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

interface Competitor {
  readonly name: string
  /** In percent, as its source tells it; operators may offer it with another. */
  readonly rtp: number | null
  readonly features: readonly string[]
  /** Keys of the composer’s themes. */
  readonly themes: readonly string[]
  readonly source: SourceName
}

/** Games of others, as their sources describe them. */
export const COMPETITORS: readonly Competitor[] = [
  {
    ...{ name: 'Book of Dead', rtp: 96.21, themes: ['egyptian', 'adventure'], source: 'bookOfDead' },
    features: ['5×3, 10 linjer', 'gratis spins', 'ekspanderende symbol', 'bog som wild og scatter'],
  },
  {
    ...{ name: 'Legacy of Dead', rtp: null, themes: ['egyptian'], source: 'legacyOfDead' },
    features: ['5×3, 10 linjer', 'gratis spins', 'ekspanderende symbol'],
  },
  {
    ...{ name: 'Vikings Go Berzerk', rtp: 96.1, themes: ['viking', 'norse'], source: 'vikingsGoBerzerk' },
    features: ['5×4, 25 linjer', 'gratis spins', 'skattekister'],
  },
  {
    ...{ name: 'Vikings Go To Valhalla', rtp: null, themes: ['viking', 'norse'], source: 'vikingsValhalla' },
    features: ['5×4, 25 linjer', 'gratis spins', 'klæbende wilds', 'lykkehjul', 'respins'],
  },
  {
    ...{ name: 'Gonzo’s Quest', rtp: null, themes: ['adventure', 'aztec', 'gold'], source: 'gonzosQuest' },
    features: ['5×3, 20 linjer', 'kaskader', 'stigende multiplikator til ×5', 'gratis spins til ×15'],
  },
  {
    ...{ name: 'Sweet Bonanza', rtp: 96.51, themes: ['sweet', 'fruit'], source: 'sweetBonanza' },
    features: ['6×5, betaler overalt', 'kaskader', 'gratis spins', 'multiplikatorer til ×100', 'bonuskøb'],
  },
  {
    ...{ name: 'Big Bass Bonanza', rtp: 96.71, themes: ['fishing', 'ocean'], source: 'bigBass' },
    features: ['5×3, 10 linjer', 'gratis spins', 'gevinstsamlende wild'],
  },
  {
    ...{ name: 'Starburst', rtp: 96.1, themes: ['gems', 'space', 'classic'], source: 'starburst' },
    features: ['5 hjul, 10 linjer', 'gevinst begge veje', 'ekspanderende wilds'],
  },
  {
    ...{ name: 'Bonanza', rtp: null, themes: ['gold', 'gems'], source: 'bonanza' },
    features: ['6 hjul, op til 117.649 veje', 'kaskader', 'gratis spins'],
  },
]

interface Fact {
  readonly text: string
  readonly about: readonly (FeatureWish | WinWish | 'denmark' | 'any')[]
  readonly source: SourceName
}

/** Statements of others about the market, each with who says so and when. */
export const FACTS: readonly Fact[] = [
  {
    text: 'Slingo skriver i 2025, at Megaways og cluster pays vinder frem; begge former kom på markedet i 2016.',
    ...{ about: ['megaways', 'clusters', 'any'], source: 'slingo' },
  },
  {
    text: 'Daily Game nævner (16. februar 2026) Megaways, klæbende wilds, cluster pays på 7×7 og kaskader som gængse former.',
    ...{ about: ['megaways', 'clusters', 'stickyWild', 'cascades', 'any'], source: 'mechanics' },
  },
  {
    text: 'SlotIndex oplyser, at Book of Dead som regel har en RTP omkring 96,21 %, men at lavere indstillinger findes.',
    ...{ about: ['freeSpins', 'any'], source: 'bookOfDead' },
  },
  {
    text: 'Spillemyndigheden opgjorde onlinekasinoernes bruttospilleindtægt til 1.564 mio. kr. i 2016 mod 1.308 mio. kr. i 2015.',
    ...{ about: ['denmark'], source: 'authority' },
  },
]
