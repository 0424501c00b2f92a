import type { account } from './areas/account.ts'
import type { activity } from './areas/activity.ts'
import type { advanced } from './areas/advanced.ts'
import type { analytics } from './areas/analytics.ts'
import type { answers } from './areas/answers.ts'
import type { art } from './areas/art.ts'
import type { assistant } from './areas/assistant.ts'
import type { auth } from './areas/auth.ts'
import type { bigcasino } from './areas/bigcasino.ts'
import type { browsing } from './areas/browsing.ts'
import type { catalogue } from './areas/catalogue.ts'
import type { certification } from './areas/certification.ts'
import type { changes } from './areas/changes.ts'
import type { checkout } from './areas/checkout.ts'
import type { comments } from './areas/comments.ts'
import type { compliance } from './areas/compliance.ts'
import type { controls } from './areas/controls.ts'
import type { crypto } from './areas/crypto.ts'
import type { dashboard } from './areas/dashboard.ts'
import type { exports } from './areas/exports.ts'
import type { failures } from './areas/failures.ts'
import type { faults } from './areas/faults.ts'
import type { felts } from './areas/felts.ts'
import type { fields } from './areas/fields.ts'
import type { figures } from './areas/figures.ts'
import type { generator } from './areas/generator.ts'
import type { happenings } from './areas/happenings.ts'
import type { identity } from './areas/identity.ts'
import type { insights } from './areas/insights.ts'
import type { intelligence } from './areas/intelligence.ts'
import type { keys } from './areas/keys.ts'
import type { lab } from './areas/lab.ts'
import type { layout } from './areas/layout.ts'
import type { legal } from './areas/legal.ts'
import type { library } from './areas/library.ts'
import type { limits } from './areas/limits.ts'
import type { lobby } from './areas/lobby.ts'
import type { looks } from './areas/looks.ts'
import type { machine } from './areas/machine.ts'
import type { mails } from './areas/mails.ts'
import type { marketplace } from './areas/marketplace.ts'
import type { marks } from './areas/marks.ts'
import type { maths } from './areas/maths.ts'
import type { members } from './areas/members.ts'
import type { movements } from './areas/movements.ts'
import type { news } from './areas/news.ts'
import type { offer } from './areas/offer.ts'
import type { outbox } from './areas/outbox.ts'
import type { payment } from './areas/payment.ts'
import type { playing } from './areas/playing.ts'
import type { pools } from './areas/pools.ts'
import type { presets } from './areas/presets.ts'
import type { preview } from './areas/preview.ts'
import type { privacy } from './areas/privacy.ts'
import type { purchase } from './areas/purchase.ts'
import type { readmes } from './areas/readmes.ts'
import type { reasons } from './areas/reasons.ts'
import type { receipts } from './areas/receipts.ts'
import type { regulation } from './areas/regulation.ts'
import type { replay } from './areas/replay.ts'
import type { reviews } from './areas/reviews.ts'
import type { rounds } from './areas/rounds.ts'
import type { rules } from './areas/rules.ts'
import type { settings } from './areas/settings.ts'
import type { sheet } from './areas/sheet.ts'
import type { simulation } from './areas/simulation.ts'
import type { stakes } from './areas/stakes.ts'
import type { standalone } from './areas/standalone.ts'
import type { studio } from './areas/studio.ts'
import type { support } from './areas/support.ts'
import type { tableRules } from './areas/tableRules.ts'
import type { tableStudio } from './areas/tableStudio.ts'
import type { tables } from './areas/tables.ts'
import type { templates } from './areas/templates.ts'
import type { terms } from './areas/terms.ts'
import type { texts } from './areas/texts.ts'
import type { tools } from './areas/tools.ts'
import type { tournaments } from './areas/tournaments.ts'
import type { tuning } from './areas/tuning.ts'
import type { units } from './areas/units.ts'
import type { wallet } from './areas/wallet.ts'
import type { wishes } from './areas/wishes.ts'

/** Every area, for the compiler. Programs load only those that they import. */
export interface Resources {
  account: typeof account.da
  advanced: typeof advanced.da
  analytics: typeof analytics.da
  answers: typeof answers.da
  art: typeof art.da
  assistant: typeof assistant.da
  auth: typeof auth.da
  bigcasino: typeof bigcasino.da
  browsing: typeof browsing.da
  catalogue: typeof catalogue.da
  certification: typeof certification.da
  changes: typeof changes.da
  checkout: typeof checkout.da
  comments: typeof comments.da
  compliance: typeof compliance.da
  controls: typeof controls.da
  crypto: typeof crypto.da
  dashboard: typeof dashboard.da
  exports: typeof exports.da
  failures: typeof failures.da
  faults: typeof faults.da
  felts: typeof felts.da
  fields: typeof fields.da
  figures: typeof figures.da
  generator: typeof generator.da
  identity: typeof identity.da
  insights: typeof insights.da
  intelligence: typeof intelligence.da
  keys: typeof keys.da
  lab: typeof lab.da
  layout: typeof layout.da
  legal: typeof legal.da
  library: typeof library.da
  limits: typeof limits.da
  lobby: typeof lobby.da
  looks: typeof looks.da
  machine: typeof machine.da
  mails: typeof mails.da
  marketplace: typeof marketplace.da
  maths: typeof maths.da
  marks: typeof marks.da
  reviews: typeof reviews.da
  activity: typeof activity.da
  happenings: typeof happenings.da
  members: typeof members.da
  movements: typeof movements.da
  news: typeof news.da
  offer: typeof offer.da
  outbox: typeof outbox.da
  payment: typeof payment.da
  playing: typeof playing.da
  pools: typeof pools.da
  presets: typeof presets.da
  preview: typeof preview.da
  privacy: typeof privacy.da
  purchase: typeof purchase.da
  readmes: typeof readmes.da
  reasons: typeof reasons.da
  receipts: typeof receipts.da
  regulation: typeof regulation.da
  replay: typeof replay.da
  rounds: typeof rounds.da
  rules: typeof rules.da
  settings: typeof settings.da
  sheet: typeof sheet.da
  simulation: typeof simulation.da
  stakes: typeof stakes.da
  standalone: typeof standalone.da
  studio: typeof studio.da
  support: typeof support.da
  tableRules: typeof tableRules.da
  tableStudio: typeof tableStudio.da
  tables: typeof tables.da
  templates: typeof templates.da
  terms: typeof terms.da
  texts: typeof texts.da
  tools: typeof tools.da
  tournaments: typeof tournaments.da
  tuning: typeof tuning.da
  units: typeof units.da
  wallet: typeof wallet.da
  wishes: typeof wishes.da
}
