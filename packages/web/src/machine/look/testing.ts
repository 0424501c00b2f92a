import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts, ImageData as NodeImageData } from '@napi-rs/canvas'
import { vi } from 'vitest'
import type { Surface } from './surface.ts'
import { FACES, type GameLook } from './vocabulary.ts'

/** Lets what paints in a browser paint in a test. */
export function paintInNode(): void {
  vi.stubGlobal('OffscreenCanvas', function make(width: number, height: number): Canvas {
    return createCanvas(width, height)
  })
  vi.stubGlobal('ImageData', NodeImageData)
}

const resolve = createRequire(import.meta.url).resolve

/** Reads the faces from their packages. @returns those that are there */
export function registerFaces(): readonly string[] {
  for (const face of FACES.filter((name) => !name.includes('Variable'))) {
    const name = face.toLowerCase().replaceAll(' ', '-')
    GlobalFonts.registerFromPath(resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`), face)
  }
  return GlobalFonts.families.map(({ family }) => family)
}

export const pixelsOf = (surface: Surface): Uint8ClampedArray =>
  surface.getContext('2d')?.getImageData(0, 0, surface.width, surface.height).data ?? new Uint8ClampedArray()

export const plainLook: GameLook = {
  place: 'fjord',
  hour: 'dusk',
  weather: 'clear',
  cabinet: 'stave',
  material: 'oak',
  metal: 'gold',
  ornament: 'braid',
  frame: 'square',
  token: 'runestone',
  face: 'Uncial Antiqua',
  cast: 'metal',
  motion: 'drift',
  props: 'shields',
  band: 'north',
  seed: 'test',
}
