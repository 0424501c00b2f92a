import { useEffect, useState } from 'react'
import { HOUSE_MANNER, type SoundManner } from '../machine/sound/manner.ts'
import { createSounds, type Sounds } from '../machine/sound/sounds.ts'

/** The machine's voice: silent until the first gesture, and while the tab is hidden. `manner` is the same until it changes. */
export function useSounds(isOn: boolean, manner: SoundManner = HOUSE_MANNER): Sounds {
  const [sounds] = useState(() => createSounds(isOn, manner))
  useEffect(() => sounds.setOn(isOn), [sounds, isOn])
  useEffect(() => sounds.setManner(manner), [sounds, manner])
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
