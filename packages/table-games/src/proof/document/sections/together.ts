import type { Section, Table } from '@spilvaerk/slot-engine/shared'
import type { TogetherSheet } from '../../sheet.ts'
import { chance, type Draft, decimal, groupName, odds, share } from '../draft.ts'

/** What several bets win together that one deal decides. Nothing where each is decided by itself. */
export function togetherSections(draft: Draft): Section[] {
  const { texts, sheet } = draft
  const best = (sheet.together ?? []).filter(({ strategy }) => strategy === sheet.strategies[0])
  if (best.length === 0) return []
  return [
    {
      title: texts.together,
      note: texts.togetherNote,
      tables: best.flatMap((one) => [deviationsOf(draft, one), ...sumsOf(draft, one)]),
    },
  ]
}

function deviationsOf(draft: Draft, { group, covariance, deviations }: TogetherSheet): Table {
  const { texts, numbers } = draft
  return {
    title: `${groupName(draft, group)}: ${texts.covariance} ${numbers.decimal(covariance.value, 6)}`,
    columns: [
      ...[{ name: texts.spots }, { name: texts.sigmaOfAll }, { name: texts.sigmaOfEach }],
      { name: texts.anyPays },
    ],
    keys: 1,
    rows: deviations.map(({ spots, standardDeviation, anyPays }) => ({
      cells: [
        numbers.whole(spots),
        decimal(draft, standardDeviation, 'bets'),
        decimal(draft, standardDeviation / Math.sqrt(spots), 'bets'),
        anyPays === undefined ? '–' : share(draft, anyPays),
      ],
    })),
  }
}

/** In times what all bets cost: from where a stretch of sums begins. */
const STRETCHES = [0, Number.MIN_VALUE, 1, 2, 3, 5, 10, 20, 50, 100, 250]

/** What few hands are paid together, by stretches; every sum stands in the data. */
function sumsOf(draft: Draft, { group, deviations }: TogetherSheet): readonly Table[] {
  const { texts, numbers } = draft
  return deviations.flatMap(({ spots, distribution }) => {
    if (distribution === undefined) return []
    const rows = STRETCHES.flatMap((from, i) => {
      const below = STRETCHES[i + 1] ?? Number.POSITIVE_INFINITY
      const paid = distribution.filter((one) => one.paid / spots >= from && one.paid / spots < below)
      const [first, last] = [paid[0], paid.at(-1)]
      if (first === undefined || last === undefined) return []
      const all = paid.reduce((sum, one) => sum + one.chance, 0)
      const times = (of: number): string => numbers.decimal(of / spots, 2)
      const stretch = first === last ? times(first.paid) : `${times(first.paid)}–${times(last.paid)}`
      return [{ cells: [stretch, chance(draft, all), odds(draft, all)] }]
    })
    return [
      {
        title: `${groupName(draft, group)}: ${numbers.whole(spots)}`,
        columns: [{ name: texts.sumPaid }, { name: texts.chance }, { name: texts.oneIn }],
        keys: 1,
        rows,
      },
    ]
  })
}
