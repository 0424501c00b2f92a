import type { Choice, Definition, FreeSpins } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { withoutRetrigger } from './parts.ts'

/** Spins and what they are multiplied by: the products are alike, so all choices return as much, as those of a brief have to. */
const OPTIONS = [
  { spins: 12, multiplier: 1 },
  { spins: 6, multiplier: 2 },
  { spins: 4, multiplier: 3 },
  { spins: 2, multiplier: 6 },
] as const

/** The player chooses between many free spins with a small multiplier and few with a large one. */
export const freeSpinChoice: Mechanic = {
  needs: 'freeSpins',
  write: (game, { brief }) => {
    const wished = brief.features?.choices ?? OPTIONS
    const free = game.features?.find(
      (feature): feature is FreeSpins => feature.type === 'freeSpins' && !!feature.trigger,
    )
    const trigger = free?.trigger
    if (!free || !trigger) return game
    const { trigger: _, chance, ...spins } = withoutRetrigger(free)
    const at = Math.min(...Object.keys(trigger.awards).map(Number))
    const own = wished.map(({ multiplier }): FreeSpins => ({ ...spins, id: `${free.id}-${multiplier}`, multiplier }))
    const options: Choice['options'] = wished.map((option, i) => ({
      name: `${option.spins} × ${option.multiplier}`,
      prize: { feature: own[i]?.id ?? '', spins: option.spins },
    }))
    const chosen: Choice = { type: 'choice', id: free.id, trigger: { symbol: trigger.symbol, at }, options }
    const isBought = game.modes?.some(({ buys }) => buys?.feature === free.id) === true
    // What is bought has spins of its own, for its price.
    const bought: Choice = { type: 'choice', id: `${free.id}-bought`, options }
    const features = (game.features ?? []).flatMap(
      (feature): NonNullable<Definition['features']> =>
        feature === free ? [chosen, ...own, ...(isBought ? [bought] : [])] : [feature],
    )
    return { ...game, features, ...boughtAs(game, free.id, bought.id) }
  },
}

/** A mode that bought so many free spins buys the choice. */
const boughtAs = ({ modes }: Definition, id: string, feature: string): Pick<Definition, 'modes'> => ({
  ...(modes && { modes: modes.map((mode) => (mode.buys?.feature === id ? { ...mode, buys: { feature } } : mode)) }),
})
