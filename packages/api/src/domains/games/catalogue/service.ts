import type { Language } from '@spilvaerk/messages'
import type {
  DefinitionResult,
  Game,
  GameConfig,
  GameSummary,
  GameVersion,
  Popularity,
  SheetResult,
  StudioGame,
} from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import {
  type CalculationCode,
  granted,
  type Outcome,
  type RefusalCode,
  refused,
} from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { ANYBODY, type Seen, seenBy, type Viewer } from './access.ts'
import { GIVEN_ART, type GivenArt } from './art/store.ts'
import type { ThemeWords } from './browse/search.ts'
import type { StoredMaking } from './composed.ts'
import { createDefinitions, type Playable } from './definitions.ts'
import { createShelves, type Shelves } from './shelves.ts'
import { createStandings, type Standings } from './standings.ts'
import { type Change, createStore, type Entry, type Game as GameRecord, type GameRow } from './store.ts'
import { createSheets, createVersions, definitionOf } from './versions.ts'
import { offerOf, slotGameOf, summaryOf, tableGameOf } from './view.ts'

export { ANYBODY, memberViewer, type Viewer } from './access.ts'
export type { OwnGames } from './shelf-lists.ts'

const POPULAR_GAMES = 12

/** A game that an owner finds in the studio, with the link of one's own that is shared. */
export type StudioRow = GameRow & { readonly link: string | null }

/** A game as somebody plays it right now. */
export type Table = Playable & Pick<Seen, 'standing' | 'isMaker'> & { readonly config: GameConfig }

/**
 * The games. Whatever is asked of one by its number is asked by somebody: what that viewer may not see is not there, and
 * who names no viewer sees what everybody sees.
 */
export interface Catalogue extends Shelves {
  /** What is admitted, newest first. */
  list(): Promise<GameSummary[]>
  /** What members have listed for everybody to try, newest first. */
  workshop(): Promise<GameSummary[]>
  /** What an owner finds in the studio: the owner's own, and what everybody sees; newest first. */
  studioList(owner: string): Promise<StudioGame[]>
  /** The same before anything is made of it: for who looks through it and shows a part. */
  studioRows(owner: string): Promise<StudioRow[]>
  studioGame(row: StudioRow): Promise<StudioGame>
  versions(id: number, viewer?: Viewer): Promise<Outcome<GameVersion[], 'gameNotFound'>>
  versionDefinition(
    id: number,
    version: number,
    viewer?: Viewer,
    language?: Language,
  ): Promise<Outcome<DefinitionResult, 'gameNotFound'>>
  versionSheet(
    id: number,
    version: number,
    viewer?: Viewer,
  ): Promise<Outcome<SheetResult, CalculationCode | 'gameNotFound'>>
  /** What is proved of a definition already, whichever game has it. */
  keptSheet(hash: string): Promise<ParSheet | undefined>
  /** The version that somebody sees, and whose the game is. */
  seen(
    id: number,
    viewer: Viewer,
  ): Promise<Outcome<Seen & Pick<GameRecord, 'owner' | 'origin' | 'name'>, 'gameNotFound'>>
  /** By number, whoever may see them: for those who have played them. */
  names(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  handOver(from: string, to: string): Promise<void>
  /** A new version, when the definition is another one. */
  revise(id: number, change: Change, author: string): Promise<Outcome<void, 'gameNotFound'>>
  /** How it came to be, as it is stored; null where it was not generated, or is not there. */
  makingOf(id: number): Promise<StoredMaking | null>
  /** The featured ones, those with most players first. */
  featured(): Promise<GameSummary[]>
  /** The twelve with most players; among equals the newest first. */
  popular(): Promise<GameSummary[]>
  summary(id: number, viewer?: Viewer): Promise<Outcome<GameSummary, 'gameNotFound'>>
  /** Its rules are told in the language. */
  game(id: number, viewer?: Viewer, language?: Language): Promise<Outcome<Game, 'gameNotFound'>>
  /** How many players it had lately. */
  popularity(id: number, viewer?: Viewer): Promise<Outcome<Popularity, 'gameNotFound'>>
  definition(id: number, viewer?: Viewer, language?: Language): Promise<Outcome<DefinitionResult, 'gameNotFound'>>
  sheet(id: number, viewer?: Viewer): Promise<Outcome<SheetResult, CalculationCode | 'gameNotFound'>>
  table(id: number, viewer?: Viewer): Promise<Outcome<Table, 'gameNotFound'>>
  playable(definitionHash: string): Promise<Playable>
  /** Stores a game, or a new version of a game of the house. Returns its id. */
  put(entry: Entry): Promise<number>
  houseGames(): ReturnType<ReturnType<typeof createStore>['houseGames']>
  /** What makers have given their games to be seen and heard: for the domain that takes it. */
  readonly art: GivenArt
  /** What versions may be used for: for the domain that decides it. */
  readonly standings: Standings
}

export function createCatalogue(storage: Storage, calculations: Calculations, themeWords: ThemeWords): Catalogue {
  const store = createStore(storage)
  const { playable, shown } = createDefinitions(store)
  const sheets = createSheets(store, playable, calculations)
  const versions = createVersions(store, playable, sheets)

  const pageOf = createPages(store, playable)
  const summarize = async (row: GameRow): Promise<GameSummary> => summaryOf(row, await shown(row.definitionHash))
  const summarizeAll = (rows: readonly GameRow[]) => Promise.all(rows.map(summarize))

  /** Looks a game up for somebody, and makes something of what that viewer sees of it. */
  const withSeen = async <T, C extends RefusalCode = never>(
    id: number,
    viewer: Viewer,
    make: (game: GameRecord, seen: Seen) => Promise<Outcome<T, C>>,
  ): Promise<Outcome<T, C | 'gameNotFound'>> => {
    const game = await store.gameById(id)
    const seen = game && (await seenBy(game, await store.standingsOf(id), viewer))
    return seen ? make(game, seen) : refused({ code: 'gameNotFound' })
  }

  const withRow = <T>(id: number, viewer: Viewer, make: (row: GameRow) => Promise<T>) =>
    withSeen(id, viewer, async (game, seen) =>
      granted(await make({ ...game, ...(await store.figuresOf(seen.definitionHash)), ...seen })),
    )

  return {
    ...createShelves({ store, shown, summarize, themeWords }),
    list: async () => summarizeAll(await store.list('admitted', 'newest')),
    workshop: async () => summarizeAll(await store.list('listed', 'newest')),
    featured: async () => summarizeAll(await store.list('admitted', 'popular', { featured: true })),
    popular: async () => summarizeAll(await store.list('admitted', 'popular', { limit: POPULAR_GAMES })),
    ...studioPart(store, summarize),
    versions: (id, viewer = ANYBODY) =>
      withSeen(id, viewer, async (game, seen) => granted(await versions.list(game, await store.standingsOf(id), seen))),
    versionDefinition: (id, version, viewer = ANYBODY, language = 'da') =>
      withSeen(id, viewer, async (_, seen) =>
        versions.definition(language, id, version, await store.standingsOf(id), seen),
      ),
    versionSheet: (id, version, viewer = ANYBODY) =>
      withSeen(id, viewer, async (_, seen) => versions.sheet(id, version, await store.standingsOf(id), seen)),
    keptSheet: sheets.kept,
    seen: (id, viewer) =>
      withSeen(id, viewer, async ({ owner, origin, name }, seen) => granted({ ...seen, owner, origin, name })),
    names: store.names,
    handOver: store.handOver,
    revise: async (id, change, author) => {
      const game = await store.gameById(id)
      if (!game) return refused({ code: 'gameNotFound' })
      await store.reviseGame(game, change, author)
      return granted(undefined)
    },
    makingOf: async (id) => (await store.gameById(id))?.making ?? null,
    summary: (id, viewer = ANYBODY) => withRow(id, viewer, summarize),
    game: (id, viewer = ANYBODY, language = 'da') =>
      withRow(id, viewer, async (row) => pageOf(row, await summarize(row), language)),
    definition: (id, viewer = ANYBODY, language = 'da') =>
      withSeen(id, viewer, async (_, { definitionHash }) =>
        granted(definitionOf(await playable(definitionHash), language)),
      ),
    table: (id, viewer = ANYBODY) =>
      withSeen(id, viewer, async ({ config }, { definitionHash: hash, standing, isMaker }) =>
        granted({ ...(await playable(hash)), config: offerOf(config, (await shown(hash)).face), standing, isMaker }),
      ),
    sheet: (id, viewer = ANYBODY) => withSeen(id, viewer, (_, { definitionHash }) => sheets.of(definitionHash)),
    popularity: (id, viewer = ANYBODY) => withSeen(id, viewer, async ({ popularity }) => granted({ popularity })),
    playable,
    put: store.put,
    houseGames: store.houseGames,
    art: GIVEN_ART,
    standings: createStandings(store),
  }
}

/** What an owner finds in the studio. */
function studioPart(store: ReturnType<typeof createStore>, summarize: (row: GameRow) => Promise<GameSummary>) {
  const studioRows = async (owner: string): Promise<StudioRow[]> => {
    const own = await store.ofOwner(owner)
    const others = [...(await store.list('admitted', 'newest')), ...(await store.list('listed', 'newest'))]
    const rows = [...own, ...others.filter((row) => row.owner !== owner).map((row) => ({ ...row, link: null }))]
    return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id - b.id)
  }
  const studioGame = async (row: StudioRow): Promise<StudioGame> => ({
    ...(await summarize(row)),
    mine: row.isMaker,
    link: row.link,
  })
  const studioList = async (owner: string) => Promise.all((await studioRows(owner)).map(studioGame))
  return { studioRows, studioGame, studioList }
}

/** All that a game page needs. */
function createPages(store: ReturnType<typeof createStore>, playable: (hash: string) => Promise<Playable>) {
  return async ({ id, definitionHash, making }: GameRow, summary: GameSummary, language: Language): Promise<Game> => {
    const found = await playable(definitionHash)
    if (summary.kind === 'slot' && found.kind === 'slot') return slotGameOf(summary, found.definition, making, language)
    if (summary.kind === 'slot' || found.kind === 'slot') throw new Error(`game ${id} is of two kinds`)
    return tableGameOf(summary, found, await store.tableSheetOf(definitionHash), making, language)
  }
}
