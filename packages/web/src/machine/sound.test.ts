import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSounds } from './sound.ts'

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
    connect: (next: unknown) => next,
    start: () => {},
    stop: () => {},
    frequency: this.#param(),
    gain: this.#param(),
    type: '',
    buffer: null,
  })
  createGain = this.node
  createOscillator = this.node
  createBufferSource = this.node
  createBiquadFilter = this.node
  createDynamicsCompressor = this.node
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
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

test('every cue has a sound', () => {
  const sounds = createSounds(true)
  sounds.wake()
  expect(() => {
    sounds.play({ name: 'start' })
    sounds.play({ name: 'tick', reel: 7 })
    sounds.play({ name: 'scatter', nth: 3 })
    sounds.play({ name: 'tension' })
    sounds.play({ name: 'line', nth: 12 })
    sounds.play({ name: 'coin' })
    sounds.play({ name: 'fanfare', big: true })
    sounds.play({ name: 'enter' })
    sounds.play({ name: 'leave' })
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
