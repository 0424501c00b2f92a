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
  const keys = field.record(['id', 'name', 'coins', 'contributionPpm', 'mustHitBy'])
  if (keys === undefined) return undefined
  const coins = keys.coins.integer({ min: 1, max: LIMITS.payCoins })
  const contributionPpm = keys.contributionPpm.optional((ppm) => ppm.integer({ min: 0, max: 1_000_000 }))
  return plain<Jackpot>({
    id: readId(keys.id),
    name: keys.name.optional((name) => name.text({ min: 1, max: 100 })),
    coins,
    contributionPpm,
    mustHitBy: keys.mustHitBy.optional((most) => readMustHitBy(most, coins ?? 1, contributionPpm)),
  })
}

function readMustHitBy(field: Field, coins: number, contributionPpm: number | undefined): number | undefined {
  if (!contributionPpm) return field.refuse('not_allowed', 'Nothing goes into this jackpot, so it never comes to pay.')
  return field.integer({ min: coins + 1, max: LIMITS.payCoins })
}
