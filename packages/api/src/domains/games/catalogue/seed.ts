import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTO_SPIN_OPTIONS, BET_LEVELS, type GameConfig } from '@spilvaerk/schemas'
import { type AdmissionProof, type Definition, type ParSheet, parseDefinition } from '@spilvaerk/slot-engine'
import type { TableSheet } from '@spilvaerk/table-games'
import { z } from 'zod'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { AnyDefinition } from '../../../platform/engines/definitions.ts'
import { coinMicro, toMicro } from '../../../platform/numbers/money.ts'
import { identify } from './definitions.ts'
import { seedFields } from './seed-fields.ts'
import { readProof } from './seed-proof.ts'
import { type TableSeed, tableConfig } from './seed-tables.ts'
import type { Catalogue } from './service.ts'

const seed = z.strictObject(seedFields)
export type Seed = Omit<z.infer<typeof seed>, 'definition'> & {
  readonly definition: Definition
  /** Where it has been proved before. */
  readonly sheet?: ParSheet
  readonly admission?: AdmissionProof
}

export const CONFIG: GameConfig = {
  minBet: BET_LEVELS[0],
  maxBet: BET_LEVELS[BET_LEVELS.length - 1] ?? BET_LEVELS[0],
  betLevels: [...BET_LEVELS],
  autoSpinOptions: [...AUTO_SPIN_OPTIONS],
  soundEnabled: true,
  animationSpeed: 1,
}

/** One game of the house. Throws, naming the field: these files are ours, and a bad one is a bug. */
export function readSeed(json: unknown): Seed {
  const { definition, ...rest } = seed.parse(json)
  const parsed = parseDefinition(definition)
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ field, reason }) => `definition.${field}: ${reason}`).join(' '))
  const { betCoins } = parsed.definition
  const level = CONFIG.betLevels.find((bet) => coinMicro(toMicro(bet), betCoins) === undefined)
  if (level)
    throw new Error(`definition.betCoins: a bet of ${level} is not a whole number of micro-DKK for ${betCoins} coins.`)
  return { ...rest, definition: parsed.definition }
}

export async function readSeeds(folder: string): Promise<Seed[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => {
      try {
        return await withSheet(readSeed(JSON.parse(await readFile(join(folder, file), 'utf8'))), folder)
      } catch (error) {
        throw new Error(`${file} is not a game: ${String(error)}`, { cause: error })
      }
    }),
  )
}

/** A sheet of another definition says nothing: such a game is proved when it is planted. */
async function withSheet(seed: Seed, folder: string): Promise<Seed> {
  const proof = await readProof(folder, seed.slug)
  if (proof?.hash !== identify(seed.definition).definitionHash) return seed
  const { sheet, admission } = proof
  return { ...seed, sheet, ...(admission && { admission }) }
}

/** Games that are proved side by side before they are stored. */
const TOGETHER = 4

/** Admits a version of the house's games by its proof, made before or now. */
export type AdmitHouse = (
  gameId: number,
  definition: AnyDefinition,
  proof: { readonly admission?: AdmissionProof | undefined; readonly table?: TableSheet | undefined },
) => Promise<void>

/**
 * Brings the house's games up to date with their files: new ones are added, changed ones get a new version. Each is
 * admitted by the proof of its return.
 */
export async function plantSeeds(
  seeds: readonly (Seed | TableSeed)[],
  catalogue: Catalogue,
  calculations: Calculations,
  admit: AdmitHouse,
): Promise<void> {
  const known = new Map((await catalogue.houseGames()).map((game) => [game.slug, game]))
  const changed = seeds.map(entryOf).filter(({ slug, ...entry }) => !sameGame(known.get(slug), entry))
  for (let first = 0; first < changed.length; first += TOGETHER) {
    const proved = await Promise.all(changed.slice(first, first + TOGETHER).map((entry) => prove(entry, calculations)))
    // They are stored in this order, which is that of their files.
    await Promise.all(proved.map(catalogue.put))
  }
  const ids = new Map((await catalogue.houseGames()).map(({ slug, id }) => [slug, id]))
  for (const one of seeds) {
    const id = ids.get(one.slug)
    const proof = 'coin' in one ? { table: one.sheet } : { admission: one.admission }
    if (id !== undefined) await admit(id, one.definition, proof)
  }
}

const entryOf = (seed: Seed | TableSeed) => ({
  ...shownOf(seed),
  ...{ definition: seed.definition, sheet: seed.sheet },
  ...identify(seed.definition),
  ...{ origin: 'seed' as const, config: 'coin' in seed ? tableConfig(seed) : CONFIG },
})

const shownOf = ({ slug, name, description, theme, category, featured, palette }: Seed | TableSeed) => ({
  ...{ slug, name, description, theme, category, featured, palette },
})

async function prove({ definition, sheet, ...entry }: ReturnType<typeof entryOf>, calculations: Calculations) {
  if (sheet) return { ...entry, sheet }
  const analysed = await calculations.analyse<AnyDefinition>(definition)
  if (!analysed.ok) throw new Error(`${entry.slug} cannot be analysed: ${analysed.refusal.code}`)
  return { ...entry, sheet: analysed.value }
}

const SHOWN = ['name', 'description', 'theme', 'category', 'featured', 'palette', 'config', 'definitionHash'] as const
type Shown = Readonly<Record<(typeof SHOWN)[number], unknown>>

/** What of a stored game comes of its file. */
export const shownOfStored = (game: Shown): readonly unknown[] => SHOWN.map((field) => game[field])

const sameGame = (a: Shown | undefined, b: Shown): boolean =>
  SHOWN.every((field) => JSON.stringify(a?.[field]) === JSON.stringify(b[field]))
