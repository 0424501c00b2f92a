import type { Language } from '@spilvaerk/messages'
import type { GeneratedGame, NewGame, NewPaytable } from '@spilvaerk/schemas'
import { createGameInput } from '@spilvaerk/schemas'
import { faceOf, paytableOf } from '../../games/catalogue/face.ts'
import { makingIn } from '../../games/catalogue/making.ts'
import { warningsIn } from '../../games/catalogue/warnings.ts'
import type { Made } from './pipeline.ts'

/** Every generated game is a slot, whatever was asked for. */
const CATEGORY = 'slots'

/** A game on its way to its maker: with all that POST /games needs to store exactly this one. */
export function generatedOf(made: Made, generationId: string, language: Language = 'da'): GeneratedGame {
  const { idea, definition, definitionHash, sheet, config, making, compliance, description } = made
  const { compliant, rulesetVersion, details } = compliance
  return {
    ...faceOf(definition),
    ...{ generationId, description, definition, definitionHash, config },
    warnings: warningsIn(definition, language),
    making: makingIn(making, language),
    ...{ name: idea.name, theme: idea.theme, palette: idea.palette, category: CATEGORY },
    rtp: Math.round(sheet.rtp * 10_000),
    volatility: sheet.volatilityClass,
    hitFrequency: sheet.hitFrequency,
    standardDeviation: sheet.standardDeviation,
    method: sheet.method,
    paytable: paytableFor(made),
    compliance: { compliant, rulesetVersion, findings: details },
  }
}

const paytableFor = ({ definition }: Made): NewPaytable =>
  Object.fromEntries(
    paytableOf(definition).map(({ symbolId, pays }) => [
      symbolId,
      Object.fromEntries(pays.map(({ count, times }) => [String(count), times])),
    ]),
  )

/** The same as something that is stored. */
export const newGameOf = ({ idea, description, config }: Made): NewGame =>
  createGameInput.parse({
    ...{ name: idea.name, description, theme: idea.theme, palette: idea.palette, config, category: CATEGORY },
    // What is stored is the definition that is proved already.
    definition: {},
  })
