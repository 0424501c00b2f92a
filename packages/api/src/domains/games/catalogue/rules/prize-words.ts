import type { Definition, Feature, Prize } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { oneOf } from './words.ts'

/** Prizes as one list: amounts first, ascending, then jackpots, then what they lead to. */
export function prizeList(prizes: readonly Prize[], definition: Definition): string {
  const amounts = [...new Set(prizes.flatMap((prize) => ('coins' in prize ? [prize.coins] : [])))]
  const inBets = amounts.sort((a, b) => a - b).map((coins) => danish(coins / definition.betCoins))
  const jackpots = prizes.filter((prize) => 'jackpot' in prize)
  const features = prizes.filter((prize) => 'feature' in prize)
  const others = [...jackpots, ...features].map((prize) => prizeWords(prize, definition))
  const nothing = prizes.some((prize) => 'nothing' in prize) ? ['ingenting'] : []
  const money = inBets.length > 0 ? [`${oneOf(inBets)} gange indsatsen`] : []
  return oneOf([...money, ...new Set(others), ...nothing])
}

export function prizeWords(prize: Prize, definition: Definition): string {
  if ('coins' in prize) return `${danish(prize.coins / definition.betCoins)} gange indsatsen`
  if ('jackpot' in prize) return definition.jackpots?.find(({ id }) => id === prize.jackpot)?.name ?? prize.jackpot
  if ('nothing' in prize) return 'ingenting'
  const feature = definition.features?.find(({ id }) => id === prize.feature)
  return feature ? featureWords(feature, prize.spins ?? 1) : prize.feature
}

/** A feature as something that is won or bought. */
export function featureWords(feature: Feature, spins: number): string {
  switch (feature.type) {
    case 'freeSpins':
      return `${danish(spins)} gratis spins${multipliedBy(feature.multiplier)}`
    case 'wheel':
      return 'et hjul mere'
    case 'pick':
      return 'et vælgespil'
    case 'ladder':
      return 'en stige'
    case 'choice':
      return 'et valg'
    case 'holdAndWin':
      return 'respins med fastlåste felter'
  }
}

const multipliedBy = (multiplier = 1): string => (multiplier > 1 ? `, hvor gevinsterne ganges med ${multiplier}` : '')
