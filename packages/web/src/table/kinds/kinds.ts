/** How each kind of table looks. Its felt is loaded when such a table is opened. */
import type { TableDefinition, TableKindName } from '@spilvaerk/table-games'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { FeltProps, KindView } from './felt.ts'
import { usualTime } from './show-for.ts'

/** Spots as fields in a grid and events in words: a kind without a felt of its own is played on it. */
const plain = (start: KindView['start']): KindView => ({
  load: async () => (await import('./plain/PlainFelt.tsx')).PlainFelt,
  showFor: usualTime,
  start,
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
  baccarat: plain('deal'),
  casinoWar: plain('deal'),
  craps: {
    load: async () => (await import('./craps/CrapsFelt.tsx')).CrapsFelt,
    showFor: usualTime,
    start: 'roll',
    startMove: 'roll',
  },
  keno: plain('play'),
  scratchCard: plain('play'),
  hiLo: plain('deal'),
  plinko: plain('play'),
  mines: plain('play'),
  dice: plain('roll'),
  coin: plain('play'),
  videoPoker: plain('deal'),
  threeCardPoker: plain('deal'),
  caribbeanStud: plain('deal'),
  letItRide: plain('deal'),
}

export const viewOf = (kind: TableKindName): Omit<KindView, 'load'> => VIEWS[kind]

/** The felts, each loaded when it is first shown. */
export const felts: Readonly<Record<TableKindName, ComponentType<FeltProps>>> = Object.fromEntries(
  Object.entries(VIEWS).map(([kind, { load }]) => [kind, lazyPart(load as KindView['load'])]),
  // A felt is found by the kind of the definition that it is given.
) as Record<TableKindName, ComponentType<FeltProps>>
