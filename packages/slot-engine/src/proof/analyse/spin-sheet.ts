import { entryOf } from '../../entries.ts'
import { eachOutcome, type FallSums, type SpinLaw, varianceOf } from '../../game/law/spin-law.ts'
import type { FallSheet, SpinSheet, SpinSums } from '../sheet.ts'

/** @param spins what an outcome starts, as the number of free spins */
export function spinSheet(law: SpinLaw, spins: (starts: readonly number[]) => number): SpinSheet {
  const { cycle } = law
  const sums = spinSums(law, spins)
  return {
    reelSet: law.reelSet,
    cycle,
    rtp: sums.coins / cycle / law.betCoins,
    hitFrequency: sums.hits / cycle,
    standardDeviation: Math.sqrt(varianceOf(law, (coins) => coins)) / law.betCoins,
    distribution: distribution(law),
    sums,
    ...(law.falls === undefined ? {} : { falls: law.falls.map((fall) => fallSheet(fall, law)) }),
  }
}

const fallSheet = ({ windows, wins, coins }: FallSums, { cycle, betCoins }: SpinLaw): FallSheet => ({
  chance: windows / cycle,
  winChance: wins / cycle,
  rtp: coins / cycle / betCoins,
})

function spinSums(law: SpinLaw, spins: (starts: readonly number[]) => number): SpinSums {
  const sums = { coins: 0, lineCoins: 0, scatterCoins: 0, hits: 0, squaredCoins: 0, triggers: 0, freeSpins: 0 }
  eachOutcome(law, ({ coins, lineCoins, scatterCoins, count, startIndex }) => {
    const awarded = spins(entryOf(law.starts, startIndex))
    sums.coins += coins * count
    sums.lineCoins += lineCoins * count
    sums.scatterCoins += scatterCoins * count
    sums.squaredCoins += coins * coins * count
    if (coins > 0) sums.hits += count
    if (awarded > 0) sums.triggers += count
    sums.freeSpins += awarded * count
  })
  return sums
}

function distribution(law: SpinLaw): [number, number][] {
  const counts = new Map<number, number>()
  eachOutcome(law, ({ coins, count }) => {
    counts.set(coins, (counts.get(coins) ?? 0) + count)
  })
  return [...counts].sort(([a], [b]) => a - b)
}
