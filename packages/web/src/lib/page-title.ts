import { layout } from '@spilvaerk/messages/layout'
import { createContext, use, useEffect } from 'react'
import { textsOf } from './page-language.ts'

const BRAND = 'Spilværk'

/** Holds the title while the server renders a page, which has no `document` to set it on. */
export const PageTitle = createContext<{ title?: string }>({})

/** Names the page in the window's title: `Opret konto · Spilværk`. */
export function usePageTitle(title: string): void {
  const holder = use(PageTitle)
  const full = title === BRAND ? textsOf(layout)('siteTitle') : `${title} · ${BRAND}`
  holder.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
