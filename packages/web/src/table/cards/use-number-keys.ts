import { useEffect } from 'react'

/** The keys from 1 press so many places, unless somebody is writing; with none, nothing listens. */
export function useNumberKeys(places: number, press: (place: number) => void): void {
  useEffect(() => {
    if (places === 0) return
    const onKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      const isWriting = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (isWriting || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return
      if (Number(key) <= places) press(Number(key) - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
