import type { StudioGame, Visibility } from '@spilvaerk/schemas'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

const NOW = {
  private: 'only you see it.',
  shared: 'whoever has its link plays it with demo credits.',
  listed: 'everybody finds it in the workshop of the lobby, and plays it with demo credits.',
} as const satisfies Record<Visibility, string>

/** Changes who sees one's own game. */
export function useVisibility(game: StudioGame) {
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.admission.setVisibility.useMutation({
    onSuccess: (_, { visibility }) => {
      toast({ title: 'Saved', description: `${game.name}: ${NOW[visibility]}`, tone: 'success' })
    },
    // Also a refusal may tell that what is shown is out of date.
    onSettled: () =>
      Promise.all([
        utils.studio.games.invalidate(),
        utils.studio.game.invalidate({ id: game.id }),
        utils.catalogue.invalidate(),
        utils.admission.invalidate(),
      ]),
  })
  return { show: (visibility: Visibility) => mutate({ id: game.id, visibility }), isPending, error }
}
