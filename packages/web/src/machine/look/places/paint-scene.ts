import type { Fittings } from '../fittings.ts'
import { fade } from '../relief/colour.ts'
import type { Surface } from '../surface.ts'
import type { Place } from '../vocabulary.ts'
import { weather } from './air.ts'
import { castle } from './castle.ts'
import { city } from './city.ts'
import { clouds } from './clouds.ts'
import { deepSea } from './deep-sea.ts'
import { desert } from './desert.ts'
import { fairground } from './fairground.ts'
import { fjord } from './fjord.ts'
import { forest } from './forest.ts'
import { harbour } from './harbour.ts'
import { ice } from './ice.ts'
import { jadeGarden } from './jade-garden.ts'
import { jungle } from './jungle.ts'
import { library } from './library.ts'
import { mine } from './mine.ts'
import { orchard } from './orchard.ts'
import { salon } from './salon.ts'
import { savannah } from './savannah.ts'
import { apart, type PlacePainter, sceneryOf } from './scenery.ts'
import { space } from './space.ts'
import { stage } from './stage.ts'
import { sweets } from './sweets.ts'
import { temple } from './temple.ts'
import { village } from './village.ts'
import { volcano } from './volcano.ts'
import { western } from './western.ts'

const PAINTERS: Readonly<Record<Place, PlacePainter>> = {
  fjord,
  deepSea,
  fairground,
  desert,
  jungle,
  forest,
  orchard,
  castle,
  city,
  space,
  ice,
  sweets,
  harbour,
  western,
  salon,
  stage,
  jadeGarden,
  savannah,
  volcano,
  clouds,
  village,
  mine,
  library,
  temple,
}

/** The place behind the machine: what is far, and what is near and moves more with the view. */
export function paintScene(fittings: Fittings, width: number, height: number): readonly [far: Surface, near: Surface] {
  const scenery = sceneryOf(fittings, width, height)
  const painter = PAINTERS[fittings.look.place]
  const far = apart(scenery, (pen) => painter.far(pen, scenery))
  const near = apart(scenery, (pen) => {
    painter.near(pen, scenery)
    weather(pen, scenery)
    const vignette = pen.createRadialGradient(
      width / 2,
      height * 0.45,
      Math.min(width, height) * 0.35,
      width / 2,
      height / 2,
      Math.hypot(width, height) * 0.56,
    )
    vignette.addColorStop(0, fade(fittings.palette[0], 0))
    vignette.addColorStop(1, fade(fittings.palette[0], 0.5))
    pen.fillStyle = vignette
    pen.fillRect(0, 0, width, height)
  })
  return [far, near]
}
