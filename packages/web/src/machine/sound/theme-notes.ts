import type { Note, Wave } from './render.ts'
import type { SoundMoment, SoundThemeName } from './themes.ts'

export const MUSIC_LOOP_S = 8

type ThemeNotes = Readonly<Record<SoundMoment, readonly Note[]>> & { readonly music: readonly Note[] }

type Timbre = { readonly wave: Wave; readonly lengthS: number; readonly level: number; readonly attackS?: number }

/** One after the other. */
const row = (hz: readonly number[], apartS: number, timbre: Timbre, fromS = 0): Note[] =>
  hz.map((each, at) => ({ ...timbre, hz: each, atS: fromS + at * apartS }))
const chord = (hz: readonly number[], timbre: Timbre, atS = 0): Note[] =>
  hz.map((each) => ({ ...timbre, hz: each, atS }))
const glide = (hz: number, toHz: number, timbre: Timbre, atS = 0): Note => ({ ...timbre, hz, toHz, atS })
/** A chord every two seconds, and its notes one by one over it. */
const tune = (chords: readonly (readonly number[])[], pad: Timbre, lead: Timbre): Note[] =>
  chords.flatMap((hz, at) => [
    ...chord(hz, pad, at * 2),
    ...row(
      [hz[0] ?? 220, hz[2] ?? 330, hz[1] ?? 275, hz[2] ?? 330].map((each) => each * 2),
      0.5,
      lead,
      at * 2,
    ),
  ])

const [A3, C4, D4, E4, F4, G4, B4, C5] = [220, 261.63, 293.66, 329.63, 349.23, 392, 493.88, 523.25]
const HOME = [
  [C4, E4, G4],
  [A3, C4, E4],
  [F4 / 2, A3, C4],
  [G4 / 2, B4 / 2, D4],
] as const
const MINOR = [
  [A3, C4, E4],
  [F4 / 2, A3, C4],
  [C4, E4, G4],
  [E4 / 2, G4 / 2, B4 / 2],
] as const

export const THEME_NOTES: Readonly<Record<SoundThemeName, ThemeNotes>> = {
  'Klassisk Casino': {
    spin: [
      glide(140, 320, { wave: 'saw', lengthS: 0.3, level: 0.3 }),
      { wave: 'noise', hz: 1800, lengthS: 0.35, level: 0.3, atS: 0.05 },
    ],
    stop: [
      { wave: 'noise', hz: 5200, lengthS: 0.05, level: 0.6, atS: 0 },
      { wave: 'sine', hz: 190, lengthS: 0.12, level: 0.5, atS: 0 },
    ],
    win: row([1568, 2093, 1760, 2637, 2093, 2349, 1976, 2637, 3136, 2637], 0.075, {
      wave: 'triangle',
      lengthS: 0.3,
      level: 0.4,
    }),
    music: tune(
      HOME,
      { wave: 'triangle', lengthS: 1.9, level: 0.12, attackS: 0.05 },
      { wave: 'square', lengthS: 0.35, level: 0.1 },
    ),
  },
  'Magisk Fantasy': {
    spin: row([880, 1109, 1319, 1661, 1760, 2217, 2637], 0.06, { wave: 'sine', lengthS: 0.5, level: 0.3 }),
    stop: [
      { wave: 'sine', hz: 1760, lengthS: 0.5, level: 0.35, atS: 0 },
      { wave: 'sine', hz: 4850, lengthS: 0.25, level: 0.15, atS: 0 },
    ],
    win: row([C4, E4, G4, C5, E4 * 2, G4 * 2, C5 * 2, E4 * 4], 0.09, { wave: 'triangle', lengthS: 1, level: 0.4 }),
    music: tune(
      HOME,
      { wave: 'sine', lengthS: 2.4, level: 0.16, attackS: 0.4 },
      { wave: 'sine', lengthS: 1.1, level: 0.16 },
    ),
  },
  'Moderne Elektronisk': {
    spin: [glide(1400, 180, { wave: 'saw', lengthS: 0.4, level: 0.35 })],
    stop: [{ wave: 'square', hz: 660, lengthS: 0.09, level: 0.45, atS: 0 }],
    win: [
      ...chord([A3, C4, E4], { wave: 'saw', lengthS: 0.3, level: 0.22 }),
      ...chord([C4, E4, G4, B4], { wave: 'saw', lengthS: 0.8, level: 0.22 }, 0.28),
    ],
    music: [
      ...tune(
        MINOR,
        { wave: 'saw', lengthS: 1.8, level: 0.06, attackS: 0.1 },
        { wave: 'square', lengthS: 0.18, level: 0.12 },
      ),
      ...row(
        Array.from({ length: 16 }, () => 110),
        0.5,
        { wave: 'triangle', lengthS: 0.25, level: 0.3 },
      ),
    ],
  },
  Naturlyde: {
    spin: [{ wave: 'noise', hz: 700, lengthS: 1, level: 0.9, attackS: 0.35, atS: 0 }],
    stop: [glide(520, 1350, { wave: 'sine', lengthS: 0.14, level: 0.5 })],
    win: [0, 0.22, 0.38, 0.7, 0.86].map((atS, nth) =>
      glide(nth % 2 ? 3400 : 2500, nth % 2 ? 2700 : 3700, { wave: 'sine', lengthS: 0.2, level: 0.35 }, atS),
    ),
    music: [
      ...[0, 2, 4, 6].map((atS): Note => ({ wave: 'noise', hz: 420, lengthS: 4, level: 0.3, attackS: 1.6, atS })),
      ...[0.8, 1.1, 3.9, 5.6, 5.8].map((atS) => glide(2600, 3300, { wave: 'sine', lengthS: 0.2, level: 0.1 }, atS)),
    ],
  },
  'Episk Film': {
    spin: row(
      Array.from({ length: 10 }, (_, nth) => 96 + nth * 4),
      0.06,
      { wave: 'triangle', lengthS: 0.25, level: 0.5 },
    ),
    stop: [
      glide(150, 78, { wave: 'triangle', lengthS: 0.45, level: 0.8 }),
      { wave: 'noise', hz: 900, lengthS: 0.12, level: 0.3, atS: 0 },
    ],
    win: [
      ...row([G4, G4, G4], 0.14, { wave: 'saw', lengthS: 0.16, level: 0.3 }),
      ...chord([C4, E4, G4, C5], { wave: 'saw', lengthS: 1.4, level: 0.24, attackS: 0.03 }, 0.42),
    ],
    music: [
      ...tune(
        MINOR,
        { wave: 'saw', lengthS: 2.2, level: 0.09, attackS: 0.5 },
        { wave: 'triangle', lengthS: 0.9, level: 0.14 },
      ),
      ...row([A3 / 2, A3 / 2, A3 / 2, A3 / 2], 2, { wave: 'triangle', lengthS: 0.7, level: 0.4 }),
    ],
  },
}
