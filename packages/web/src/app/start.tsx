// Comes first: before any schema is made.
import '../lib/zod-without-eval.ts'

import { hydrate } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchLaterParts } from '../lib/later-parts.ts'
import { fetchFonts, showFonts } from '../lib/show-fonts.ts'
import { createAppRouter } from '../router.ts'
import { App } from './App.tsx'
import { createQueryClient } from './query-client.ts'

/** Renders the page that the address asks for, and removes the pre-rendered one. */
export async function start(root: HTMLElement): Promise<void> {
  fetchFonts()
  fetchLaterParts()
  const router = createAppRouter()
  const queryClient = createQueryClient()
  const prefetched = document.getElementById('prefetched')?.textContent
  if (prefetched) hydrate(queryClient, JSON.parse(prefetched))
  // With the page's own code loaded, the first render is the page and not a loading state.
  await router.load()
  // As a transition, so that the browser can answer input while it renders.
  startTransition(() =>
    createRoot(root).render(
      <>
        <RemovePrerendered />
        <App router={router} queryClient={queryClient} />
      </>,
    ),
  )
}

/** Stands first, so that nothing of the page measures itself while the other one is there. */
function RemovePrerendered() {
  useLayoutEffect(() => {
    document.getElementById('prerendered')?.remove()
    showFonts()
  }, [])
  return null
}
