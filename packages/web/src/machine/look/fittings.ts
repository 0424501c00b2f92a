import type { FacePalette } from '../face.ts'
import { MATERIAL_COLOURS, RAMPS } from './colours.ts'
import { blend, fromHsl, hslOf } from './relief/colour.ts'
import { coral, crumb, type Material, metal, paint, stone, wood } from './relief/material.ts'
import type { Light } from './relief/relief.ts'
import type { GameLook, Hour, MaterialName, MetalName } from './vocabulary.ts'

const HAMMERED: Partial<Readonly<Record<MetalName, number>>> = { iron: 2.2, bronze: 1.2, verdigris: 1.4, copper: 0.8 }
export const metalOf = (name: MetalName, dirt = 0.35): Material => metal(RAMPS[name], HAMMERED[name] ?? 0, dirt)

/** Of letters: polished, so that they stand out from whatever they are on. */
const brightMetal = (name: MetalName): Material =>
  metal(
    RAMPS[name].map((colour) => blend(colour, '#fff4e0', 0.24)),
    0,
    0.08,
  )

type Along = 'down' | 'across'
/** How each is worked. */
const STUFFS: Readonly<Record<MaterialName, (colour: string, along: Along) => Material>> = {
  oak: wood,
  walnut: wood,
  pine: wood,
  birch: wood,
  ebony: wood,
  granite: (colour) => stone(colour),
  sandstone: (colour) => stone(colour),
  slate: (colour) => stone(colour),
  marble: (colour) => stone(colour),
  coral,
  red: (colour) => paint(colour, 0.4),
  blue: (colour) => paint(colour, 0.4),
  green: (colour) => paint(colour, 0.4),
  cream: (colour) => paint(colour, 0.35),
  plum: (colour) => paint(colour, 0.45),
  petrol: (colour) => paint(colour, 0.4),
  ice: (colour) => ({ ...stone(colour, 0.8), gloss: 0.5, shine: 36 }),
  leather: (colour) => ({ ...crumb(colour), gloss: 0.22, shine: 18 }),
  brick: crumb,
  icing: (colour) => ({ ...paint(colour, 0.75), rim: 1 }),
  bamboo: wood,
  plating: (colour) => ({ ...paint(colour, 0.6), shine: 30, gloss: 0.4 }),
}

export const stuffOf = (name: MaterialName, along: Along = 'down', shade = 0): Material => {
  const [colour, make] = [MATERIAL_COLOURS[name], STUFFS[name]]
  return make(shade < 0 ? blend(colour, '#08060a', -shade) : blend(colour, '#ffffff', shade), along)
}
/** One warm and one cool light each. */
const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: { key: '#fff1e4', ambient: '#8a86a8', rim: '#ffb08a', from: [-0.7, -0.6, 0.6], rimFrom: [0.9, 0.1, 0.1] },
  day: { key: '#ffffff', ambient: '#8fa3b6', rim: '#c8ecff', from: [0.35, -0.85, 0.55], rimFrom: [-0.9, 0.1, 0.1] },
  dusk: { key: '#fff0d8', ambient: '#77789c', rim: '#ff9448', from: [-0.45, -0.8, 0.6], rimFrom: [0.9, -0.1, 0.1] },
  night: { key: '#f6f2e6', ambient: '#5f7096', rim: '#7fc4ff', from: [-0.3, -0.85, 0.55], rimFrom: [0.85, 0.2, 0.1] },
}

/** All that a game's bodies are made of and lit by: what every painter reads from. */
export interface Fittings {
  readonly look: GameLook
  readonly palette: FacePalette
  readonly light: Light
  readonly post: Material
  readonly beam: Material
  readonly sign: Material
  readonly trim: Material
  readonly hinge: Material
  readonly title: Material
  readonly titleEdge: Material
  /** Grounds of framed symbols, and inks of tokens. */
  readonly fields: readonly string[]
  readonly inks: readonly string[]
  /** Of lights and sparks. */
  readonly spark: string
  readonly face: string
}

export function fittingsOf(look: GameLook, palette: FacePalette): Fittings {
  const light = LIGHTS[look.hour]
  const [hue] = hslOf(palette[2])
  const trim = metalOf(look.metal, 0.3)
  const isDark = ['iron', 'black', 'verdigris'].includes(look.metal)
  return {
    look,
    palette,
    light,
    post: stuffOf(look.material),
    beam: stuffOf(look.material, 'across', 0.04),
    sign: stuffOf(look.material, 'across', -0.66),
    trim,
    hinge: metalOf(look.metal === 'gold' || look.metal === 'copper' ? 'bronze' : 'iron', 0.5),
    title: brightMetal(isDark ? 'silver' : look.metal),
    titleEdge: paint(blend(palette[0], '#050308', 0.45), 0.4),
    fields: FIELD_TURNS.map((turn) => fromHsl(hue + turn, 0.62, 0.34)),
    inks: FIELD_TURNS.map((turn) => fromHsl(hue + 30 + turn, 0.72, 0.62)),
    spark: blend(palette[3], light.rim, 0.3),
    face: `"${look.face}"`,
  }
}

/** Far enough apart to be told from one another. */
const FIELD_TURNS = [0, 150, 62, 255, 200] as const
