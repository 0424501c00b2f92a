/** Mantissas of the amounts on a pay table a person would print: 10, 12, 15, 20, 25 … and, for fine work, those between. */
const ROUND = [10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80] as const
const FINE = [
  10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95,
] as const

function ladder(mantissas: readonly number[]): number[] {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  for (let scale = 1; scale <= 10_000_000; scale *= 10) steps.push(...mantissas.map((mantissa) => mantissa * scale))
  return steps
}

/** Every whole amount of two digits, then of two and a half: for games of so few wins that round amounts cannot meet an RTP. */
const finest = (): number[] => {
  const steps = Array.from({ length: 99 }, (_, i) => i + 1)
  for (let scale = 1; scale <= 1_000_000; scale *= 10) {
    for (let step = 100; step < 1000; step += 5) steps.push(step * scale)
  }
  return steps
}

/** Three ladders of amounts, each finer than the one before. */
export interface PayLadders {
  readonly round: readonly number[]
  readonly fine: readonly number[]
  readonly finest: readonly number[]
}

/** The ladders' amounts that are multiples of `step` coins. */
export function payLadders(step: number): PayLadders {
  const multiples = (amounts: readonly number[]): number[] => amounts.filter((amount) => amount % step === 0)
  return { round: multiples(ladder(ROUND)), fine: multiples(ladder(FINE)), finest: multiples(finest()) }
}

/** The place on a ladder of the amount nearest to this, by ratio. */
export function nearestStep(steps: readonly number[], amount: number): number {
  let low = 0
  let high = steps.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (steps[middle]! < amount) low = middle + 1
    else high = middle
  }
  return low > 0 && amount * amount < steps[low]! * steps[low - 1]! ? low - 1 : low
}

/** So far apart lie the amounts a pay table prints: two digits, and from 100 on two and a half. */
export const printedStep = (amount: number): number =>
  amount < 100 ? 1 : 5 * 10 ** (Math.floor(Math.log10(amount)) - 2)

/** The amount nearest to this that a person would print. */
export function printed(amount: number): number {
  const step = printedStep(amount)
  return Math.max(1, Math.round(amount / step) * step)
}

/** The farthest such amount on the way to another one; `from` itself where none is between them. */
export function printedTowards(from: number, to: number): number {
  const step = printedStep(to)
  const next = from < to ? Math.floor(to / step) * step : Math.ceil(to / step) * step
  return from < to ? Math.max(from, next) : Math.min(from, next)
}
