import { useEffect, useState } from 'react'
import { DEFAULT_SOUND, type SoundSettings } from '../machine/sound/sound-settings.ts'
import { createSounds, type Sounds } from '../machine/sound/sounds.ts'

/** The sounds of the machine: silent until the first gesture, and while the tab is hidden. `settings` must be stable between renders. */
export function useSounds(isOn: boolean, settings: SoundSettings = DEFAULT_SOUND): Sounds {
  const [sounds] = useState(() => createSounds(isOn, settings))
  useEffect(() => sounds.setOn(isOn), [sounds, isOn])
  useEffect(() => sounds.setSettings(settings), [sounds, settings])
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
