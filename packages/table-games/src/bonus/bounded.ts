import type { BoundedLaw, Interval } from '../core/bounded-law.ts'
import { Fraction } from '../fraction.ts'
import type { Ways } from './stage.ts'

/** What a spot with a bounded law pays together with bonus games that start by chance alone, whatever comes of the bet. */
export function boundedWith(law: BoundedLaw, ways: Ways): BoundedLaw {
  const { mean, squares, rest } = law
  const all = [...ways].filter(([, chance]) => chance.numerator > 0n)
  const sum = (of: (pays: number) => number): number =>
    all.reduce((total, [pays, chance]) => total + of(pays) * chance.toNumber(), 0)
  const [extra, extraSquares] = [sum((pays) => pays), sum((pays) => pays * pays)]
  const most = all.reduce((top, [pays]) => Math.max(top, pays), 0)
  return {
    ...law,
    mean: wider({ low: mean.low + extra, high: mean.high + extra }),
    squares: wider({
      low: squares.low + 2 * extra * mean.low + extraSquares,
      high: squares.high + 2 * extra * mean.high + extraSquares,
    }),
    outcomes: outcomesWith(law, all),
    rest: { ...rest, most: rest.most.plus(Fraction.of(most)) },
  }
}

function outcomesWith(
  { outcomes }: BoundedLaw,
  ways: readonly (readonly [pays: number, chance: Fraction])[],
): BoundedLaw['outcomes'] {
  const sums = new Map<string, BoundedLaw['outcomes'][number]>()
  for (const { net, chance } of outcomes)
    for (const [pays, share] of ways) {
      const all = net.plus(Fraction.of(pays))
      const [part, before] = [share.toNumber(), sums.get(`${all}`)?.chance ?? { low: 0, high: 0 }]
      const more = { low: before.low + chance.low * part, high: before.high + chance.high * part }
      sums.set(`${all}`, { net: all, chance: more })
    }
  return [...sums.values()]
    .map(({ net, chance }) => ({ net, chance: wider(chance) }))
    .sort((a, b) => a.net.compare(b.net))
}

/** A few roundings of double precision are within this. */
const ROUNDED = 2 ** -48

const wider = ({ low, high }: Interval): Interval => ({
  low: low - Math.abs(low) * ROUNDED,
  high: high + Math.abs(high) * ROUNDED,
})
