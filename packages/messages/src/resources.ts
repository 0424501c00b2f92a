import type { answers } from './areas/answers.ts'
import type { controls } from './areas/controls.ts'
import type { failures } from './areas/failures.ts'
import type { layout } from './areas/layout.ts'
import type { mails } from './areas/mails.ts'
import type { movements } from './areas/movements.ts'
import type { news } from './areas/news.ts'
import type { playing } from './areas/playing.ts'
import type { readmes } from './areas/readmes.ts'
import type { receipts } from './areas/receipts.ts'
import type { units } from './areas/units.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  answers: typeof answers.da
  controls: typeof controls.da
  failures: typeof failures.da
  layout: typeof layout.da
  mails: typeof mails.da
  movements: typeof movements.da
  news: typeof news.da
  playing: typeof playing.da
  readmes: typeof readmes.da
  receipts: typeof receipts.da
  units: typeof units.da
}
