import { escaped } from '../escape.ts'

/** The width of every chart: one unit is about a quarter of a millimetre on paper. */
export const WIDTH = 700

const at = (value: number): string => String(Math.round(value * 100) / 100)

/** @param title what a reader who cannot see the chart is told */
export const svg = (height: number, title: string, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`

export const rect = (className: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${className}" x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, width))}" height="${at(Math.max(0, height))}"/>`

export const line = (className: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${className}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`

export const label = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(text)}</text>`

export const area = (className: string, points: readonly (readonly [x: number, y: number])[]): string =>
  `<polygon class="${className}" points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}"/>`
