import { library } from '@spilvaerk/messages/library'
import type { StudioGame, Visibility } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

const NOW = {
  private: 'saved.private',
  shared: 'saved.shared',
  listed: 'saved.listed',
} as const satisfies Record<Visibility, string>

/** Changes who sees one's own game. */
export function useVisibility(game: StudioGame) {
  const t = textsOf(library)
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.admission.setVisibility.useMutation({
    onSuccess: (_, { visibility }) => {
      toast({ title: t('saved.title'), description: t(NOW[visibility], { name: game.name }), tone: 'success' })
    },
    // Also a refusal may tell that what is shown is out of date.
    onSettled: () =>
      Promise.all([
        utils.studio.games.invalidate(),
        utils.library.page.invalidate(),
        utils.studio.game.invalidate({ id: game.id }),
        utils.catalogue.invalidate(),
        utils.admission.invalidate(),
      ]),
  })
  return { show: (visibility: Visibility) => mutate({ id: game.id, visibility }), isPending, error }
}
