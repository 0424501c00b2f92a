import type { Rng } from '@spilvaerk/slot-engine'
import type { TableKindName } from '@spilvaerk/table-games'
import type { Language } from '../lexicon/theme.ts'

type InLanguages<T> = { readonly [L in Language]: T }

/** What casinos call a game of the kind. */
const KINDS: { readonly [K in TableKindName]: InLanguages<string> } = {
  roulette: { da: 'Roulette', en: 'Roulette' },
  blackjack: { da: 'Blackjack', en: 'Blackjack' },
  baccarat: { da: 'Punto Banco', en: 'Baccarat' },
  videoPoker: { da: 'Videopoker', en: 'Video Poker' },
  craps: { da: 'Craps', en: 'Craps' },
  sicBo: { da: 'Sic Bo', en: 'Sic Bo' },
  casinoWar: { da: 'Casino War', en: 'Casino War' },
  threeCardPoker: { da: 'Trekortspoker', en: 'Three Card Poker' },
  caribbeanStud: { da: 'Caribbean Stud', en: 'Caribbean Stud' },
  paiGow: { da: 'Pai Gow-Poker', en: 'Pai Gow Poker' },
  letItRide: { da: 'Let It Ride', en: 'Let It Ride' },
  bigSix: { da: 'Lykkehjul', en: 'Big Six' },
  dragonTiger: { da: 'Drage mod Tiger', en: 'Dragon Tiger' },
  redDog: { da: 'Red Dog', en: 'Red Dog' },
  keno: { da: 'Keno', en: 'Keno' },
  scratchCard: { da: 'Skrabelod', en: 'Scratch Card' },
  hiLo: { da: 'Højt eller Lavt', en: 'Hi-Lo' },
  plinko: { da: 'Plinko', en: 'Plinko' },
  mines: { da: 'Minefelt', en: 'Mines' },
  dice: { da: 'Terningespil', en: 'Dice' },
  coin: { da: 'Plat eller Krone', en: 'Heads or Tails' },
  crash: { da: 'Crash', en: 'Crash' },
}

/** Games that no room of a casino has a table for. */
const WITHOUT_TABLE: ReadonlySet<TableKindName> = new Set([
  ...(['videoPoker', 'keno', 'scratchCard', 'hiLo', 'plinko', 'mines', 'dice', 'coin', 'crash'] as const),
])

const ANYWHERE: InLanguages<readonly string[]> = {
  da: ['* Royal', '* Klassisk', '* Deluxe', 'Grand *', '* Diamant', '* Nocturne', '* Imperial', '* Riviera'],
  en: ['* Royale', 'Classic *', '* Deluxe', 'Grand *', 'Diamond *', '* Nocturne', 'Imperial *', 'Riviera *'],
}
const AT_A_TABLE: InLanguages<readonly string[]> = {
  da: ['Salon *', '* Privé', '* i Spejlsalen', '* i Den Grønne Salon', '* under Lysekronen', '* i Rotunden'],
  en: ['Salon *', '* Privé', '* in the Mirror Hall', 'Green Room *', 'Chandelier *', 'Rotunda *'],
}

/** The name of a table whose prompt is about nothing but its kind: as casinos name theirs, by room or by rank. */
export function tableName(kind: TableKindName, language: Language, rng: Rng): string {
  const patterns = [...ANYWHERE[language], ...(WITHOUT_TABLE.has(kind) ? [] : AT_A_TABLE[language])]
  return (patterns[rng.below(patterns.length)] ?? '*').replace('*', KINDS[kind][language])
}
