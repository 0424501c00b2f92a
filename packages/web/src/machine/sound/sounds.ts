import type { Cue } from '../cues.ts'
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
const LEVELS = { synthesizer: 0.5, clips: 0.7 } as const
/** A change of volume this quick does not click. */
const FADE_S = 0.015

class Voice {
  readonly #audio = new AudioContext()
  readonly #out: GainNode
  readonly #synthesizer: Synthesizer
  readonly #clips: SoundClips
  #settings: SoundSettings
  #isMuted = false

  constructor(settings: SoundSettings) {
    this.#settings = settings
    this.#out = this.#audio.createGain()
    this.#out.gain.value = settings.volume / 100
    const limiter = this.#audio.createDynamicsCompressor()
    this.#out.connect(limiter).connect(this.#audio.destination)
    this.#synthesizer = new Synthesizer(this.#bus(LEVELS.synthesizer))
    this.#clips = new SoundClips(this.#bus(LEVELS.clips))
    this.#tune()
  }

  play(cue: Cue): void {
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
    if (this.#audio.state !== 'closed') void this.#audio.close().catch(ignoreRefusal)
  }

  /** The volume and the music as they should be now. */
  #tune(): void {
    const { volume, music, theme } = this.#settings
    this.#out.gain.setTargetAtTime(this.#isMuted ? 0 : volume / 100, this.#audio.currentTime, FADE_S)
    this.#clips.music(music && !this.#isMuted ? theme : undefined)
  }

  #bus(level: number): GainNode {
    const bus = this.#audio.createGain()
    bus.gain.value = level
    bus.connect(this.#out)
    return bus
  }
}

/** A browser may refuse to change the state of its audio; the game goes on without sound. */
function ignoreRefusal(): void {}
