import * as z from 'zod/mini'

export const SORTS = ['anbefalet', 'mest-spillede', 'hoejeste-rtp', 'stoerste-gevinst', 'navn'] as const
export type Sort = (typeof SORTS)[number]

export const DEFAULT_LOBBY_SEARCH = { q: '', kategori: 'all', sortering: 'anbefalet' } as const

const text = z.coerce.string().check(z.maxLength(80))
const { q, kategori, sortering } = DEFAULT_LOBBY_SEARCH

/** What the lobby keeps in its address. Anything unreadable counts as not given. */
export const lobbySearch = z.object({
  q: z._default(z.catch(text, q), q),
  kategori: z._default(z.catch(text, kategori), kategori),
  sortering: z._default(z.catch(z.enum(SORTS), sortering), sortering),
})
export type LobbySearch = z.infer<typeof lobbySearch>
