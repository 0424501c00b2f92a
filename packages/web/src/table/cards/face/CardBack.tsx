const STEP = 22
const [LEFT, TOP, RIGHT, BOTTOM] = [18, 18, 182, 262]

/** Slanting lines within the panel: from its edge to its edge, and the same mirrored. */
const LATTICE = Array.from({ length: 18 }, (_, i) => {
  const start = LEFT + (i - 10.5) * STEP
  const from = Math.max(LEFT, start)
  const to = Math.min(RIGHT, start + BOTTOM - TOP)
  const [high, low] = [TOP + from - start, TOP + to - start]
  return `M${from} ${high}L${to} ${low}M${LEFT + RIGHT - from} ${high}L${LEFT + RIGHT - to} ${low}`
}).join('')

/** The back: enamel with a lattice, and a lit bulb in its middle. */
export function CardBack() {
  return (
    <svg aria-hidden viewBox="0 0 200 280" className="card-back">
      <rect x="1" y="1" width="198" height="278" rx="15" className="card-paper" />
      <rect x="12" y="12" width="176" height="256" className="card-enamel" />
      <path d={LATTICE} className="card-lattice" />
      <rect x="18" y="18" width="164" height="244" rx="6" className="card-rim" />
      <g className="card-emblem">
        <circle cx="100" cy="140" r="42" className="card-enamel" />
        <circle cx="100" cy="140" r="42" className="card-rim" />
        <circle cx="100" cy="133" r="19" className="card-bulb" />
        <path d="M92 152H108V166H92Z" className="card-socket" />
      </g>
    </svg>
  )
}
