import type { Language } from '@spilvaerk/messages'
import type { GeneratedGame, NewGame, NewPaytable } from '@spilvaerk/schemas'
import { createGameInput } from '@spilvaerk/schemas'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import { CATEGORY_OF_TABLES } from '../../games/catalogue/definitions.ts'
import { faceOf, paytableOf } from '../../games/catalogue/face.ts'
import { makingIn } from '../../games/catalogue/making.ts'
import { tableFaceOf } from '../../games/catalogue/table-face.ts'
import { warningsIn } from '../../games/catalogue/warnings.ts'
import type { Made, MadeSlot } from './pipeline.ts'

const CATEGORIES = { slot: 'slots', table: CATEGORY_OF_TABLES } as const satisfies Record<Made['kind'], string>

/** A game on its way to its maker: with all that POST /games needs to store exactly this one. */
export function generatedOf(made: Made, generationId: string, language: Language = 'da'): GeneratedGame {
  const { idea, definitionHash, config, making, description, sheet } = made
  const { rtp, ...figures } = figuresOf(sheet)
  const { compliant, rulesetVersion, details } = made.compliance
  const shared = {
    ...{ generationId, description, definitionHash, config, ...figures },
    making: makingIn(making, language),
    ...{ name: idea.name, theme: idea.theme, palette: idea.palette, category: CATEGORIES[made.kind] },
    rtp: Math.round(rtp * 10_000),
    compliance: { compliant, rulesetVersion, findings: details },
  }
  if (made.kind === 'table') {
    const { kind, maxWinMultiplier, features } = tableFaceOf(made.definition, made.sheet)
    return { ...shared, kind, maxWinMultiplier, features, warnings: [], definition: made.definition }
  }
  return {
    ...faceOf(made.definition),
    ...shared,
    definition: made.definition,
    warnings: warningsIn(made.definition, language),
    method: made.sheet.method,
    paytable: paytableFor(made),
  }
}

const paytableFor = ({ definition }: MadeSlot): NewPaytable =>
  Object.fromEntries(
    paytableOf(definition).map(({ symbolId, pays }) => [
      symbolId,
      Object.fromEntries(pays.map(({ count, times }) => [String(count), times])),
    ]),
  )

/** The same as something that is stored. */
export const newGameOf = ({ kind, idea, description, config }: Made): NewGame =>
  createGameInput.parse({
    ...{ name: idea.name, description, theme: idea.theme, palette: idea.palette, config, category: CATEGORIES[kind] },
    // What is stored is the definition that is proved already.
    definition: {},
  })
