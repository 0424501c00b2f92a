import { sheet } from '@spilvaerk/messages/sheet'
import type { DetailedSheet } from '@spilvaerk/slot-engine'
import { Area, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { share, wholePercent } from '../figures.ts'
import { AXIS, GRID, TOOLTIP } from '../simulation/chart-look.ts'

const POINTS_A_DECADE = 8
/** Two-sided quantiles of the normal distribution. */
const BANDS = [
  { percent: 99, z: 2.5758, opacity: 0.14 },
  { percent: 95, z: 1.96, opacity: 0.2 },
  { percent: 90, z: 1.6449, opacity: 0.26 },
] as const

/** Where the RTP of so many rounds lies: a funnel that closes on the RTP. */
export function FunnelChart({ detail }: { readonly detail: DetailedSheet }) {
  const { rtp, standardDeviation: sigma } = detail.sheet
  const t = textsOf(sheet)
  const { bands } = detail.longRun
  const [first, last] = [bands[0]?.rounds ?? 1e3, bands.at(-1)?.rounds ?? 1e9]
  const afterRounds = (rounds: unknown): string =>
    t('afterRounds', { rounds: formatNumber(Math.round(Number(rounds))) })
  const decades = Math.round(Math.log10(last / first))
  const data = Array.from({ length: decades * POINTS_A_DECADE + 1 }, (_, point) => {
    const rounds = first * 10 ** (point / POINTS_A_DECADE)
    const reach = (z: number): readonly [number, number] => {
      const error = (z * sigma) / Math.sqrt(rounds)
      return [Math.max(0, rtp - error) * 100, (rtp + error) * 100]
    }
    return { rounds, rtp: rtp * 100, b0: reach(BANDS[0].z), b1: reach(BANDS[1].z), b2: reach(BANDS[2].z) }
  })
  const told = bands.map(({ rounds, intervals }) => {
    const { low, high } = intervals.at(-1) ?? { low: rtp, high: rtp }
    return t('afterRoundsBetween', { rounds: formatNumber(rounds), low: share(low), high: share(high) })
  })
  return (
    <div role="img" aria-label={`${t('funnel')}: ${told.join('; ')}`} className="mb-5 h-72 w-full">
      <ResponsiveContainer>
        <ComposedChart data={data} margin={{ top: 8, right: 16, bottom: 4, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis
            dataKey="rounds"
            type="number"
            scale="log"
            domain={[first, last]}
            ticks={bands.map(({ rounds }) => rounds)}
            tickFormatter={powerOfTen}
            {...AXIS}
          />
          <YAxis tickFormatter={wholePercent} width={64} {...AXIS} />
          <Tooltip {...TOOLTIP} formatter={inWords} labelFormatter={afterRounds} />
          <Legend />
          {BANDS.map(({ percent, opacity }, index) => (
            <Area
              key={percent}
              dataKey={`b${index}`}
              name={t('band', { share: wholePercent(percent) })}
              stroke="none"
              fill="var(--color-lamp)"
              fillOpacity={opacity}
              isAnimationActive={false}
            />
          ))}
          <Line dataKey="rtp" name="RTP" stroke="var(--color-petrol-text)" dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const powerOfTen = (value: number): string => `10${SUPERSCRIPTS[Math.round(Math.log10(value))] ?? ''}`
const inWords = (value: unknown): string =>
  Array.isArray(value) ? value.map((end) => formatPercent(Number(end))).join(' – ') : formatPercent(Number(value))
