/** Symbols that free spins keep by `kept`, by the words of definition.ts. */
import type { FreeSpins, KeptSymbol } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import type { Held } from './reference-state.ts'
import { cellsWhere, shownAt, type View } from './reference-view.ts'

/** Which of the free cells one that roams moves to. */
export type Roam = (free: readonly Cell[], one: Held) => Cell

export interface KeptMoment {
  readonly before: readonly Held[]
  /** The window before the first spin. */
  readonly isFirst: boolean
  readonly roam: Roam
}

const isAt = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]

export function keptAfter(
  { kept = [] }: FreeSpins,
  view: View,
  { before, isFirst, roam }: KeptMoment,
): readonly Held[] {
  const staying = (one: KeptSymbol): boolean => (one.moves ?? 'stays') === 'stays' || (isFirst && one.moves === 'roams')
  const groups = [
    kept.filter(staying),
    kept.filter((one) => !staying(one) && one.moves !== 'roams'),
    kept.filter((one) => !staying(one) && one.moves === 'roams'),
  ]
  let all: readonly Held[] = []
  for (const group of groups)
    for (const cell of cellsWhere(view, ({ symbol }) => group.some((one) => one.symbol === symbol))) {
      const rule = group.find((one) => one.symbol === shownAt(view, cell).symbol)!
      const next = oneAfter(rule, view, cell, before)
      if (next === undefined) continue
      const roams = rule.moves === 'roams' && !isFirst
      const free = cellsWhere(view, (_, place) => !all.some((one) => isAt(one.cell, place)))
      const placed = roams ? { ...next, cell: roam(free, next) } : next
      all = [...all.filter((one) => !isAt(one.cell, placed.cell)), placed]
    }
  return [...all].sort((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1])
}

/** What one symbol in view is in the next spin; `undefined` where it is gone. */
function oneAfter(rule: KeptSymbol, view: View, cell: Cell, before: readonly Held[]): Held | undefined {
  const { moves = 'stays', lasts = Number.POSITIVE_INFINITY, adds = 0, upTo = 1 } = rule
  const shown = shownAt(view, cell)
  const was = before.find((one) => isAt(one.cell, cell) && one.shown.symbol === shown.symbol)?.kept
  const left = was === undefined ? lasts : was.left - 1
  if (left === 0) return undefined
  const ways = { stays: 0, left: -1, right: 1, bounces: -1, roams: 0 }
  const last = view.length - 1
  let heading = was?.heading ?? ways[moves]
  if (moves === 'bounces' && (cell[0] + heading < 0 || cell[0] + heading > last)) heading = -heading
  const reel = cell[0] + heading
  if (reel < 0 || reel > last) return undefined
  const grown = shown.multiplier >= upTo ? shown.multiplier : Math.min(shown.multiplier + adds, upTo)
  return { cell: [reel, cell[1]], shown: { ...shown, multiplier: grown }, kept: { left, heading, from: cell } }
}
