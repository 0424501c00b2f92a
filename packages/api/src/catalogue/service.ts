import type {
  DefinitionResult,
  Game,
  GameConfig,
  GameSummary,
  GameVersion,
  Popularity,
  SheetResult,
  StudioGame,
  Visibility,
} from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import type { Calculations } from '../calculations/calculations.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { createDefinitions, type Playable } from './definitions.ts'
import { createStore, type Entry, type GameRow } from './store.ts'
import { createSheets, createVersions } from './versions.ts'
import { gameOf, summaryOf } from './view.ts'

const POPULAR_GAMES = 12

/** A game as it is played right now. */
export interface Table extends Playable {
  readonly config: GameConfig
}

export interface Catalogue {
  /** Newest first. */
  list(): Promise<GameSummary[]>
  /** What an owner finds in the studio: the lobby's, shared ones, and the owner's own; newest first. */
  studioList(owner: string): Promise<StudioGame[]>
  versions(id: number): Promise<Outcome<GameVersion[]>>
  versionDefinition(id: number, version: number): Promise<Outcome<DefinitionResult>>
  versionSheet(id: number, version: number): Promise<Outcome<SheetResult>>
  /** What is proved of a definition already, whichever game has it. */
  keptSheet(hash: string): Promise<ParSheet | undefined>
  /** Whose a game is, and who else finds it. */
  standing(id: number): Promise<Outcome<Pick<GameRow, 'owner' | 'visibility' | 'origin'>>>
  setVisibility(id: number, visibility: Visibility): Promise<void>
  handOver(from: string, to: string): Promise<void>
  /** A new version, when the definition is another one. */
  revise(id: number, change: Pick<Entry, 'definitionHash' | 'canonical' | 'sheet'>): Promise<Outcome<void>>
  /** The featured ones, those with most players first. */
  featured(): Promise<GameSummary[]>
  /** The twelve with most players; among equals the newest first. */
  popular(): Promise<GameSummary[]>
  summary(id: number): Promise<Outcome<GameSummary>>
  game(id: number): Promise<Outcome<Game>>
  /** How many players it had lately. */
  popularity(id: number): Promise<Outcome<Popularity>>
  definition(id: number): Promise<Outcome<DefinitionResult>>
  sheet(id: number): Promise<Outcome<SheetResult>>
  table(id: number): Promise<Outcome<Table>>
  playable(definitionHash: string): Promise<Playable>
  /** Stores a game, or a new version of a game of the house. Returns its id. */
  put(entry: Entry): Promise<number>
  houseGames(): ReturnType<ReturnType<typeof createStore>['houseGames']>
}

export function createCatalogue(storage: Storage, calculations: Calculations): Catalogue {
  const store = createStore(storage)
  const { playable, face } = createDefinitions(store)
  const sheets = createSheets(store, playable, calculations)
  const versions = createVersions(store, playable, sheets)

  const summarize = async (row: GameRow): Promise<GameSummary> => summaryOf(row, await face(row.definitionHash))
  const summarizeAll = (rows: readonly GameRow[]) => Promise.all(rows.map(summarize))

  /** Looks a game up and makes something of it. */
  const withGame = async <T>(id: number, make: (row: GameRow) => Promise<T>): Promise<Outcome<T>> => {
    const row = await store.one(id)
    return row ? granted(await make(row)) : refused({ code: 'gameNotFound' })
  }

  const definition = async ({ definitionHash }: GameRow): Promise<DefinitionResult> => {
    const { hash, definition } = await playable(definitionHash)
    return { hash, definition }
  }

  const sheet = async (id: number): Promise<Outcome<SheetResult>> => {
    const row = await store.one(id)
    return row ? sheets.of(row.definitionHash) : refused({ code: 'gameNotFound' })
  }

  return {
    list: async () => summarizeAll(await store.list('newest')),
    featured: async () => summarizeAll(await store.list('popular', { featured: true })),
    popular: async () => summarizeAll(await store.list('popular', { limit: POPULAR_GAMES })),
    studioList: async (owner) => {
      const rows = await store.list('newest', { of: owner })
      return Promise.all(
        rows.map(async (row) => ({
          ...(await summarize(row)),
          mine: row.owner === owner,
          visibility: row.visibility ?? 'published',
        })),
      )
    },
    versions: (id) => withGame(id, () => versions.list(id)),
    versionDefinition: versions.definition,
    versionSheet: versions.sheet,
    keptSheet: sheets.kept,
    standing: (id) => withGame(id, async ({ owner, visibility, origin }) => ({ owner, visibility, origin })),
    setVisibility: store.setVisibility,
    handOver: store.handOver,
    revise: async (id, change) => {
      const row = await store.one(id)
      if (!row) return refused({ code: 'gameNotFound' })
      const { rtp: _, hitFrequency: __, volatility: ___, ...game } = row
      await store.reviseGame(game, change)
      return granted(undefined)
    },
    summary: (id) => withGame(id, summarize),
    game: (id) =>
      withGame(id, async (row) =>
        gameOf(await summarize(row), (await playable(row.definitionHash)).definition, row.making),
      ),
    definition: (id) => withGame(id, definition),
    table: async (id) => {
      const row = await store.played(id)
      return row
        ? granted({ ...(await playable(row.definitionHash)), config: row.config })
        : refused({ code: 'gameNotFound' })
    },
    sheet,
    popularity: (id) => withGame(id, async ({ popularity }) => ({ popularity })),
    playable,
    put: store.put,
    houseGames: store.houseGames,
  }
}
