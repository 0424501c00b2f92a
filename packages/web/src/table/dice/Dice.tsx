import { tables } from '@spilvaerk/messages/tables'
import { type CSSProperties, useEffect, useRef } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import './dice.css'

/** Where the pips of a face are, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]
const FACES = [1, 2, 3, 4, 5, 6] as const

/** How a cube is turned so that a face is seen: opposite faces add up to seven. */
const TURNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}

type DiceProps = {
  readonly dice: readonly number[]
  /** How long they roll; 0: they lie there. */
  readonly rollMs: number
  /** Different for each throw. */
  readonly throwNumber: number
}

/** Dice that are thrown over the cloth and come to rest on what they show. */
export function Dice({ dice, rollMs, throwNumber }: DiceProps) {
  const t = textsOf(tables)
  const label = rollMs > 0 ? t('dice.throw') : dice.map((face) => t('dice.die', { face })).join(', ')
  return (
    <div role="img" aria-label={label} className="dice">
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other order
        <Die key={i} face={face} index={i} rollMs={rollMs} throwNumber={throwNumber} />
      ))}
    </div>
  )
}

type DieProps = { readonly face: number; readonly index: number } & Pick<DiceProps, 'rollMs' | 'throwNumber'>

function Die({ face, index, rollMs, throwNumber }: DieProps) {
  const path = useRef<HTMLDivElement>(null)
  const cube = useRef<HTMLDivElement>(null)
  const [x, y] = TURNS[face] ?? [0, 0]
  const duration = useRef(rollMs)
  duration.current = rollMs
  // biome-ignore lint/correctness/useExhaustiveDependencies: each throw rolls anew, also to the same face
  useEffect(() => {
    if (duration.current === 0 || !cube.current?.animate) return
    const ms = duration.current * (0.72 + 0.1 * index)
    const away = index % 2 === 0 ? 1 : -1
    const roll = cube.current.animate(
      [
        { transform: `rotateX(${x + 900 + 180 * index}deg) rotateY(${y - 720 * away}deg) rotateZ(${200 * away}deg)` },
        { transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(0deg)` },
      ],
      { duration: ms, easing: 'cubic-bezier(0.15, 0.6, 0.25, 1)' },
    )
    const flight = path.current?.animate(
      [
        { transform: `translate(${-9 - index * 2}em, ${2.5 * away}em) scale(1.5)` },
        { transform: `translate(-3.5em, ${-0.6 * away}em) scale(0.96)`, offset: 0.36 },
        { transform: `translate(-2.1em, ${-0.2 * away}em) scale(1.16)`, offset: 0.52 },
        { transform: `translate(-0.8em, 0) scale(0.98)`, offset: 0.72 },
        { transform: 'translate(0, 0) scale(1)' },
      ],
      { duration: ms, easing: 'ease-out' },
    )
    return () => {
      roll.cancel()
      flight?.cancel()
    }
  }, [throwNumber])
  return (
    <div ref={path} className="die-path">
      <div ref={cube} className="die" style={{ '--turn-x': `${x}deg`, '--turn-y': `${y}deg` } as CSSProperties}>
        {FACES.map((one) => (
          <DieFace key={one} face={one} className={`die-face die-face-${one}`} />
        ))}
      </div>
    </div>
  )
}

/** One face, flat: also as a sign on the cloth. */
export function DieFace({ face, className = 'die-sign' }: { readonly face: number; readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 60 60" className={className}>
      <rect x="1" y="1" width="58" height="58" rx="11" className="die-plate" />
      {PIPS[face]?.map((place) => (
        <circle
          key={place}
          cx={15 + (place % 3) * 15}
          cy={15 + Math.floor(place / 3) * 15}
          r={face === 1 ? 8 : 5.6}
          className="die-pip"
        />
      ))}
    </svg>
  )
}
