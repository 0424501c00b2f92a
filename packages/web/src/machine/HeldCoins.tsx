import { machine } from '@spilvaerk/messages/machine'
import { textsOf } from '../lib/page-language.ts'
import { cellCentre, cellHeight, type Layout } from './layout.ts'
import { type StageProps, wordsOf } from './stage-props.ts'

/** Coins that stay in their cells while the others spin again, and the respins that are left; or coins that pay where they lie. */
export function HeldCoins(props: StageProps<'holdAndWin' | 'collect'>) {
  const { stage, layout } = props
  const words = wordsOf(props)
  const { rows: opened, respins, isSpinning } = stage.kind === 'holdAndWin' ? stage : AT_REST
  const locked = new Map(stage.locked.map((coin) => [String(coin.cell), coin]))
  const cells = layout.rows.flatMap((rows, reel) =>
    Array.from({ length: rows + opened }, (_, row) => [reel, row] as const),
  )
  const left = respins === undefined ? '' : textsOf(machine)('respinsLeft', { count: respins })
  const caption = stage.prize ? words(stage.prize) : left
  return (
    <div aria-hidden className="machine-hold absolute inset-0" data-leaving={stage.isLeaving}>
      {cells.map(([reel, row]) => {
        const coin = locked.get(String([reel, row]))
        const { x, y, width, height } = placeOf(layout, reel, row, opened)
        return (
          <span
            key={`${reel} ${row}`}
            className="machine-hold-cell"
            data-spinning={isSpinning && !coin}
            style={{ left: x - width / 2, top: y - height / 2, width, height }}
          >
            {coin && (
              <b className="machine-coin" data-jackpot={coin.jackpot !== undefined}>
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

const AT_REST = { rows: 0, respins: undefined, isSpinning: false } as const

/** Rows that open share the reel's hole with those of the window. */
function placeOf(layout: Layout, reel: number, row: number, opened: number) {
  const hole = layout.apertures[reel]
  if (opened === 0 || !hole)
    return { ...cellCentre(layout, reel, row), width: layout.cell, height: cellHeight(layout, reel, row) }
  const height = hole.height / ((layout.rows[reel] ?? 0) + opened)
  return { x: hole.x + hole.width / 2, y: hole.y + (row + 0.5) * height, width: layout.cell, height }
}
