import type { Variant } from '../../detailed-sheet.ts'
import { sigmaError } from '../../sheet-errors.ts'
import { basisText, figures } from '../figures.ts'
import type { Draft, Row, Section } from '../layout.ts'
import { modeName } from './head.ts'

/** Bet modes, and what a player's choice makes of the game. */
export function variantsSection(draft: Draft): Section[] {
  const { texts, detail } = draft
  if (detail.variants.length === 0) return []
  const plain: Variant = { round: {}, sheet: detail.sheet }
  return [
    {
      title: texts.variants,
      tables: [
        {
          keys: 1,
          columns: [
            { name: texts.variant },
            { name: texts.price },
            { name: texts.rtp },
            { name: texts.hitFrequency },
            { name: texts.sigma },
            { name: texts.basis, isBasis: true },
          ],
          rows: [plain, ...detail.variants].map((variant) => variantRow(draft, variant)),
        },
      ],
    },
  ]
}

function variantRow(draft: Draft, { round, sheet }: Variant): Row {
  const make = figures(draft, sheet.method)
  const simulated = sheet.method === 'simulated'
  const ofShare = simulated ? Math.sqrt((sheet.hitFrequency * (1 - sheet.hitFrequency)) / sheet.spins) : undefined
  return {
    cells: [
      variantName(draft, round),
      figures(draft, 'given').whole(sheet.betCoins, 'coins'),
      make.share(sheet.rtp, simulated ? sheet.standardError : undefined),
      make.share(sheet.hitFrequency, ofShare),
      make.decimal(sheet.standardDeviation, 'bets', 3, sheet.method === 'simulated' ? sigmaError(sheet) : undefined),
      basisText(draft, sheet.method, simulated ? sheet.spins : undefined),
    ],
  }
}

function variantName({ detail: { definition }, texts }: Draft, { mode, choose }: Variant['round']): string {
  if (mode !== undefined) return modeName(definition, mode)
  const [choice] = Object.entries(choose ?? {})
  if (choice === undefined) return texts.plainBet
  const [id, option] = choice
  const feature = definition.features?.find((other) => other.id === id)
  const name = feature?.type === 'choice' ? feature.options[option]?.name : undefined
  return `${id}: ${name ?? `${texts.option} ${option + 1}`}`
}
