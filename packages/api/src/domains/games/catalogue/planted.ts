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

  /** `undefined` for a program that is not built: of its sources nobody knows here which they are. */
  const basis = async (): Promise<string | undefined> => {
    const games = assets.calculations.endsWith('.mjs') ? await stored() : undefined
    if (games === undefined) return undefined
    const hash = createHash('sha256').update(games)
    for (const [folder, ending] of [
      [dirname(assets.calculations), '.mjs'],
      [assets.seeds, '.json'],
      [assets.seeds, '.gz'],
    ] as const)
      addFiles(hash, folder, ending)
    return hash.digest('hex')
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

function addFiles(hash: ReturnType<typeof createHash>, folder: string, ending: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  for (const name of names.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(folder, name)))
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
