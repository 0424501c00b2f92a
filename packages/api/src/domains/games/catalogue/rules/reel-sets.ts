import { BASE_REEL_SET, type Definition } from '@spilvaerk/slot-engine'

/** One reel set, or weights by reel set, of which one is drawn for each spin. */
export type ReelSetChoice = NonNullable<Definition['reelSet']>

/** The reel sets of a choice with their chances. */
export function setChances(choice: ReelSetChoice = BASE_REEL_SET): { name: string; chance: number }[] {
  if (typeof choice === 'string') return [{ name: choice, chance: 1 }]
  const total = Object.values(choice).reduce((sum, weight) => sum + weight, 0)
  return Object.entries(choice).map(([name, weight]) => ({ name, chance: weight / total }))
}
