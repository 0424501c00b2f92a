import { felts } from '@spilvaerk/messages/felts'
import type { BonusWheel as Wheel } from '@spilvaerk/table-games'
import { type CSSProperties, useMemo } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { times } from './times.ts'

type BonusWheelProps = {
  readonly segments: Wheel['segments']
  /** Where it stopped. */
  readonly segment: number | undefined
  /** How long it turns now, in milliseconds; 0 where it stands. */
  readonly turnMs: number
}

const ROUNDS = 5
/** A narrower segment has no room for what it pays. */
const NARROW_DEGREES = 9

/** A wheel whose segments are as wide as they are likely, and a pointer at the top. */
export function BonusWheel({ segments, segment, turnMs }: BonusWheelProps) {
  const arcs = useMemo(() => arcsOf(segments), [segments])
  const arc = segment === undefined ? undefined : arcs[segment]
  const turn = arc ? 360 * ROUNDS - (arc.from + arc.to) / 2 : 0
  return (
    <div role="img" aria-label={textsOf(felts)('bonus.wheel')} className="bonus-wheel">
      <svg
        key={segment ?? 'waits'}
        aria-hidden
        viewBox="-100 -100 200 200"
        data-turns={turnMs > 0 || undefined}
        style={{ '--turn': `${turn}deg`, '--turn-ms': `${turnMs * 0.9}ms` } as CSSProperties}
      >
        <circle r="99" className="bonus-wheel-rim" />
        {arcs.map(({ from, to, pays, tone }) => (
          <g key={from} data-tone={tone} data-hit={(arc?.from === from && turnMs === 0) || undefined}>
            <path d={sector(from, to)} />
            {to - from >= NARROW_DEGREES && (
              <text y="-72" transform={`rotate(${(from + to) / 2})`}>
                {times(pays)}
              </text>
            )}
          </g>
        ))}
        <circle r="22" className="bonus-wheel-rim" />
      </svg>
      <span aria-hidden className="bonus-wheel-pointer" />
    </div>
  )
}

interface Arc {
  readonly from: number
  readonly to: number
  readonly pays: number
  /** Segments that pay alike are coloured alike; 0 pays nothing. */
  readonly tone: number
}

const TONES = 5

function arcsOf(segments: Wheel['segments']): readonly Arc[] {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  const paid = [...new Set(segments.map(({ pays }) => pays))].filter((pays) => pays > 0).toSorted((a, b) => a - b)
  let before = 0
  return segments.map(({ weight, pays }) => {
    const from = (360 * before) / total
    before += weight
    return { from, to: (360 * before) / total, pays, tone: pays === 0 ? 0 : 1 + (paid.indexOf(pays) % TONES) }
  })
}

function sector(from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${(92 * Math.sin(angle)).toFixed(2)} ${(-92 * Math.cos(angle)).toFixed(2)}`
  }
  return `M0 0L${at(from)}A92 92 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`
}
