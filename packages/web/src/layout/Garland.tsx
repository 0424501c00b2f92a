const SWAG = 160
const SWAGS = 16
const SAG = 22
const BULBS = 5

type Bulb = { readonly x: number; readonly y: number; readonly twinkles: boolean }

const BULB_PLACES: readonly Bulb[] = Array.from({ length: SWAGS * BULBS }, (_, index) => {
  const along = ((index % BULBS) + 0.5) / BULBS
  const swag = Math.floor(index / BULBS)
  return { x: (swag + along) * SWAG, y: 4 + 4 * SAG * along * (1 - along), twinkles: (index * 7) % 5 === 0 }
})

const WIRE = Array.from({ length: SWAGS }, (_, swag) => `M${swag * SWAG} 4 q${SWAG / 2} ${2 * SAG} ${SWAG} 0`).join(' ')

/** Warm bulbs on a wire, hung under the header on each page. */
export function Garland() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SWAG * SWAGS} 60`}
      className="pointer-events-none absolute top-0 left-1/2 h-15 w-640 -translate-x-1/2"
    >
      <defs>
        <radialGradient id="garland-glow">
          <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.55" />
          <stop offset="0.35" stopColor="var(--color-lamp)" stopOpacity="0.18" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={WIRE} fill="none" stroke="var(--color-void)" strokeWidth="2" />
      {BULB_PLACES.map(({ x, y, twinkles }) => (
        <g
          key={x}
          transform={`translate(${x} ${y})`}
          className={twinkles ? 'animate-glimmer' : undefined}
          style={twinkles ? { animationDelay: `${-x % 4700}ms` } : undefined}
        >
          <circle cy="8" r="22" fill="url(#garland-glow)" />
          <rect x="-2" y="-1" width="4" height="5" fill="var(--color-brass-dark)" />
          <path d="M-2 3.500c-3.5 2.5-3.5 8.5 2 9.5 5.5-1 5.5-7 2-9.500Z" fill="var(--color-lamp-bright)" />
          <circle cy="8.5" r="1.8" fill="var(--color-filament)" />
        </g>
      ))}
    </svg>
  )
}
