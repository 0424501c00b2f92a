import type { Fittings } from '../fittings.ts'
import type { Surface } from '../surface.ts'
import { paintCoin, paintDeck, paintDoor, paintSpin, paintStep, paintTitle } from './plates.ts'
import { paintProps } from './props.ts'
import { paintWheel, type WheelSegment } from './wheel.ts'

/** What a bonus game is shown with. */
export type StagePart =
  | { readonly part: 'props'; readonly size: number }
  | { readonly part: 'wheel'; readonly segments: readonly WheelSegment[]; readonly size: number }
  | { readonly part: 'title'; readonly text: string; readonly size: number }
  | { readonly part: 'step' | 'door' | 'deck'; readonly width: number; readonly height: number }
  | { readonly part: 'coin' | 'spin'; readonly size: number }

/** @returns of props the closed ones and the open one; of a wheel its disc and its pointer; else one picture */
export function paintPart(fittings: Fittings, part: StagePart): readonly Surface[] {
  switch (part.part) {
    case 'props':
      return paintProps(fittings, part.size)
    case 'wheel':
      return paintWheel(fittings, part.segments, part.size)
    case 'title':
      return [paintTitle(fittings, part.text, part.size)]
    case 'step':
      return [paintStep(fittings, part.width, part.height)]
    case 'door':
      return [paintDoor(fittings, part.width, part.height)]
    case 'coin':
      return [paintCoin(fittings, part.size)]
    case 'deck':
      return [paintDeck(fittings, part.width, part.height)]
    case 'spin':
      return [paintSpin(fittings, part.size)]
  }
}
