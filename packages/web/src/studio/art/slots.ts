import { art } from '@spilvaerk/messages/art'
import type { Game } from '@spilvaerk/schemas'
import { ART_PLACES, type ArtPlace, symbolSlot } from '@spilvaerk/schemas/art-places'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'

/** A place of a game that a picture can take. */
export interface Slot {
  readonly slot: string
  readonly name: string
  readonly size: string
  readonly shape: { readonly width: number; readonly height: number }
  /** Of a symbol: what is painted there. */
  readonly emoji?: string
}

const SHAPES: Readonly<Record<ArtPlace, Slot['shape']>> = {
  background: { width: 2560, height: 1440 },
  backgroundTall: { width: 1170, height: 2532 },
  cabinet: { width: 2048, height: 1536 },
  logo: { width: 1600, height: 500 },
  tile: { width: 960, height: 1280 },
}
/** Tables have no reels. */
const OF_TABLES: readonly ArtPlace[] = ['background', 'backgroundTall', 'tile']

export function placesOf(game: Game): readonly Slot[] {
  const t = textsOf(art)
  return ART_PLACES.filter((place) => isSlot(game) || OF_TABLES.includes(place)).map((place) => ({
    ...{ slot: place, name: t(`slots.${place}`), size: t(`sizes.${place}`), shape: SHAPES[place] },
  }))
}

export function symbolsOf(game: Game): readonly Slot[] {
  if (!isSlot(game)) return []
  return game.symbols.map(({ id, name, emoji }) => ({
    ...{ slot: symbolSlot(id), name, emoji, size: textsOf(art)('sizes.symbol'), shape: { width: 512, height: 512 } },
  }))
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The place that a file is called after: `logo.png`, or a symbol by id or name. */
export function slotNamed(file: string, slots: readonly Slot[]): Slot | undefined {
  const name = bare(file.replace(/\.[^.]*$/, ''))
  return slots.find(({ slot, name: called }) => bare(slot.replace(/^symbol:/, '')) === name || bare(called) === name)
}
