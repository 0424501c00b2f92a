import type { Definition } from '../../definition.ts'
import { OutOfReach } from '../../meter.ts'
import { checkCompiles } from '../compile/compile.ts'
import { DEFINITION } from '../grammar/definition.ts'
import { Field } from '../input/field.ts'
import { readOutline } from '../input/outline.ts'
import { type Problem, Problems } from '../input/problem.ts'
import { refuseDerived } from '../instead/refuse.ts'
import { refuseUnbounded } from './bounds.ts'
import { refuseUnlike } from './linked-reels.ts'
import { readerOf } from './read.ts'
import { type Warning, warningsOf } from './warnings.ts'

export type ParseResult =
  | { readonly ok: true; readonly definition: Definition; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const readDefinition = readerOf(DEFINITION)

/**
 * Checks anything at all against every rule of a definition and never throws.
 * @returns the definition as a frozen copy that shares nothing with the input, with what it leaves open,
 *   or every problem found, up to a hundred, each naming its field and the reason
 */
export function parseDefinition(input: unknown): ParseResult {
  const problems = new Problems()
  const root = new Field(input, problems)
  const definition = readChecked(root, problems)
  if (definition !== undefined && problems.list.length === 0) refuseDerived(definition, root, readProblems)
  if (definition !== undefined && problems.list.length === 0) refuseInvolved(definition, root)
  if (definition !== undefined && problems.list.length === 0)
    return { ok: true, definition, warnings: warningsOf(definition) }
  return { ok: false, problems: problems.list }
}

/** Whatever is wrong with a definition as it stands, but for what makes it ready to play. */
function readChecked(root: Field, problems: Problems): Definition | undefined {
  // The grammar's types are written from the shapes that it is read by.
  const definition = readDefinition(root, readOutline(root.muted)) as Definition | undefined
  if (definition !== undefined && problems.list.length === 0) refuseUnlike(definition, root)
  if (definition !== undefined && problems.list.length === 0) refuseUnbounded(definition, root)
  return definition
}

function readProblems(definition: Definition): readonly Problem[] {
  const problems = new Problems()
  readChecked(new Field(definition, problems), problems)
  return problems.list
}

const TOO_INVOLVED =
  'Too much to play: the rules of a line are too involved; fewer wilds, multipliers or combinations would fit.'

/** A definition is accepted when it can be played. */
function refuseInvolved(definition: Definition, root: Field): void {
  try {
    checkCompiles(definition)
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    root.at('wins').refuse('too_much_work', TOO_INVOLVED)
  }
}
