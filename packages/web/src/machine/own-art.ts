import type { ArtPiece } from '@spilvaerk/schemas'
import { type ArtPlace, symbolSlot, uploadPath } from '@spilvaerk/schemas/art-places'

/** What a maker put in the place of what is painted, by address. */
export interface OwnArt extends Readonly<Partial<Record<Exclude<ArtPlace, 'tile'>, string>>> {
  readonly symbolOf: (id: string) => OwnSymbol | undefined
}

export interface OwnSymbol {
  readonly picture?: string
  /** Another emoji, whose drawing is shown. */
  readonly emoji?: string
  /** Whether the picture stands in the frame and the light of the look, or is the whole symbol. */
  readonly isFramed?: true
}

/** @param urlOf where a file is: on the site, or within the page that it was exported with */
export function ownArtOf(
  art: readonly ArtPiece[] | undefined,
  urlOf: (file: string) => string = uploadPath,
): OwnArt | undefined {
  if (!art || art.length === 0) return undefined
  const pieces = new Map(art.map((piece) => [piece.slot, piece]))
  const addressAt = (place: Exclude<ArtPlace, 'tile'>): string | undefined => {
    const file = pieces.get(place)?.file
    return file && urlOf(file)
  }
  const [background, backgroundTall] = [addressAt('background'), addressAt('backgroundTall')]
  const [cabinet, logo] = [addressAt('cabinet'), addressAt('logo')]
  return {
    ...(background && { background }),
    ...(backgroundTall && { backgroundTall }),
    ...(cabinet && { cabinet }),
    ...(logo && { logo }),
    symbolOf: (id) => {
      const piece = pieces.get(symbolSlot(id))
      if (piece?.drawing) return { emoji: piece.drawing }
      if (!piece?.file) return undefined
      const picture = urlOf(piece.file)
      return piece.isFramed ? { picture, isFramed: true } : { picture }
    },
  }
}
