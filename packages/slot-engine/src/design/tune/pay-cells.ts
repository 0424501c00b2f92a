import type { Definition } from '../../definition.ts'
import { printedStep } from '../nice-pays.ts'

/** One pay of the win rule: a symbol's, by its size. */
export interface PayCell {
  readonly symbol: number
  readonly key: string
}

/** All pays of regular symbols and wilds, each symbol's ascending by size. */
export const payCells = ({ symbols }: Definition): PayCell[] =>
  symbols.flatMap((symbol, i) =>
    (symbol.kind === 'regular' || symbol.kind === 'wild') && symbol.pays
      ? Object.keys(symbol.pays).map((key) => ({ symbol: i, key }))
      : [],
  )

export const payAt = ({ symbols }: Definition, { symbol, key }: PayCell): number => {
  const found = symbols[symbol]
  return (found && 'pays' in found ? found.pays?.[key] : undefined) ?? 0
}

/** The game with these pays, by cell. */
export function withPays(definition: Definition, cells: readonly PayCell[], pays: readonly number[]): Definition {
  const symbols = definition.symbols.map((symbol, i) => {
    const own = cells.flatMap((cell, at) => (cell.symbol === i ? [[cell.key, pays[at]!] as const] : []))
    return own.length > 0 && 'pays' in symbol
      ? { ...symbol, pays: { ...symbol.pays, ...Object.fromEntries(own) } }
      : symbol
  })
  return { ...definition, symbols: symbols as Definition['symbols'] }
}

/** Whole coins, rising with size within a symbol. */
export function wholeCoins(cells: readonly PayCell[], pays: readonly number[]): number[] {
  const whole: number[] = []
  cells.forEach(({ symbol }, at) => {
    const before = cells[at - 1]?.symbol === symbol ? whole[at - 1]! + 1 : 1
    whole.push(Math.max(before, Math.round(pays[at]!)))
  })
  return whole
}

/** Less than this, in shares of the bet, is not worth another pay that is odd. */
const SETTLED = 1e-4

/** What bounds the pays of a game that is tuned. */
export interface PayBounds {
  /** No pay is more than the cap. */
  readonly capCoins: number
  /** Those that pay the cap go on paying it, by cell. */
  readonly held: readonly boolean[]
}

/**
 * Moves single pays, those that matter most first, for `missing` more of RTP.
 * @param landing where a pay ends that would go so far: on an amount to be printed, or on any coin
 */
export function nudged(
  cells: readonly PayCell[],
  pays: readonly number[],
  steps: readonly number[],
  missing: number,
  { capCoins, held }: PayBounds,
  landing: (from: number, to: number) => number,
): number[] {
  const next = [...pays]
  const weight = (i: number): number => steps[i]! * printedStep(pays[i]!)
  const order = cells.map((_, i) => i).sort((a, b) => weight(b) - weight(a))
  let left = missing
  for (const at of order) {
    if (Math.abs(left) <= SETTLED) break
    const step = steps[at]!
    if (step <= 0 || held[at]) continue
    const pay = next[at]!
    const same = (other: number): boolean => cells[other]?.symbol === cells[at]!.symbol
    // Where symbols stand in the order of what they pay for a size, they stay in it.
    const rivals = cells.flatMap(({ key }, i) => (i !== at && key === cells[at]!.key ? [i] : []))
    const lesser = rivals.filter((i) => next[i]! <= pay).map((i) => next[i]!)
    const better = rivals.filter((i) => next[i]! > pay).map((i) => next[i]!)
    const least = Math.max(same(at - 1) ? next[at - 1]! + 1 : 1, Math.ceil(pay * 0.8), ...lesser)
    const most = Math.min(
      same(at + 1) ? next[at + 1]! - 1 : pay * 2,
      Math.max(pay + 1, Math.floor(pay * 1.25)),
      ...better,
      capCoins,
    )
    const aim = Math.min(Math.max(least, most), Math.max(Math.min(least, pay), pay + Math.trunc(left / step)))
    const moved = landing(pay, aim)
    left -= (moved - pay) * step
    next[at] = moved
  }
  return next
}
