import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type User = {
  readonly firstName?: string
  readonly username: string
  readonly subscription: string
  readonly level?: number
  readonly xp?: number
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

const SIGNED_OUT: AuthState = { user: null, token: null, isAuthenticated: false }

export const useAuth = create<AuthStore>()(
  persist(
    (set) => ({
      ...SIGNED_OUT,
      login: (user, token) => set({ user, token, isAuthenticated: true }),
      logout: () => {
        localStorage.removeItem('userToken')
        set(SIGNED_OUT)
      },
      updateUser: (fields) => set(({ user }) => ({ user: user && { ...user, ...fields } })),
    }),
    {
      name: 'auth-storage',
      partialize: ({ user, token, isAuthenticated }): AuthState => ({ user, token, isAuthenticated }),
    },
  ),
)
