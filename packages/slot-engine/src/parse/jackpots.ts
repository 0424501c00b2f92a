import { type Jackpot, LIMITS } from '../definition.ts'
import type { Field } from './field.ts'
import { readId, refuseDuplicates } from './names.ts'
import { list, plain } from './plain.ts'

export function readJackpots(field: Field): readonly Jackpot[] | undefined {
  const items = field.items({ min: 0, max: LIMITS.jackpots })
  refuseDuplicates(items?.map((item) => item.at('id')) ?? [], 'jackpot')
  return list(items, readJackpot)
}

function readJackpot(field: Field): Jackpot | undefined {
  const keys = field.record(['id', 'name', 'coins', 'contributionPpm'])
  if (keys === undefined) return undefined
  return plain<Jackpot>({
    id: readId(keys.id),
    name: keys.name.optional((name) => name.text({ min: 1, max: 100 })),
    coins: keys.coins.integer({ min: 1, max: LIMITS.payCoins }),
    contributionPpm: keys.contributionPpm.optional((ppm) => ppm.integer({ min: 0, max: 1_000_000 })),
  })
}
