import { isWin } from '../../round.ts'
import { winOf } from '../sheet/pays/played-wins.ts'
import type { RowRounds } from '../sheet/row-rounds.ts'
import type { Accepts } from './wish.ts'

/** Whether a round shows what a row of a sheet speaks of. */
export function showsRow(row: RowRounds): Accepts {
  if (row.type === 'win') return ({ totalCoins }) => totalCoins >= row.fromCoins && totalCoins <= row.toCoins
  return ({ events }) => {
    let source = 'base'
    for (const event of events) {
      if (event.type === 'freeSpinStarted') source = event.feature
      else if (event.type === 'freeSpinsEnded') source = 'base'
      else if (source === row.source && isWin(event) && isOf(row, winOf(event))) return true
    }
    return false
  }
}

type PayRounds = Extract<RowRounds, { type: 'pay' }>

/** What pays as expanded is told as a run on its lines. */
const isOf = ({ kind, of, from, to }: PayRounds, win: ReturnType<typeof winOf>): boolean =>
  (win.kind === kind || kind === 'expanded') && win.of === of && win.count >= from && win.count <= to
