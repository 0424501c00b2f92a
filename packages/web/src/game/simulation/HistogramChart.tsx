import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../lib/format.ts'
import type { Column } from './chart-data.ts'
import { AXIS, GRID, TOOLTIP } from './chart-look.ts'

/** On a log scale a column of none is no column. */
const atLeastOne = (count: number | undefined): number | undefined => (count && count > 0 ? count : undefined)

export function HistogramChart({ columns }: { readonly columns: readonly Column[] }) {
  const hasExpected = columns.some(({ expected }) => expected !== undefined)
  const data = columns.map(({ label, rounds, expected }) => ({
    label,
    Simuleret: atLeastOne(rounds),
    'Eksakt forventet': atLeastOne(expected),
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
            labelFormatter={(label) => `Gevinst ${label} × indsatsen`}
          />
          {hasExpected && <Legend />}
          <Bar dataKey="Simuleret" fill="var(--color-lamp)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          {hasExpected && (
            <Bar
              dataKey="Eksakt forventet"
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

const inWords = (columns: readonly Column[]): string =>
  `Søjler: ${columns.map(({ label, rounds }) => `${label} gange indsatsen: ${formatNumber(rounds)} runder`).join(', ')}`

/** 1, 10, 100 … up to the first that is not below `most`. */
function powersOfTen(most: number): number[] {
  const digits = Math.max(1, Math.ceil(Math.log10(Math.max(1, most))))
  return Array.from({ length: digits + 1 }, (_, power) => 10 ** power)
}
