import { createContext, use, useEffect } from 'react'

const BRAND = 'Spilværk'

/** Holds the title while the server renders a page, which has no `document` to set it on. */
export const PageTitle = createContext<{ title?: string }>({})

/** Names the page in the window's title: `Opret konto · Spilværk`. */
export function usePageTitle(title: string): void {
  const holder = use(PageTitle)
  const full = title === BRAND ? `${BRAND} – casino og spilværksted` : `${title} · ${BRAND}`
  holder.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
