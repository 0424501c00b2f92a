import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import { BY_CARD, type StrategyChart } from '../../core/kind.ts'
import { ACE, TEN } from './hands.ts'
import type { Analysis } from './law/analysis.ts'
import { DOUBLE, HIT, STAND, SURRENDER } from './law/policy.ts'
import { SOFT, type TotalPlay } from './law/totals.ts'

const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, TEN, ACE]
const nameOf = (value: number): string => (value === ACE ? 'A' : `${value}`)

/** Basic strategy for these very rules: hard totals, soft totals and pairs by upcard. */
export function chartsOf(analysis: Analysis, splits: boolean): readonly StrategyChart[] {
  const columns = UPCARDS.map(nameOf)
  const rows = (totals: readonly number[], soft: number): StrategyChart['rows'] =>
    totals.map((total) => ({
      case: `${total}`,
      moves: UPCARDS.map((upcard) => moveName(entryOf(analysis.charts, upcard), total + soft)),
    }))
  return [
    { title: 'hard', columns, rows: rows(range(5, 20), 0) },
    { title: 'soft', columns, rows: rows(range(13, 20), SOFT) },
    ...(splits ? [{ title: 'pairs', columns, rows: pairRows(analysis) }] : []),
  ]
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => to - i)

/** Where two cards may do what more may not, what more do. */
function moveName({ first, play }: TotalPlay, row: number): string {
  const otherwise = byteAt(play, row) === HIT ? 'Hit' : 'Stand'
  const act = byteAt(first, row)
  if (act === DOUBLE) return `doubleOr${otherwise}`
  if (act === SURRENDER) return `surrenderOr${otherwise}`
  return act === STAND ? 'stand' : 'hit'
}

function pairRows(analysis: Analysis): StrategyChart['rows'] {
  const policies = analysis.policies.get(BY_CARD) ?? []
  return UPCARDS.toReversed().map((value) => ({
    case: `${nameOf(value)}-${nameOf(value)}`,
    moves: UPCARDS.map((upcard) => {
      if (byteAt(entryOf(policies, upcard).split, value) > 0) return 'split'
      return PAIR_MOVES[byteAt(entryOf(analysis.charts, upcard).pair, value) as keyof typeof PAIR_MOVES]
    }),
  }))
}

const PAIR_MOVES = { [STAND]: 'stand', [HIT]: 'hit', [DOUBLE]: 'double', [SURRENDER]: 'surrender' } as const
