import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Assets } from '../../../platform/config/assets.ts'
import type { Reader } from '../../../platform/storage/storage.ts'
import { shownOfStored } from './seed.ts'
import type { Catalogue } from './service.ts'

/** Whether the house's games have to be brought up to date: reading and checking their files is a third of a start. */
export interface Planted {
  /** Nothing that they follow from has changed since they were last brought up to date here. */
  isUpToDate(): Promise<boolean>
  /** Keeps what they follow from now. */
  keep(): Promise<void>
}

interface PlantedNeeds {
  readonly dataDir: string
  readonly assets: Pick<Assets, 'calculations' | 'seeds'>
  readonly read: Reader
  readonly catalogue: Pick<Catalogue, 'houseGames' | 'standings'>
}

export function createPlanted({ dataDir, assets, read, catalogue }: PlantedNeeds): Planted {
  const file = join(dataDir, 'planted')

  /** All that is decided already: of a game that still waits for its admission, each start decides anew. */
  const stored = async (): Promise<string | undefined> => {
    const games = await catalogue.houseGames()
    for (const { id, definitionHash } of games) {
      const standings = await catalogue.standings.of(read, id)
      if (!standings.some((one) => one.definitionHash === definitionHash)) return undefined
    }
    return JSON.stringify(games.map((game) => [game.slug, shownOfStored(game)]))
  }

  /** Those that a start found, read once: what is put in their place while it plants is read by the next one. */
  let files: string | undefined

  /** `undefined` for a program that is not built: of its sources nobody knows here which they are. */
  const basis = async (): Promise<string | undefined> => {
    if (!assets.calculations.endsWith('.mjs')) return undefined
    files ??= digestOf([
      [dirname(assets.calculations), '.mjs'],
      [assets.seeds, '.json'],
      [assets.seeds, '.gz'],
    ])
    const games = await stored()
    return games === undefined ? undefined : createHash('sha256').update(games).update(files).digest('hex')
  }

  return {
    isUpToDate: async () => {
      const before = readNote(file)
      return before !== undefined && before === (await basis())
    },
    keep: async () => {
      const now = await basis()
      if (now !== undefined) writeNote(file, now)
    },
  }
}

function digestOf(places: readonly (readonly [folder: string, ending: string])[]): string {
  const hash = createHash('sha256')
  for (const [folder, ending] of places) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
    for (const name of names.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

function readNote(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Without it the next start takes longer. */
function writeNote(file: string, text: string): void {
  try {
    writeFileSync(`${file}.part`, text)
    renameSync(`${file}.part`, file)
  } catch {
    return
  }
}
