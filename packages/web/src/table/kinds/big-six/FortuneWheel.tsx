import { useEffect, useMemo, useRef } from 'react'
import { stopping } from './stopping.ts'

type FortuneWheelProps = {
  readonly label: string
  /** What the segments show, and which sort each is. */
  readonly segments: readonly { readonly text: string; readonly rank: number }[]
  readonly mode: 'out' | 'running' | 'stopping' | 'resting'
  /** Where it stops: the place of a segment, which comes to the pointer at the top. */
  readonly segment: number
  readonly stopMs: number
}

const SPEED = 0.4

/** A large upright wheel with pegs, and a leather pointer that they push. */
export function FortuneWheel({ label, segments, mode, segment, stopMs }: FortuneWheelProps) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  const turn = useRef(0)
  const duration = useRef(stopMs)
  duration.current = stopMs
  const step = 360 / segments.length
  useEffect(() => {
    const show = (next: number): void => {
      const speed = next - turn.current
      turn.current = next
      if (disc.current) disc.current.style.transform = `rotate(${next}deg)`
      const push = speed > 0.02 ? 16 * ((next / step) % 1) ** 2 : 0
      if (pointer.current) pointer.current.style.transform = `rotate(${-push}deg)`
    }
    if (mode === 'out') return
    if (mode === 'resting') {
      show(stopping(turn.current, 1, 1, segment, step) % 360)
      return show(turn.current)
    }
    const [from, began, ms] = [turn.current, performance.now(), duration.current]
    let request = requestAnimationFrame(function draw(now) {
      const passed = Math.max(0, now - began)
      show(mode === 'running' ? from + SPEED * passed : stopping(from, passed, ms * 0.94, segment, step))
      if (mode === 'running' || passed < ms) request = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(request)
  }, [mode, segment, step])
  const face = useMemo(() => <FortuneFace segments={segments} step={step} />, [segments, step])
  return (
    <div role="img" aria-label={label} className="fortune">
      <div ref={disc} className="fortune-disc">
        {face}
      </div>
      <div className="fortune-hub" />
      <div ref={pointer} className="fortune-pointer" />
    </div>
  )
}

const at = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`
}

function FortuneFace({ segments, step }: Pick<FortuneWheelProps, 'segments'> & { readonly step: number }) {
  return (
    <svg aria-hidden viewBox="0 0 200 200">
      <circle cx="100" cy="100" r="99" className="fortune-rim" />
      {segments.map(({ text, rank }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have a place
        <g key={i} className={`fortune-${rank % 7}`}>
          <path
            d={`M100 100 L${at(i * step, 92)} A92 92 0 0 1 ${at((i + 1) * step, 92)} Z`}
            className="fortune-field"
          />
          <text
            x="100"
            y="21"
            transform={`rotate(${(i + 0.5) * step} 100 100)`}
            className="fortune-text"
            data-long={text.length > 2 || undefined}
          >
            {text.length > 3 ? text.slice(0, 1) : text}
          </text>
          <circle cx="100" cy="4.6" r="1.7" transform={`rotate(${i * step} 100 100)`} className="fortune-peg" />
        </g>
      ))}
      <circle cx="100" cy="100" r="66" className="fortune-inner" />
      <circle cx="100" cy="100" r="92" className="fortune-ring" />
    </svg>
  )
}
