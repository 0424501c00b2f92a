import { useEffect } from 'react'
import { useAuth } from '../../auth/auth-store.ts'
import { trpc } from '../../lib/trpc.ts'

const BEAT_MS = 30_000
/** A page that nobody has touched for so long sends nothing; the server counts only the time close to rounds anyway. */
const UNTOUCHED_MS = 10 * 60_000

/** Tells the server, while the page is visible and used, that a member has this game open. */
export function usePlayTime(gameId: number | undefined): void {
  const isMember = useAuth((state) => state.isAuthenticated)
  const { mutate } = trpc.play.heartbeat.useMutation()
  useEffect(() => {
    if (!isMember || gameId === undefined) return
    return watch((resumed) => mutate({ id: gameId, resumed }))
  }, [gameId, isMember, mutate])
}

/** Beats at once, then regularly while the page is seen and used, and once more when it is left. */
export function watch(beat: (resumed: boolean) => void): () => void {
  let touchedAt = performance.now()
  let isOn = false
  const isSeen = (): boolean => document.visibilityState === 'visible'
  const begin = () => {
    if (isOn || !isSeen()) return
    isOn = true
    beat(true)
  }
  const end = () => {
    if (!isOn) return
    isOn = false
    beat(false)
  }
  const onTouch = () => {
    touchedAt = performance.now()
    begin()
  }
  const onVisibility = () => (isSeen() ? onTouch() : end())
  const ticking = setInterval(() => {
    if (!isOn) return
    if (performance.now() - touchedAt > UNTOUCHED_MS) isOn = false
    else beat(false)
  }, BEAT_MS)
  const touches = ['pointerdown', 'keydown'] as const
  for (const kind of touches) window.addEventListener(kind, onTouch, { passive: true })
  document.addEventListener('visibilitychange', onVisibility)
  begin()
  return () => {
    end()
    clearInterval(ticking)
    for (const kind of touches) window.removeEventListener(kind, onTouch)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
