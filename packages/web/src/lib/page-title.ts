import { createContext, use, useEffect } from 'react'

const BRAND = 'Spilværk'

/** Where a page's title is laid when there is no window to name: the server writes it into the page. */
export const TitleDesk = createContext<{ title?: string }>({})

/** Names the page in the window's title: `Opret konto · Spilværk`. */
export function usePageTitle(title: string): void {
  const desk = use(TitleDesk)
  const full = title === BRAND ? `${BRAND} – casino og spilværksted` : `${title} · ${BRAND}`
  desk.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
