import { z } from 'zod'

export const SORTS = ['anbefalet', 'mest-spillede', 'hoejeste-rtp', 'stoerste-gevinst', 'navn'] as const
export type Sort = (typeof SORTS)[number]

const text = (fallback: string) => z.coerce.string().max(80).catch(fallback)

/** What the lobby keeps in its address. Anything unreadable counts as not given. */
export const lobbySearch = z.object({
  q: text('').default(''),
  kategori: text('all').default('all'),
  sortering: z.enum(SORTS).catch('anbefalet').default('anbefalet'),
})
export type LobbySearch = z.infer<typeof lobbySearch>

export const DEFAULT_LOBBY_SEARCH: LobbySearch = { q: '', kategori: 'all', sortering: 'anbefalet' }
