import type { User as Account } from '@spilvaerk/schemas'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** What the header shows of a member, and no more: the rest is asked of the server when a page needs it. */
export type User = Pick<Account, 'username'> & {
  readonly subscription: string
  readonly firstName?: string
  readonly level?: number
  readonly xp?: number
  readonly kind?: Account['kind']
}

type AuthState = {
  readonly user: User | null
  readonly token: string | null
  readonly isAuthenticated: boolean
}

type AuthStore = AuthState & {
  readonly login: (user: User, token: string) => void
  readonly logout: () => void
  readonly updateUser: (fields: Partial<User>) => void
}

const KEY = 'auth-storage'
const SIGNED_OUT: AuthState = { user: null, token: null, isAuthenticated: false }

/** In the place of the session's secret, which is in a cookie that no script can read. */
const IN_COOKIE = 'cookie'

const shown = ({ firstName, username, subscription, level, xp, kind }: User): User => ({
  username,
  subscription,
  ...(firstName === undefined ? {} : { firstName }),
  ...(level === undefined ? {} : { level }),
  ...(xp === undefined ? {} : { xp }),
  ...(kind === undefined ? {} : { kind }),
})

/** The member that the browser assumes is logged in, for the first render. The server's cookie decides. */
export const useAuth = create<AuthStore>()(
  persist(
    (set) => ({
      ...SIGNED_OUT,
      login: (user, token) => set({ user: shown(user), token, isAuthenticated: true }),
      logout: () => {
        localStorage.removeItem('userToken')
        set(SIGNED_OUT)
      },
      updateUser: (fields) => set(({ user }) => ({ user: user && shown({ ...user, ...fields }) })),
    }),
    {
      name: KEY,
      partialize: ({ user, token, isAuthenticated }): AuthState => ({
        user,
        token: token && IN_COOKIE,
        isAuthenticated,
      }),
    },
  ),
)

/** Another tab has logged in or out: this one follows. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) void useAuth.persist.rehydrate()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
