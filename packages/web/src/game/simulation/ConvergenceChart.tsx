import { simulation } from '@spilvaerk/messages/simulation'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { wholePercent } from '../figures.ts'
import type { ConvergencePoint } from './chart-data.ts'
import { AXIS, GRID, TOOLTIP } from './chart-look.ts'

type ConvergenceChartProps = {
  readonly points: readonly ConvergencePoint[]
  /** By the game's sheet, in percent. */
  readonly knownRtp: number | undefined
}

export function ConvergenceChart({ points, knownRtp }: ConvergenceChartProps) {
  const t = textsOf(simulation)
  const last = points.at(-1)
  const label = last
    ? t('charts.curve', {
        rtp: formatPercent(last.rtp),
        low: formatPercent(last.band[0]),
        high: formatPercent(last.band[1]),
      })
    : t('charts.noPoints')
  return (
    <div role="img" aria-label={label} className="h-72 w-full">
      <ResponsiveContainer>
        <ComposedChart data={[...points]} margin={{ top: 8, right: 16, bottom: 4, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="spins" type="number" domain={['dataMin', 'dataMax']} tickFormatter={formatNumber} {...AXIS} />
          <YAxis domain={zoom(points)} allowDataOverflow tickFormatter={wholePercent} width={64} {...AXIS} />
          <Tooltip
            {...TOOLTIP}
            formatter={words}
            labelFormatter={(spins) => t('charts.after', { rounds: formatNumber(Number(spins)) })}
          />
          <Area
            dataKey="band"
            name={t('charts.band')}
            stroke="none"
            fill="var(--color-lamp)"
            fillOpacity={0.18}
            isAnimationActive={false}
          />
          <Line
            dataKey="rtp"
            name="RTP"
            stroke="var(--color-lamp)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
          {knownRtp !== undefined && (
            <ReferenceLine y={knownRtp} stroke="var(--color-petrol-text)" strokeDasharray="6 4" strokeWidth={1.5} />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** The band is endless at first: shown is what the last three quarters of the run need. */
function zoom(points: readonly ConvergencePoint[]): [number, number] {
  const late = points.slice(Math.floor(points.length / 4))
  const low = Math.min(...late.map(({ band }) => band[0]))
  const high = Math.max(...late.map(({ band }) => band[1]))
  const air = (high - low) * 0.05
  return [Math.max(0, low - air), high + air]
}

const words = (value: unknown): string =>
  Array.isArray(value) ? value.map((end) => formatPercent(Number(end))).join(' – ') : formatPercent(Number(value))
