import type { Section } from '@spilvaerk/slot-engine/shared'
import { type Draft, decimal, groupName, share } from '../draft.ts'

/** What several bets win together that one deal decides. Nothing where each is decided by itself. */
export function togetherSections(draft: Draft): Section[] {
  const { texts, sheet, numbers } = draft
  const best = (sheet.together ?? []).filter(({ strategy }) => strategy === sheet.strategies[0])
  if (best.length === 0) return []
  return [
    {
      title: texts.together,
      note: texts.togetherNote,
      tables: best.map(({ group, covariance, deviations }) => ({
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
      })),
    },
  ]
}
