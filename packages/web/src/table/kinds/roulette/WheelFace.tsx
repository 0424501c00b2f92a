import type { RouletteDefinition } from '@spilvaerk/table-games'
import { colourOf } from './colours.ts'

const at = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`
}

const ring = (from: number, to: number, inner: number, outer: number): string =>
  `M${at(from, inner)} L${at(from, outer)} A${outer} ${outer} 0 0 1 ${at(to, outer)} L${at(to, inner)} A${inner} ${inner} 0 0 0 ${at(from, inner)} Z`

const SPOKES = [0, 45, 90, 135] as const

/** The turning part of a wheel: pockets, numbers, cone and turret. */
export function WheelFace({ definition }: { readonly definition: RouletteDefinition }) {
  const { wheel } = definition
  const step = 360 / wheel.length
  return (
    <svg aria-hidden viewBox="0 0 200 200">
      <defs>
        <radialGradient id="roulette-cone" cx="42%" cy="36%" r="72%">
          <stop offset="0" className="roulette-cone-light" />
          <stop offset="0.55" className="roulette-cone-mid" />
          <stop offset="1" className="roulette-cone-dark" />
        </radialGradient>
        <radialGradient id="roulette-brass" cx="38%" cy="30%" r="80%">
          <stop offset="0" className="roulette-brass-light" />
          <stop offset="0.5" className="roulette-brass-mid" />
          <stop offset="1" className="roulette-brass-dark" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="100" r="82" fill="url(#roulette-brass)" />
      {wheel.map((pocket, i) => (
        <g key={pocket} className={`roulette-${colourOf(definition, pocket)}`}>
          <path d={ring((i - 0.5) * step, (i + 0.5) * step, 65, 80.5)} className="roulette-number" />
          <path d={ring((i - 0.5) * step, (i + 0.5) * step, 51, 65)} className="roulette-pocket" />
          <text x="100" y="27.5" transform={`rotate(${i * step} 100 100)`} className="roulette-label">
            {pocket}
          </text>
        </g>
      ))}
      {wheel.map((pocket, i) => (
        <path
          key={pocket}
          d={`M${at((i + 0.5) * step, 51)} L${at((i + 0.5) * step, 80.5)}`}
          className="roulette-fret"
        />
      ))}
      <circle cx="100" cy="100" r="65" className="roulette-edge" />
      <circle cx="100" cy="100" r="51" fill="url(#roulette-cone)" className="roulette-edge" />
      {SPOKES.map((angle) => (
        <path
          key={angle}
          d="M98 56 L102 56 L101 144 L99 144 Z"
          transform={`rotate(${angle} 100 100)`}
          className="roulette-spoke"
        />
      ))}
      {SPOKES.flatMap((angle) => [angle, angle + 180]).map((angle) => (
        <circle
          key={angle}
          cx="100"
          cy="62"
          r="4.2"
          fill="url(#roulette-brass)"
          transform={`rotate(${angle} 100 100)`}
        />
      ))}
      <circle cx="100" cy="100" r="17" fill="url(#roulette-brass)" className="roulette-edge" />
      <circle cx="97.5" cy="97" r="8.5" className="roulette-turret" />
    </svg>
  )
}
