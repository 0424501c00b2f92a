import { simulation } from '@spilvaerk/messages/simulation'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { Column } from './chart-data.ts'
import { AXIS, GRID, TOOLTIP } from './chart-look.ts'

/** On a log scale a column of none is no column. */
const atLeastOne = (count: number | undefined): number | undefined => (count && count > 0 ? count : undefined)

export function HistogramChart({ columns }: { readonly columns: readonly Column[] }) {
  const t = textsOf(simulation)
  const hasExpected = columns.some(({ expected }) => expected !== undefined)
  const data = columns.map(({ label, rounds, expected }) => ({
    label,
    simulated: atLeastOne(rounds),
    expected: atLeastOne(expected),
  }))
  const ticks = powersOfTen(Math.max(...columns.map(({ rounds }) => rounds)))
  return (
    <div role="img" aria-label={inWords(columns)} className="h-72 w-full">
      <ResponsiveContainer>
        <BarChart data={data} margin={{ top: 8, right: 8, bottom: 4, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} vertical={false} />
          <XAxis dataKey="label" {...AXIS} interval={0} />
          <YAxis
            scale="log"
            domain={[0.5, ticks.at(-1) ?? 10]}
            ticks={ticks}
            allowDataOverflow
            tickFormatter={formatNumber}
            width={64}
            {...AXIS}
          />
          <Tooltip
            {...TOOLTIP}
            formatter={(value) => formatNumber(Number(value))}
            labelFormatter={(label) => t('charts.win', { range: String(label) })}
          />
          {hasExpected && <Legend />}
          <Bar
            dataKey="simulated"
            name={t('charts.simulated')}
            fill="var(--color-lamp)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          {hasExpected && (
            <Bar
              dataKey="expected"
              name={t('charts.expected')}
              fill="var(--color-petrol-text)"
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function inWords(columns: readonly Column[]): string {
  const t = textsOf(simulation)
  const bars = columns.map(({ label, rounds }) => t('charts.bar', { range: label, rounds: formatNumber(rounds) }))
  return t('charts.bars', { bars: bars.join(', ') })
}

/** 1, 10, 100 … up to the first that is not below `most`. */
function powersOfTen(most: number): number[] {
  const digits = Math.max(1, Math.ceil(Math.log10(Math.max(1, most))))
  return Array.from({ length: digits + 1 }, (_, power) => 10 ** power)
}
