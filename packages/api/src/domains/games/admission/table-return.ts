import type { AdmissionLimits } from '@spilvaerk/slot-engine'
import { compileTable, type SpotSheet, type TableDefinition, type TableSheet } from '@spilvaerk/table-games'
import { mainLine } from '../../../platform/engines/sheets.ts'
import type { ProvedReturn } from './checks.ts'
import { type Fault, faultOf } from './fault.ts'

/** What the sheet of a table game says of admitting it: its main bet returns enough, and no spot more than is staked. */
export function judgeTable(definition: TableDefinition, sheet: TableSheet, { lowest }: AdmissionLimits): ProvedReturn {
  const main = mainLine(sheet).returned.value
  const spots = sheet.overPaid.map((spot) => overPaidFault(sheet, spot))
  const low = main >= lowest ? [] : [faultOf('rtpTooLow', { rtp: [main, main], limits: [lowest, 1] }, 'returnOutside')]
  return {
    proof: { method: 'exact', main, overPaid: sheet.overPaid },
    faults: [...low, ...spots, ...unlimited(definition)],
    greatestWinCoins: greatestWinOf(definition, sheet),
  }
}

/** Where spots get bets again in a round, nothing else bounds what one can pay. */
const unlimited = (definition: TableDefinition): Fault[] =>
  compileTable(definition).rules.rebets && definition.limits.round === undefined ? [faultOf('roundUnlimited')] : []

/** A spot with a pool may return too much in the long run alone. */
const overPaidFault = ({ spots, pools = [] }: TableSheet, spot: string): Fault => {
  const inTheLongRun = pools.filter((pool) => pool.spot === spot).map((pool) => pool.inTheLongRun.value)
  const most = Math.max(...linesOf(spots, spot).map(({ returned }) => returned.value), ...inTheLongRun)
  return faultOf('spotOverPaid', { spot, rtp: [most, most] })
}

const linesOf = (spots: readonly SpotSheet[], spot: string): readonly SpotSheet[] =>
  spots.filter((line) => line.spot === spot)

/**
 * The most coins that a round can win, at most: as if every spot won its most at once, with the coins that a round may
 * have where they win most. Where spots get bets again, all of these coins may lie where most is won.
 */
function greatestWinOf(definition: TableDefinition, { spots: lines }: TableSheet): number {
  const { spots, rules } = compileTable(definition)
  const tops = spots
    .map(({ id, max }) => ({ max, net: Math.max(...linesOf(lines, id).map(({ top }) => top.net.value)) }))
    .toSorted((a, b) => b.net - a.net)
  const { round } = definition.limits
  if (rules.rebets && round !== undefined) return Math.ceil(round * (tops[0]?.net ?? 0))
  let left = round ?? Number.POSITIVE_INFINITY
  let won = 0
  for (const { max, net } of tops) {
    const coins = Math.min(left, max)
    won += coins * net
    left -= coins
  }
  return Math.ceil(won)
}
