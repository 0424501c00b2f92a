import { machine } from '@spilvaerk/messages/machine'
import { textsOf } from '../lib/page-language.ts'
import { cellCentre, cellHeight } from './layout.ts'
import { type StageProps, wordsOf } from './stage-props.ts'

/** Coins that stay in their cells while the others spin again, and the respins that are left. */
export function HeldCoins(props: StageProps<'holdAndWin'>) {
  const { stage, layout } = props
  const words = wordsOf(props)
  const locked = new Map(stage.locked.map((coin) => [String(coin.cell), coin]))
  const cells = layout.rows.flatMap((rows, reel) => Array.from({ length: rows }, (_, row) => [reel, row] as const))
  return (
    <div aria-hidden className="machine-hold absolute inset-0" data-leaving={stage.isLeaving}>
      {cells.map(([reel, row]) => {
        const coin = locked.get(String([reel, row]))
        const { x, y } = cellCentre(layout, reel, row)
        const [width, height] = [layout.cell, cellHeight(layout, reel, row)]
        return (
          <span
            key={`${reel} ${row}`}
            className="machine-hold-cell"
            data-spinning={stage.isSpinning && !coin}
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
        <span>{textsOf(machine)('respinsLeft', { count: stage.respins })}</span>
      </p>
    </div>
  )
}
