import {
  type DefinitionResult,
  type Game,
  type GameConfig,
  type GameSummary,
  type Popularity,
  parSheet,
  type SheetResult,
} from '@spilvaerk/schemas'
import type { Calculations } from '../calculations/calculations.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { createDefinitions, type Playable } from './definitions.ts'
import { createStore, type Entry, type GameRow } from './store.ts'
import { gameOf, summaryOf } from './view.ts'

const POPULAR_GAMES = 12

/** A game as it is played right now. */
export interface Table extends Playable {
  readonly gameId: number
  readonly config: GameConfig
}

export interface Catalogue {
  /** Newest first. */
  list(): Promise<GameSummary[]>
  /** The featured ones, most played first. */
  featured(): Promise<GameSummary[]>
  /** The twelve most played; among equals the newest first. */
  popular(): Promise<GameSummary[]>
  summary(id: number): Promise<Outcome<GameSummary>>
  game(id: number): Promise<Outcome<Game>>
  play(id: number): Promise<Outcome<Popularity>>
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
  const playable = createDefinitions(store)

  const summarize = (rows: readonly GameRow[]) =>
    Promise.all(rows.map(async (row) => summaryOf(row, (await playable(row.definitionHash)).definition)))

  /** Looks a game up and makes something of it. */
  const withGame = async <T>(id: number, make: (row: GameRow, playable: Playable) => T): Promise<Outcome<T>> => {
    const row = await store.one(id)
    return row ? granted(make(row, await playable(row.definitionHash))) : refused({ code: 'gameNotFound' })
  }

  const sheet = async (id: number): Promise<Outcome<SheetResult>> => {
    const row = await store.one(id)
    if (!row) return refused({ code: 'gameNotFound' })
    const hash = row.definitionHash
    const kept = parSheet.safeParse(JSON.parse((await store.sheetOf(hash)) ?? 'null'))
    if (kept.success) return granted({ hash, sheet: kept.data })
    // An older server kept it in another shape.
    const { definition } = await playable(hash)
    const analysed = await calculations.analyse(definition)
    if (!analysed.ok) return analysed
    await store.replaceSheet(hash, analysed.value)
    return granted({ hash, sheet: analysed.value })
  }

  return {
    list: async () => summarize(await store.list('newest')),
    featured: async () => summarize(await store.list('popular', { featured: true })),
    popular: async () => summarize(await store.list('popular', { limit: POPULAR_GAMES })),
    summary: (id) => withGame(id, (row, { definition }) => summaryOf(row, definition)),
    game: (id) => withGame(id, (row, { definition }) => gameOf(row, definition)),
    definition: (id) => withGame(id, (_, { hash, definition }) => ({ hash, definition })),
    table: (id) => withGame(id, ({ id: gameId, config }, ready) => ({ ...ready, gameId, config })),
    sheet,
    play: async (id) => {
      const popularity = await store.countPlay(id)
      return popularity === undefined ? refused({ code: 'gameNotFound' }) : granted({ popularity })
    },
    playable,
    put: store.put,
    houseGames: store.houseGames,
  }
}
