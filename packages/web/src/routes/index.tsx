import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LobbyPage } from '../lobby/LobbyPage.tsx'
import { DEFAULT_LOBBY_SEARCH, lobbySearch } from '../lobby/search-params.ts'

export const Route = createFileRoute('/')({
  validateSearch: lobbySearch,
  search: { middlewares: [stripSearchParams(DEFAULT_LOBBY_SEARCH)] },
  component: LobbyPage,
})
