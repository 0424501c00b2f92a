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
  const at = (place: Exclude<ArtPlace, 'tile'>) => {
    const file = pieces.get(place)?.file
    return file ? { [place]: urlOf(file) } : {}
  }
  return {
    ...{ ...at('background'), ...at('backgroundTall'), ...at('cabinet'), ...at('logo') },
    symbolOf: (id) => {
      const piece = pieces.get(symbolSlot(id))
      if (piece?.drawing) return { emoji: piece.drawing }
      return piece?.file ? { picture: urlOf(piece.file), ...(piece.isFramed && { isFramed: true }) } : undefined
    },
  }
}
