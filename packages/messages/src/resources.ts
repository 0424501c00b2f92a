import type { catalogue } from './areas/catalogue.ts'
import type { controls } from './areas/controls.ts'
import type { failures } from './areas/failures.ts'
import type { layout } from './areas/layout.ts'
import type { lobby } from './areas/lobby.ts'
import type { offer } from './areas/offer.ts'
import type { playing } from './areas/playing.ts'
import type { units } from './areas/units.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  catalogue: typeof catalogue.da
  lobby: typeof lobby.da
  offer: typeof offer.da
  controls: typeof controls.da
  failures: typeof failures.da
  layout: typeof layout.da
  playing: typeof playing.da
  units: typeof units.da
}
