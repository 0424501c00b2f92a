import { sheet } from '@spilvaerk/messages/sheet'
import type { DetailedSheet, WinBand } from '@spilvaerk/slot-engine'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { inPercent, odds, share } from '../figures.ts'
import { AXIS, GRID, TOOLTIP } from '../simulation/chart-look.ts'

type WinChartsProps = { readonly detail: DetailedSheet }

/** Two charts over the same bands of wins: how likely each is, and what it returns. */
export function WinCharts({ detail }: WinChartsProps) {
  const t = textsOf(sheet)
  const inBets = (label: unknown): string => t('win', { bets: String(label) })
  const data = detail.wins.bands.map((band) => ({
    label: labelOf(band),
    chance: band.chance > 0 ? band.chance : undefined,
    rtp: band.rtp * 100,
  }))
  const least = Math.min(...detail.wins.bands.flatMap(({ chance }) => (chance > 0 ? [chance] : [])))
  const decades = Math.min(15, Math.max(1, Math.ceil(-Math.log10(least))))
  const ticks = Array.from({ length: decades + 1 }, (_, power) => 10 ** -(decades - power))
  const told = detail.wins.bands.map((band) => `${labelOf(band)}: ${odds(band.chance)}, RTP ${share(band.rtp)}`)
  return (
    <div role="img" aria-label={`${t('byWin')}: ${told.join('; ')}`} className="sheet-charts">
      <figure>
        <figcaption>{t('chanceOfWin')}</figcaption>
        <div className="h-64">
          <ResponsiveContainer>
            <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
              <CartesianGrid {...GRID} vertical={false} />
              <XAxis dataKey="label" {...AXIS} interval="preserveStartEnd" />
              <YAxis
                scale="log"
                domain={[ticks[0] ?? 0.1, 1]}
                ticks={ticks}
                allowDataOverflow
                tickFormatter={odds}
                width={110}
                {...AXIS}
              />
              <Tooltip {...TOOLTIP} formatter={(value) => odds(Number(value))} labelFormatter={inBets} />
              <Bar
                dataKey="chance"
                name={t('chance')}
                fill="var(--color-lamp)"
                radius={[4, 4, 0, 0]}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
      </figure>
      <figure>
        <figcaption>{t('returnOfWin')}</figcaption>
        <div className="h-64">
          <ResponsiveContainer>
            <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
              <CartesianGrid {...GRID} vertical={false} />
              <XAxis dataKey="label" {...AXIS} interval="preserveStartEnd" />
              <YAxis tickFormatter={inPercent} width={64} {...AXIS} />
              <Tooltip {...TOOLTIP} formatter={(value) => share(Number(value) / 100)} labelFormatter={inBets} />
              <Bar
                dataKey="rtp"
                name="RTP"
                fill="var(--color-petrol-text)"
                radius={[4, 4, 0, 0]}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
      </figure>
    </div>
  )
}

const MARGIN = { top: 8, right: 8, bottom: 4, left: 8 }

/** The first band is no win at all, the second any below the bet. */
function labelOf({ from, to }: WinBand): string {
  if (from > 0) return to === null ? `${formatNumber(from)}+` : formatNumber(from)
  return to === 0 ? '0' : '< 1'
}
