import type { Movement, MovementKind } from '@spilvaerk/schemas'
import { danishTime } from '../../../platform/time/danish-day.ts'

export const KIND_NAMES: Readonly<Record<MovementKind, string>> = {
  deposit: 'Indbetaling',
  withdrawal: 'Udbetaling',
  bet: 'Indsats',
  win: 'Gevinst',
  jackpot: 'Jackpot',
  purchase: 'Køb',
  refund: 'Refusion',
  sale: 'Salg',
}

/** What Excel and its kin take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/** A text as one cell: never a formula, never two cells. */
export function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const money = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
  useGrouping: false,
})

/** For a Danish spreadsheet: semicolons, decimal commas, and a mark that says UTF-8. A minus here begins a number. */
export function movementsCsv(movements: readonly Movement[]): string {
  const head = ['Nr.', 'Tidspunkt', 'Type', 'Tekst', 'Beløb (kr.)', 'Saldo (kr.)', 'Runde']
  const rows = movements.map(({ id, createdAt, kind, text, amount, balance, roundId }) => [
    ...[String(id), danishTime(new Date(createdAt)), KIND_NAMES[kind], cell(text)],
    ...[money.format(amount), money.format(balance), roundId ?? ''],
  ])
  return `\uFEFF${[head, ...rows].map((row) => `${row.join(';')}\r\n`).join('')}`
}
