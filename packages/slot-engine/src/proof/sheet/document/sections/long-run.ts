import type { DetailedSheet } from '../../detailed-sheet.ts'
import { figures } from '../figures.ts'
import type { Draft, Row, Section } from '../layout.ts'

export function longRunSection(draft: Draft): Section {
  const { texts, numbers, detail } = draft
  const { longRun, sheet, errors } = detail
  const make = figures(draft, sheet.method)
  const normal = figures(draft, 'normal')
  const losses = longRun.roundsToLose.map(
    ({ bets, rounds }): Row => ({
      cells: [
        numbers.whole(bets),
        make.whole(rounds, 'rounds', errors && (bets * errors.rtp) / longRun.houseEdge ** 2),
      ],
    }),
  )
  const n0: Row[] =
    longRun.n0 === null ? [] : [{ cells: [texts.n0, make.whole(longRun.n0, 'rounds', n0Error(detail))], isTotal: true }]
  const bands = longRun.bands.map(
    ({ rounds, intervals }): Row => ({
      cells: [
        numbers.whole(rounds),
        ...intervals.flatMap(({ low, high }) => [
          short(normal.share(low), numbers.percent(low, 2)),
          short(normal.share(high), numbers.percent(high, 2)),
        ]),
      ],
    }),
  )
  const percent = (confidence: number): string => numbers.percent(confidence, 0)
  const columns = (longRun.bands[0]?.intervals ?? []).flatMap(({ confidence }) => [
    { name: `${percent(confidence)} ${texts.from}` },
    { name: texts.to, measure: `${percent(confidence)} ${texts.to}` },
  ])
  return {
    title: texts.longRun,
    note: texts.longRunNote,
    chart: 'longRun',
    tables: [
      ...(losses.length === 0
        ? []
        : [
            {
              title: texts.roundsToLose,
              basis: texts.bases[sheet.method],
              keys: 1,
              half: true,
              columns: [{ name: texts.lose }, { name: texts.meanRounds }],
              rows: [...losses, ...n0],
            },
          ]),
      {
        title: texts.confidenceBand,
        basis: texts.bases.normal,
        keys: 1,
        half: true,
        columns: [{ name: texts.after }, ...columns],
        rows: bands,
      },
    ],
  }
}

const short = <T extends { readonly text: string }>(figure: T, text: string): T => ({ ...figure, text })

/** The delta method on (σ / e)², without the covariance of σ and the edge e. */
function n0Error({ longRun: { n0, houseEdge }, sheet, errors }: DetailedSheet): number | undefined {
  if (errors === undefined || n0 === null) return undefined
  return 2 * n0 * Math.hypot(errors.standardDeviation / sheet.standardDeviation, errors.rtp / houseEdge)
}
