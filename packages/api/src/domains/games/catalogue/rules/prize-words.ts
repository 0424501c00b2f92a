import type { Definition, Feature, Prize } from '@spilvaerk/slot-engine'
import { times, type Words } from './words.ts'

/** Prizes as one list: amounts first, ascending, then jackpots, then what they lead to. */
export function prizeList(prizes: readonly Prize[], definition: Definition, words: Words): string {
  const { t, number, one } = words
  const amounts = [...new Set(prizes.flatMap((prize) => ('coins' in prize ? [prize.coins] : [])))]
  const inBets = amounts.sort((a, b) => a - b).map((coins) => number(coins / definition.betCoins))
  const jackpots = prizes.filter((prize) => 'jackpot' in prize)
  const features = prizes.filter((prize) => 'feature' in prize)
  const others = [...jackpots, ...features].map((prize) => prizeWords(prize, definition, words))
  const nothing = prizes.some((prize) => 'nothing' in prize) ? [t('nothing')] : []
  const money = inBets.length > 0 ? [t('times', { number: one(inBets) })] : []
  return one([...money, ...new Set(others), ...nothing])
}

export function prizeWords(prize: Prize, definition: Definition, words: Words): string {
  if ('coins' in prize) return times(prize.coins, definition, words)
  if ('jackpot' in prize) return definition.jackpots?.find(({ id }) => id === prize.jackpot)?.name ?? prize.jackpot
  if ('nothing' in prize) return words.t('nothing')
  const feature = definition.features?.find(({ id }) => id === prize.feature)
  return feature ? featureWords(feature, prize.spins ?? 1, words) : prize.feature
}

/** A feature as something that is won or bought. */
export function featureWords(feature: Feature, spins: number, { t, number }: Words): string {
  if (feature.type !== 'freeSpins') return t(`prizes.${feature.type}`)
  const { multiplier = 1 } = feature
  return multiplier > 1
    ? t('prizes.freeSpinsMultiplied', { spins: number(spins), number: multiplier })
    : t('prizes.freeSpins', { spins: number(spins) })
}
