import { placeTape, themeTape } from '../machine/sound/manner.ts'
import type { PlaceSound } from '../machine/sound/place-notes.ts'
import { type Tape, Tapes } from '../machine/sound/tapes.ts'
import type { SoundMoment, SoundThemeName } from '../machine/sound/themes.ts'

/** Where sounds are listened to one by one. Nothing is created before something is played. */
export interface SoundBench {
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

export function createSoundBench(): SoundBench {
  let room: { readonly audio: AudioContext; readonly out: GainNode; readonly tapes: Tapes } | undefined
  let gain = FULL

  const enter = (): Tapes | undefined => {
    if (!('AudioContext' in globalThis)) return
    if (!room) {
      const audio = new AudioContext()
      const out = audio.createGain()
      out.gain.value = gain
      out.connect(audio.destination)
      room = { audio, out, tapes: new Tapes(out) }
    }
    if (room.audio.state === 'suspended') void room.audio.resume().catch(ignoreRefusal)
    return room.tapes
  }
  const play = (tape: Tape): void => enter()?.play(tape)

  return {
    play: (theme, moment) => play(themeTape(theme, moment)),
    playPlace: (place) => play(placeTape(place)),
    music: (theme) => (theme ? enter()?.music(theme) : room?.tapes.music(undefined)),
    setVolume: (percent) => {
      gain = (FULL * percent) / 100
      room?.out.gain.setTargetAtTime(gain, room.audio.currentTime, FADE_S)
    },
    close: () => {
      if (room && room.audio.state !== 'closed') void room.audio.close().catch(ignoreRefusal)
      room = undefined
    },
  }
}

/** A browser may refuse to change the state of its audio; the page goes on without sound. */
function ignoreRefusal(): void {}
