import type { ReactNode } from 'react'
import type { PlayStore } from './play-store.ts'
import { Effects } from './presentation/Effects.tsx'
import type { VisualEffect } from './presentation/visual-effects.ts'
import { usePlayState } from './use-play-state.ts'

type CelebrationProps = {
  readonly store: PlayStore
  readonly effects: readonly VisualEffect[]
  readonly children: ReactNode
}

/** The effects round the machine, which each win starts again. */
export function Celebration({ store, effects, children }: CelebrationProps) {
  const celebrations = usePlayState(store, ({ screen }) => screen.celebrations)
  return (
    <Effects effects={effects} wins={celebrations}>
      {children}
    </Effects>
  )
}
