import { useEffect, useState } from 'react'
import { createSounds, type Sounds } from '../machine/sound.ts'

/** The machine's voice: silent until the first gesture, and while the tab is hidden. */
export function useSounds(isOn: boolean): Sounds {
  const [sounds] = useState(() => createSounds(isOn))
  useEffect(() => sounds.setOn(isOn), [sounds, isOn])
  useEffect(() => {
    const onVisibility = (): void => (document.hidden ? sounds.pause() : sounds.resume())
    const onGesture = (): void => sounds.wake()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pointerdown', onGesture)
    window.addEventListener('keydown', onGesture)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pointerdown', onGesture)
      window.removeEventListener('keydown', onGesture)
      sounds.close()
    }
  }, [sounds])
  return sounds
}
