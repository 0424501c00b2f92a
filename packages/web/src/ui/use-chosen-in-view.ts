import { type RefObject, useEffect, useRef } from 'react'

/** Where a row of tabs is wider than the window, the chosen one is brought into view. */
export function useChosenInView(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[role='tab'][id$='-${chosen}']`)
    if (row.current && tab)
      row.current.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 })
  }, [chosen])
  return row
}
