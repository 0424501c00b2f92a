import { useEffect } from 'react'
import type { TablePlay } from '../play/table-play.ts'

/** H asks for advice, wherever the focus is but where text is written. */
export function useAdviceKey(play: TablePlay, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const onKey = (event: KeyboardEvent): void => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event
      if (key.toLowerCase() !== 'h' || defaultPrevented || ctrlKey || metaKey || altKey || repeat) return
      if (!isWriting(event.target)) void play.advise()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [play, isWanted])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null
