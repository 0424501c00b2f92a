import type { Layout } from '../../layout.ts'

export interface Bleed {
  readonly top: number
  readonly side: number
  readonly bottom: number
}

/** How far what stands on the cabinet reaches beyond its layout. */
export const bleedOf = ({ plate }: Pick<Layout, 'plate'>): Bleed => ({
  top: Math.round(plate.height * 1.05),
  side: Math.round(plate.height * 0.85),
  bottom: Math.round(plate.height * 0.35),
})
