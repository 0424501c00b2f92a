import { type Language, translator } from '@spilvaerk/messages'
import { movements as texts } from '@spilvaerk/messages/movements'
import type { Movement } from '@spilvaerk/schemas'
import { cell, csvOf } from '../../../platform/csv/csv.ts'
import { LOCALES } from '../../../platform/numbers/in-language.ts'
import { danishTime } from '../../../platform/time/danish-day.ts'
import { movementText } from './movement-text.ts'

const moneyIn = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    useGrouping: false,
  })

const COLUMNS = ['number', 'time', 'kind', 'text', 'amount', 'balance', 'round'] as const

/**
 * For a spreadsheet of the language: in Danish semicolons and decimal commas. A minus of an amount begins a number.
 */
export function movementsCsv(movements: readonly Movement[], language: Language): string {
  const t = translator(texts, language)
  const money = moneyIn(language)
  const head = COLUMNS.map((column) => t(`columns.${column}`))
  const rows = movements.map(({ id, createdAt, kind, text, amount, balance, roundId }) => [
    ...[String(id), danishTime(new Date(createdAt)), t(`kinds.${kind}`), cell(movementText(text, language), language)],
    ...[money.format(amount), money.format(balance), roundId ?? ''],
  ])
  return csvOf([head, ...rows], language)
}
