import type { Definition, Feature } from '@spilvaerk/slot-engine'
import { TABLE_KINDS } from '@spilvaerk/table-games'
import { z } from 'zod'
import { whole } from './checks.ts'
import { gameSummary } from './game.ts'
import { gameId } from './ids.ts'
import { VOLATILITIES } from './volatility.ts'

const FEATURES = [
  'freeSpins',
  'holdAndWin',
  'wheel',
  'pick',
  'ladder',
  'board',
  'choice',
  'collect',
] as const satisfies readonly Feature['type'][]
const WINS = [
  'ways',
  'clusters',
  'anywhere',
  'straights',
  'shapes',
] as const satisfies readonly Definition['wins']['type'][]

/** What a player picks a slot by, besides its figures: kinds of feature, ways to bet, and how it counts wins. */
export const SLOT_MECHANICS = [
  ...FEATURES,
  ...(['cascades', 'respins', 'jackpots', 'progressiveJackpots', 'bonusBuy', 'ante', 'gamble'] as const),
  ...WINS,
] as const
/** A table game has one: its kind. */
export const MECHANICS = [...SLOT_MECHANICS, ...TABLE_KINDS] as const
export type Mechanic = (typeof MECHANICS)[number]
const isOneOf: ReadonlySet<string> = new Set(MECHANICS)
export const isMechanic = (name: string): name is Mechanic => isOneOf.has(name)

/** Numbers of paylines, or ways. Games without either are in none. */
export const LINE_RANGES = ['1-10', '11-25', '26-', 'ways'] as const
export type LineRange = (typeof LINE_RANGES)[number]

/** Who made a game: the casino, or its members. */
export const PROVIDERS = ['house', 'members'] as const
export type Provider = (typeof PROVIDERS)[number]

export const GAME_ORDERS = ['recommended', 'mostPlayed', 'highestRtp', 'largestWin', 'name'] as const
export type GameOrder = (typeof GAME_ORDERS)[number]

/** Lists of games that are no category of their own: the last two are the caller’s, and empty for visitors. */
export const GAME_LISTS = ['all', 'featured', 'popular', 'new', 'workshop', 'favourites', 'continue'] as const
export type GameList = (typeof GAME_LISTS)[number]

export const MAX_GAMES_PER_PAGE = 96

const text = (name: string, max: number) =>
  z.string({ error: `${name} skal være en tekst` }).max(max, { error: `${name} er for lang` })

const separated = <const T extends readonly string[]>(name: string, values: T) =>
  text(name, 600)
    .default('')
    .transform((said) => (said === '' ? [] : said.split(',')))
    .pipe(z.array(z.enum(values, { error: `${name} kender kun ${values.join(', ')}` })))
    .meta({ description: `Separated by commas: ${values.join(', ')}` })

export const browseInput = z.object({
  q: text('q', 80).default('').meta({ description: 'Words of name, theme, mechanic or description' }),
  category: text('category', 80)
    .default('all')
    .meta({ description: `A category, or one of the lists ${GAME_LISTS.join(', ')}` }),
  mechanics: separated('mechanics', MECHANICS).meta({ description: 'Separated by commas: a game has all of them' }),
  volatility: separated('volatility', VOLATILITIES),
  lines: separated('lines', LINE_RANGES),
  provider: separated('provider', PROVIDERS),
  minRtp: whole('minRtp', 0, 20_000).default(0).meta({ description: 'Hundredths of a percent' }),
  minMaxWin: whole('minMaxWin', 0, 1_000_000_000).default(0).meta({ description: 'In times the bet' }),
  sort: z.enum(GAME_ORDERS, { error: `sort kender kun ${GAME_ORDERS.join(', ')}` }).default('recommended'),
  cursor: whole('cursor', 0, 1_000_000)
    .default(0)
    .meta({ description: 'How many games to leave out at the beginning' }),
  limit: whole('limit', 1, MAX_GAMES_PER_PAGE).default(MAX_GAMES_PER_PAGE),
})
export type BrowseInput = z.infer<typeof browseInput>
/** What is asked for, without the page of it. */
export type BrowseQuery = Omit<BrowseInput, 'cursor' | 'limit'>

const counted = <const T extends readonly string[]>(values: T) =>
  z.array(z.object({ key: z.enum(values), count: z.int() }))
const facets = z
  .object({
    mechanics: counted(MECHANICS),
    volatility: counted(VOLATILITIES),
    lines: counted(LINE_RANGES),
    provider: counted(PROVIDERS),
  })
  .meta({ id: 'GameFacets', description: 'How many games each choice leaves, beside the choices of the other kinds' })
export type GameFacets = z.infer<typeof facets>

export const gamePage = z
  .object({
    total: z.int().meta({ description: 'How many games there are in all pages' }),
    games: z.array(gameSummary),
    next: z.int().nullable().meta({ description: 'The cursor of the next page' }),
    facets,
  })
  .meta({ id: 'GamePage' })
export type GamePage = z.infer<typeof gamePage>

const rail = z.object({
  category: z.string(),
  mechanic: z.enum(MECHANICS).nullable(),
  volatility: z.enum(VOLATILITIES).nullable(),
  total: z.int(),
  ids: z.array(gameId).meta({ description: 'The first of them' }),
})
export type Rail = z.infer<typeof rail>

export const lobbyRails = z
  .object({
    counts: z.object({ active: z.int(), featured: z.int(), popular: z.int() }),
    categories: z.array(z.string()).meta({ description: 'Each that some game is in' }),
    rails: z.array(rail),
    games: z.array(gameSummary).meta({ description: 'The games of all rails, each once' }),
    lead: gameId.nullable().meta({ description: 'The game that the lobby shows off' }),
  })
  .meta({ id: 'LobbyRails' })
export type LobbyRails = z.infer<typeof lobbyRails>
