import type { Draft } from '../layout.ts'
import { area, label, line, svg, WIDTH } from './svg.ts'

const LEFT = 52
const RIGHT = 8
const TOP = 18
const PLOT = 170
const HEIGHT = TOP + PLOT + 20

/** The confidence bands of the RTP, which narrow with the number of rounds. */
export function funnelChart({ texts, numbers, detail }: Draft): string {
  const { rtp, standardDeviation: sigma } = detail.sheet
  const { bands } = detail.longRun
  const first = bands[0]?.rounds ?? 1
  const decades = Math.log10((bands.at(-1)?.rounds ?? 10) / first)
  const widest = bands[0]?.intervals.at(-1) ?? { low: 0, high: 1 }
  const range = Math.max(1e-9, widest.high - widest.low)
  const yOf = (share: number): number => TOP + (PLOT * (widest.high - Math.max(0, share))) / range
  const xOf = (power: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * power) / decades
  const steps = Array.from({ length: 121 }, (_, i) => (i / 120) * decades)
  const funnel = (reach: number): [number, number][] => {
    const edge =
      (sign: number) =>
      (power: number): [number, number] => [
        xOf(power),
        yOf(rtp + (sign * reach * sigma) / Math.sqrt(first * 10 ** power)),
      ]
    return [...steps.map(edge(1)), ...steps.toReversed().map(edge(-1))]
  }
  const reaches = (bands.at(-1)?.intervals ?? []).map(({ high, confidence }) => ({
    confidence,
    reach: sigma === 0 ? 0 : ((high - rtp) * Math.sqrt(bands.at(-1)?.rounds ?? 1)) / sigma,
  }))
  const areas = reaches.toReversed().map(({ reach }, i) => area(`band b${i}`, funnel(reach)))
  return svg(HEIGHT, texts.funnel, [
    `<g class="caption">${label(texts.funnel, 0, 9, 'start')}</g>`,
    ...grid(widest, yOf, (share) => numbers.percent(share, range < 0.2 ? 1 : 0)),
    ...areas,
    line('centre', LEFT, yOf(rtp), WIDTH - RIGHT, yOf(rtp)),
    ...bands.map((_, i) => label(numbers.power(Math.log10(first) + i), xOf(i), HEIGHT - 6, 'middle')),
    label(`${texts.rtp} ${numbers.percent(rtp, 2)}`, WIDTH - RIGHT, yOf(rtp) - 6, 'end'),
  ])
}

function grid(
  { low, high }: { readonly low: number; readonly high: number },
  yOf: (share: number) => number,
  text: (share: number) => string,
): string[] {
  const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].find((size) => (high - low) / size <= 6) ?? high
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.max(0, Math.floor(high / step + 1e-9) - first + 1)
  return Array.from({ length: count }, (_, i) => (first + i) * step).flatMap((share) => [
    line('grid', LEFT, yOf(share), WIDTH - RIGHT, yOf(share)),
    label(text(share), LEFT - 6, yOf(share) + 3, 'end'),
  ])
}
