import type { AppRouter } from '@spilvaerk/api'
import type { GeneratedGame, GenerateInput, GenerationStage } from '@spilvaerk/schemas'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'

/** The one call whose answer comes in parts. */
const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: '/trpc',
      fetch: (url, options) => fetch(url, { ...options, credentials: 'include' } as RequestInit),
    }),
  ],
})

type Wish = Omit<GenerateInput, 'roll'> & { readonly roll?: number }

/** Designs a game and tells each stage as the server enters it. */
export async function designGame(
  wish: Wish,
  signal: AbortSignal,
  onStage: (stage: GenerationStage) => void,
): Promise<GeneratedGame> {
  const news = await client.generation.run.mutate(wish, { signal })
  for await (const part of news) {
    signal.throwIfAborted()
    if ('game' in part) return part.game
    onStage(part.stage)
  }
  throw new Error('The server stopped before the game was finished')
}
