import type { NewGame, Palette } from '@spilvaerk/schemas'
import { parseDefinition } from '@spilvaerk/slot-engine'
import { parseTable } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { AnyDefinition, AnySheet } from '../../../platform/engines/definitions.ts'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import { type Granted, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import type { ProofCode } from '../../games/catalogue/refusals.ts'
import { draftDefinition } from './draft.ts'
import { wishedBrief } from './wished-brief.ts'

export interface Proved {
  readonly definition: AnyDefinition
  readonly sheet: AnySheet
}

const PLAIN_PALETTE: Palette = ['#0d0b1e', '#2a1a5e', '#f5b942', '#fff3d6']
export const paletteOf = ({ palette }: NewGame): Palette => palette ?? PLAIN_PALETTE

/** The definition that was sent, or one drafted from the rest, with what is proved of it. */
export const defineGame = (game: NewGame, calculations: Calculations): Promise<Outcome<Proved, ProofCode>> =>
  game.definition ? prove(game.definition, 'definition', calculations) : draft(game, calculations)

/** An RTP further off than this, a share of the bet, is not the one that was wished for. */
const NEAR = 5e-4

/**
 * Drafts twice: RTP follows the pays, so the first draft's tells by how much to scale them. Where that is not enough, and nobody
 * wrote the pays, the designer is asked for the same figures.
 */
async function draft(game: NewGame, calculations: Calculations): Promise<Outcome<Proved, ProofCode>> {
  const first = await prove(draftDefinition(game, 1), '', calculations)
  if (!first.ok || rtpOf(first.value) === 0) return first
  const wished = game.rtp / 10_000
  const scaled = await prove(draftDefinition(game, wished / rtpOf(first.value)), '', calculations)
  if (!scaled.ok || Math.abs(rtpOf(scaled.value) - wished) <= NEAR) return scaled
  return (await designed(game, calculations)) ?? scaled
}

/** The game that the designer makes of the wishes; null where they are not for it to meet. */
async function designed(game: NewGame, calculations: Calculations): Promise<Granted<Proved> | null> {
  if (Object.keys(game.paytable).length > 0) return null
  const brief = wishedBrief(game)
  const outcome = await calculations.design(brief, `wished/${JSON.stringify(brief)}`)
  return outcome.ok && outcome.value.ok ? granted(outcome.value) : null
}

/**
 * `field` is where the definition stood in the request: problems are named from there. What is proved already stays proved: a
 * designer's samples are larger than those of an analysis.
 */
export async function prove(
  input: unknown,
  field: string,
  calculations: Calculations,
  kept?: (definitionHash: string) => Promise<AnySheet | undefined>,
): Promise<Outcome<Proved, ProofCode>> {
  const parsed = isOfTable(input) ? parseTable(input) : parseDefinition(input)
  if (!parsed.ok) {
    const problems = parsed.problems.map((problem) => ({ ...problem, field: under(field, problem.field) }))
    return refused({ code: 'definitionInvalid', problems })
  }
  const definition: AnyDefinition = parsed.definition
  const known = await kept?.(identify(definition).definitionHash)
  if (known) return granted({ definition, sheet: known })
  const analysed = await calculations.analyse(definition)
  return analysed.ok ? granted({ definition, sheet: analysed.value }) : analysed
}

const rtpOf = ({ sheet }: Proved): number => figuresOf(sheet).rtp

/** A slot has no `kind`. */
const isOfTable = (input: unknown): boolean => typeof input === 'object' && input !== null && 'kind' in input

const under = (parent: string, field: string) => [parent, field].filter(Boolean).join('.')
