import type { Language } from '@spilvaerk/messages'
import type {
  DefinitionResult,
  Game,
  GameAction,
  GameConfig,
  GameSummary,
  GameSymbol,
  GameVersion,
  Popularity,
  SheetResult,
  StudioGame,
  ToldTexts,
} from '@spilvaerk/schemas'
import { mayDo } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import {
  type CalculationCode,
  granted,
  type Outcome,
  type RefusalCode,
  refused,
} from '../../../platform/refusals/refusals.ts'
import type { Newest } from '../../../platform/storage/newest.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import { ANYBODY, type Seen, seenBy, type Viewer } from './access.ts'
import { GIVEN_ART, type GivenArt } from './art/store.ts'
import { AUTHORED, type Authored } from './authored/store.ts'
import type { ThemeWords } from './browse/search.ts'
import type { StoredMaking } from './composed.ts'
import { createDefinitions, type Playable } from './definitions.ts'
import { GAME_MEMBERS, type GameMembers } from './members/store.ts'
import type { OwnCode } from './refusals.ts'
import { createShelves, type Shelves } from './shelves.ts'
import { createStandings, type Standings } from './standings.ts'
import { type Change, createStore, type Entry, type Game as GameRecord, type GameRow } from './store.ts'
import { GIVEN_TEXTS, type GivenTexts } from './texts/store.ts'
import { createTelling, ownRules, renamedIn, type Wording } from './texts/telling.ts'
import { createSheets, createVersions, definitionOf } from './versions.ts'
import { offerOf, slotGameOf, summaryOf, tableGameOf } from './view.ts'

export { ANYBODY, memberViewer, ownerViewer, type Viewer } from './access.ts'
export type { OwnGames } from './shelf-lists.ts'

const POPULAR_GAMES = 12

/** A game that an owner finds in the studio, with the link of one's own that is shared. */
export type StudioRow = GameRow & { readonly link: string | null }

/** A game in every language, with its symbols as they are in its definition. */
export interface ToldGame {
  readonly original: Language
  readonly symbols: readonly GameSymbol[]
  readonly told: readonly ToldTexts[]
}

/** The version that somebody sees, and whose the game is. */
export type SeenGame = Seen & Pick<GameRecord, 'owner' | 'origin' | 'name'>

/** A game as somebody plays it right now. */
export type Table = Playable & Pick<Seen, 'standing' | 'isMaker'> & { readonly config: GameConfig }

/**
 * The games. Whatever is asked of one by its number is asked by somebody: what that viewer may not see is not there, and
 * who names no viewer sees what everybody sees.
 */
export interface Catalogue extends Shelves {
  /** What is admitted, newest first: in a language, or as it was made. */
  list(language?: Language): Promise<GameSummary[]>
  /** What members have listed for everybody to try, newest first. */
  workshop(language?: Language): Promise<GameSummary[]>
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
  /** Versions as they were saved, the newest first, whoever may see them. */
  newestVersions(id: number, asked: Newest): ReturnType<ReturnType<typeof createStore>['newestVersions']>
  /** What is proved of a definition already, whichever game has it. */
  keptSheet(hash: string): Promise<ParSheet | undefined>
  /** The version that somebody sees, and whose the game is. */
  seen(id: number, viewer: Viewer): Promise<Outcome<SeenGame, 'gameNotFound'>>
  /**
   * The same where somebody may do something with the game that not everybody may: whatever is done with one's own games
   * is asked here. `db` is the transaction that does it.
   */
  permitted(id: number, viewer: Viewer, action: GameAction, db?: Asker): Promise<Outcome<SeenGame, OwnCode>>
  /** By number, whoever may see them: for those who have played them. */
  names(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  handOver(from: string, to: string): Promise<void>
  /** A new version, when the definition is another one. */
  /** Refused where `base` is named and is not the newest version any more. */
  revise(id: number, change: Change, author: string, base?: string): Promise<Outcome<void, OwnCode | 'versionStale'>>
  /** How it came to be, as it is stored; null where it was not generated, or is not there. */
  makingOf(id: number): Promise<StoredMaking | null>
  /** The featured ones, those with most players first. */
  featured(language?: Language): Promise<GameSummary[]>
  /** The twelve with most players; among equals the newest first. */
  popular(language?: Language): Promise<GameSummary[]>
  summary(id: number, viewer?: Viewer, language?: Language): Promise<Outcome<GameSummary, 'gameNotFound'>>
  /** All that is told of a game, in every language that a game's texts may be in. */
  told(id: number, viewer?: Viewer): Promise<Outcome<ToldGame, 'gameNotFound'>>
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
  /** What members have made: for whoever asks what is known of them. */
  readonly authored: Authored
  /** Who works on games: for the domain that decides it. */
  readonly members: GameMembers
  /** What makers have written of their games: for the domain that takes it. */
  readonly texts: GivenTexts
  /** What versions may be used for: for the domain that decides it. */
  readonly standings: Standings
}

/** What the catalogue is told by the lexicon. */
export interface Vocabulary {
  readonly themeWords: ThemeWords
  readonly wording: Wording
}

export function createCatalogue(
  storage: Storage,
  calculations: Calculations,
  { themeWords, wording }: Vocabulary,
): Catalogue {
  const store = createStore(storage)
  const { playable, shown } = createDefinitions(store)
  const sheets = createSheets(store, playable, calculations)
  const versions = createVersions(store, playable, sheets)

  const telling = createTelling(wording)
  const { pageOf, toldOf } = createPages(store, playable, telling)
  const summarize = async (row: GameRow, language?: Language): Promise<GameSummary> => {
    const made = summaryOf(row, await shown(row.definitionHash))
    return language ? telling.summaryIn(row, made, language) : made
  }

  const { withSeen, withRow, permitted } = createLooking(store)

  return {
    ...createShelves({ store, shown, summarize, themeWords }),
    ...listsPart(store, summarize),
    ...studioPart(store, summarize),
    versions: (id, viewer = ANYBODY) =>
      withSeen(id, viewer, async (game, seen) =>
        granted(await versions.list(game, await store.standingsOf(id), seen, viewer.owners)),
      ),
    versionDefinition: (id, version, viewer = ANYBODY, language = 'da') =>
      withSeen(id, viewer, async (_, seen) =>
        versions.definition(language, id, version, await store.standingsOf(id), seen),
      ),
    versionSheet: (id, version, viewer = ANYBODY) =>
      withSeen(id, viewer, async (_, seen) => versions.sheet(id, version, await store.standingsOf(id), seen)),
    newestVersions: store.newestVersions,
    keptSheet: sheets.kept,
    seen: (id, viewer) =>
      withSeen(id, viewer, async ({ owner, origin, name }, seen) => granted({ ...seen, owner, origin, name })),
    permitted,
    names: store.names,
    handOver: store.handOver,
    revise: async (id, change, author, base) => {
      const game = await store.gameById(id)
      if (!game) return refused({ code: 'gameNotFound' })
      const revised = await store.reviseGame<Outcome<unknown, OwnCode | 'versionStale'>>(
        ...[game, change, author],
        async (db) => {
          const may = await permitted(id, { owners: [author] }, 'maths', db)
          if (!may.ok || base === undefined || may.value.definitionHash === base) return may
          return refused({ code: 'versionStale' })
        },
      )
      return revised.ok ? granted(undefined) : revised
    },
    makingOf: async (id) => (await store.gameById(id))?.making ?? null,
    summary: (id, viewer = ANYBODY, language) => withRow(id, viewer, (row) => summarize(row, language)),
    game: (id, viewer = ANYBODY, language = 'da') =>
      withRow(id, viewer, async (row) => pageOf(row, await summarize(row, language), language)),
    told: (id, viewer = ANYBODY) => withRow(id, viewer, async (row) => toldOf(row, await summarize(row))),
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
    authored: AUTHORED,
    members: GAME_MEMBERS,
    texts: GIVEN_TEXTS,
    standings: createStandings(store),
  }
}

/** Looks games up for somebody: the one way to what is asked of a game by its number. */
function createLooking(store: ReturnType<typeof createStore>) {
  /** Looks a game up for somebody, and makes something of what that viewer sees of it. */
  const withSeen = async <T, C extends RefusalCode = never>(
    id: number,
    viewer: Viewer,
    make: (game: GameRecord, seen: Seen) => Promise<Outcome<T, C>>,
    db?: Asker,
  ): Promise<Outcome<T, C | 'gameNotFound'>> => {
    const game = await store.gameById(id, db)
    const members = () => store.membersOf(id, db)
    const seen = game && (await seenBy(game, await store.standingsOf(id, db), viewer, members))
    return seen ? make(game, seen) : refused({ code: 'gameNotFound' })
  }

  const withRow = <T>(id: number, viewer: Viewer, make: (row: GameRow) => Promise<T>) =>
    withSeen(id, viewer, async (game, seen) =>
      granted(await make({ ...game, ...(await store.figuresOf(seen.definitionHash)), ...seen })),
    )

  const permitted: Catalogue['permitted'] = (id, viewer, action, db) =>
    withSeen<SeenGame, OwnCode>(
      id,
      viewer,
      async ({ owner, origin, name }, seen) => {
        if (mayDo(seen.role, action)) return granted({ ...seen, owner, origin, name })
        return refused({ code: seen.role === null ? 'notYours' : 'roleForbids' })
      },
      db,
    )

  return { withSeen, withRow, permitted }
}

/** What everybody finds, in a language or as it was made. */
function listsPart(
  store: ReturnType<typeof createStore>,
  summarize: (row: GameRow, language?: Language) => Promise<GameSummary>,
): Pick<Catalogue, 'list' | 'workshop' | 'featured' | 'popular'> {
  const listed = (...[shelf, order, filter]: Parameters<typeof store.list>) => {
    return async (language?: Language) =>
      Promise.all((await store.list(shelf, order, filter)).map((row) => summarize(row, language)))
  }
  return {
    list: listed('admitted', 'newest'),
    workshop: listed('listed', 'newest'),
    featured: listed('admitted', 'popular', { featured: true }),
    popular: listed('admitted', 'popular', { limit: POPULAR_GAMES }),
  }
}

/** What an owner finds in the studio. */
function studioPart(store: ReturnType<typeof createStore>, summarize: (row: GameRow) => Promise<GameSummary>) {
  const studioRows = async (owner: string): Promise<StudioRow[]> => {
    const own = await store.ofMaker(owner)
    const others = [...(await store.list('admitted', 'newest')), ...(await store.list('listed', 'newest'))]
    const isOwn = new Set(own.map(({ id }) => id))
    const rows = [...own, ...others.filter(({ id }) => !isOwn.has(id)).map((row) => ({ ...row, link: null }))]
    return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id - b.id)
  }
  const studioGame = async (row: StudioRow): Promise<StudioGame> => ({
    ...(await summarize(row)),
    mine: row.isMaker,
    role: row.role,
    link: row.link,
  })
  const studioList = async (owner: string) => Promise.all((await studioRows(owner)).map(studioGame))
  return { studioRows, studioGame, studioList }
}

/** All that a game page needs. */
function createPages(
  store: ReturnType<typeof createStore>,
  playable: (hash: string) => Promise<Playable>,
  telling: ReturnType<typeof createTelling>,
) {
  const pageOf = async (row: GameRow, summary: GameSummary, language: Language): Promise<Game> => {
    const { id, definitionHash } = row
    // It quotes the prompt, which is its makers' own.
    const making = row.isMaker ? row.making : null
    const found = await playable(definitionHash)
    const own = ownRules(row, language)?.text.split('\n') ?? []
    const page = await madeOf()
    return { ...page, rules: [...own, ...page.rules] }

    async function madeOf(): Promise<Game> {
      if (summary.kind === 'slot' && found.kind === 'slot')
        return slotGameOf(summary, renamedIn(found.definition, summary), making, language)
      if (summary.kind === 'slot' || found.kind === 'slot') throw new Error(`game ${id} is of two kinds`)
      return tableGameOf(summary, found, await store.tableSheetOf(definitionHash), making, language)
    }
  }

  /** What the definition says of the rules, with the symbols' names in the language. */
  const rulesIn = async (row: GameRow, made: GameSummary, language: Language): Promise<readonly string[]> =>
    (await pageOf({ ...row, texts: null }, telling.summaryIn(row, made, language), language)).rules

  const toldOf = async (row: GameRow, made: GameSummary): Promise<ToldGame> => {
    const [da, en] = await Promise.all([rulesIn(row, made, 'da'), rulesIn(row, made, 'en')])
    const symbols = made.kind === 'slot' ? made.symbols : []
    return { ...telling.allOf(row, made, (language) => (language === 'da' ? da : en)), symbols }
  }

  return { pageOf, toldOf }
}
