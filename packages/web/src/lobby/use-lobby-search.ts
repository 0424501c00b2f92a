import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { LobbySearch } from './search-params.ts'

/** Changes what the lobby's address asks for. The page stays where it is, and Back leaves the lobby as a whole. */
export function useLobbyChange(): (change: Partial<LobbySearch>) => void {
  const navigate = useNavigate({ from: '/' })
  return useCallback(
    (change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
}
