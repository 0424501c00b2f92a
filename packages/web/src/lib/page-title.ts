import { useEffect } from 'react'

const BRAND = 'Spilværk'

/** Names the page in the window's title: `Opret konto · Spilværk`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === BRAND ? `${BRAND} – casino og spilværksted` : `${title} · ${BRAND}`
  }, [title])
}
