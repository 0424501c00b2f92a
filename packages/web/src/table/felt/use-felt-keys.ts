import { type KeyboardEvent, useState } from 'react'

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The felt is one stop of the tab key; arrows go to the nearest spot on that side, and delete takes a chip back. */
export function useFeltKeys(take: (id: string, all?: boolean) => void) {
  const [current, setCurrent] = useState<string>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]')
    const id = from?.dataset.spot
    if (!from || id === undefined) return
    if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-') {
      event.preventDefault()
      return take(id, event.shiftKey)
    }
    const direction = DIRECTIONS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    nearest(from, [...event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]')], direction)?.focus()
  }
  return { current, setCurrent, onKeyDown }
}

/** What lies ahead, as near as can be; a step aside counts three times. */
function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const here = middleOf(from)
  let found: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    // Spots of a part that is not shown have no place.
    if (other.checkVisibility?.() === false) continue
    const there = middleOf(other)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    if (other === from || ahead < 1 || ahead + 3 * aside >= least) continue
    least = ahead + 3 * aside
    found = other
  }
  return found
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
