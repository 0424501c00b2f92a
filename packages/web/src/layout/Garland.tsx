const SWAG = 160
const SAG = 22
const HEIGHT = 60

/** Bulbs along one swag; those of the second kind glimmer. */
const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9] as const
const GLIMMERING: readonly number[] = [0.1, 0.7]

const WIRE = `M0 4q${SWAG / 2} ${2 * SAG} ${SWAG} 0`

/** Warm bulbs on a wire, hung under the header on each page: two tiles, so that there is little to draw. */
export function Garland() {
  return (
    <div aria-hidden="true" className="garland pointer-events-none absolute inset-x-0 top-0 overflow-hidden">
      <Row id="garland-steady" bulbs={ALONG.filter((along) => !GLIMMERING.includes(along))} hasWire />
      <Row id="garland-glimmer" bulbs={GLIMMERING} className="absolute inset-0 animate-glimmer" />
    </div>
  )
}

type RowProps = {
  readonly id: string
  readonly bulbs: readonly number[]
  readonly hasWire?: boolean
  readonly className?: string
}

function Row({ id, bulbs, hasWire = false, className }: RowProps) {
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className={className}>
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.55" />
          <stop offset="0.35" stopColor="var(--color-lamp)" stopOpacity="0.18" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
        <pattern id={id} width={SWAG} height={HEIGHT} patternUnits="userSpaceOnUse">
          {hasWire && <path d={WIRE} fill="none" stroke="var(--color-void)" strokeWidth="2" />}
          {bulbs.map((along) => (
            <g key={along} transform={`translate(${along * SWAG} ${4 + 4 * SAG * along * (1 - along)})`}>
              <circle cy="8" r="16" fill={`url(#${id}-glow)`} />
              <rect x="-2" y="-1" width="4" height="5" fill="var(--color-brass-dark)" />
              <path d="M-2 3.5c-3.5 2.5-3.5 8.5 2 9.5 5.5-1 5.5-7 2-9.500Z" fill="var(--color-lamp-bright)" />
              <circle cy="8.5" r="1.8" fill="var(--color-filament)" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  )
}
