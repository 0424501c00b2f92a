/** Why a file is not taken for a picture. */
export type PictureFault =
  | { readonly fault: 'pictureUnknown' | 'pictureDamaged' | 'pictureHides' | 'pictureMoves' | 'pictureSmall' }
  | { readonly fault: 'picturePixels'; readonly most: number }
  | { readonly fault: 'svgUnsafe'; readonly what: string }

/** A picture by what its own bytes say, before anything is decoded; `bytes` is what of it may be decoded. */
export type Sniffed =
  | PictureFault
  | {
      readonly kind: 'png' | 'webp' | 'svg'
      readonly width: number
      readonly height: number
      readonly bytes: Buffer
    }
