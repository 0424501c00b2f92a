import { marks } from '@spilvaerk/messages/marks'
import type { GameMark } from '@spilvaerk/schemas'
import { useAuth } from '../../auth/auth-store.ts'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** What the member thinks of a game, and ways to change it: they show at once and are taken back when refused. */
export function useMark(gameId: number) {
  const isMember = useAuth((state) => state.isAuthenticated)
  const utils = trpc.useUtils()
  const ref = { id: gameId }
  const { data: mark } = trpc.dashboard.mark.useQuery(ref, { enabled: isMember })

  const show = (change: Partial<GameMark>): { before: GameMark | undefined } => {
    const before = utils.dashboard.mark.getData(ref)
    if (before) utils.dashboard.mark.setData(ref, { ...before, ...change })
    return { before }
  }
  const settled = {
    onSuccess: (answer: GameMark) => {
      utils.dashboard.mark.setData(ref, answer)
      void utils.dashboard.games.invalidate()
      void utils.dashboard.favourites.invalidate()
      void utils.catalogue.invalidate()
    },
    onError: (error: unknown, _: unknown, shown: { before: GameMark | undefined } | undefined) => {
      if (shown?.before) utils.dashboard.mark.setData(ref, shown.before)
      toast({ tone: 'danger', title: textsOf(marks)('notSaved'), description: explain(error).message })
    },
  }
  const rate = trpc.dashboard.rate.useMutation({
    ...settled,
    onMutate: ({ rating }) => show({ personalRating: rating }),
  })
  const favourite = trpc.dashboard.setFavourite.useMutation({
    ...settled,
    onMutate: ({ on }) => show({ favourite: on }),
  })
  return {
    isMember,
    mark,
    rate: (rating: number | null) => rate.mutate({ id: gameId, rating }),
    setFavourite: (on: boolean) => favourite.mutate({ id: gameId, on }),
  }
}
