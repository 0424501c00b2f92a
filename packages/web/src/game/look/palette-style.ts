import type { CSSProperties } from 'react'
import type { FacePalette } from '../../machine/face.ts'

/** Lends a game's four colours to what is drawn inside. */
export const paletteStyle = ({
  palette: [ground, deep, main, light],
}: {
  readonly palette: FacePalette
}): CSSProperties =>
  // React's types know no custom properties.
  ({ '--game-ground': ground, '--game-deep': deep, '--game-main': main, '--game-light': light }) as CSSProperties
