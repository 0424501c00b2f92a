import type { AppRouter } from '@spilvaerk/api'
import { httpBatchLink, type OperationLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { pageLanguage } from './page-language.ts'
import { linkOf } from './share-link.ts'

export const trpc = createTRPCReact<AppRouter>()

export const createTrpcClient = () => trpc.createClient({ links: [byShareLink] })

/** Questions about a shared game go with its link, and without those about anything else: what is asked together has one header. */
const byShareLink: TRPCLink<AppRouter> = (runtime) => {
  const batch = (link?: string): OperationLink<AppRouter> =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      fetch: (url, options) => fetch(url, { ...options, credentials: 'include' } as RequestInit),
      headers: ({ opList }) => ({
        'Accept-Language': pageLanguage(),
        ...(link !== undefined && { 'X-Share-Link': link }),
        ...keyIn(opList.map(({ input }) => input)),
      }),
    })(runtime)
  const plain = batch()
  const shared = new Map<string, OperationLink<AppRouter>>()
  return (asked) => {
    const gameId = gameIn(asked.op.path, asked.op.input)
    const link = gameId === undefined ? undefined : linkOf(gameId)
    if (link === undefined) return plain(asked)
    const ask = shared.get(link) ?? batch(link)
    shared.set(link, ask)
    return ask(asked)
  }
}

/** What stands before several servers asks the next one about a request with a key when one breaks off. A payment has its reference. */
export function keyIn(inputs: readonly unknown[]): { readonly 'Idempotency-Key'?: string } {
  const [input] = inputs
  if (inputs.length !== 1 || typeof input !== 'object' || input === null) return {}
  const { key, paymentReference = key }: { readonly key?: unknown; readonly paymentReference?: unknown } = input
  return typeof paymentReference === 'string' ? { 'Idempotency-Key': paymentReference } : {}
}

/** Where `id` as a number is that of a game. */
const OF_GAMES = /^(?:admission|catalogue|dashboard|exports|fairness|play|rounds|studio)[.]/

/** The game that a question is about. */
export function gameIn(path: string, input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { gameId, id }: { readonly gameId?: unknown; readonly id?: unknown } = input
  if (typeof gameId === 'number') return gameId
  return typeof id === 'number' && OF_GAMES.test(path) ? id : undefined
}
