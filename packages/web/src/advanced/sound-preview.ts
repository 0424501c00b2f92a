import type { PlaceSound } from '../machine/sound/place-notes.ts'
import { type SoundClip, SoundClips } from '../machine/sound/sound-clips.ts'
import { placeClip, themeClip } from '../machine/sound/sound-settings.ts'
import type { SoundMoment, SoundThemeName } from '../machine/sound/themes.ts'

/** Plays sounds one by one. Nothing is created before the first is played. */
export interface SoundPreview {
  play(theme: SoundThemeName, moment: SoundMoment): void
  playPlace(place: PlaceSound): void
  /** Undefined stops it. */
  music(theme: SoundThemeName | undefined): void
  /** 0 to 100. */
  setVolume(percent: number): void
  close(): void
}

/** As loud as in the game. */
const FULL = 0.7
const FADE_S = 0.015

export function createSoundPreview(): SoundPreview {
  let output: { readonly audio: AudioContext; readonly out: GainNode; readonly clips: SoundClips } | undefined
  let gain = FULL

  const open = (): SoundClips | undefined => {
    if (!('AudioContext' in globalThis)) return
    if (!output) {
      const audio = new AudioContext()
      const out = audio.createGain()
      out.gain.value = gain
      out.connect(audio.destination)
      output = { audio, out, clips: new SoundClips(out) }
    }
    if (output.audio.state === 'suspended') void output.audio.resume().catch(ignoreRefusal)
    return output.clips
  }
  const play = (clip: SoundClip): void => open()?.play(clip)

  return {
    play: (theme, moment) => play(themeClip(theme, moment)),
    playPlace: (place) => play(placeClip(place)),
    music: (theme) => (theme ? open()?.music(theme) : output?.clips.music(undefined)),
    setVolume: (percent) => {
      gain = (FULL * percent) / 100
      output?.out.gain.setTargetAtTime(gain, output.audio.currentTime, FADE_S)
    },
    close: () => {
      if (output && output.audio.state !== 'closed') void output.audio.close().catch(ignoreRefusal)
      output = undefined
    },
  }
}

/** A browser may refuse to change the state of its audio; the page goes on without sound. */
function ignoreRefusal(): void {}
