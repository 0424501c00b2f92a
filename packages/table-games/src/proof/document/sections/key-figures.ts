import type { Figure, Section } from '@spilvaerk/slot-engine/shared'
import type { SpotSheet } from '../../sheet.ts'
import { chance, type Draft, decimal, deviation, mainLines, rough, share } from '../draft.ts'

/** The main bet under the best play. */
export function keyFigures(draft: Draft): Section {
  const { texts } = draft
  const [main] = mainLines(draft)
  const columns = [{ name: texts.figure }, { name: texts.value }, { name: texts.basis, isBasis: true }]
  const rows = main === undefined ? [] : linesOf(draft, main)
  return {
    title: texts.keyFigures,
    tables: [
      { keys: 1, columns, rows: rows.map(([name, figure]) => ({ cells: [name, figure, texts.bases[figure.basis]] })) },
    ],
  }
}

function linesOf(draft: Draft, main: SpotSheet): (readonly [name: string, figure: Figure])[] {
  const { texts } = draft
  const { returned, houseEdge, elementOfRisk, staked, hitFrequency, pushFrequency, standardDeviation, top } = main
  const raises = staked.value !== 1
  return [
    [texts.returned, share(draft, returned)],
    [texts.houseEdge, share(draft, houseEdge)],
    ...(raises
      ? ([
          [texts.elementOfRisk, share(draft, elementOfRisk)],
          [texts.staked, decimal(draft, staked, 'bets')],
        ] as const)
      : []),
    [texts.hitFrequency, share(draft, hitFrequency)],
    ...(pushFrequency.value === 0 ? [] : ([[texts.pushFrequency, share(draft, pushFrequency)]] as const)),
    [texts.sigma, deviation(draft, main)],
    [texts.topWin, rough(draft, top.net.value, 'bets')],
    [texts.topOdds, chance(draft, top.chance)],
    ...(houseEdge.value > 0
      ? ([[texts.n0, rough(draft, (standardDeviation / houseEdge.value) ** 2, 'rounds')]] as const)
      : []),
  ]
}
