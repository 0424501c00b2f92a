import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const session = z.object({ startedAt: z.number(), netMicro: z.int() })
/** When this tab began to play, and the wallet's net position then. */
export type Session = Readonly<z.infer<typeof session>>

const KEY = 'spilvaerk.session'

export function openSession(now: number, netMicro: number): Session {
  try {
    const stored = session.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (stored.success && stored.data.startedAt <= now) return stored.data
  } catch {
    // Unreadable: a new session begins.
  }
  const opened = { startedAt: now, netMicro }
  // The server, which pre-renders the page, has no session storage.
  globalThis.sessionStorage?.setItem(KEY, JSON.stringify(opened))
  return opened
}

/** `0:07`, `12:34`, `1:02:03` */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
