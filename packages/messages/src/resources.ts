import type { controls } from './areas/controls.ts'
import type { failures } from './areas/failures.ts'
import type { generator } from './areas/generator.ts'
import type { layout } from './areas/layout.ts'
import type { playing } from './areas/playing.ts'
import type { studio } from './areas/studio.ts'
import type { tuning } from './areas/tuning.ts'
import type { units } from './areas/units.ts'
import type { wishes } from './areas/wishes.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  controls: typeof controls.da
  failures: typeof failures.da
  generator: typeof generator.da
  layout: typeof layout.da
  playing: typeof playing.da
  studio: typeof studio.da
  tuning: typeof tuning.da
  units: typeof units.da
  wishes: typeof wishes.da
}
