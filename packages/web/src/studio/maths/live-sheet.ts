import { analyse, compile, type Definition, type ParSheet, type Problem, parseDefinition } from '@spilvaerk/slot-engine'

export type LiveSheet =
  | { readonly ok: true; readonly sheet: ParSheet }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Rounds played where there is no exact answer: few, so that one sees at once which way a change goes. */
const SPINS = 40_000
/** Some two seconds' work. */
const BUDGET = { steps: 200_000_000, bytes: 130_000_000 }
/** The same for every edit: what moves between two samples is then the change more than the chance. */
const SEED = 'workbench'

/** What is proved of a draft, or what stands against it by field. */
export function liveSheet(draft: Definition): LiveSheet {
  const parsed = parseDefinition(draft)
  if (!parsed.ok) return { ok: false, problems: parsed.problems }
  return { ok: true, sheet: analyse(compile(parsed.definition), { spins: SPINS, seed: SEED, budget: BUDGET }) }
}
