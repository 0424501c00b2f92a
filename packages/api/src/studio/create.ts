import type { NewGame, Palette } from '@spilvaerk/schemas'
import { type Definition, type ParSheet, parseDefinition } from '@spilvaerk/slot-engine'
import type { Calculations } from '../calculations/calculations.ts'
import { identify } from '../catalogue/definitions.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import { draftDefinition } from './draft.ts'

export interface Proved {
  readonly definition: Definition
  readonly sheet: ParSheet
}

const PLAIN_PALETTE: Palette = ['#0d0b1e', '#2a1a5e', '#f5b942', '#fff3d6']
export const paletteOf = ({ palette }: NewGame): Palette => palette ?? PLAIN_PALETTE

/** The definition that was sent, or one drafted from the rest, with what is proved of it. */
export const defineGame = (game: NewGame, calculations: Calculations): Promise<Outcome<Proved>> =>
  game.definition ? prove(game.definition, 'definition', calculations) : draft(game, calculations)

/** Drafts twice: RTP follows the pays, so the first draft's tells by how much to scale them. */
async function draft(game: NewGame, calculations: Calculations): Promise<Outcome<Proved>> {
  const first = await prove(draftDefinition(game, 1), '', calculations)
  if (!first.ok || first.value.sheet.rtp === 0) return first
  const wished = game.rtp / 10_000
  return prove(draftDefinition(game, wished / first.value.sheet.rtp), '', calculations)
}

/**
 * `field` is where the definition stood in the request: problems are named from there. What is proved already stays proved: a
 * designer's samples are larger than those of an analysis.
 */
export async function prove(
  input: unknown,
  field: string,
  calculations: Calculations,
  kept?: (definitionHash: string) => Promise<ParSheet | undefined>,
): Promise<Outcome<Proved>> {
  const parsed = parseDefinition(input)
  if (!parsed.ok) {
    const problems = parsed.problems.map((problem) => ({ ...problem, field: under(field, problem.field) }))
    return refused({ code: 'definitionInvalid', problems })
  }
  const { definition } = parsed
  const known = await kept?.(identify(definition).definitionHash)
  if (known) return granted({ definition, sheet: known })
  const analysed = await calculations.analyse(definition)
  return analysed.ok ? granted({ definition, sheet: analysed.value }) : analysed
}

const under = (parent: string, field: string) => [parent, field].filter(Boolean).join('.')
