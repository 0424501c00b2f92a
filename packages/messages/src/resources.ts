import type { catalogue } from './areas/catalogue.ts'
import type { controls } from './areas/controls.ts'
import type { failures } from './areas/failures.ts'
import type { figures } from './areas/figures.ts'
import type { layout } from './areas/layout.ts'
import type { lobby } from './areas/lobby.ts'
import type { machine } from './areas/machine.ts'
import type { offer } from './areas/offer.ts'
import type { outbox } from './areas/outbox.ts'
import type { playing } from './areas/playing.ts'
import type { pools } from './areas/pools.ts'
import type { replay } from './areas/replay.ts'
import type { rounds } from './areas/rounds.ts'
import type { sheet } from './areas/sheet.ts'
import type { simulation } from './areas/simulation.ts'
import type { standalone } from './areas/standalone.ts'
import type { units } from './areas/units.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  catalogue: typeof catalogue.da
  controls: typeof controls.da
  failures: typeof failures.da
  figures: typeof figures.da
  layout: typeof layout.da
  lobby: typeof lobby.da
  machine: typeof machine.da
  offer: typeof offer.da
  outbox: typeof outbox.da
  playing: typeof playing.da
  pools: typeof pools.da
  replay: typeof replay.da
  rounds: typeof rounds.da
  sheet: typeof sheet.da
  simulation: typeof simulation.da
  standalone: typeof standalone.da
  units: typeof units.da
}
