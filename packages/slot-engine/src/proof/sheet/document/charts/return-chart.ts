import type { Draft } from '../layout.ts'
import { returnParts } from '../sections/returns.ts'
import { label, rect, svg, WIDTH } from './svg.ts'

const HEIGHT = 46
const BAR = 22
/** Narrower parts have no room for their figure. */
const LEAST_LABELLED = 46

/** The number of colours: parts beyond take them again. */
export const SWATCHES = 8

/** The bet as one bar: what comes back by source, and the edge. */
export function returnChart(draft: Draft): string {
  const { texts, numbers, detail } = draft
  const parts = returnParts(draft).map(({ share }, i) => ({ share, i }))
  const positive = parts.filter(({ share }) => share > 0)
  const gross = positive.reduce((sum, { share }) => sum + share, 0)
  const scale = WIDTH / Math.max(1, gross)
  let x = 0
  const bars = positive.flatMap(({ share, i }) => {
    const from = x
    x += share * scale
    const text = share * scale < LEAST_LABELLED ? [] : [inBar(numbers.percent(share, 2), from + (share * scale) / 2)]
    return [rect(`swatch s${i % SWATCHES}`, from, 0, share * scale - 1, BAR), ...text]
  })
  const edge = Math.max(0, WIDTH - x)
  const rest = [
    rect('edge', x + 0.5, 0.5, edge - 1, BAR - 1),
    label(`${texts.sources.edge} ${numbers.percent(detail.longRun.houseEdge, 2)}`, WIDTH, HEIGHT - 8, 'end'),
  ]
  const start = label(`${texts.sources.total} ${numbers.percent(detail.sheet.rtp, 4)}`, 0, HEIGHT - 8, 'start')
  return svg(HEIGHT, texts.returnBySource, [...bars, start, ...(detail.longRun.houseEdge > 0 ? rest : [])])
}

const inBar = (text: string, x: number): string => `<g class="inverse">${label(text, x, BAR / 2 + 3.5, 'middle')}</g>`
