import type { CSSProperties } from 'react'
import { metalColours, stuffColour } from '../../machine/look/colours.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'

/** Lends what a game's cabinet is made of to the deck under it. */
export const dressStyle = (look: GameLook): CSSProperties => {
  const [, dark, mid, light, shine] = metalColours(look.metal)
  // React's types know no custom properties.
  return {
    '--dress-stuff': stuffColour(look.material),
    '--dress-dark': dark,
    '--dress-metal': mid,
    '--dress-light': light,
    '--dress-shine': shine,
  } as CSSProperties
}
