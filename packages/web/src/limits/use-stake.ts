import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useAuth } from '../auth/auth-store.ts'

export type Stake = 'demo' | 'money'

type StakeStore = { readonly stake: Stake; readonly choose: (stake: Stake) => void }

/** What this tab plays with. A new tab begins in demo, so that nobody plays for money without having said so. */
export const useStakeChoice = create<StakeStore>()(
  persist((set) => ({ stake: 'demo', choose: (stake) => set({ stake }) }), {
    name: 'stake',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ stake }) => ({ stake }),
  }),
)

/** A company buys and creates; only a person plays for money. */
export const useIsPlayer = (): boolean =>
  useAuth(({ isAuthenticated, user }) => isAuthenticated && user?.kind !== 'company')

/** Credits or money: the choice, for those who have it. */
export function useStake(): Stake {
  const isPlayer = useIsPlayer()
  const stake = useStakeChoice((store) => store.stake)
  return isPlayer ? stake : 'demo'
}
