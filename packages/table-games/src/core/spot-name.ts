import type { KindWords } from './kind.ts'
import type { Spot } from './spot.ts'

/**
 * What players read of a spot: a name of its own, or that of its group and what tells it from the others there, as in
 * `Split 1 2` of `split-1-2`.
 */
export function spotName({ spots }: Pick<KindWords, 'spots'>, { id, group }: Pick<Spot, 'id' | 'group'>): string {
  const own = spots[id]
  if (own !== undefined) return own
  const word = spots[group] ?? group
  const [numbers] = /\d+(-\d+)*$/.exec(id) ?? []
  const rest = numbers ?? (id === group ? '' : id)
  return rest === '' ? word : `${word} ${rest.replaceAll('-', ' ')}`
}
