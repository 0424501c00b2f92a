import { isAside } from '../../../../game/rules/rules.ts'
import type { PayRow, PayTable } from '../../pays/pay-table.ts'
import { basisText, type FigureMaker, figures, symbolName } from '../figures.ts'
import type { Column, Draft, Row, Section } from '../layout.ts'
import { featureName } from './returns.ts'

export function payTableSections(draft: Draft): Section[] {
  const tables = draft.detail.payTables.filter(({ rows }) => rows.length > 0)
  return tables.map((table, i) => ({
    title: `${draft.texts.payTableOf} ${sourceName(draft, table.source)}`,
    ...(i === 0 ? { note: draft.texts.payTableNotes[table.method] } : {}),
    tables: [payTable(draft, table)],
  }))
}

const sourceName = ({ detail, texts }: Draft, source: string): string =>
  source === 'base' ? texts.paidSpin : featureName(detail, texts, source)

/** A mean win is shown where ways or multipliers make it something else than the table says. */
function payTable(draft: Draft, table: PayTable) {
  const { texts, numbers } = draft
  const make = figures(draft, table.method)
  const isExact = table.method === 'exact'
  const hasMean =
    isExact && table.rows.some(({ hits, coins, meanCoins }) => hits > 0 && Math.abs(coins - meanCoins) > 1e-9)
  const columns: Column[] = [
    { name: texts.symbol },
    { name: texts.count },
    { name: texts.pays },
    ...(hasMean ? [{ name: texts.meanWin }] : []),
    { name: isExact ? texts.hits : texts.hitsSeen },
    { name: texts.hitOdds },
    { name: texts.contribution },
  ]
  const rows = table.rows.map((row) => payRow(draft, table.source, row, make, hasMean))
  const sum = table.rows.reduce((all, row) => all + row.rtp, 0)
  const blanks = columns.slice(1, -1).map(() => '')
  const total: Row[] = isExact ? [{ cells: [texts.sum, ...blanks, make.share(sum)], isTotal: true }] : []
  const spins = table.source === 'base' ? '' : `. ${numbers.decimal(table.spinsPerRound, 4)} ${texts.perSpinOf}`
  const cycle = isExact ? `, ${numbers.whole(table.cycle)} ${texts.combinations}` : ''
  return {
    basis: `${basisText(draft, table.method, table.cycle, 'spins')}${cycle}${spins}`,
    keys: 2,
    columns,
    rows: [...rows, ...total],
  }
}

function payRow(draft: Draft, source: string, row: PayRow, make: FigureMaker, hasMean: boolean): Row {
  const { texts } = draft
  const name = row.kind === 'combination' ? row.of : symbolName(draft, row.of)
  const given = figures(draft, 'given')
  const { perSpin, rtp } = row.standardErrors ?? {}
  const { kind, of, from, to } = row
  const spinsPerWin = { ...make.odds(row.perSpin, perSpin), unit: 'spins' as const }
  return {
    ...(row.hits > 0 && { rounds: { type: 'pay', source, kind, of, from, to } }),
    cells: [
      isAside(row.kind) ? `${name} (${texts.kinds[row.kind]})` : name,
      row.from === row.to ? String(row.from) : `${row.from}–${row.to}`,
      given.whole(row.coins, 'coins'),
      ...(hasMean ? [make.rough(row.meanCoins, 'coins')] : []),
      make.whole(row.hits, 'wins'),
      ...(row.hits === 0 && row.standardErrors ? [texts.notSeen, ''] : [spinsPerWin, make.share(row.rtp, rtp)]),
    ],
  }
}
