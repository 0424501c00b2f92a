import type { ReactElement } from 'react'
import { HEIGHT, WIDTH } from './land.ts'
import type { PatternKind } from './scene.ts'

type Tile = { readonly width: number; readonly height: number; readonly art: ReactElement }

/** Small ornaments that repeat; drawn in `currentColor`. */
const TILES = {
  scales: {
    width: 40,
    height: 20,
    art: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M-20 20a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-8 20a8 8 0 0 1 16 0M32 20a8 8 0 0 1 16 0" />
        <path d="M0 10a20 20 0 0 1 40 0M12 10a8 8 0 0 1 16 0" />
      </g>
    ),
  },
  diamonds: {
    width: 36,
    height: 48,
    art: (
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <path d="M18 0 36 24 18 48 0 24Z" />
        <path d="M18 16 24 24 18 32 12 24Z" fill="currentColor" />
      </g>
    ),
  },
  dots: {
    width: 44,
    height: 44,
    art: (
      <g fill="currentColor">
        <circle cx="11" cy="11" r="6" />
        <circle cx="33" cy="33" r="6" />
      </g>
    ),
  },
  stripes: { width: 52, height: 52, art: <path d="M0 0h26v52H0z" fill="currentColor" /> },
  chevrons: {
    width: 48,
    height: 28,
    art: <path d="M0 20 24 4 48 20M0 32 24 16 48 32" fill="none" stroke="currentColor" strokeWidth="3" />,
  },
  leaves: {
    width: 60,
    height: 60,
    art: (
      <g fill="currentColor">
        <path d="M8 30C8 14 20 6 30 4c2 14-4 26-22 26ZM52 56c0-14-10-22-20-24 0 12 6 22 20 24Z" />
        <path d="M34 8c10 0 18 6 20 14-10 2-18-4-20-14Z" opacity="0.6" />
      </g>
    ),
  },
  bubbles: {
    width: 70,
    height: 80,
    art: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="16" cy="20" r="9" />
        <circle cx="50" cy="52" r="14" />
        <circle cx="30" cy="66" r="4" />
        <circle cx="56" cy="14" r="5" />
      </g>
    ),
  },
  stars: {
    width: 90,
    height: 90,
    art: (
      <g fill="currentColor">
        <circle cx="14" cy="20" r="1.8" />
        <circle cx="58" cy="12" r="1.2" />
        <circle cx="80" cy="50" r="2.2" />
        <circle cx="34" cy="58" r="1.4" />
        <circle cx="10" cy="76" r="1" />
        <path d="M50 34l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" />
      </g>
    ),
  },
} satisfies Partial<Record<PatternKind, Tile>>

type PatternProps = {
  readonly id: string
  readonly kind: PatternKind
  readonly scale: number
  readonly angle: number
  readonly centre: readonly [x: number, y: number]
}

/** Ornament over the sky: tiles, or figures that spread from where the light is. */
export function Pattern({ id, kind, scale, angle, centre: [x, y] }: PatternProps) {
  if (kind === 'rays') return <path d={rays(x, y, 9 + Math.round(scale * 6), angle)} fill="currentColor" />
  if (kind === 'rings') return <Rings x={x} y={y} gap={26 * scale} />
  if (kind === 'aurora') return <Aurora scale={scale} angle={angle} />
  const { width, height, art } = TILES[kind]
  return (
    <>
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        width={width}
        height={height}
        patternTransform={`rotate(${angle}) scale(${scale})`}
      >
        {art}
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
    </>
  )
}

function rays(x: number, y: number, count: number, startDegrees: number): string {
  const reach = 620
  const at = (turn: number) => {
    const angle = turn * Math.PI * 2 + (startDegrees * Math.PI) / 180
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`
  }
  const ray = (index: number) =>
    `M${x.toFixed(1)} ${y.toFixed(1)} L${at(index / count)} L${at((index + 0.5) / count)} Z`
  return Array.from({ length: count }, (_, index) => ray(index)).join(' ')
}

function Rings({ x, y, gap }: { readonly x: number; readonly y: number; readonly gap: number }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={gap * 0.4}>
      {[3, 4, 5, 6, 7, 8, 9, 10].map((ring) => (
        <circle key={ring} cx={x} cy={y} r={ring * gap} />
      ))}
    </g>
  )
}

function Aurora({ scale, angle }: { readonly scale: number; readonly angle: number }) {
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" transform={`rotate(${angle} 200 120)`}>
      {[0, 1, 2, 3].map((band) => (
        <path
          key={band}
          d={`M-40 ${60 + band * 38 * scale} C 80 ${10 + band * 40}, 180 ${130 + band * 26}, 290 ${56 + band * 34} S 440 ${70 + band * 30} 460 ${40 + band * 40}`}
          strokeWidth={22 - band * 4}
          opacity={0.9 - band * 0.18}
        />
      ))}
    </g>
  )
}
