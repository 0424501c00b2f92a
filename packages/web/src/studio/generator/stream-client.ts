import type { AppRouter } from '@spilvaerk/api'
import { generator } from '@spilvaerk/messages/generator'
import type {
  CompleteGame,
  GeneratedGame,
  GenerationOrderInput as Order,
  StageNews,
  Variations,
} from '@spilvaerk/schemas'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'

/** The one call whose answer comes in parts. */
const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: '/trpc',
      headers: () => ({ 'Accept-Language': pageLanguage() }),
      fetch: (url, options) => fetch(url, { ...options, credentials: 'include' } as RequestInit),
    }),
  ],
})

type OrderOf<D extends Order['door']> = Extract<Order, { readonly door: D }>

interface Made {
  readonly generate: GeneratedGame
  readonly complete: CompleteGame
  readonly v2: CompleteGame
  readonly variations: Variations
}

/** Has something designed, and tells each stage as the server enters it. Aborting stops the work on the server, too. */
export async function deliver<D extends keyof Made>(
  order: OrderOf<D>,
  signal: AbortSignal,
  onNews: (news: StageNews) => void,
): Promise<Made[D]> {
  const t = textsOf(generator)
  const parts = await client.generation.run.mutate(order, { signal })
  for await (const part of parts) {
    signal.throwIfAborted()
    // What is delivered is of the door that was asked at.
    if ('delivery' in part) return part.delivery.made as Made[D]
    onNews(part)
  }
  throw new Error(t('stopped'))
}
