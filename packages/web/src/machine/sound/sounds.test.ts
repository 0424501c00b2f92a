import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cue } from '../cues.ts'
import { clipAt, DEFAULT_SOUND, type SoundSettings } from './sound-settings.ts'
import { createSounds } from './sounds.ts'

/** An audio graph that does nothing; what counts is when it comes into being. */
class SilentAudio {
  static made = 0
  state = 'running'
  currentTime = 0
  sampleRate = 8000
  destination = {}
  constructor() {
    SilentAudio.made++
  }
  node = () => ({
    context: this,
    connect: (next: unknown) => next,
    start: () => {},
    stop: () => {},
    frequency: this.#param(),
    gain: this.#param(),
    type: '',
    buffer: null,
  })
  createGain = this.node
  /** Whether each source that was started plays on and on. */
  static loops: boolean[] = []
  static stopped = 0
  createOscillator = this.node
  createBufferSource = () => {
    const source = { ...this.node(), loop: false }
    return {
      ...source,
      start() {
        SilentAudio.loops.push(this.loop)
      },
      stop: () => void SilentAudio.stopped++,
    }
  }
  createBiquadFilter = this.node
  createDynamicsCompressor = this.node
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
    copyToChannel: () => {},
  })
  resume = async () => {}
  suspend = async () => {}
  close = async () => {}
  #param() {
    const set = () => {}
    return {
      value: 0,
      setValueAtTime: set,
      setTargetAtTime: set,
      linearRampToValueAtTime: set,
      exponentialRampToValueAtTime: set,
    }
  }
}

beforeEach(() => {
  SilentAudio.made = 0
  SilentAudio.loops = []
  SilentAudio.stopped = 0
  vi.stubGlobal('AudioContext', SilentAudio)
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is created before a gesture', () => {
  const sounds = createSounds(true)
  sounds.play({ name: 'start' })
  expect(SilentAudio.made).toBe(0)
  sounds.wake()
  sounds.wake()
  expect(SilentAudio.made).toBe(1)
})

test('switched off, a gesture wakes nothing', () => {
  const sounds = createSounds(false)
  sounds.wake()
  expect(SilentAudio.made).toBe(0)
  sounds.setOn(true)
  sounds.wake()
  expect(SilentAudio.made).toBe(1)
})

const CUES: readonly Cue[] = [
  { name: 'start' },
  { name: 'tick', reel: 7 },
  { name: 'scatter', nth: 3 },
  { name: 'tension' },
  { name: 'line', nth: 12 },
  { name: 'coin' },
  { name: 'fanfare', big: true },
  { name: 'enter' },
  { name: 'leave' },
]
const NATURE: SoundSettings = {
  theme: 'Naturlyde',
  places: ['Løv i vind', 'Klokkespil', 'Ugletuden'],
  volume: 40,
  music: true,
}

test('every cue has a sound', () => {
  const sounds = createSounds(true)
  sounds.wake()
  expect(() => {
    for (const cue of CUES) sounds.play(cue)
  }).not.toThrow()
  sounds.pause()
  sounds.resume()
  sounds.close()
})

test('a browser without audio plays on in silence', () => {
  vi.unstubAllGlobals()
  const sounds = createSounds(true)
  sounds.wake()
  expect(() => sounds.play({ name: 'start' })).not.toThrow()
})

test('a theme plays its own sounds, its place plays the rest, and the house what is left', () => {
  expect(CUES.map((cue) => clipAt(cue, NATURE)?.name)).toEqual([
    'Naturlyde/spin',
    'Naturlyde/stop',
    'Klokkespil',
    'Løv i vind',
    undefined,
    undefined,
    'Naturlyde/win',
    'Ugletuden',
    undefined,
  ])
  expect(clipAt({ name: 'line', nth: 0 }, NATURE)?.name).toBe('Naturlyde/win')
  expect(CUES.map((cue) => clipAt(cue, DEFAULT_SOUND))).toEqual(CUES.map(() => undefined))
})

test('music begins with the first gesture, and never against the player’s wish', () => {
  const sounds = createSounds(true, NATURE)
  expect(SilentAudio.loops).toEqual([])
  sounds.wake()
  sounds.wake()
  expect(SilentAudio.loops).toEqual([true])
  sounds.setOn(false)
  expect(SilentAudio.stopped).toBe(1)
  sounds.setSettings({ ...NATURE, theme: 'Episk Film' })
  expect(SilentAudio.loops).toEqual([true])
  sounds.setOn(true)
  expect(SilentAudio.loops).toEqual([true, true])
})
