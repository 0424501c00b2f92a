import { machine } from '@spilvaerk/messages/machine'
import { textsOf } from '../lib/page-language.ts'
import { cellCentre, cellHeight, type Layout } from './layout.ts'
import { Painted } from './Painted.tsx'
import { type StageProps, wordsOf } from './stage-props.ts'

/** Coins that stay in their cells while the others spin again, and the respins that are left; or coins that pay where they lie. */
export function HeldCoins(props: StageProps<'holdAndWin' | 'collect'>) {
  const { stage, layout } = props
  const words = wordsOf(props)
  const { look, palette } = props.face
  const { rows: opened, reels, left: own, respins, isSpinning } = stage.kind === 'holdAndWin' ? stage : AT_REST
  const locked = new Map(stage.locked.map((coin) => [String(coin.cell), coin]))
  const columns = [...layout.rows, ...Array.from({ length: reels }, () => layout.rows.at(-1) ?? 0)]
  const cells = columns.flatMap((rows, reel) => Array.from({ length: rows + opened }, (_, row) => [reel, row] as const))
  const isFull = (reel: number): boolean => cells.every(([at, row]) => at !== reel || locked.has(String([at, row])))
  const left = respins === undefined ? '' : textsOf(machine)('respinsLeft', { count: respins })
  const each = own === undefined ? left : own.map((n, reel) => (isFull(reel) ? '✓' : n)).join(' · ')
  const caption = stage.prize ? words(stage.prize) : each
  return (
    <div aria-hidden className="machine-hold absolute inset-0" data-leaving={stage.isLeaving}>
      {cells.map(([reel, row]) => {
        const coin = locked.get(String([reel, row]))
        const { x, y, width, height } = placeOf(layout, { reel, row, opened, reels })
        const mayLand = own === undefined || (own[reel] ?? 0) > 0
        return (
          <span
            key={`${reel} ${row}`}
            className="machine-hold-cell"
            data-spinning={isSpinning && mayLand && !coin}
            style={{ left: x - width / 2, top: y - height / 2, width, height }}
          >
            {coin && (
              <b className="machine-coin" data-jackpot={coin.jackpot !== undefined}>
                {look && <Painted job={{ kind: 'part', look, palette, part: COIN }} />}
                {coin.jackpot === undefined ? words({ coins: coin.coins }) : words({ jackpot: coin.jackpot })}
              </b>
            )}
          </span>
        )
      })}
      <p
        className="machine-counter absolute"
        style={{
          left: layout.plate.x + layout.plate.width * 0.04,
          top: layout.plate.y + layout.plate.height * 0.26,
          width: layout.plate.width * 0.92,
          height: layout.plate.height * 0.66,
        }}
      >
        <span>{caption}</span>
      </p>
    </div>
  )
}

const COIN = { part: 'coin', size: 160 } as const

const AT_REST = { rows: 0, reels: 0, left: undefined, respins: undefined, isSpinning: false } as const

interface Place {
  readonly reel: number
  readonly row: number
  /** Rows and reels that have opened. */
  readonly opened: number
  readonly reels: number
}

/** Rows that open share the reel's hole with those of the window, reels that open the width of all. */
function placeOf(layout: Layout, { reel, row, opened, reels }: Place) {
  const hole = layout.apertures[Math.min(reel, layout.apertures.length - 1)]
  if (opened + reels === 0 || !hole)
    return { ...cellCentre(layout, reel, row), width: layout.cell, height: cellHeight(layout, reel, row) }
  const { window } = layout
  const height = hole.height / ((layout.rows[reel] ?? layout.rows.at(-1) ?? 0) + opened)
  const share = window.width / (layout.rows.length + reels)
  const [x, width] =
    reels === 0
      ? [hole.x + hole.width / 2, layout.cell]
      : [window.x + (reel + 0.5) * share, Math.min(layout.cell, share * 0.92)]
  return { x, y: hole.y + (row + 0.5) * height, width, height }
}
