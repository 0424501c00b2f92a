import { text } from 'node:stream/consumers'
import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../app/App.tsx'
import { TitleDesk } from '../lib/page-title.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { createAppRouter } from '../router.ts'
import { type Ask, askAhead } from './ask-ahead.ts'
import { createFrame } from './frame.ts'

/** A page as it is sent. */
interface Sent {
  readonly html: string
  /** The same for everyone who asks. */
  readonly isForAll: boolean
}

/**
 * Makes pages out of the built one in `dist`: with a picture of what a visitor without an account sees first where
 * there is someone to `ask`, and without where not.
 */
export function openPages(dist: string): (path: string, ask?: Ask) => Promise<Sent> {
  const frame = createFrame(dist)
  return async (path, ask) => {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
    await router.load()
    const { matches } = router.state
    const routes = matches.map(({ routeId }) => routeId)
    const page = matches.at(-1)
    if (!ask || !page) return { html: frame({ routes }), isForAll: true }
    const queryClient = createQueryClient()
    const isTold = await askAhead(queryClient, page, ask)
    const desk: { title?: string } = {}
    const { prelude } = await prerenderToNodeStream(
      <TitleDesk value={desk}>
        <App router={router} queryClient={queryClient} />
      </TitleDesk>,
      // Whatever its size, a part stands where it belongs: what comes later would need a script in the page.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    const told = isTold ? dehydrate(queryClient) : undefined
    return {
      html: frame({ routes, drawn: { title: desk.title, picture: await text(prelude), told } }),
      isForAll: !isTold,
    }
  }
}
