import { eachStop, reelWeight, type SketchReel } from './sketch.ts'

/** P(count of a symbol in the window), by count. Reels are independent, so it is the product of the reels' polynomials. */
export function scatterOdds(reels: readonly SketchReel[], symbol: number): number[] {
  return reels.reduce<number[]>((odds, reel) => multiply(odds, reelCounts(reel, symbol)), [1])
}

function reelCounts(reel: SketchReel, symbol: number): number[] {
  const odds: number[] = [0]
  const total = reelWeight(reel)
  eachStop(reel, (stop, weight) => {
    let count = 0
    for (let row = 0; row < reel.rows; row++) if (reel.strip[(stop + row) % reel.strip.length] === symbol) count++
    while (odds.length <= count) odds.push(0)
    odds[count]! += weight / total
  })
  return odds
}

function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      product[i + j]! += x * y
    })
  })
  return product
}

/** What a table by count gives for a count: the last key holds for all above it. */
export const byCount = (table: readonly number[], count: number): number =>
  table[Math.min(count, table.length - 1)] ?? 0

export const expectation = (odds: readonly number[], table: readonly number[]): number =>
  odds.reduce((sum, p, count) => sum + p * byCount(table, count), 0)

export const secondMomentOf = (odds: readonly number[], table: readonly number[]): number =>
  odds.reduce((sum, p, count) => sum + p * byCount(table, count) ** 2, 0)

/** P(the table gives something). */
export const oddsOfAny = (odds: readonly number[], table: readonly number[]): number =>
  odds.reduce((sum, p, count) => (byCount(table, count) > 0 ? sum + p : sum), 0)
