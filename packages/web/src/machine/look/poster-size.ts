import type { Poster } from '@spilvaerk/schemas/tile'

/** The page paints what follows a poster at the poster's own size, so that nothing jumps. */
export const POSTER_SIZE: Readonly<Record<Poster, { readonly width: number; readonly height: number }>> = {
  wide: { width: 1440, height: 900 },
  tall: { width: 585, height: 1266 },
}
