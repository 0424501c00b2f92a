import { useEffect, useState } from 'react'

/** A value that has kept still for a while; undefined while it moves. Values are compared as JSON. */
export function useSettled<Value>(value: Value, forMs: number): Value | undefined {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (settled === text) return
    const settling = setTimeout(() => setSettled(text), forMs)
    return () => clearTimeout(settling)
  }, [settled, text, forMs])
  return settled === text ? value : undefined
}
