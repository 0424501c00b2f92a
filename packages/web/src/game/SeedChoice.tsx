import { Suspense } from 'react'
import { trpc } from '../lib/trpc.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { GamePlay } from './game-play.ts'
import { usePlayState } from './use-play-state.ts'

const SeedDialog = lazyPart(async () => (await import('./SeedDialog.tsx')).SeedDialog)

/** Asks the member for a client seed before the first round for money. */
export function SeedChoice({ play }: { readonly play: GamePlay }) {
  const { game, stake, store } = play
  // Asked for here, so that the SPIN button knows the answer.
  trpc.fairness.seeds.useQuery({ id: game.id }, { enabled: stake === 'money', notifyOnChangeProps: [] })
  const isAsking = usePlayState(store, ({ screen }) => screen.asksForSeed)
  const choose = (): void => {
    const { planned } = store.state().screen
    store.show({ type: 'seedChosen' })
    if (planned) void store.startAuto(planned)
  }
  if (stake !== 'money' || !isAsking) return null
  return (
    <Suspense>
      <SeedDialog gameId={game.id} onClose={() => store.show({ type: 'seedDismissed' })} onChosen={choose} />
    </Suspense>
  )
}

/** Whether the member has still to choose a client seed, as far as the server has said. */
export function useIsSeedMissing({ game, stake }: GamePlay): () => boolean {
  const { fairness } = trpc.useUtils()
  return () => stake === 'money' && fairness.seeds.getData({ id: game.id })?.clientSeed === null
}
