import { studio as words } from '@spilvaerk/messages/studio'
import { useAuth } from '../auth/auth-store.ts'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { sharedAddress } from '../lib/share-link.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { sayNoGame } from './no-game.ts'

/** Copies an address of a game that others can open: one's own private game is shared by its link first. */
export function useShareGame(): (gameId: number | undefined) => Promise<void> {
  const t = textsOf(words)
  const { client, studio, admission } = trpc.useUtils()
  const isMember = useAuth((state) => state.isAuthenticated)

  const ownGame = async (id: number) =>
    (await studio.games.fetch()).find((game) => game.id === id && game.role === 'owner')

  /** The link of one's own game, made where there is none yet; none where everybody finds the game. */
  const linkTo = async (id: number): Promise<string | null> => {
    const game = await ownGame(id)
    if (!game || game.link || game.standing === 'listed' || game.standing === 'admitted') return game?.link ?? null
    // What others see of an earlier version stays as it is.
    const seen = isMember ? await client.admission.of.query({ id }) : undefined
    if (seen && (seen.shownVersion ?? seen.admittedVersion) !== null) return seen.link
    await client.admission.setVisibility.mutate({ id, visibility: 'shared' })
    await Promise.all([studio.games.invalidate(), studio.game.invalidate({ id }), admission.invalidate()])
    return (await ownGame(id))?.link ?? null
  }

  return async (gameId) => {
    if (gameId === undefined) return sayNoGame()
    try {
      const link = await linkTo(gameId)
      await copy(link ? sharedAddress(gameId, link) : `${window.location.origin}/games/${gameId}`)
    } catch (error) {
      toast({ title: t('notShared'), description: explain(error).message, tone: 'danger' })
    }
  }
}

/** Browsers copy only on https and on this machine: elsewhere the link is shown to be copied by hand. */
async function copy(address: string): Promise<void> {
  const t = textsOf(words)
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: t('linkCopied'), description: address, tone: 'success' })
  } catch {
    toast({ title: t('copyLink'), description: address })
  }
}
