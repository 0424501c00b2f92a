import type { Layout } from './layout.ts'
import type { MeterStand } from './meters.ts'

/** Its numbers can be read on a phone. */
const LEAST_PX = 17

/** Below the window: how many winning cells a spin has, of those that fill the meter. */
export function MeterBars({ meters, layout }: { readonly meters: readonly MeterStand[]; readonly layout: Layout }) {
  const { x, y, width, height } = layout.window
  const bar = Math.max(LEAST_PX, layout.cell * 0.26)
  return meters.map(({ filled, at }, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: a spin has its meters in one order
      key={index}
      className="machine-meter absolute"
      data-full={filled >= at}
      style={{
        left: x + width * 0.2,
        top: y + height + bar * (0.1 + index * 1.1),
        width: width * 0.6,
        height: bar,
        fontSize: bar * 0.68,
      }}
    >
      <i style={{ width: `${(100 * filled) / at}%` }} />
      <span>
        {filled} / {at}
      </span>
    </p>
  ))
}
