import type { GameSummary } from '@spilvaerk/schemas'
import type { CSSProperties } from 'react'

/** Lends a game's four colours to what is drawn inside. */
export const paletteStyle = ({ palette: [ground, deep, main, light] }: Pick<GameSummary, 'palette'>): CSSProperties =>
  // React's types know no custom properties.
  ({ '--game-ground': ground, '--game-deep': deep, '--game-main': main, '--game-light': light }) as CSSProperties
