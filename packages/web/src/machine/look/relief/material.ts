import { type Rgb, rgbOf } from './colour.ts'
import { createNoise } from './noise.ts'

/** What a body is made of: colour and grain at each place, and how it answers to light. */
export interface Material {
  /**
   * Writes red, green, blue and the height of the grain in pixels.
   * @param u share of the way across the body; @param v share of the way down
   */
  readonly at: (x: number, y: number, out: Float32Array, u: number, v: number) => void
  /** How much of the light is thrown back as a highlight, and how small that is. */
  readonly gloss: number
  readonly shine: number
  /** How strongly its edges catch the rim light. */
  readonly rim?: number
  /** Of a metal: what it mirrors from above to below. */
  readonly ramp?: readonly Rgb[]
  /** Light falls in above and comes out below. */
  readonly isGlass?: boolean
}

const noise = createNoise('materials')

function put(out: Float32Array, [red, green, blue]: Rgb, share: number, grain: number): void {
  out[0] = red * share
  out[1] = green * share
  out[2] = blue * share
  out[3] = grain
}

type Along = 'down' | 'across'

export function wood(colour: string, along: Along = 'down', worn = 0.4): Material {
  const base = rgbOf(colour)
  return {
    gloss: 0.12,
    shine: 14,
    at: (x, y, out) => {
      const [a, b] = along === 'down' ? [x, y] : [y, x]
      const bend = noise.fbm(a * 0.006, b * 0.002, 2) * 120
      const fibre = noise.fbm((a + bend * 0.5) * 0.11, b * 0.006, 3)
      const ring = 0.5 + 0.5 * Math.sin((a + bend) * 0.16)
      const pore = noise.at(a * 0.9, b * 0.025) > 0.82 ? 1 : 0
      const wear = (noise.fbm(a * 0.01, b * 0.01, 2) - 0.5) * worn
      put(out, base, 0.55 + fibre * 0.75 + ring * 0.16 - pore * 0.12 + wear, fibre * 4 + ring * 1.1 - pore * 1.4)
    },
  }
}

export function stone(colour: string, cracks = 0.5): Material {
  const base = rgbOf(colour)
  return {
    gloss: 0.05,
    shine: 8,
    at: (x, y, out) => {
      const rough = noise.fbm(x * 0.03, y * 0.03, 4)
      const vein = noise.ridged(x * 0.008, y * 0.008, 3)
      const crack = vein > 0.9 ? Math.max(-1.6, (vein - 0.9) * -40 * cracks) : 0
      const speck = noise.at(x * 0.7, y * 0.7)
      put(out, base, 0.5 + rough * 0.85 + (speck - 0.5) * 0.18 + crack * 0.14, rough * 9 + speck * 0.7 + crack)
    },
  }
}

export function coral(colour: string): Material {
  const base = rgbOf(colour)
  return {
    gloss: 0.18,
    shine: 18,
    rim: 1.1,
    at: (x, y, out) => {
      const pore = 1 - noise.cells(x * 0.16, y * 0.16)
      put(out, base, 1.15 + 0.5 * pore + (noise.fbm(x * 0.02, y * 0.02, 3) - 0.5) * 0.5, pore * 2)
    },
  }
}

/** @param second the colour of the places of which `isSecond` says so */
export function paint(
  colour: string,
  gloss = 0.5,
  second?: { readonly colour: string; readonly isSecond: (x: number, y: number) => boolean },
): Material {
  const [base, other] = [rgbOf(colour), second && rgbOf(second.colour)]
  return {
    gloss,
    shine: 40,
    at: (x, y, out) => {
      const cloud = noise.fbm(x * 0.015, y * 0.015, 2)
      const stroke = noise.fbm(x * 0.2, y * 0.02, 2)
      const colourHere = other && second?.isSecond(x, y) ? other : base
      put(
        out,
        colourHere,
        0.94 + cloud * 0.22 + (stroke - 0.5) * 0.1 * (1 - gloss),
        stroke * 0.7 * Math.max(0, 0.8 - gloss),
      )
    },
  }
}

/** @param hammered depth of its dents in pixels; @param dirt how unevenly it has darkened */
export function metal(ramp: readonly string[], hammered = 0, dirt = 0.35): Material {
  return {
    ramp: ramp.map(rgbOf),
    gloss: 0.5,
    shine: 60,
    rim: 0.9,
    at: (x, y, out) => {
      const tarnish = noise.fbm(x * 0.04, y * 0.04, 3)
      const dent = hammered > 0 ? (1 - noise.cells(x * 0.07, y * 0.07)) * hammered : 0
      const value = 128 * (1 - dirt * 0.5 + tarnish * dirt)
      out[0] = out[1] = out[2] = value
      out[3] = (noise.at(x * 0.8, y * 0.1) - 0.5) * 0.1 + dent
    },
  }
}

export function glass(colour: string): Material {
  const base = rgbOf(colour)
  return {
    isGlass: true,
    gloss: 0.9,
    shine: 50,
    rim: 1,
    at: (x, y, out) => put(out, base, 0.9 + noise.fbm(x * 0.03, y * 0.03, 2) * 0.4, 0),
  }
}

export const pearl = (): Material => ({
  gloss: 0.9,
  shine: 34,
  rim: 1,
  at: (x, y, out, _u, v) => {
    const turn = noise.fbm(x * 0.012, y * 0.012, 2) * 6 + v * 3
    put(out, [232 + 22 * Math.sin(turn), 222 + 18 * Math.sin(turn + 2), 232 + 22 * Math.sin(turn + 4)], 1, 0)
  },
})

/** Baked dough or brick: soft pits all over. */
export function crumb(colour: string): Material {
  const base = rgbOf(colour)
  return {
    gloss: 0.1,
    shine: 10,
    at: (x, y, out) => {
      const pit = noise.cells(x * 0.12, y * 0.12)
      const tan = noise.fbm(x * 0.02, y * 0.02, 3)
      put(out, base, 0.72 + tan * 0.55 - Math.max(0, 0.25 - pit), Math.min(0, pit - 0.3) * 6 + tan * 3)
    },
  }
}
