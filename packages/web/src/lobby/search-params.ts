import type { LineRange, Provider, Volatility } from '@spilvaerk/schemas'
import * as z from 'zod/mini'

export const SORTS = ['anbefalet', 'mest-spillede', 'hoejeste-rtp', 'stoerste-gevinst', 'navn'] as const
export type Sort = (typeof SORTS)[number]

export const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const satisfies readonly Volatility[]
export const LINES = ['1-10', '11-25', '26-', 'ways'] as const satisfies readonly LineRange[]
export const PROVIDERS = ['house', 'members'] as const satisfies readonly Provider[]
/** The least return, in percent, and the least that a game's largest win is, in times the bet. */
export const LEAST_RTPS = ['', '94', '95', '96', '97'] as const
export const LEAST_WINS = ['', '500', '1000', '5000', '10000'] as const

/** What one can choose several of. In the address they are separated by commas. */
export const CHOICES = ['mekanik', 'volatilitet', 'linjer', 'udbyder'] as const
export type Choice = (typeof CHOICES)[number]

export const chosenIn = (list: string): readonly string[] => (list === '' ? [] : list.split(','))

export const DEFAULT_LOBBY_SEARCH = {
  q: '',
  kategori: 'all',
  sortering: 'anbefalet',
  mekanik: '',
  volatilitet: '',
  linjer: '',
  udbyder: '',
  rtp: '',
  gevinst: '',
} as const

const text = z.coerce.string().check(z.maxLength(80))
/** Separated by commas; the lobby leaves out what there is not. */
const list = z._default(z.catch(z.coerce.string().check(z.maxLength(600)), ''), '')
const { q, kategori, sortering } = DEFAULT_LOBBY_SEARCH

/** What the lobby keeps in its address. Anything unreadable counts as not given. */
export const lobbySearch = z.object({
  q: z._default(z.catch(text, q), q),
  kategori: z._default(z.catch(text, kategori), kategori),
  sortering: z._default(z.catch(z.enum(SORTS), sortering), sortering),
  mekanik: list,
  volatilitet: list,
  linjer: list,
  udbyder: list,
  // The address gives what looks like a number as one.
  rtp: z._default(z.catch(z.pipe(z.coerce.string(), z.enum(LEAST_RTPS)), ''), ''),
  gevinst: z._default(z.catch(z.pipe(z.coerce.string(), z.enum(LEAST_WINS)), ''), ''),
})
export type LobbySearch = z.infer<typeof lobbySearch>

/** All that is chosen in the panel of filters, undone. */
export const NO_FILTERS = {
  ...{ mekanik: '', volatilitet: '', linjer: '', udbyder: '', rtp: '', gevinst: '' },
} as const satisfies Partial<LobbySearch>

export const countFilters = (search: LobbySearch): number =>
  CHOICES.reduce((sum, choice) => sum + chosenIn(search[choice]).length, 0) +
  [search.rtp, search.gevinst].filter((least) => least !== '').length

/** Nothing is asked for: the lobby shows its rails. */
export const isUntouched = (search: LobbySearch): boolean =>
  search.q.trim() === '' && search.kategori === 'all' && search.sortering === 'anbefalet' && countFilters(search) === 0
