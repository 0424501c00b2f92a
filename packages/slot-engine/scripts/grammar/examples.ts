/** Games whose values are the examples of the reference, and rounds of them. All are played. */

import type { ObjectShape, Shape } from '../../src/grammar/index.ts'
import { compile, createRng, type Definition, type Round, type SpinOptions, spin } from '../../src/index.ts'
import * as BONUS from '../../test-support/bonus-definitions.ts'
import * as CHANGING from '../../test-support/changing-definitions.ts'
import * as COINS from '../../test-support/coin-definitions.ts'
import * as COUNTING from '../../test-support/counting-definitions.ts'
import { BARE_DEFINITION, FULL_DEFINITION } from '../../test-support/definitions.ts'
import * as DRAWN from '../../test-support/drawn-definitions.ts'
import * as FACTORS from '../../test-support/factor-definitions.ts'
import * as KINDS from '../../test-support/kinds-definitions.ts'
import * as MECHANICS from '../../test-support/mechanics-definitions.ts'
import * as OWN_PARTS from '../../test-support/own-parts-definitions.ts'
import * as RULES from '../../test-support/rules-definitions.ts'

const LABELS: Readonly<Record<string, { readonly name: string; readonly emoji: string }>> = {
  star: { name: 'Stjerne', emoji: '⭐' },
  secret: { name: 'Gåde', emoji: '❓' },
  blank: { name: 'Tom', emoji: '⬜' },
}

/** What is optional in `FULL_DEFINITION` and not there. */
const FULLER = {
  ...FULL_DEFINITION,
  symbols: FULL_DEFINITION.symbols.map((symbol) => ({ ...symbol, ...LABELS[symbol.id] })),
  features: FULL_DEFINITION.features.map((feature) =>
    feature.type === 'pick' || feature.type === 'ladder'
      ? { ...feature, trigger: { symbol: 'bonus', at: 4 } }
      : feature,
  ),
  $schema: './node_modules/@spilvaerk/slot-engine/dist/definition.schema.json',
  jackpots: [
    { id: 'mini', coins: 50 },
    { id: 'grand', coins: 1000, contributionPpm: 20_000, mustHitBy: 5000 },
  ],
}

/** Rounds of it reach the cap soon. */
const CAPPED = { ...FULL_DEFINITION, maxWin: 2 }

/** A round of it begins with a choice. */
const CHOOSING: Definition = {
  ...BARE_DEFINITION,
  id: 'choosing',
  maxWin: 100,
  features: [
    { type: 'choice', id: 'crossroads', options: [{ prize: { feature: 'free', spins: 3 } }, { prize: { coins: 5 } }] },
    { type: 'freeSpins', id: 'free' },
  ],
  modes: [{ id: 'buy', coins: 3, buys: { feature: 'crossroads' } }],
}

export const GAMES: readonly Definition[] = [
  ...[BARE_DEFINITION, FULL_DEFINITION, FULLER, CAPPED, CHOOSING],
  ...Object.values(KINDS),
  ...Object.values(DRAWN),
  ...Object.values(FACTORS),
  ...Object.values(MECHANICS),
  ...Object.values(COUNTING),
  ...Object.values(CHANGING),
  ...Object.values(BONUS),
  ...Object.values(RULES),
  ...Object.values(COINS),
  ...Object.values(OWN_PARTS),
]

const ROUNDS = 40

/** Some rounds of a game: of each of its modes, attended and not. */
export function roundsOf(definition: Definition): readonly Round[] {
  const game = compile(definition)
  const modes = [undefined, ...(definition.modes ?? [])].map((mode) => (mode ? { mode: mode.id } : {}))
  const options: readonly SpinOptions[] = modes.flatMap((mode) => [
    mode,
    { ...mode, choices: [1, 1, 0] },
    { ...mode, choices: [] },
  ])
  return options.flatMap((one, i) =>
    Array.from({ length: ROUNDS }, (_, round) => spin(game, createRng(`${definition.id} ${i} ${round}`), one)),
  )
}

/** By object and field, as `Jackpot.coins`, the shortest value that says something. */
export type Examples = ReadonlyMap<string, unknown>

export function examplesIn(root: Shape, values: readonly unknown[]): Examples {
  const found = new Map<string, { readonly value: unknown; readonly cost: number }>()
  const visit = (shape: Shape, value: unknown): void => {
    if (shape.kind === 'list') for (const item of value as readonly unknown[]) visit(shape.of, item)
    if (shape.kind === 'table') for (const item of Object.values(value as object)) visit(shape.of, item)
    if (shape.kind === 'nullable' && value !== null) visit(shape.of, value)
    if (shape.kind === 'tagged') visitObject(shape.variants[(value as Record<string, string>)[shape.tag] ?? ''], value)
    if (shape.kind === 'keyed')
      visitObject(Object.entries(shape.variants).find(([key]) => key in (value as object))?.[1], value)
    if (shape.kind === 'object') visitObject(shape, value)
  }
  const visitObject = (shape: ObjectShape | undefined, value: unknown): void => {
    for (const [key, field] of Object.entries(shape?.fields ?? {})) {
      const inner = (value as Record<string, unknown>)[key]
      if (inner === undefined) continue
      keep(`${shape?.name}.${key}`, inner)
      visit(field.shape, inner)
    }
  }
  const keep = (name: string, value: unknown): void => {
    const cost = costOf(value)
    if (cost < (found.get(name)?.cost ?? Number.POSITIVE_INFINITY)) found.set(name, { value, cost })
  }
  for (const value of values) visit(root, value)
  return new Map([...found].map(([name, { value }]) => [name, value]))
}

/** What is empty says least. */
function costOf(value: unknown): number {
  const { length } = JSON.stringify(value)
  return typeof value === 'object' && length === 2 ? Number.MAX_SAFE_INTEGER : length
}
