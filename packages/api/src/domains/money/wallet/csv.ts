import { type Language, translator } from '@spilvaerk/messages'
import { movements as texts } from '@spilvaerk/messages/movements'
import type { Movement } from '@spilvaerk/schemas'
import { LOCALES } from '../../../platform/numbers/in-language.ts'
import { danishTime } from '../../../platform/time/danish-day.ts'
import { movementText } from './movement-text.ts'

/** What spreadsheets of a language put between cells: where the comma is in numbers it cannot be between them. */
const SEPARATORS: Readonly<Record<Language, string>> = { da: ';', en: ',' }

/** What Excel and its kin take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/** A text as one cell: never a formula, never two cells. */
export function cell(text: string, separator = ';'): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const moneyIn = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    useGrouping: false,
  })

const COLUMNS = ['number', 'time', 'kind', 'text', 'amount', 'balance', 'round'] as const

/**
 * For a spreadsheet of the language: in Danish semicolons and decimal commas. A mark says that it is UTF-8. A minus of
 * an amount begins a number.
 */
export function movementsCsv(movements: readonly Movement[], language: Language): string {
  const t = translator(texts, language)
  const money = moneyIn(language)
  const separator = SEPARATORS[language]
  const head = COLUMNS.map((column) => t(`columns.${column}`))
  const rows = movements.map(({ id, createdAt, kind, text, amount, balance, roundId }) => [
    ...[String(id), danishTime(new Date(createdAt)), t(`kinds.${kind}`), cell(movementText(text, language), separator)],
    ...[money.format(amount), money.format(balance), roundId ?? ''],
  ])
  return `\uFEFF${[head, ...rows].map((row) => `${row.join(separator)}\r\n`).join('')}`
}
