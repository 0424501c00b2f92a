import { tables } from '@spilvaerk/messages/tables'
import type { RouletteDefinition } from '@spilvaerk/table-games'
import { useEffect, useMemo, useRef } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { landing, running, type WheelFrame } from './motion.ts'
import { WheelFace } from './WheelFace.tsx'

/** What the ball does: it lies still, runs on the track, comes to rest in a pocket, or rests there. */
export type BallMode = 'out' | 'running' | 'landing' | 'resting'

/** In widths of the wheel: the ball, how far its middle is from the wheel's in a pocket, and from there to the track. */
const BALL = 0.038
const POCKETS = 29
const TO_TRACK = 13.5

type WheelProps = {
  readonly definition: RouletteDefinition
  readonly mode: BallMode
  /** The pocket where the ball lands or rests: its place on the wheel. */
  readonly index: number
  /** How long it takes to land, in milliseconds. */
  readonly landingMs: number
  /** Different for each ball. */
  readonly ballNumber: number
}

/** A wheel and its ball. The ball lands where it is told. */
export function Wheel({ definition, mode, index, landingMs, ballNumber }: WheelProps) {
  const bowl = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const frame = useRef<WheelFrame>({ wheel: 0, ball: 0, height: 0 })
  const duration = useRef(landingMs)
  duration.current = landingMs
  const pocket = (index * 360) / definition.wheel.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ball moves anew, also into the same pocket
  useEffect(() => {
    const show = (next: WheelFrame): void => {
      frame.current = next
      if (bowl.current) bowl.current.style.transform = `rotate(${next.wheel}deg)`
      if (ball.current)
        ball.current.style.transform = `rotate(${next.ball}deg) translateY(${(-POCKETS - next.height * TO_TRACK) / BALL}%)`
    }
    const from = frame.current
    if (mode === 'out') return
    if (mode === 'resting') return show({ wheel: from.wheel, ball: from.wheel + pocket, height: 0 })
    const [began, ms] = [performance.now(), duration.current]
    let request = requestAnimationFrame(function draw(now) {
      const passed = Math.max(0, now - began)
      show(mode === 'running' ? running(from, passed) : landing(from, passed, ms, pocket))
      if (mode === 'running' || passed < ms) request = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(request)
  }, [mode, pocket, ballNumber])
  const face = useMemo(() => <WheelFace definition={definition} />, [definition])
  return (
    <div role="img" aria-label={textsOf(tables)('roulette.wheel')} className="roulette-wheel">
      <div ref={bowl} className="roulette-bowl">
        {face}
      </div>
      <div ref={ball} className="roulette-ball" />
      <div className="roulette-glint" />
    </div>
  )
}
