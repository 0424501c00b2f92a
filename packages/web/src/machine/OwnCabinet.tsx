import type { Layout } from './layout.ts'
import { bleedOf } from './look/cabinets/bleed.ts'
import type { OwnArt } from './own-art.ts'

type OwnCabinetProps = { readonly own: OwnArt; readonly layout: Layout }

/** A maker's cabinet behind the reels, as large as a painted one. */
export function OwnCabinet({ own: { cabinet }, layout }: OwnCabinetProps) {
  const bleed = bleedOf(layout)
  if (!cabinet) return null
  return (
    <img
      src={cabinet}
      alt=""
      className="machine-cabinet machine-own"
      data-shown
      style={{
        left: -bleed.side,
        top: -bleed.top,
        width: layout.width + 2 * bleed.side,
        height: layout.height + bleed.top + bleed.bottom,
      }}
    />
  )
}

/** A maker's logo where the name would be written. */
export function OwnLogo({ own: { logo }, layout: { plate } }: OwnCabinetProps) {
  if (!logo) return null
  const { x, y, width, height } = plate
  return <img src={logo} alt="" className="machine-logo" style={{ left: x, top: y, width, height }} />
}
