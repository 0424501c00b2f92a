import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GameConfig, tableSheet } from '@spilvaerk/schemas'
import { compileTable, parseTable, type TableDefinition, type TableSheet } from '@spilvaerk/table-games'
import { z } from 'zod'
import { identify } from './definitions.ts'
import { seedFields } from './seed-fields.ts'
import { readPacked } from './seed-proof.ts'
import { amountsOf, mainBetOf } from './table-face.ts'

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

/** How a table is offered: its amounts for the main bet are round ones, and its least and its most. */
export function tableConfig({ definition, coin }: Pick<TableSeed, 'definition' | 'coin'>): GameConfig {
  return {
    ...amountsOf(mainBetOf(compileTable(definition)), coin),
    // Nothing at a table plays by itself.
    ...{ coin, autoSpinOptions: [], soundEnabled: true, animationSpeed: 1 },
  }
}
