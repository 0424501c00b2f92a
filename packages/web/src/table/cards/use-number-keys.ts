import { useEffect, useState } from 'react'

/**
 * The keys from 1 press so many places, unless somebody is writing; with none, nothing listens.
 * @returns the place that a key pressed last: the focus is elsewhere, so that it has to be said what became of it
 */
export function useNumberKeys(places: number, press: (place: number) => void): number | undefined {
  const [pressed, setPressed] = useState<number>()
  useEffect(() => {
    if (places === 0) return
    const onKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      const isWriting = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (isWriting || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return
      if (Number(key) > places) return
      setPressed(Number(key) - 1)
      press(Number(key) - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return pressed
}
