import type { BandName } from '@spilvaerk/schemas/look-words'
import type { VoiceName } from './voices.ts'

/** Who plays, in what scale and how quickly. */
export interface Band {
  /** Semitones above the root. */
  readonly scale: readonly number[]
  readonly rootHz: number
  readonly beatsPerMinute: number
  readonly lead: VoiceName
  readonly chords: VoiceName
  readonly bass: VoiceName
  /** Of the feature's layer. */
  readonly answer: VoiceName
  readonly drum: 'frame' | 'shaker' | 'kit' | 'none'
  /** Notes of the air in a bar, of eight. */
  readonly density: number
  /** Swung eighths take so much of a beat. */
  readonly swing: number
  /** What is heard behind all: the corner of a soft noise, and how loud it is. */
  readonly air: readonly [hz: number, level: number]
}

const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const PENTATONIC = [0, 2, 4, 7, 9]
const HARMONIC = [0, 1, 4, 5, 7, 8, 11]
const BLUES = [0, 3, 5, 6, 7, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10]

export const BANDS: Readonly<Record<BandName, Band>> = {
  north: {
    scale: DORIAN,
    rootHz: 146.83,
    beatsPerMinute: 84,
    lead: 'lyre',
    chords: 'drone',
    bass: 'drone',
    answer: 'choir',
    drum: 'frame',
    density: 4,
    swing: 0.5,
    air: [420, 0.05],
  },
  sea: {
    scale: LYDIAN,
    rootHz: 130.81,
    beatsPerMinute: 72,
    lead: 'celesta',
    chords: 'pad',
    bass: 'pad',
    answer: 'choir',
    drum: 'none',
    density: 3,
    swing: 0.5,
    air: [640, 0.09],
  },
  fair: {
    scale: MAJOR,
    rootHz: 174.61,
    beatsPerMinute: 126,
    lead: 'organ',
    chords: 'accordion',
    bass: 'organ',
    answer: 'glockenspiel',
    drum: 'kit',
    density: 6,
    swing: 0.5,
    air: [1200, 0.015],
  },
  nile: {
    scale: HARMONIC,
    rootHz: 146.83,
    beatsPerMinute: 88,
    lead: 'plucked',
    chords: 'drone',
    bass: 'plucked',
    answer: 'accordion',
    drum: 'frame',
    density: 5,
    swing: 0.5,
    air: [520, 0.04],
  },
  jungle: {
    scale: PENTATONIC,
    rootHz: 164.81,
    beatsPerMinute: 104,
    lead: 'marimba',
    chords: 'marimba',
    bass: 'marimba',
    answer: 'plucked',
    drum: 'shaker',
    density: 6,
    swing: 0.5,
    air: [2600, 0.03],
  },
  wood: {
    scale: DORIAN,
    rootHz: 196,
    beatsPerMinute: 76,
    lead: 'celesta',
    chords: 'lyre',
    bass: 'pad',
    answer: 'glockenspiel',
    drum: 'none',
    density: 4,
    swing: 0.5,
    air: [2600, 0.02],
  },
  farm: {
    scale: MAJOR,
    rootHz: 196,
    beatsPerMinute: 108,
    lead: 'accordion',
    chords: 'plucked',
    bass: 'plucked',
    answer: 'lyre',
    drum: 'shaker',
    density: 5,
    swing: 0.6,
    air: [3200, 0.012],
  },
  court: {
    scale: MIXOLYDIAN,
    rootHz: 146.83,
    beatsPerMinute: 96,
    lead: 'plucked',
    chords: 'choir',
    bass: 'brass',
    answer: 'brass',
    drum: 'frame',
    density: 5,
    swing: 0.5,
    air: [300, 0.03],
  },
  city: {
    scale: MINOR,
    rootHz: 110,
    beatsPerMinute: 112,
    lead: 'brass',
    chords: 'pad',
    bass: 'brass',
    answer: 'celesta',
    drum: 'kit',
    density: 4,
    swing: 0.62,
    air: [260, 0.04],
  },
  space: {
    scale: LYDIAN,
    rootHz: 110,
    beatsPerMinute: 66,
    lead: 'pad',
    chords: 'pad',
    bass: 'drone',
    answer: 'celesta',
    drum: 'none',
    density: 3,
    swing: 0.5,
    air: [900, 0.03],
  },
  salon: {
    scale: [0, 2, 4, 7, 9, 11],
    rootHz: 174.61,
    beatsPerMinute: 100,
    lead: 'glockenspiel',
    chords: 'accordion',
    bass: 'plucked',
    answer: 'brass',
    drum: 'kit',
    density: 4,
    swing: 0.66,
    air: [700, 0.012],
  },
  saloon: {
    scale: BLUES,
    rootHz: 164.81,
    beatsPerMinute: 92,
    lead: 'plucked',
    chords: 'plucked',
    bass: 'plucked',
    answer: 'accordion',
    drum: 'shaker',
    density: 4,
    swing: 0.64,
    air: [480, 0.04],
  },
}
