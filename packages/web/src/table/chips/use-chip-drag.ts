import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** What is dragged: a chip of the tray by its worth, or what lies on a spot. */
export type Dragged = { readonly value: number } | { readonly from: string }

/** As far as a finger may slip before a tap becomes a drag. */
const SLIP_PX = 6

interface Drag {
  readonly what: Dragged
  readonly x: number
  readonly y: number
}

/**
 * Chips that are dragged with mouse, pen or finger. A drop on a spot is told with its id, elsewhere with none.
 * @returns what is dragged now, where its picture goes, and what begins a drag
 */
export function useChipDrag(onDrop: (what: Dragged, spot: string | undefined) => void) {
  const [dragged, setDragged] = useState<Dragged>()
  const picture = useRef<HTMLDivElement>(null)
  const started = useRef<Drag>(undefined)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const drag = started.current
      if (!drag) return
      if (Math.hypot(x - drag.x, y - drag.y) > SLIP_PX) setDragged(drag.what)
      if (picture.current) picture.current.style.transform = `translate(${x}px, ${y}px)`
    }
    const onEnd = ({ clientX: x, clientY: y, type }: PointerEvent): void => {
      const drag = started.current
      started.current = undefined
      setDragged(undefined)
      if (!drag || type === 'pointercancel' || Math.hypot(x - drag.x, y - drag.y) <= SLIP_PX) return
      // The click that follows would lay another chip.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      drop.current(drag.what, document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onEnd)
    window.addEventListener('pointercancel', onEnd)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onEnd)
      window.removeEventListener('pointercancel', onEnd)
    }
  }, [])
  const begin = (what: Dragged, { clientX: x, clientY: y }: ReactPointerEvent): void => {
    started.current = { what, x, y }
  }
  return { dragged, picture, begin }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
