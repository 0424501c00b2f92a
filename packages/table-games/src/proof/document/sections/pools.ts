import type { Figure, Row, Section, Table } from '@spilvaerk/slot-engine/shared'
import type { PoolSheet } from '../../sheet.ts'
import { chance, type Draft, decimal, nameOf, odds, share } from '../draft.ts'

/** What spots return as their pools grow. Nothing where there are none. */
export function poolSections(draft: Draft): Section[] {
  const { texts, sheet } = draft
  const pools = sheet.pools ?? []
  if (pools.length === 0) return []
  return [
    {
      title: texts.pools,
      note: texts.poolsNote,
      tables: pools.flatMap((pool) => [lineOf(draft, pool), hits(draft, pool)]),
    },
  ]
}

/** The line in the meter, and what it comes to at the start, at some heights and in the long run. */
function lineOf(draft: Draft, pool: PoolSheet): Table {
  const { texts } = draft
  const { contribution, fixed, perCoin, breakEven, inTheLongRun } = pool
  const rows: readonly (readonly [string, Figure])[] = [
    [texts.contribution, share(draft, contribution)],
    [texts.fixedReturn, share(draft, fixed)],
    [texts.perMeterCoin, chance(draft, perCoin)],
    ...heights(pool).map(
      (coins) => [`${texts.atMeter} ${coinsText(draft, coins)}`, share(draft, returnAt(pool, coins))] as const,
    ),
    [texts.breakEven, decimal(draft, breakEven, 'coins', 2)],
    [texts.inTheLongRun, share(draft, inTheLongRun)],
  ]
  return {
    title: poolName(draft, pool),
    columns: [{ name: texts.figure }, { name: texts.value }],
    keys: 1,
    half: true,
    rows: rows.map((cells): Row => ({ cells })),
  }
}

const hits = (draft: Draft, pool: PoolSheet): Table => ({
  title: `${poolName(draft, pool)}: ${draft.texts.ofMeter}`,
  columns: [{ name: draft.texts.ofMeter }, { name: draft.texts.chance }, { name: draft.texts.oneIn }],
  keys: 1,
  half: true,
  rows: pool.shares.map(({ percent, chance: of }) => ({
    cells: [draft.numbers.percent(percent / 100), chance(draft, of), odds(draft, of)],
  })),
})

/** What a pool starts from, and that twice, five and ten times. */
const heights = ({ startCoins }: PoolSheet): readonly number[] => [1, 2, 5, 10].map((times) => times * startCoins)

const returnAt = ({ fixed, perCoin }: PoolSheet, coins: number): number => fixed.value + perCoin.value * coins

const coinsText = ({ numbers, texts }: Draft, coins: number): string => `${numbers.whole(coins)} ${texts.coins}`

function poolName(draft: Draft, { spot }: PoolSheet): string {
  const line = draft.sheet.spots.find((one) => one.spot === spot)
  return line === undefined ? spot : nameOf(draft, line)
}
