import { useEffect } from 'react'
import { trpc } from '../lib/trpc.ts'
import { followOtherTabs, useAuth } from './auth-store.ts'

/** Asks the server who the member is, once per visit: the cookie decides, and a level may have risen elsewhere. */
export function useSession(): void {
  const isAuthenticated = useAuth((state) => state.isAuthenticated)
  const { data } = trpc.auth.me.useQuery(undefined, { enabled: isAuthenticated })
  useEffect(() => {
    if (data) useAuth.getState().updateUser(data)
  }, [data])
  useEffect(followOtherTabs, [])
}
