import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import type { Language } from '@spilvaerk/messages'
import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../app/App.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { languageOf, readLanguageFrom } from '../lib/page-language.ts'
import { PageTitle } from '../lib/page-title.ts'
import { createAppRouter } from '../router.ts'
import { type Ask, prefetch } from './prefetch.ts'
import { createTemplate } from './template.ts'

/** A page as it is sent. */
interface Sent {
  readonly html: string
  /** The same for everyone who asks. */
  readonly isForAll: boolean
  /** False where no page has this address: the page says so. */
  readonly isFound: boolean
}

/** The language of the page that is being rendered: several are at once. */
const rendering = new AsyncLocalStorage<Language>()
readLanguageFrom(() => rendering.getStore() ?? 'da')

/** How a page is asked for: by whom the server is asked, and the value of the visitor's language cookie. */
interface Visit {
  readonly ask?: Ask | undefined
  readonly language?: string | undefined
}

/**
 * Makes pages out of the built one in `dist`: pre-rendered as a visitor without an account sees them first where
 * `ask` is given, and empty where it is not.
 */
export function openPages(dist: string): (path: string, visit?: Visit) => Promise<Sent> {
  const fill = createTemplate(dist)
  return (path, { ask, language: chosen } = {}) => {
    const language = languageOf(path, chosen)
    return rendering.run(language, () => render(path, ask, language))
  }

  async function render(path: string, ask: Ask | undefined, language: Language): Promise<Sent> {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
    await router.load()
    const { matches } = router.state
    const routes = matches.map(({ routeId }) => routeId)
    const page = matches.at(-1)
    // Where no page has the address only the frame around them matches; a page that completes its own has moved by now.
    const isFound = router.matchRoutes(path, {}).at(-1)?.routeId !== rootRouteId
    if (!ask || !page) return { html: fill({ routes, language }), isForAll: true, isFound }
    const queryClient = createQueryClient()
    const isPrefetched = await prefetch(queryClient, page, ask, language)
    const titleHolder: { title?: string } = {}
    const { prelude } = await prerenderToNodeStream(
      <PageTitle value={titleHolder}>
        <App router={router} queryClient={queryClient} />
      </PageTitle>,
      // Every part stays in its place, whatever its size: a part that follows later would need a script in the page.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    const data = isPrefetched ? dehydrate(queryClient) : undefined
    return {
      html: fill({ routes, language, prerendered: { title: titleHolder.title, html: await text(prelude), data } }),
      isForAll: !isPrefetched,
      isFound,
    }
  }
}
