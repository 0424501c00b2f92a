import type { Language } from '@spilvaerk/messages'
import type { DefinitionResult, GameVersion, SheetResult } from '@spilvaerk/schemas'
import { parSheet, tableSheet } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import type { TableSheet } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import {
  type CalculationCode,
  type Granted,
  granted,
  type Outcome,
  refused,
} from '../../../platform/refusals/refusals.ts'
import type { Seen, StoredStanding } from './access.ts'
import type { Playable } from './definitions.ts'
import type { Game, Store } from './store.ts'
import { warningsIn } from './warnings.ts'

export function definitionOf(playable: Playable, language: Language): DefinitionResult {
  const { hash } = playable
  if (playable.kind !== 'slot') return { kind: playable.kind, hash, definition: playable.definition, warnings: [] }
  const { kind, definition } = playable
  return { kind, hash, definition, warnings: warningsIn(definition, language) }
}

/** Others are told no more than that a maker did it. */
function makerOf(
  { origin, owner }: Pick<Game, 'origin' | 'owner'>,
  author: string | null,
  { isMaker }: Seen,
  owners: readonly string[],
): GameVersion['by'] {
  if (origin === 'seed') return 'house'
  if (!isMaker) return 'maker'
  const isOwner = owner !== null && owners.includes(owner)
  if (author?.startsWith('guest:') && owner?.startsWith('member:')) return isOwner ? 'youAsGuest' : 'member'
  // What was saved before authors were kept, the owner saved.
  return (author === null ? isOwner : owners.includes(author)) ? 'you' : 'member'
}

type Play = (definitionHash: string) => Promise<Playable>

/** What is proved of definitions, each once. */
export function createSheets(store: Store, playable: Play, calculations: Calculations) {
  const kept = async (hash: string): Promise<ParSheet | undefined> =>
    parSheet.safeParse(JSON.parse((await store.sheetOf(hash)) ?? 'null')).data
  const keptOfTable = async (hash: string): Promise<TableSheet | undefined> =>
    tableSheet.safeParse(JSON.parse((await store.sheetOf(hash)) ?? 'null')).data

  const of = async (hash: string): Promise<Outcome<SheetResult, CalculationCode>> => {
    const table = await ofTable(hash)
    if (table) return table
    const known = await kept(hash)
    if (known) return granted({ kind: 'slot', hash, sheet: known })
    // An older server kept it in another shape.
    const found = await playable(hash)
    const analysed = await calculations.analyse(found.definition)
    if (!analysed.ok) return analysed
    await store.replaceSheet(hash, analysed.value)
    return of(hash)
  }

  /** Nothing of a slot, and of a table whose sheet an older server kept in another shape. */
  const ofTable = async (hash: string): Promise<Granted<SheetResult> | undefined> => {
    const { kind } = await playable(hash)
    if (kind === 'slot') return undefined
    const sheet = await keptOfTable(hash)
    return sheet && granted({ kind, hash, sheet })
  }
  return { kept, keptOfTable, of }
}

/** Every definition that a game has had, of which others than its maker see those that are or were public. */
export function createVersions(store: Store, playable: Play, sheets: ReturnType<typeof createSheets>) {
  const visible = async (id: number, all: readonly StoredStanding[], seen: Seen) =>
    (await store.versionsOf(id)).filter(
      ({ definitionHash }) =>
        seen.isMaker ||
        definitionHash === seen.definitionHash ||
        all.some((one) => one.definitionHash === definitionHash && one.state === 'withdrawn'),
    )

  const hashOf = async (
    id: number,
    version: number,
    all: readonly StoredStanding[],
    seen: Seen,
  ): Promise<Outcome<string, 'gameNotFound'>> => {
    const found = (await visible(id, all, seen)).find((one) => one.version === version)
    return found ? granted(found.definitionHash) : refused({ code: 'gameNotFound' })
  }

  const list = async (
    game: Pick<Game, 'id' | 'origin' | 'owner'>,
    all: readonly StoredStanding[],
    seen: Seen,
    owners: readonly string[],
  ): Promise<GameVersion[]> =>
    (await visible(game.id, all, seen)).map(({ createdAt, rtp, author, ...version }) => ({
      ...version,
      rtp: Math.round(rtp * 10_000),
      createdAt: createdAt.toISOString(),
      by: makerOf(game, author, seen, owners),
    }))

  const definition = async (
    language: Language,
    ...which: Parameters<typeof hashOf>
  ): Promise<Outcome<DefinitionResult, 'gameNotFound'>> => {
    const found = await hashOf(...which)
    return found.ok ? granted(definitionOf(await playable(found.value), language)) : found
  }

  const sheet = async (
    ...which: Parameters<typeof hashOf>
  ): Promise<Outcome<SheetResult, CalculationCode | 'gameNotFound'>> => {
    const found = await hashOf(...which)
    return found.ok ? sheets.of(found.value) : found
  }
  return { list, definition, sheet }
}
