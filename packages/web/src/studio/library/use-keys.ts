import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useStudioSettings } from '../studio-settings.ts'
import { type LibraryGame, pick, useLibraryPlace } from './use-library.ts'

/** The search field of the page, for `/`. */
export const SEARCH_FIELD = 'data-library-search'
/** What the arrows go through. */
export const CARD = 'data-library-card'

/** Where the arrows lead in a grid of so many columns; undefined for every other key. */
export function stepOf(key: string, at: number, count: number, columns: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (!Object.hasOwn(to, key)) return undefined
  const next = to[key as keyof typeof to]
  return next >= 0 && next < count ? next : at
}

interface Work {
  readonly archive: (one: LibraryGame) => void
  readonly editTags: (id: number) => void
}

/** The keys of the library. Letters do something only while a game has the focus, and `/` only outside of fields; both can be turned off. */
export function useKeys(
  list: RefObject<HTMLUListElement | null>,
  games: readonly LibraryGame[],
  { archive, editTags }: Work,
) {
  const { place, go } = useLibraryPlace()
  const isOn = useStudioSettings((settings) => settings.singleKeys)
  useEffect(() => {
    if (!isOn) return undefined
    const find = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || isModified(event) || isTyped(event.target)) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`[${SEARCH_FIELD}]`)?.focus()
    }
    addEventListener('keydown', find)
    return () => removeEventListener('keydown', find)
  }, [isOn])

  return (event: KeyboardEvent): void => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>(`[${CARD}]`) ?? [])]
    const at = event.target instanceof HTMLElement ? cards.indexOf(event.target) : -1
    const one = games[at]
    if (!one || isModified(event)) return
    const next = stepOf(event.key, at, cards.length, columnsOf(cards))
    if (next !== undefined) {
      event.preventDefault()
      cards[next]?.focus()
      return
    }
    if (!isOn) return
    const { id, role } = one.game
    const isOwn = role === 'owner'
    const key = event.key.toLowerCase()
    if (key === 'c') go(pick(place, id))
    else if (key === 'h') go({ history: id })
    else if (key === 't' && isOwn) editTags(id)
    else if (key === 'a' && isOwn) archive(one)
    else return
    event.preventDefault()
  }
}

const isModified = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  ctrlKey || metaKey || altKey

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/** Cards in the first row of the grid. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top
  const below = cards.findIndex((card) => card.getBoundingClientRect().top !== top)
  return below === -1 ? cards.length : below
}
