import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LobbyPage } from '../lobby/LobbyPage.tsx'
import { DEFAULT_LOBBY_SEARCH, lobbySearch } from '../lobby/search-params.ts'

export const Route = createFileRoute('/')({
  // Most visits begin here: a chunk of its own would only come later.
  codeSplitGroupings: [],
  validateSearch: lobbySearch,
  search: { middlewares: [stripSearchParams(DEFAULT_LOBBY_SEARCH)] },
  component: LobbyPage,
})
