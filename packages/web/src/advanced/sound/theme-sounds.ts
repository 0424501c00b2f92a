import type { Cue } from '../../machine/cues.ts'
import type { SoundMoment, SoundThemeName } from '../presets.ts'
import { type Note, render } from './render.ts'
import { MUSIC_LOOP_S, THEME_NOTES } from './theme-notes.ts'

/** The voice of the chosen sound theme. Nothing is created before something is played. */
export interface ThemeSounds {
  play(theme: SoundThemeName, moment: SoundMoment): void
  /** Undefined stops it. */
  music(theme: SoundThemeName | undefined): void
  /** 0 to 100. */
  setVolume(percent: number): void
  close(): void
}

const SAMPLE_RATE = 24_000
/** The loudest it gets. */
const FULL = 0.7

export function createThemeSounds(): ThemeSounds {
  let audio: AudioContext | undefined
  let out: GainNode | undefined
  let song: AudioBufferSourceNode | undefined
  let gain = FULL
  const rendered = new Map<string, AudioBuffer>()

  const wake = (): { audio: AudioContext; out: GainNode } | undefined => {
    if (!('AudioContext' in globalThis)) return
    if (!audio || !out) {
      audio = new AudioContext()
      out = audio.createGain()
      out.gain.value = gain
      out.connect(audio.destination)
    }
    if (audio.state === 'suspended') void audio.resume().catch(ignoreRefusal)
    return { audio, out }
  }
  const sourceOf = (key: string, notes: readonly Note[], loopS?: number): AudioBufferSourceNode | undefined => {
    const room = wake()
    if (!room) return
    const buffer = rendered.get(key) ?? bufferOf(room.audio, render(notes, SAMPLE_RATE, loopS))
    rendered.set(key, buffer)
    const source = room.audio.createBufferSource()
    source.buffer = buffer
    source.loop = loopS !== undefined
    source.connect(room.out)
    source.start()
    return source
  }
  const stop = (): void => {
    song?.stop()
    song = undefined
  }

  return {
    play: (theme, moment) => void sourceOf(`${theme}/${moment}`, THEME_NOTES[theme][moment]),
    music: (theme) => {
      stop()
      if (theme) song = sourceOf(`${theme}/music`, THEME_NOTES[theme].music, MUSIC_LOOP_S)
    },
    setVolume: (percent) => {
      gain = (FULL * percent) / 100
      if (audio && out) out.gain.setTargetAtTime(gain, audio.currentTime, 0.02)
    },
    close: () => {
      stop()
      rendered.clear()
      if (audio && audio.state !== 'closed') void audio.close().catch(ignoreRefusal)
      audio = undefined
      out = undefined
    },
  }
}

/** Which of the three effects a moment of the machine has. */
export function momentOf(cue: Cue): SoundMoment | undefined {
  switch (cue.name) {
    case 'start':
      return 'spin'
    case 'tick':
      return 'stop'
    case 'fanfare':
    case 'enter':
      return 'win'
    case 'line':
      return cue.nth === 0 ? 'win' : undefined
    case 'scatter':
    case 'tension':
    case 'coin':
    case 'leave':
      return undefined
  }
}

function bufferOf(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** A browser may refuse to change the state of its audio; the page goes on without sound. */
function ignoreRefusal(): void {}
