import type { DefinitionResult, GameVersion, SheetResult } from '@spilvaerk/schemas'
import { parSheet } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import type { Calculations } from '../calculations/calculations.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Playable } from './definitions.ts'
import type { Store } from './store.ts'

type Play = (definitionHash: string) => Promise<Playable>

/** What is proved of definitions, each once. */
export function createSheets(store: Store, playable: Play, calculations: Calculations) {
  const kept = async (hash: string): Promise<ParSheet | undefined> =>
    parSheet.safeParse(JSON.parse((await store.sheetOf(hash)) ?? 'null')).data

  const of = async (hash: string): Promise<Outcome<SheetResult>> => {
    const known = await kept(hash)
    if (known) return granted({ hash, sheet: known })
    // An older server kept it in another shape.
    const { definition } = await playable(hash)
    const analysed = await calculations.analyse(definition)
    if (!analysed.ok) return analysed
    await store.replaceSheet(hash, analysed.value)
    return granted({ hash, sheet: analysed.value })
  }
  return { kept, of }
}

/** Every definition that a game has had. */
export function createVersions(store: Store, playable: Play, sheets: ReturnType<typeof createSheets>) {
  const hashOf = async (id: number, version: number): Promise<Outcome<string>> => {
    const found = (await store.versionsOf(id)).find((one) => one.version === version)
    return found ? granted(found.definitionHash) : refused({ code: 'gameNotFound' })
  }

  const list = async (id: number): Promise<GameVersion[]> =>
    (await store.versionsOf(id)).map(({ createdAt, rtp, ...version }) => ({
      ...version,
      rtp: Math.round(rtp * 10_000),
      createdAt: createdAt.toISOString(),
    }))

  const definition = async (id: number, version: number): Promise<Outcome<DefinitionResult>> => {
    const found = await hashOf(id, version)
    if (!found.ok) return found
    const known = await playable(found.value)
    return granted({ hash: known.hash, definition: known.definition })
  }

  const sheet = async (id: number, version: number): Promise<Outcome<SheetResult>> => {
    const found = await hashOf(id, version)
    return found.ok ? sheets.of(found.value) : found
  }
  return { list, definition, sheet }
}
