import type { Language } from '@spilvaerk/messages'
import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { readGameId } from '../lib/game-id.ts'
import { trpc } from '../lib/trpc.ts'

/** Calls a procedure of the server for the visitor who asked for the page, in a language. */
export type Ask = (procedure: string, input: unknown, language: Language) => Promise<unknown>

interface Question {
  readonly procedure: string
  readonly input: unknown
  readonly queryKey: readonly unknown[]
}

const game = (id: number): Question[] => [
  { procedure: 'studio.game', input: { id }, queryKey: getQueryKey(trpc.studio.game, { id }, 'query') },
  { procedure: 'studio.definition', input: { id }, queryKey: getQueryKey(trpc.studio.definition, { id }, 'query') },
]
const offer = (id: number): Question[] => [
  { procedure: 'catalogue.game', input: { id }, queryKey: getQueryKey(trpc.catalogue.game, { id }, 'query') },
]

const demoAccount: Question = {
  procedure: 'auth.demo',
  input: undefined,
  queryKey: getQueryKey(trpc.auth.demo, undefined, 'query'),
}

/** Nothing where the address names no game. */
const ofGame =
  (ask: (id: number) => Question[]) =>
  ({ id = '' }: Params): Question[] => {
    const number = readGameId(id)
    return number === undefined ? [] : ask(number)
  }

interface Params {
  readonly id?: string
}

/** By route, what its page needs to be rendered. */
const QUESTIONS: Readonly<Record<string, (params: Params) => Question[]>> = {
  '/auth/login': () => [demoAccount],
  '/games/$id': ofGame(game),
  '/games/$id_/sheet': ofGame(game),
  '/games/$id_/offer': ofGame(offer),
}

/** Asks for what the page of a route needs; true when it needs anything. The page itself asks again for what is refused. */
export async function prefetch(
  queryClient: QueryClient,
  { routeId, params }: { readonly routeId: string; readonly params: Params },
  ask: Ask,
  language: Language,
): Promise<boolean> {
  const questions = QUESTIONS[routeId]
  if (!questions) return false
  await Promise.all(
    questions(params).map(({ procedure, input, queryKey }) =>
      queryClient.prefetchQuery({ queryKey, queryFn: () => ask(procedure, input, language) }),
    ),
  )
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ predicate: ({ state }) => state.status === 'error' })) cache.remove(query)
  return true
}
