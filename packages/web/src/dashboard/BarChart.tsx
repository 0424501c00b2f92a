import { dashboard } from '@spilvaerk/messages/dashboard'
import { useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Card } from '../ui/card.tsx'

export type Bar = { readonly label: string; readonly value: number }

type BarChartProps = {
  readonly title: string
  readonly hint: string
  readonly bars: readonly Bar[]
  readonly total: string
  readonly format: (value: number) => string
  /** Said instead of a row of nothing. */
  readonly none: string
}

const WIDTH = 300
const HEIGHT = 120
const GAP = 0.25

/** A row of bars, above and below nothing; a table with the same figures is there for screen readers. */
export function BarChart({ title, hint, bars, total, format, none }: BarChartProps) {
  const id = useId()
  const told = bars.filter(({ value }) => value !== 0)
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3">
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <p className="text-muted text-xs">{hint}</p>
      </div>
      {told.length === 0 ? (
        <p className="grid h-30 place-items-center text-center text-muted text-sm">{none}</p>
      ) : (
        <>
          <p className="font-display font-semibold text-xl tabular-nums">{total}</p>
          <Bars bars={bars} format={format} />
          <div aria-hidden="true" className="flex justify-between text-muted text-xs">
            <span>{bars[0]?.label}</span>
            <span>{bars.at(-1)?.label}</span>
          </div>
          <details className="text-sm">
            <summary className="cursor-pointer rounded-sm py-1 text-muted">
              {textsOf(dashboard)('history.showFigures')}
            </summary>
            <table className="mt-2 w-full tabular-nums">
              <caption className="sr-only">{title}</caption>
              <tbody>
                {told.map(({ label, value }) => (
                  <tr key={label} className="border-line border-b last:border-0">
                    <th scope="row" className="py-1 text-left font-normal text-muted">
                      {label}
                    </th>
                    <td className="py-1 text-right">{format(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  )
}

function Bars({ bars, format }: Pick<BarChartProps, 'bars' | 'format'>) {
  const top = Math.max(0, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const perUnit = HEIGHT / (top - bottom || 1)
  const zero = top * perUnit
  const step = WIDTH / bars.length
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-30 w-full">
      {bars.map(({ label, value }, index) => (
        <rect
          key={label}
          x={index * step + (step * GAP) / 2}
          y={value > 0 ? zero - value * perUnit : zero}
          width={step * (1 - GAP)}
          height={Math.abs(value) * perUnit}
          className={value < 0 ? 'fill-red' : 'fill-lamp'}
        >
          <title>{`${label}: ${format(value)}`}</title>
        </rect>
      ))}
      <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="stroke-edge" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
