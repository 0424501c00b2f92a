// Comes first: before any schema is made.
import '../lib/zod-without-eval.ts'

import { hydrate } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/query-client.ts'
import { createAppRouter } from '../router.ts'
import { App } from './App.tsx'

/** Draws the page that the address asks for, and takes away the picture that stood in its place. */
export async function start(root: HTMLElement): Promise<void> {
  const router = createAppRouter()
  const queryClient = createQueryClient()
  const told = document.getElementById('told')?.textContent
  if (told) hydrate(queryClient, JSON.parse(told))
  // With the page's own part at hand the first drawing is the page, not a sign that it is on its way.
  await router.load()
  // As a transition, so that the drawing leaves the browser room to breathe.
  startTransition(() =>
    createRoot(root).render(
      <>
        <App router={router} queryClient={queryClient} />
        <Unveiling />
      </>,
    ),
  )
}

function Unveiling() {
  useLayoutEffect(() => document.getElementById('picture')?.remove(), [])
  return null
}
