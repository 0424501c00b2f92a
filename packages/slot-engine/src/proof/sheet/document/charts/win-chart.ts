import type { Draft } from '../layout.ts'
import { label, line, rect, svg, WIDTH } from './svg.ts'

const LEFT = 62
const UPPER = 170
const LOWER = 84
const TOP = 18
const GAP = 40
const HEIGHT = TOP + UPPER + GAP + LOWER + 20

/** Two charts over the same bands of wins: how likely each is, and what it returns. */
export function winChart(draft: Draft): string {
  const { texts, detail } = draft
  const { bands } = detail.wins
  const step = (WIDTH - LEFT) / bands.length
  const lowerTop = TOP + UPPER + GAP
  return svg(HEIGHT, texts.winChart, [
    `<g class="caption">${label(texts.winChart, 0, 9, 'start')}</g>`,
    ...chances(draft, step),
    `<g class="caption">${label(texts.contributionChart, 0, lowerTop - 12, 'start')}</g>`,
    ...contributions(draft, step, lowerTop),
    ...ticks(draft, step, TOP + UPPER + 12),
    ...ticks(draft, step, lowerTop + LOWER + 12),
  ])
}

function chances(draft: Draft, step: number): string[] {
  const { texts, numbers, detail } = draft
  const { bands } = detail.wins
  const least = bands.reduce((min, { chance }) => (chance > 0 ? Math.min(min, chance) : min), 1)
  const decades = Math.min(15, Math.max(1, Math.ceil(-Math.log10(least))))
  const every = decades > 10 ? 3 : decades > 5 ? 2 : 1
  const yOf = (chance: number): number => TOP + (UPPER * Math.min(decades, -Math.log10(chance))) / decades
  const grid = Array.from({ length: Math.floor(decades / every) + 1 }, (_, i) => i * every).flatMap((power) => {
    const y = yOf(10 ** -power)
    const odds = power < 4 ? numbers.whole(10 ** power) : numbers.power(power)
    return [line('grid', LEFT, y, WIDTH, y), label(`${texts.oneIn.toLowerCase()} ${odds}`, LEFT - 6, y + 3, 'end')]
  })
  const bars = bands.map(({ chance }, i) =>
    chance === 0
      ? ''
      : rect(i === 0 ? 'bar none' : 'bar', LEFT + i * step + 2, yOf(chance), step - 4, TOP + UPPER - yOf(chance)),
  )
  return [...grid, ...bars, line('axis', LEFT, TOP + UPPER, WIDTH, TOP + UPPER)]
}

function contributions({ numbers, detail }: Draft, step: number, top: number): string[] {
  const { bands } = detail.wins
  const most = bands.reduce((max, { rtp }) => Math.max(max, rtp), 0)
  const bars = bands.flatMap(({ rtp }, i) => {
    const height = most === 0 ? 0 : (rtp / most) * (LOWER - 12)
    const x = LEFT + i * step
    const text = rtp < 0.0005 ? [] : [label(numbers.percent(rtp, 1), x + step / 2, top + LOWER - height - 3, 'middle')]
    return [rect('bar', x + 2, top + LOWER - height, step - 4, height), ...text]
  })
  return [...bars, line('axis', LEFT, top + LOWER, WIDTH, top + LOWER)]
}

/** The first two bands have names; the others begin where their tick stands. */
function ticks({ texts, numbers, detail }: Draft, step: number, y: number): string[] {
  return detail.wins.bands.map(({ from }, i) => {
    if (i === 0) return label(texts.noWin, LEFT + step / 2, y, 'middle')
    if (i === 1) return label(`< 1`, LEFT + 1.5 * step, y, 'middle')
    return label(numbers.whole(from), LEFT + i * step, y, 'middle')
  })
}
