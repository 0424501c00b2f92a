import type { Volatility } from '@spilvaerk/schemas'
import type { TableSheet } from '@spilvaerk/table-games'
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnySheet } from '../../../platform/engines/definitions.ts'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import { type Seen, type StoredGameMember, type StoredStanding, seen } from './access.ts'
import type { Facts, ShelfEntry } from './browse/entry.ts'
import { memberIn } from './owner.ts'
import type { OwnCode } from './refusals.ts'
import { definitions, gameMembers, games, sheets, standings, versions } from './tables.ts'

export type Game = typeof games.$inferSelect
interface Figures {
  readonly rtp: number
  readonly hitFrequency: number
  readonly volatility: Volatility
}
/** A game in the version that somebody sees, with its proved figures. */
export type GameRow = Omit<Game, 'definitionHash' | 'version'> & Seen & Figures

/** A game to be stored, or to be brought up to date when the slug is one of the house's. */
export interface Entry
  extends Pick<
      Game,
      'slug' | 'origin' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'palette' | 'config'
    >,
    Partial<Pick<Game, 'owner' | 'making'>> {
  readonly definitionHash: string
  /** The definition's canonical JSON. */
  readonly canonical: string
  readonly sheet: AnySheet
}

/** What a new version changes of a game. */
export type Change = Pick<Entry, 'definitionHash' | 'canonical' | 'sheet' | 'making'>

export type Order = 'newest' | 'popular'
const ORDERS: { readonly [O in Order]: readonly SQL[] } = {
  newest: [desc(games.createdAt), asc(games.id)],
  popular: [desc(games.popularity), desc(games.createdAt), asc(games.id)],
}

/** What is on a shelf: versions that everybody sees. */
export type Shelf = 'admitted' | 'listed'

/** A game on a shelf, as far as lists look at it, with what is known of its definition. */
export interface ShelfRow
  extends Pick<
    Game,
    'id' | 'slug' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'origin' | 'createdAt'
  > {
  readonly rtp: number
  readonly volatility: Volatility
  readonly hash: string
  readonly facts: Facts | null
}

const FIGURES = { rtp: sheets.rtp, hitFrequency: sheets.hitFrequency, volatility: sheets.volatility }

/** Asked with every game, and therefore built once. */
const reading = prepared((db: Asker) => ({
  byId: db
    .select()
    .from(games)
    .where(eq(games.id, sql.placeholder('id'))),
  figures: db
    .select(FIGURES)
    .from(sheets)
    .where(eq(sheets.hash, sql.placeholder('hash'))),
  standings: db
    .select()
    .from(standings)
    .where(eq(standings.gameId, sql.placeholder('gameId'))),
  members: db
    .select()
    .from(gameMembers)
    .where(eq(gameMembers.gameId, sql.placeholder('gameId'))),
}))

/** As many as there are. */
const ALL = Number.MAX_SAFE_INTEGER

export function createStore({ read, tx, keep, keepCommitted }: Storage) {
  const list = async (
    shelf: Shelf,
    order: Order,
    filter: { readonly featured?: true; readonly limit?: number } = {},
  ): Promise<GameRow[]> => {
    const found = await onShelf(read)
      .where(and(eq(standings.state, shelf), filter.featured && eq(games.featured, true)))
      .orderBy(...ORDERS[order])
      .limit(filter.limit ?? ALL)
    return found.map(seenRow)
  }

  /** The games that somebody owns, or is a member of, in their newest versions. */
  const ofMaker = async (owner: string): Promise<(GameRow & { readonly link: string | null })[]> => {
    const memberId = memberIn(owner)
    const shared =
      memberId === undefined
        ? []
        : await read
            .select({ gameId: gameMembers.gameId, role: gameMembers.role })
            .from(gameMembers)
            .where(eq(gameMembers.memberId, memberId))
    const roles = new Map(shared.map(({ gameId, role }) => [gameId, role]))
    const found = await read
      .select({ game: games, standing: standings, ...FIGURES })
      .from(games)
      .innerJoin(sheets, eq(sheets.hash, games.definitionHash))
      .leftJoin(standings, and(eq(standings.gameId, games.id), eq(standings.definitionHash, games.definitionHash)))
      .where(or(eq(games.owner, owner), inArray(games.id, [...roles.keys()])))
      .orderBy(...ORDERS.newest)
    return found.map(({ game, standing, ...figures }) => ({
      ...{
        ...game,
        ...figures,
        standing: standing?.state ?? 'private',
        link: game.owner === owner ? (standing?.link ?? null) : null,
      },
      ...{ role: game.owner === owner ? 'owner' : (roles.get(game.id) ?? null), isMaker: true },
    }))
  }

  const keptGames = keep<Game>(games.id)
  const gameById = (id: number, db: Asker = read) =>
    keptGames.get(id, async () => (await reading(db).byId.execute({ id }))[0], db)

  const keptMembers = keep<readonly StoredGameMember[]>(gameMembers.gameId)
  const membersOf = async (gameId: number, db: Asker = read): Promise<readonly StoredGameMember[]> =>
    (await keptMembers.get(gameId, () => reading(db).members.execute({ gameId }), db)) ?? []

  const keptStandings = keep<readonly StoredStanding[]>(standings.gameId)
  /** Every round for money asks, as part of its transaction. */
  const standingsOf = async (gameId: number, db: Asker = read): Promise<readonly StoredStanding[]> =>
    (await keptStandings.get(gameId, () => reading(db).standings.execute({ gameId }), db)) ?? []

  const figuresOf = async (hash: string): Promise<Figures> => {
    const [found] = await reading(read).figures.execute({ hash })
    if (!found) throw new Error(`nothing is proved of definition ${hash}`)
    return found
  }

  const names = async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const rows = await read
      .select({ id: games.id, name: games.name })
      .from(games)
      .where(inArray(games.id, [...new Set(ids)]))
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  const houseGames = () => read.select().from(games).where(eq(games.origin, 'seed')).orderBy(asc(games.slug))

  const canonicalOf = async (hash: string): Promise<string | undefined> => {
    const [row] = await read
      .select({ canonical: definitions.canonical })
      .from(definitions)
      .where(eq(definitions.hash, hash))
    return row?.canonical
  }

  return {
    ...makersPart({ read, tx }),
    ...sheetsPart({ read, tx }),
    ...shelvesPart({ read, tx, keepCommitted }),
    ...{ list, ofMaker, gameById, membersOf, names, standingsOf, figuresOf, houseGames, canonicalOf },
    put: (entry: Entry) => tx((db) => put(db, entry)),
  }
}

const onShelf = (read: Storage['read']) =>
  read
    .select({ game: games, standing: standings, ...FIGURES })
    .from(standings)
    .innerJoin(games, eq(games.id, standings.gameId))
    .innerJoin(sheets, eq(sheets.hash, standings.definitionHash))

interface OnShelf extends Figures {
  readonly game: Game
  readonly standing: StoredStanding
}

const seenRow = ({ game, standing, ...figures }: OnShelf): GameRow => ({ ...game, ...figures, ...seen(standing) })

/** What lists of many games are made of. */
function shelvesPart({ read, tx, keepCommitted }: Pick<Storage, 'read' | 'tx' | 'keepCommitted'>) {
  const { id, slug, name, description, theme, category, featured, origin, createdAt } = games
  const { hash, facts, rtp, volatility } = sheets
  const LISTED = {
    id,
    slug,
    name,
    description,
    theme,
    category,
    featured,
    origin,
    createdAt,
    hash,
    facts,
    rtp,
    volatility,
  }

  const kept = keepCommitted<readonly ShelfEntry[]>(standings.state)
  /** What is made of the games of a shelf, newest first, until something is put there or taken away. */
  const shelf = (of: Shelf, make: (rows: readonly ShelfRow[]) => Promise<readonly ShelfEntry[]>) =>
    kept.get(of, async () =>
      make(
        await read
          .select(LISTED)
          .from(standings)
          .innerJoin(games, eq(games.id, standings.gameId))
          .innerJoin(sheets, eq(sheets.hash, standings.definitionHash))
          .where(eq(standings.state, of))
          .orderBy(...ORDERS.newest),
      ),
    )

  const keptPlayers = keepCommitted<ReadonlyMap<number, number>>(games.origin)
  /** How many players each game of an origin has; those that have none are left out. */
  const players = (of: Game['origin']) =>
    keptPlayers.get(of, async () => {
      const rows = await read
        .select({ id, popularity: games.popularity })
        .from(games)
        .where(and(eq(origin, of), gt(games.popularity, 0)))
      return new Map(rows.map((row) => [row.id, row.popularity]))
    })

  const keepFacts = async (made: readonly (readonly [hash: string, facts: Facts])[]): Promise<void> => {
    if (made.length === 0) return
    await tx(async (db) => {
      for (const [of, known] of made) await db.update(sheets).set({ facts: known }).where(eq(hash, of))
    })
  }

  /** Games by number, in the version that everybody sees: played for money, or else listed. */
  const shelved = async (ids: readonly number[]): Promise<GameRow[]> => {
    const found = await onShelf(read).where(
      and(inArray(standings.state, ['admitted', 'listed']), inArray(standings.gameId, [...ids])),
    )
    return found.map(seenRow)
  }

  return { shelf, players, keepFacts, shelved }
}

/** What is proved of definitions. */
function sheetsPart({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const sheetOf = async (hash: string): Promise<string | undefined> => {
    const [row] = await read.select({ sheet: sheets.sheet }).from(sheets).where(eq(sheets.hash, hash))
    return row?.sheet
  }

  /** Of a table game, as it was stored with the definition. */
  const tableSheetOf = async (hash: string): Promise<TableSheet> => JSON.parse((await sheetOf(hash)) ?? 'null')

  const replaceSheet = (hash: string, sheet: AnySheet) => tx(async (db) => void (await keepSheet(db, hash, sheet)))

  return { sheetOf, tableSheetOf, replaceSheet }
}

/** What the makers of games ask of it. */
function makersPart({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const versionsOf = (gameId: number) =>
    read
      .select({
        version: versions.version,
        definitionHash: versions.definitionHash,
        createdAt: versions.createdAt,
        author: versions.author,
        rtp: sheets.rtp,
        standardDeviation: sheets.standardDeviation,
      })
      .from(versions)
      .innerJoin(sheets, eq(sheets.hash, versions.definitionHash))
      .where(eq(versions.gameId, gameId))
      .orderBy(asc(versions.version))

  const newestVersions = (gameId: number, asked: Newest) => {
    const { version: id, createdAt: at, author } = versions
    const { where, order } = newestBy({ by: author, at, id }, asked)
    return read
      .select({ id, at, author, rtp: sheets.rtp })
      .from(versions)
      .innerJoin(sheets, eq(sheets.hash, versions.definitionHash))
      .where(and(eq(versions.gameId, gameId), where))
      .orderBy(...order)
      .limit(asked.limit)
  }

  /** All games of one owner become another's. */
  const handOver = (from: string, to: string) =>
    tx(async (db) => void (await db.update(games).set({ owner: to }).where(eq(games.owner, from))))

  /** A new version of a game that somebody made. */
  const reviseGame = <R extends Outcome<unknown, OwnCode | 'versionStale'>>(
    game: Game,
    change: Change,
    author: string,
    permitted: (db: Asker) => Promise<R>,
  ) =>
    tx(async (db) => {
      // Whoever was a member when the work began may be none any more.
      const may = await permitted(db)
      if (!may.ok) return may
      const now = new Date()
      await keepDefinition(db, change.definitionHash, change.canonical, now)
      await keepSheet(db, change.definitionHash, change.sheet)
      const { canonical: _, sheet: __, ...rest } = change
      const [current = game] = await db.select().from(games).where(eq(games.id, game.id))
      await revise(db, current, { ...current, ...rest }, now, author)
      return may
    })

  return { versionsOf, newestVersions, handOver, reviseGame }
}

export type Store = ReturnType<typeof createStore>

/** Sets what a version may be used for. Of what a game may have one of, such as the admitted version, the former goes. */
export async function setStanding(
  db: Writer,
  standing: StoredStanding,
  formerlyAs: 'withdrawn' | undefined,
): Promise<void> {
  const { gameId, state } = standing
  const rival = and(eq(standings.gameId, gameId), eq(standings.state, state))
  if (formerlyAs) await db.update(standings).set({ state: formerlyAs, changedAt: standing.changedAt }).where(rival)
  else if (state === 'listed' || state === 'shared') await db.delete(standings).where(rival)
  await db
    .insert(standings)
    .values(standing)
    .onConflictDoUpdate({
      target: [standings.gameId, standings.definitionHash],
      set: {
        state,
        link: standing.link,
        version: standing.version,
        changedAt: standing.changedAt,
        texts: standing.texts,
      },
    })
  if (state !== 'admitted') return
  // What is admitted needs no second appearance beside it.
  await db.delete(standings).where(and(eq(standings.gameId, gameId), inArray(standings.state, ['listed', 'shared'])))
}

export const dropStanding = (db: Writer, gameId: number, definitionHash: string) =>
  db.delete(standings).where(and(eq(standings.gameId, gameId), eq(standings.definitionHash, definitionHash)))

export const gameIn = async (db: Asker, id: number): Promise<Game | undefined> =>
  (await db.select().from(games).where(eq(games.id, id)))[0]

/** Versions in a state, with their games: for lists of the staff. */
export const inState = (db: Asker, state: StoredStanding['state']) =>
  db
    .select({ game: games, standing: standings })
    .from(standings)
    .innerJoin(games, eq(games.id, standings.gameId))
    .where(eq(standings.state, state))
    .orderBy(asc(standings.changedAt))

/** How many of an owner's games everybody sees without admission. */
export const countListed = (db: Asker, owner: string): Promise<number> =>
  db
    .select({ id: games.id })
    .from(standings)
    .innerJoin(games, eq(games.id, standings.gameId))
    .where(and(eq(standings.state, 'listed'), eq(games.owner, owner)))
    .then((rows) => rows.length)

/** Stores a new game, or a new version of the house's game of this slug. Returns the game's id. */
async function put(db: Writer, { canonical, sheet, ...entry }: Entry): Promise<number> {
  const now = new Date()
  await keepDefinition(db, entry.definitionHash, canonical, now)
  await keepSheet(db, entry.definitionHash, sheet)
  const [known] = await db
    .select()
    .from(games)
    .where(and(eq(games.origin, 'seed'), eq(games.slug, entry.slug)))
  if (known && entry.origin === 'seed') return revise(db, known, entry, now, null)
  const slug = entry.origin === 'seed' ? entry.slug : await freeSlug(db, entry.slug)
  const [game] = await db
    .insert(games)
    .values({ ...entry, slug, version: 1, createdAt: now })
    .returning()
  if (!game) throw new Error(`game ${slug} was not stored`)
  await keepVersion(db, game, game.owner)
  return game.id
}

/** A changed definition is a new version; a changed text is not. */
async function revise(
  db: Writer,
  known: Game,
  entry: Omit<Entry, 'canonical' | 'sheet'>,
  now: Date,
  author: string | null,
): Promise<number> {
  const changed = known.definitionHash !== entry.definitionHash
  const version = changed ? known.version + 1 : known.version
  await db
    .update(games)
    .set({ ...entry, version })
    .where(eq(games.id, known.id))
  if (changed) await keepVersion(db, { ...known, ...entry, version, createdAt: now }, author)
  return known.id
}

const keepVersion = (db: Writer, { id, version, definitionHash, createdAt }: Game, author: string | null) =>
  db.insert(versions).values({ gameId: id, version, definitionHash, createdAt, author })

const keepDefinition = (db: Writer, hash: string, canonical: string, createdAt: Date) =>
  db.insert(definitions).values({ hash, canonical, createdAt }).onConflictDoNothing()

function keepSheet(db: Writer, hash: string, sheet: AnySheet) {
  const row = { ...figuresOf(sheet), sheet: JSON.stringify(sheet) }
  return db
    .insert(sheets)
    .values({ hash, ...row })
    .onConflictDoUpdate({ target: sheets.hash, set: row })
}

/** `slug`, `slug-2`, `slug-3`, …: the first that no game has. */
async function freeSlug(db: Writer, slug: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const [taken] = await db.select({ id: games.id }).from(games).where(eq(games.slug, candidate))
    if (!taken) return candidate
  }
}
