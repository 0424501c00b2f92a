import type { Cue } from '../cues.ts'
import { MusicPlayer } from '../music/music-player.ts'
import { SoundClips } from './sound-clips.ts'
import { clipAt, DEFAULT_SOUND, type SoundSettings } from './sound-settings.ts'
import { Synthesizer } from './synthesizer.ts'

/** Sounds made on the spot. Nothing is heard, or even created, before `wake` is called from a gesture. */
export interface Sounds {
  wake(): void
  play(cue: Cue): void
  setOn(on: boolean): void
  setSettings(settings: SoundSettings): void
  pause(): void
  resume(): void
  close(): void
}

export function createSounds(on: boolean, settings: SoundSettings = DEFAULT_SOUND): Sounds {
  let wanted = on
  let current = settings
  let voice: Voice | undefined
  return {
    wake: () => {
      if (wanted && !voice && 'AudioContext' in globalThis) voice = new Voice(current)
      voice?.resume()
    },
    play: (cue) => {
      if (wanted) voice?.play(cue)
    },
    setOn: (next) => {
      wanted = next
      voice?.mute(!next)
    },
    setSettings: (next) => {
      current = next
      voice?.setSettings(next)
    },
    pause: () => voice?.suspend(),
    resume: () => voice?.resume(),
    close: () => {
      voice?.close()
      voice = undefined
    },
  }
}

/** Of full scale: what the house plays, and what is rendered ahead. */
const LEVELS = { synthesizer: 0.5, clips: 0.7, song: 0.8 } as const
/** A change of volume this quick does not click. */
const FADE_S = 0.015

class Voice {
  readonly #audio = new AudioContext()
  readonly #out: GainNode
  readonly #synthesizer: Synthesizer
  readonly #clips: SoundClips
  readonly #loops: SoundClips
  readonly #music: MusicPlayer
  readonly #effects: GainNode
  readonly #song: GainNode
  #settings: SoundSettings
  #isMuted = false

  constructor(settings: SoundSettings) {
    this.#settings = settings
    this.#out = this.#audio.createGain()
    this.#out.gain.value = settings.volume / 100
    const limiter = this.#audio.createDynamicsCompressor()
    this.#out.connect(limiter).connect(this.#audio.destination)
    this.#effects = this.#bus(1, this.#out)
    this.#song = this.#bus(1, this.#out)
    this.#synthesizer = new Synthesizer(this.#bus(LEVELS.synthesizer, this.#effects))
    this.#clips = new SoundClips(this.#bus(LEVELS.clips, this.#effects))
    this.#loops = new SoundClips(this.#bus(LEVELS.clips, this.#song))
    this.#music = new MusicPlayer(this.#bus(LEVELS.song, this.#song))
    this.#tune()
  }

  play(cue: Cue): void {
    if (cue.name === 'enter' || cue.name === 'leave') this.#music.feature(cue.name === 'enter')
    if (cue.name === 'fanfare' && cue.big) this.#music.big()
    const clip = clipAt(cue, this.#settings)
    if (clip) this.#clips.play(clip)
    else if (clip === undefined) this.#synthesizer.play(cue)
  }

  setSettings(settings: SoundSettings): void {
    this.#settings = settings
    this.#tune()
  }

  mute(muted: boolean): void {
    this.#isMuted = muted
    this.#tune()
  }

  resume(): void {
    if (this.#audio.state === 'suspended') void this.#audio.resume().catch(ignoreRefusal)
  }

  suspend(): void {
    if (this.#audio.state === 'running') void this.#audio.suspend().catch(ignoreRefusal)
  }

  close(): void {
    this.#music.close()
    if (this.#audio.state !== 'closed') void this.#audio.close().catch(ignoreRefusal)
  }

  /** The volume and the music as they should be now. */
  #tune(): void {
    const { volume, music, theme, song, musicVolume = 100, effectsVolume = 100 } = this.#settings
    this.#out.gain.setTargetAtTime(this.#isMuted ? 0 : volume / 100, this.#audio.currentTime, FADE_S)
    this.#effects.gain.setTargetAtTime(effectsVolume / 100, this.#audio.currentTime, FADE_S)
    this.#song.gain.setTargetAtTime(musicVolume / 100, this.#audio.currentTime, FADE_S)
    const isHeard = music && musicVolume > 0 && !this.#isMuted
    this.#music.play(isHeard ? song : undefined)
    this.#loops.music(isHeard && !song ? theme : undefined)
  }

  #bus(level: number, into: AudioNode): GainNode {
    const bus = this.#audio.createGain()
    bus.gain.value = level
    bus.connect(into)
    return bus
  }
}

/** A browser may refuse to change the state of its audio; the game goes on without sound. */
function ignoreRefusal(): void {}
