import type { advanced } from './areas/advanced.ts'
import type { analytics } from './areas/analytics.ts'
import type { assistant } from './areas/assistant.ts'
import type { bigcasino } from './areas/bigcasino.ts'
import type { compliance } from './areas/compliance.ts'
import type { controls } from './areas/controls.ts'
import type { exports } from './areas/exports.ts'
import type { failures } from './areas/failures.ts'
import type { faults } from './areas/faults.ts'
import type { generator } from './areas/generator.ts'
import type { intelligence } from './areas/intelligence.ts'
import type { lab } from './areas/lab.ts'
import type { layout } from './areas/layout.ts'
import type { library } from './areas/library.ts'
import type { marketplace } from './areas/marketplace.ts'
import type { playing } from './areas/playing.ts'
import type { presets } from './areas/presets.ts'
import type { preview } from './areas/preview.ts'
import type { settings } from './areas/settings.ts'
import type { studio } from './areas/studio.ts'
import type { templates } from './areas/templates.ts'
import type { tools } from './areas/tools.ts'
import type { tournaments } from './areas/tournaments.ts'
import type { tuning } from './areas/tuning.ts'
import type { units } from './areas/units.ts'
import type { wishes } from './areas/wishes.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  advanced: typeof advanced.da
  analytics: typeof analytics.da
  assistant: typeof assistant.da
  bigcasino: typeof bigcasino.da
  compliance: typeof compliance.da
  controls: typeof controls.da
  exports: typeof exports.da
  failures: typeof failures.da
  faults: typeof faults.da
  generator: typeof generator.da
  intelligence: typeof intelligence.da
  lab: typeof lab.da
  layout: typeof layout.da
  library: typeof library.da
  marketplace: typeof marketplace.da
  playing: typeof playing.da
  presets: typeof presets.da
  preview: typeof preview.da
  settings: typeof settings.da
  studio: typeof studio.da
  templates: typeof templates.da
  tools: typeof tools.da
  tournaments: typeof tournaments.da
  tuning: typeof tuning.da
  units: typeof units.da
  wishes: typeof wishes.da
}
