import { figures } from '@spilvaerk/messages/figures'
import type { Definition } from '@spilvaerk/slot-engine'
import { textsOf } from '../lib/page-language.ts'

/** What a feature is called in running text; its id too, where the game has several of the kind. */
export function featureName({ features = [] }: Definition, id: string): string {
  const feature = features.find((candidate) => candidate.id === id)
  if (!feature) return id
  const isOnly = features.filter(({ type }) => type === feature.type).length === 1
  const name = textsOf(figures)(`features.${feature.type}`)
  return isOnly ? name : `${name} (${id})`
}

/** What the win rule pays for, in running text. */
export const ruleName = (type: Definition['wins']['type']): string => textsOf(figures)(`winRules.${type}`)
