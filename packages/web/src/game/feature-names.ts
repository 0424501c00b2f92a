import type { Definition, Feature } from '@spilvaerk/slot-engine'

const NAMES: Readonly<Record<Feature['type'], string>> = {
  freeSpins: 'gratis spins',
  holdAndWin: 'fastlåste mønter',
  wheel: 'lykkehjulet',
  pick: 'vælgespillet',
  ladder: 'stigen',
  choice: 'valget',
}

/** What a feature is called in running text; its id too, where the game has several of the kind. */
export function featureName({ features = [] }: Definition, id: string): string {
  const feature = features.find((candidate) => candidate.id === id)
  if (!feature) return id
  const isOnly = features.filter(({ type }) => type === feature.type).length === 1
  return isOnly ? NAMES[feature.type] : `${NAMES[feature.type]} (${id})`
}

/** What the win rule pays for, in running text. */
export const RULE_NAMES: Readonly<Record<Definition['wins']['type'], string>> = {
  lines: 'linjer',
  ways: 'veje',
  clusters: 'klynger',
  anywhere: 'symboler overalt',
}
