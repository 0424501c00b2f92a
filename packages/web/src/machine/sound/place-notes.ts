import type { Note, Wave } from './render.ts'

type Timbre = Omit<Note, 'atS' | 'hz' | 'toHz'>

const tone = (wave: Wave, lengthS: number, level: number, attackS?: number): Timbre =>
  attackS === undefined ? { wave, lengthS, level } : { wave, lengthS, level, attackS }
const at = (timbre: Timbre, hz: number, atS = 0): Note => ({ ...timbre, hz, atS })
const glide = (timbre: Timbre, hz: number, toHz: number, atS = 0): Note => ({ ...timbre, hz, toHz, atS })
const row = (timbre: Timbre, apartS: number, ...hz: readonly number[]): Note[] =>
  hz.map((each, nth) => at(timbre, each, nth * apartS))

/** The sounds of a game's place by name: what is heard beside the reels, three to a theme. */
export const PLACE_NOTES = {
  Ørkenvind: [at(tone('noise', 1.5, 0.8, 0.6), 520), at(tone('noise', 1.1, 0.5, 0.4), 1100, 0.3)],
  Harpe: row(tone('triangle', 0.8, 0.4), 0.07, 293.66, 349.23, 440, 523.25, 587.33, 698.46),
  Stenport: [glide(tone('saw', 1.1, 0.35, 0.2), 62, 44), at(tone('noise', 1.2, 0.7, 0.15), 260)],
  Bølgeslag: [at(tone('noise', 1.6, 0.9, 0.5), 640), at(tone('noise', 0.9, 0.4, 0.1), 2400, 0.5)],
  Kanonskud: [glide(tone('sine', 0.7, 0.9), 120, 42), at(tone('noise', 0.6, 0.8), 1300)],
  Harmonika: [
    ...row(tone('square', 0.35, 0.22, 0.04), 0.2, 392, 493.88, 587.33, 783.99),
    at(tone('square', 0.9, 0.14, 0.06), 196),
  ],
  Motorbrum: [at(tone('saw', 1.5, 0.35, 0.3), 55), at(tone('saw', 1.5, 0.3, 0.3), 55.6)],
  Radiosignal: row(tone('sine', 0.09, 0.5), 0.12, 1200, 1200, 1600, 1200),
  Stjernestøv: row(tone('sine', 0.5, 0.3), 0.08, 1568, 1975.5, 2349.3, 2637, 3136),
  'Løv i vind': [at(tone('noise', 1.3, 0.6, 0.5), 2600), at(tone('noise', 0.8, 0.4, 0.3), 3400, 0.5)],
  Klokkespil: row(tone('sine', 0.6, 0.35), 0.12, 1318.5, 1760, 1480, 2217.5),
  Ugletuden: [glide(tone('sine', 0.35, 0.55, 0.06), 430, 400), glide(tone('sine', 0.75, 0.55, 0.08), 440, 350, 0.45)],
  Basgang: row(tone('saw', 0.24, 0.45), 0.18, 55, 55, 65.4, 82.4, 73.4, 55),
  Laser: [glide(tone('saw', 0.3, 0.4), 1900, 160), glide(tone('saw', 0.3, 0.3), 1500, 120, 0.16)],
  'Regn på glas': Array.from({ length: 18 }, (_, nth) =>
    at(tone('noise', 0.06, 0.6), 3000 + ((nth * 7) % 5) * 700, nth * 0.06 + (nth % 3) * 0.013),
  ),
} as const satisfies Readonly<Record<string, readonly Note[]>>

export type PlaceSound = keyof typeof PLACE_NOTES

export const isPlaceSound = (name: string): name is PlaceSound => Object.hasOwn(PLACE_NOTES, name)
