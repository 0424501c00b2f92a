import type { Cell } from '../round.ts'

/** An event of a round as lines for people. */
export function eventText(event: { readonly type: string }): string {
  const { type, window, ...rest } = event as { readonly type: string; readonly window?: Window }
  const words = type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const facts = Object.entries(rest).map(([key, value]) => factText(key, value))
  const line = [words.padEnd(20), ...facts].join('  ').trimEnd()
  return window === undefined ? line : `${line}\n${windowText(window)}`
}

type Window = readonly (readonly string[])[]

/** Rows from the top; reels of fewer rows end sooner. */
function windowText(window: Window): string {
  const rows = Math.max(...window.map((reel) => reel.length))
  const reels = window.map((reel) => ({ reel, width: Math.max(1, ...reel.map((symbol) => symbol.length)) }))
  return Array.from({ length: rows }, (_, row) => {
    const symbols = reels.map(({ reel, width }) => (reel[row] ?? '').padEnd(width))
    return `    ${symbols.join('  ')}`.trimEnd()
  }).join('\n')
}

function factText(key: string, value: unknown): string {
  if (key === 'cells' || key === 'removed') return `at ${(value as readonly Cell[]).map(cellText).join(' ')}`
  if (key === 'coins' && typeof value === 'number') return `${value} coins`
  return `${key} ${valueText(value)}`
}

/** Reel and row as they are counted in events, from 0. */
const cellText = ([reel, row]: Cell): string => `${reel}.${row}`

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' ')
  if (typeof value !== 'object' || value === null) return String(value)
  return `(${Object.entries(value)
    .map(([key, item]) => (key === 'cell' ? cellText(item as Cell) : factText(key, item)))
    .join(' ')})`
}
