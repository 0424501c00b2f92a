/** How each kind of table looks. Its felt is loaded when such a table is opened. */
import type { TableDefinition, TableKindName } from '@spilvaerk/table-games'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { FeltProps, KindView } from '../felt/felt.ts'
import type { PokerGame } from './poker/poker-table.ts'
import { miniTime, usualTime } from './show-for.ts'

/** Poker against the house. */
const poker = (): KindView<PokerGame> => ({
  load: async () => (await import('./poker/PokerFelt.tsx')).PokerFelt,
  showFor: usualTime,
  start: 'deal',
})

const VIEWS: { readonly [K in TableKindName]: KindView<Extract<TableDefinition, { kind: K }>> } = {
  roulette: {
    load: async () => (await import('./roulette/RouletteFelt.tsx')).RouletteFelt,
    showFor: usualTime,
    start: 'spin',
  },
  sicBo: {
    load: async () => (await import('./sic-bo/SicBoFelt.tsx')).SicBoFelt,
    showFor: usualTime,
    start: 'roll',
  },
  bigSix: {
    load: async () => (await import('./big-six/BigSixFelt.tsx')).BigSixFelt,
    showFor: usualTime,
    start: 'spin',
  },
  baccarat: {
    load: async () => (await import('./baccarat/BaccaratFelt.tsx')).BaccaratFelt,
    showFor: usualTime,
    start: 'deal',
  },
  blackjack: {
    load: async () => (await import('./blackjack/BlackjackFelt.tsx')).BlackjackFelt,
    showFor: usualTime,
    start: 'deal',
  },
  paiGow: {
    load: async () => (await import('./pai-gow/PaiGowFelt.tsx')).PaiGowFelt,
    showFor: usualTime,
    start: 'deal',
    ownMoves: /^low-/,
  },
  casinoWar: {
    load: async () => (await import('./war/WarFelt.tsx')).WarFelt,
    showFor: usualTime,
    start: 'deal',
  },
  dragonTiger: {
    load: async () => (await import('./dragon-tiger/DragonTigerFelt.tsx')).DragonTigerFelt,
    showFor: usualTime,
    start: 'deal',
  },
  redDog: {
    load: async () => (await import('./red-dog/RedDogFelt.tsx')).RedDogFelt,
    showFor: usualTime,
    start: 'deal',
  },
  craps: {
    load: async () => (await import('./craps/CrapsFelt.tsx')).CrapsFelt,
    showFor: usualTime,
    start: 'roll',
    startMove: 'roll',
  },
  keno: {
    load: async () => (await import('./keno/KenoFelt.tsx')).KenoFelt,
    showFor: miniTime,
    start: 'play',
    ownMoves: /^\d+$/,
  },
  scratchCard: {
    load: async () => (await import('./scratch/ScratchFelt.tsx')).ScratchFelt,
    showFor: miniTime,
    start: 'play',
  },
  hiLo: {
    load: async () => (await import('./hi-lo/HiLoFelt.tsx')).HiLoFelt,
    showFor: miniTime,
    start: 'deal',
    ownMoves: /^(higher|lower)$/,
  },
  plinko: {
    load: async () => (await import('./plinko/PlinkoFelt.tsx')).PlinkoFelt,
    showFor: miniTime,
    start: 'play',
  },
  mines: {
    load: async () => (await import('./mines/MinesFelt.tsx')).MinesFelt,
    showFor: miniTime,
    start: 'play',
    ownMoves: /^cell-/,
  },
  dice: {
    load: async () => (await import('./dice/DiceFelt.tsx')).DiceFelt,
    showFor: miniTime,
    start: 'roll',
  },
  coin: {
    load: async () => (await import('./coin/CoinFelt.tsx')).CoinFelt,
    showFor: miniTime,
    start: 'play',
  },
  crash: {
    load: async () => (await import('./crash/CrashFelt.tsx')).CrashFelt,
    showFor: miniTime,
    start: 'play',
    ownMoves: /^step-/,
  },
  videoPoker: {
    load: async () => (await import('./video-poker/VideoPokerFelt.tsx')).VideoPokerFelt,
    showFor: usualTime,
    start: 'deal',
    ownMoves: /^hold-/,
  },
  threeCardPoker: poker(),
  caribbeanStud: poker(),
  letItRide: poker(),
}

export const viewOf = (kind: TableKindName): Omit<KindView, 'load'> => VIEWS[kind]

/** The felts, each loaded when it is first shown. */
export const felts: Readonly<Record<TableKindName, ComponentType<FeltProps>>> = Object.fromEntries(
  Object.entries(VIEWS).map(([kind, { load }]) => [kind, lazyPart(load as KindView['load'])]),
  // A felt is found by the kind of the definition that it is given.
) as Record<TableKindName, ComponentType<FeltProps>>
