import type { BandName } from '@spilvaerk/schemas/look-words'
import { createDice, type Dice } from '../../lib/dice.ts'
import { BANDS, type Band } from './bands.ts'
import type { Layer } from './layers.ts'
import type { VoiceName } from './voices.ts'

/** One tone: when, how high, how long and how loud. */
export interface Tone {
  readonly atS: number
  readonly hz: number
  readonly lengthS: number
  readonly level: number
  /** `noise` is a stroke of the drum; `hz` is then its corner. */
  readonly voice: VoiceName | 'noise'
}

export interface Song {
  readonly lengthS: number
  readonly layers: Readonly<Record<Layer, readonly Tone[]>>
  readonly air: Band['air']
}

const BARS = 32
const BEATS = 4
/** Steps of the scale on which the chords of a part stand. */
const WALKS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 3, 4, 0],
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [0, 2, 3, 4],
  [0, 1, 4, 0],
  [0, 3, 0, 4],
]
/** Three parts of eight bars, the first of them again at the end. */
const PARTS = [0, 1, 2, 0] as const

/** A song of 32 bars, the same for the same seed: a motif of two bars that each part turns in its own way. */
export function compose(name: BandName, seed: string): Song {
  const band = BANDS[name]
  const dice = createDice(`music ${name} ${seed}`)
  const beatS = 60 / (band.beatsPerMinute * dice.between(0.9, 1))
  const rootHz = band.rootHz * 2 ** (dice.whole(-2, 2) / 12)
  const key = (step: number): number => hzOf(band, rootHz, step)
  const walks = [0, 1, 2].map(() => dice.pick(WALKS))
  const motif = motifOf(band, dice)
  const answer = motifOf({ ...band, density: Math.max(2, band.density - 1) }, dice)
  const layers: Record<Layer, Tone[]> = { rest: [], feature: [], big: [] }
  for (let bar = 0; bar < BARS; bar++) {
    const part = PARTS[Math.floor(bar / 8)] ?? 0
    const chord = walks[part]?.[bar % 4] ?? 0
    const barS = bar * BEATS * beatS
    const at = (beat: number): number => barS + swung(beat, band.swing) * beatS
    for (const step of [0, 2, 4])
      layers.rest.push({
        atS: barS,
        hz: key(chord + step),
        lengthS: BEATS * beatS * 0.96,
        level: 0.11,
        voice: band.chords,
      })
    for (const beat of band.drum === 'none' ? [0] : [0, 2])
      layers.rest.push({ atS: at(beat), hz: key(chord) / 2, lengthS: beatS * 1.7, level: 0.3, voice: band.bass })
    // Each eighth bar rests: a song that never breathes tires.
    if (bar % 8 !== 7)
      for (const { beat, beats, step } of motif.filter(({ beat: its }) => Math.floor(its / BEATS) === bar % 2))
        layers.rest.push({
          atS: at(beat % BEATS),
          hz: key(chord + turned(step, part) + band.scale.length),
          lengthS: beats * beatS,
          level: 0.26,
          voice: band.lead,
        })
    for (const { beat, beats, step } of answer.filter(({ beat: its }) => Math.floor(its / BEATS) === (bar + 1) % 2))
      layers.feature.push({
        atS: at(beat % BEATS),
        hz: key(chord + step + band.scale.length),
        lengthS: beats * beatS,
        level: 0.2,
        voice: band.answer,
      })
    layers.feature.push(...drums(band, beatS, barS))
    for (let eighth = 0; eighth < 8; eighth++)
      layers.big.push({
        atS: at(eighth / 2),
        hz: key(chord + (SPARKLE[eighth % SPARKLE.length] ?? 0) + 2 * band.scale.length),
        lengthS: beatS * 0.45,
        level: 0.13,
        voice: 'glockenspiel',
      })
  }
  return { lengthS: BARS * BEATS * beatS, layers, air: band.air }
}

const SPARKLE = [0, 2, 4, 2] as const

interface Motif {
  readonly beat: number
  readonly beats: number
  readonly step: number
}

/** Two bars: steps that mostly go to their neighbours, and end on the chord. */
function motifOf({ density, scale }: Pick<Band, 'density' | 'scale'>, dice: Dice): readonly Motif[] {
  const notes: Motif[] = []
  let step = dice.pick([0, 2, 4])
  const beats = [...Array(BEATS * 4).keys()]
    .map((half) => half / 2)
    .filter((beat) => beat % 4 === 0 || dice.chance(density / 9))
  for (const [index, beat] of beats.entries()) {
    const next = beats[index + 1] ?? BEATS * 2
    notes.push({ beat, beats: Math.min(2, next - beat), step })
    step = Math.max(-2, Math.min(scale.length + 2, step + dice.pick([-2, -1, -1, 1, 1, 2, 3])))
  }
  return notes.map((note, index) => (index === notes.length - 1 ? { ...note, step: 0 } : note))
}

/** The second part lies higher, the third is turned upside down. */
const turned = (step: number, part: number): number => (part === 1 ? step + 2 : part === 2 ? 4 - step : step)

/** The second half of a beat comes later where it swings. */
function swung(beat: number, swing: number): number {
  const whole = Math.floor(beat)
  return beat === whole ? beat : whole + swing
}

function hzOf({ scale }: Band, rootHz: number, step: number): number {
  const octave = Math.floor(step / scale.length)
  const semitones = scale[step - octave * scale.length] ?? 0
  return rootHz * 2 ** (octave + semitones / 12)
}

/** By beat of a bar the corner of each stroke's noise. */
const STROKES: Readonly<Record<Band['drum'], readonly (readonly [beat: number, hz: number, level: number])[]>> = {
  frame: [
    [0, 180, 0.5],
    [1.5, 320, 0.25],
    [2, 180, 0.4],
    [3, 320, 0.3],
  ],
  shaker: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat) => [beat, 5200, beat % 1 === 0 ? 0.12 : 0.08] as const),
  kit: [
    [0, 150, 0.5],
    [1, 2600, 0.2],
    [2, 150, 0.45],
    [2.5, 150, 0.25],
    [3, 2600, 0.22],
  ],
  none: [],
}

const drums = ({ drum }: Band, beatS: number, barS: number): Tone[] =>
  STROKES[drum].map(([beat, hz, level]) => ({ atS: barS + beat * beatS, hz, lengthS: 0.16, level, voice: 'noise' }))
