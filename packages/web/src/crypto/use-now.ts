import { useEffect, useState } from 'react'

/** The time by this device's clock, anew so often for as long as it is wanted. */
export function useNow(everyMs: number, isWanted = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs, isWanted])
  return now
}
