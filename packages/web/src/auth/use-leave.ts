import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAuth } from './auth-store.ts'

/** Leaves a members' page for good once the server has ended the session: nothing of the member stays in memory. */
export function useLeave(): (to: '/' | '/auth/login') => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (to) => {
    // First away: a members' page would send a visitor to log in and back.
    await navigate({ to })
    useAuth.getState().logout()
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ type: 'inactive' })
    // The page that was come to has asked already: what it waits for may not be thrown away.
    await queryClient.resetQueries({ type: 'active' })
  }
}
