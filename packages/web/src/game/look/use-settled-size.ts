import { useEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

const SETTLE_MS = 400

/** The window's size, and once it has stopped changing the next. */
export function useSettledSize(): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = (): void => setSize({ width: window.innerWidth, height: window.innerHeight })
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(measure, SETTLE_MS)
    }
    measure()
    window.addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', later)
    }
  }, [])
  return size
}
