import type { ArtPlace } from '@spilvaerk/schemas'
import { isTable } from '../../../platform/engines/definitions.ts'
import type { Form } from '../../../platform/pictures/pictures.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'

interface PictureForm {
  readonly form: Form
  /** The least that the longer side of a file must have. */
  readonly leastPx: number
}

const PLACES: Readonly<Record<ArtPlace, PictureForm>> = {
  background: { form: { width: 2560, height: 1440, fit: 'within', ground: '#000000' }, leastPx: 640 },
  backgroundTall: { form: { width: 1170, height: 2532, fit: 'within', ground: '#000000' }, leastPx: 640 },
  cabinet: { form: { width: 2048, height: 1536, fit: 'within' }, leastPx: 512 },
  logo: { form: { width: 1600, height: 500, fit: 'within' }, leastPx: 256 },
  tile: { form: { width: 960, height: 1280, fit: 'filled', ground: '#000000' }, leastPx: 480 },
}
const SYMBOL: PictureForm = { form: { width: 512, height: 512, fit: 'square' }, leastPx: 128 }

const isPlace = (slot: string): slot is ArtPlace => Object.hasOwn(PLACES, slot)

/** Tables have no reels: what they can be given is what is round them. */
const OF_TABLES: readonly string[] = ['background', 'backgroundTall', 'tile']

const symbolsOf = ({ definition }: Playable): readonly string[] =>
  isTable(definition)
    ? []
    : definition.symbols.flatMap(({ id, kind, emoji }) => (kind === 'blank' && emoji === undefined ? [] : [id]))

const symbolIn = (slot: string): string | undefined => /^symbol:(.+)$/.exec(slot)?.[1]

/** How a picture in this place of this game is kept, where it has such a place. */
export function pictureFormOf(slot: string, game: Playable): PictureForm | undefined {
  if (isPlace(slot)) return isTable(game.definition) && !OF_TABLES.includes(slot) ? undefined : PLACES[slot]
  const symbol = symbolIn(slot)
  return symbol !== undefined && symbolsOf(game).includes(symbol) ? SYMBOL : undefined
}

/** Whether a drawing of the house can stand there. */
export const takesDrawing = (slot: string, game: Playable): boolean =>
  symbolIn(slot) !== undefined && pictureFormOf(slot, game) !== undefined
