import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import { lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { boardOf, bucketX, fallOf, pinsOf } from './fall.ts'
import './plinko.css'

/** The board that is played: the ball takes the path that the round tells. */
export function PlinkoFelt(felt: FeltProps<Extract<TableDefinition, { kind: 'plinko' }>>) {
  const { definition, events, eventMs, spots, bets, lying } = felt
  const fell = lastOf(events, 'ballFell')
  const shown = fell?.spot ?? [...lying.keys()][0] ?? [...bets.keys()].at(-1)
  const { chip, boards } = definition
  const back = boards.find(({ id }) => id === shown)?.back ?? boards[0]?.back ?? []
  const board = boardOf(back.length - 1)
  const isFalling = events.at(-1)?.type === 'ballFell'
  const t = textsOf(felts)
  return (
    <div className="plinko">
      <svg
        role="img"
        aria-label={t('plinko.buckets', { pays: back.map((coins) => formatNumber(coins / chip)).join(', ') })}
        viewBox={`0 0 100 ${board.height}`}
        className="plinko-board"
      >
        {pinsOf(board).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={board.step * 0.13} className="plinko-pin" />
        ))}
        {back.map((coins, bucket) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: buckets in order
            key={bucket}
            className="plinko-bucket"
            data-heat={coins > chip ? 'win' : coins === chip ? 'even' : 'loss'}
            data-hit={fell?.bucket === bucket || undefined}
          >
            <rect
              x={bucketX(board, bucket) - board.step * 0.46}
              y={board.height - board.step * 0.86}
              width={board.step * 0.92}
              height={board.step * 0.8}
              rx={board.step * 0.14}
            />
            <text x={bucketX(board, bucket)} y={board.height - board.step * 0.32} fontSize={board.step * 0.32}>
              {formatNumber(coins / chip)}
            </text>
          </g>
        ))}
        {fell && (
          <Ball
            key={events.indexOf(fell)}
            places={fallOf(board, fell.path)}
            radius={board.step * 0.24}
            fallMs={isFalling ? eventMs : 0}
          />
        )}
      </svg>
      <div className="plinko-spots">
        {spots.map(({ id }) => (
          <FeltSpot key={id} id={id} className="felt-field plinko-spot">
            <span>
              <small>{t('plinkoUpTo')}</small>
              <b>{formatNumber(mostOf(boards, id) / chip)} ×</b>
            </span>
          </FeltSpot>
        ))}
      </div>
    </div>
  )
}

const mostOf = (boards: readonly { readonly id: string; readonly back: readonly number[] }[], id: string): number =>
  Math.max(0, ...(boards.find((board) => board.id === id)?.back ?? []))

type BallProps = {
  readonly places: readonly (readonly [x: number, y: number])[]
  readonly radius: number
  /** 0 where it lies already. */
  readonly fallMs: number
}

function Ball({ places, radius, fallMs }: BallProps) {
  const ball = useRef<SVGCircleElement>(null)
  const [x, y] = places.at(-1) ?? [50, 0]
  // A ball falls once, when it is first told; later renders only let it lie.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (fallMs === 0) return
    const frames = places.map(([left, top]) => ({
      transform: `translate(${left}px, ${top}px)`,
      easing: 'cubic-bezier(0.35, 0, 0.7, 1)',
    }))
    // Documents without a picture do not animate.
    ball.current?.animate?.(frames, { duration: fallMs * 0.92, fill: 'backwards' })
  }, [])
  return <circle ref={ball} r={radius} className="plinko-ball" style={{ transform: `translate(${x}px, ${y}px)` }} />
}
