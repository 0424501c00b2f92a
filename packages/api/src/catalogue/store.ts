import type { Visibility } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { definitions, games, sheets, versions } from '../storage/schema.ts'
import type { Storage, Writer } from '../storage/storage.ts'

type Game = typeof games.$inferSelect
/** A game with the proved figures of the version it is played in. */
export type GameRow = Game & {
  readonly rtp: number
  readonly hitFrequency: number
  readonly volatility: ParSheet['volatilityClass']
}

/** A game to be stored, or to be brought up to date when the slug is one of the house's. */
export interface Entry
  extends Pick<
      Game,
      'slug' | 'origin' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'palette' | 'config'
    >,
    Partial<Pick<Game, 'owner' | 'visibility' | 'making'>> {
  readonly definitionHash: string
  /** The definition's canonical JSON. */
  readonly canonical: string
  readonly sheet: ParSheet
}

export type Order = 'newest' | 'popular'
const ORDERS: { readonly [O in Order]: readonly SQL[] } = {
  newest: [desc(games.createdAt), asc(games.id)],
  popular: [desc(games.popularity), desc(games.createdAt), asc(games.id)],
}

/** Games of the house and those of before there were owners have no visibility of their own. */
const IN_LOBBY = or(isNull(games.visibility), eq(games.visibility, 'published'))
const inStudioOf = (owner: string) => or(IN_LOBBY, eq(games.visibility, 'shared'), eq(games.owner, owner))

export function createStore({ read, tx, keep }: Storage) {
  const rows = () =>
    read
      .select({ game: games, rtp: sheets.rtp, hitFrequency: sheets.hitFrequency, volatility: sheets.volatility })
      .from(games)
      .innerJoin(sheets, eq(sheets.hash, games.definitionHash))

  const list = async (
    order: Order,
    filter: { readonly featured?: true; readonly limit?: number; readonly of?: string } = {},
  ): Promise<GameRow[]> => {
    const found = await rows()
      .where(and(filter.featured && eq(games.featured, true), filter.of ? inStudioOf(filter.of) : IN_LOBBY))
      .orderBy(...ORDERS[order])
      .limit(filter.limit ?? -1)
    return found.map(flat)
  }

  /** Asked with every game, and therefore built once. */
  const byId = rows()
    .where(eq(games.id, sql.placeholder('id')))
    .prepare()
  const one = async (id: number): Promise<GameRow | undefined> => {
    const [row] = await byId.execute({ id })
    return row && flat(row)
  }
  const kept = keep<Pick<Game, 'definitionHash' | 'config'>>(games.id)
  const played = (id: number) => kept.get(id, () => one(id))

  const houseGames = () => read.select().from(games).where(eq(games.origin, 'seed'))

  const canonicalOf = async (hash: string): Promise<string | undefined> => {
    const [row] = await read
      .select({ canonical: definitions.canonical })
      .from(definitions)
      .where(eq(definitions.hash, hash))
    return row?.canonical
  }

  const sheetOf = async (hash: string): Promise<string | undefined> => {
    const [row] = await read.select({ sheet: sheets.sheet }).from(sheets).where(eq(sheets.hash, hash))
    return row?.sheet
  }

  const replaceSheet = (hash: string, sheet: ParSheet) => tx(async (db) => void (await keepSheet(db, hash, sheet)))

  return {
    ...makersPart({ read, tx }),
    list,
    one,
    played,
    houseGames,
    canonicalOf,
    sheetOf,
    put: (entry: Entry) => tx((db) => put(db, entry)),
    replaceSheet,
  }
}

/** What the makers of games ask of it. */
function makersPart({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const versionsOf = (gameId: number) =>
    read
      .select({
        version: versions.version,
        definitionHash: versions.definitionHash,
        createdAt: versions.createdAt,
        rtp: sheets.rtp,
        standardDeviation: sheets.standardDeviation,
      })
      .from(versions)
      .innerJoin(sheets, eq(sheets.hash, versions.definitionHash))
      .where(eq(versions.gameId, gameId))
      .orderBy(asc(versions.version))

  const setVisibility = (id: number, visibility: Visibility) =>
    tx(async (db) => void (await db.update(games).set({ visibility }).where(eq(games.id, id))))

  /** All games of one owner become another's. */
  const handOver = (from: string, to: string) =>
    tx(async (db) => void (await db.update(games).set({ owner: to }).where(eq(games.owner, from))))

  /** A new version of a game that somebody made. */
  const reviseGame = (game: Game, change: Pick<Entry, 'definitionHash' | 'canonical' | 'sheet'>) =>
    tx(async (db) => {
      const now = new Date()
      await keepDefinition(db, change.definitionHash, change.canonical, now)
      await keepSheet(db, change.definitionHash, change.sheet)
      const { canonical: _, sheet: __, ...rest } = change
      const [current = game] = await db.select().from(games).where(eq(games.id, game.id))
      await revise(db, current, { ...current, ...rest }, now)
    })

  return { versionsOf, setVisibility, handOver, reviseGame }
}

export type Store = ReturnType<typeof createStore>

const flat = ({
  game,
  ...figures
}: { game: Game } & Pick<GameRow, 'rtp' | 'hitFrequency' | 'volatility'>): GameRow => ({ ...game, ...figures })

/** Stores a new game, or a new version of the house's game of this slug. Returns the game's id. */
async function put(db: Writer, { canonical, sheet, ...entry }: Entry): Promise<number> {
  const now = new Date()
  await keepDefinition(db, entry.definitionHash, canonical, now)
  await keepSheet(db, entry.definitionHash, sheet)
  const [known] = await db
    .select()
    .from(games)
    .where(and(eq(games.origin, 'seed'), eq(games.slug, entry.slug)))
  if (known && entry.origin === 'seed') return revise(db, known, entry, now)
  const slug = entry.origin === 'seed' ? entry.slug : await freeSlug(db, entry.slug)
  const [game] = await db
    .insert(games)
    .values({ ...entry, slug, version: 1, createdAt: now })
    .returning()
  if (!game) throw new Error(`game ${slug} was not stored`)
  await keepVersion(db, game)
  return game.id
}

/** A changed definition is a new version; a changed text is not. */
async function revise(db: Writer, known: Game, entry: Omit<Entry, 'canonical' | 'sheet'>, now: Date): Promise<number> {
  const changed = known.definitionHash !== entry.definitionHash
  const version = changed ? known.version + 1 : known.version
  await db
    .update(games)
    .set({ ...entry, version })
    .where(eq(games.id, known.id))
  if (changed) await keepVersion(db, { ...known, ...entry, version, createdAt: now })
  return known.id
}

const keepVersion = (db: Writer, { id, version, definitionHash, createdAt }: Game) =>
  db.insert(versions).values({ gameId: id, version, definitionHash, createdAt })

const keepDefinition = (db: Writer, hash: string, canonical: string, createdAt: Date) =>
  db.insert(definitions).values({ hash, canonical, createdAt }).onConflictDoNothing()

function keepSheet(db: Writer, hash: string, sheet: ParSheet) {
  const { rtp, hitFrequency, standardDeviation, volatilityClass: volatility } = sheet
  const row = { rtp, hitFrequency, standardDeviation, volatility, sheet: JSON.stringify(sheet) }
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
