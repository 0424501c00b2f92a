import { basisText, figures } from '../figures.ts'
import type { Draft, Row, Section } from '../layout.ts'

/** How often a paid spin comes to its first, second, … window, and what those return. */
export function cascadesSection(draft: Draft): Section[] {
  const { sheet } = draft.detail
  const falls = sheet.method === 'exact' ? (sheet.base.falls ?? []) : []
  if (falls.length === 0) return []
  const { texts, numbers } = draft
  const make = figures(draft, 'exact')
  const rows = falls.map(
    ({ chance, winChance, rtp }, number): Row => ({
      cells: [numbers.whole(number), make.chance(chance), make.odds(chance), make.chance(winChance), make.share(rtp)],
    }),
  )
  const columns = [
    { name: texts.fallsBefore },
    { name: texts.windowChance },
    { name: texts.oneIn, measure: `${texts.oneIn} … ${texts.rounds}` },
    { name: texts.windowWins },
    { name: texts.rtp },
  ]
  return [{ title: texts.cascades, tables: [{ basis: basisText(draft, 'exact'), keys: 1, columns, rows }] }]
}
