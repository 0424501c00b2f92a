import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from './auth-store.ts'

/** Sends those who are not logged in to the way in, and back here afterwards. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated)
  const next = useRouterState({ select: ({ location }) => location.href })
  if (!isAuthenticated) return <Navigate to="/auth/login" search={{ next }} replace />
  return children
}
