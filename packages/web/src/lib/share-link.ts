import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { readGameId } from './game-id.ts'

const LINK = /^[\w-]{22}$/

type Links = Readonly<Record<number, string>>

/** The links that this tab was given, by the game that each opens: pages of a game without `?link=` go on working. */
const useLinks = create<{ readonly links: Links }>()(
  persist(() => ({ links: {} as Links }), {
    name: 'spilvaerk.share-links',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** What the pages of a game read of their address. Anything but a link counts as none. */
export const sharedSearch = z.object({ link: z.catch(z.optional(z.string().check(z.regex(LINK))), undefined) })

/** To be called before a page of a game asks the server for anything. */
export function rememberLink({ id }: { readonly id: string }, link: string | undefined): void {
  const gameId = readGameId(id)
  if (gameId !== undefined && link !== undefined)
    useLinks.setState(({ links }) => ({ links: { ...links, [gameId]: link } }))
}

/** The link that opens a game for this tab. */
export function linkOf(gameId: number): string | undefined {
  const link: unknown = useLinks.getState().links[gameId]
  return typeof link === 'string' && LINK.test(link) ? link : undefined
}

/** The address of a picture of a game, which is shown to whoever has its link. */
export function withLink(gameId: number, path: string): string {
  const link = linkOf(gameId)
  return link === undefined ? path : `${path}?link=${link}`
}

/** The address to hand on. */
export const sharedAddress = (gameId: number, link: string): string =>
  `${window.location.origin}/games/${gameId}?link=${link}`
