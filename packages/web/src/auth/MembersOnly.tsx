import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useAuth } from './auth-store.ts'

/** Sends those who are not logged in to the way in, and back here afterwards. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated)
  return isAuthenticated ? children : <ToLogin />
}

/** Remembers the page as it was when it was left: on its way to the login the address is another one already. */
function ToLogin() {
  const { state } = useRouter()
  const [next] = useState(state.location.href)
  return <Navigate to="/auth/login" search={{ next }} replace />
}
