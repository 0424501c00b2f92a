import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTO_SPIN_OPTIONS, type GameConfig, tableSheet } from '@spilvaerk/schemas'
import { compileTable, parseTable, type TableDefinition, type TableSheet } from '@spilvaerk/table-games'
import { z } from 'zod'
import { identify } from './definitions.ts'
import { seedFields } from './seed-fields.ts'
import { readPacked } from './seed-proof.ts'
import { dkkOf } from './table-spots.ts'

const seed = z.strictObject({ ...seedFields, coin: z.number().positive() })

/** A table game of the house. */
export type TableSeed = Omit<z.infer<typeof seed>, 'definition'> & {
  readonly definition: TableDefinition
  /** Where it has been proved before. */
  readonly sheet?: TableSheet
}

/** Throws, naming the field: these files are ours, and a bad one is a bug. */
export function readTableSeed(json: unknown): TableSeed {
  const { definition, ...rest } = seed.parse(json)
  const parsed = parseTable(definition)
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ field, reason }) => `definition.${field}: ${reason}`).join(' '))
  return { ...rest, definition: parsed.definition }
}

/** Where table games lie within the folder of the house's games. */
export const tablesIn = (folder: string): string => join(folder, 'tables')

export async function readTableSeeds(folder: string): Promise<TableSeed[]> {
  const tables = tablesIn(folder)
  if (!existsSync(tables)) return []
  const files = (await readdir(tables)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => {
      try {
        return await withSheet(readTableSeed(JSON.parse(await readFile(join(tables, file), 'utf8'))), tables)
      } catch (error) {
        throw new Error(`tables/${file} is not a game: ${String(error)}`, { cause: error })
      }
    }),
  )
}

const proof = z.object({ hash: z.string(), sheet: tableSheet })

/** A sheet of another definition says nothing: such a game is proved when it is planted. */
async function withSheet(found: TableSeed, folder: string): Promise<TableSeed> {
  const known = proof.safeParse(await readPacked(folder, found.slug)).data
  return known?.hash === identify(found.definition).definitionHash ? { ...found, sheet: known.sheet } : found
}

/** Amounts that players think in, in coins. */
const ROUND_AMOUNTS = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4].map((zeros) => digit * 10 ** zeros))

/** How a table is offered: its amounts for the main bet are round ones, and its least and its most. */
export function tableConfig({ definition, coin }: Pick<TableSeed, 'definition' | 'coin'>): GameConfig {
  const [main] = compileTable(definition).spots
  if (main === undefined) throw new Error(`${definition.id} has no spots`)
  const { min, max, step } = main
  const coins = [...new Set([min, max, ...ROUND_AMOUNTS])].filter((n) => n >= min && n <= max && n % step === 0)
  return {
    ...{ minBet: dkkOf(min, coin), maxBet: dkkOf(max, coin), coin },
    betLevels: coins.toSorted((a, b) => a - b).map((n) => dkkOf(n, coin)),
    ...{ autoSpinOptions: [...AUTO_SPIN_OPTIONS], soundEnabled: true, animationSpeed: 1 },
  }
}
