import { type RefObject, useEffect, useRef, useState } from 'react'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Whether an element has been within one window height of the viewport. Once true, it stays true. */
export function useNearViewport<Target extends Element>(
  startsNear: boolean,
): readonly [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null)
  const [isNear, setNear] = useState(startsNear || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = target.current
    if (isNear || !element) return
    observer ??= new IntersectionObserver(onCrossing, { rootMargin: '100% 0%' })
    waiting.set(element, () => setNear(true))
    observer.observe(element)
    return () => forget(element)
  }, [isNear])
  return [target, isNear]
}

function onCrossing(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    waiting.get(target)?.()
    forget(target)
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
