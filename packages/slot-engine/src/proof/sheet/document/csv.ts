import { type Numbers, numbersOf } from '../../words/numbers.ts'
import type { DetailedSheet } from '../detailed-sheet.ts'
import { documentOf } from './document.ts'
import type { Cell, DocumentOptions, Row, SheetDocument, Table } from './layout.ts'

/** The fields of every record, in this order, whatever the language. */
export const CSV_FIELDS = ['section', 'table', 'item', 'measure', 'value', 'unit', 'basis', 'standardError'] as const

/**
 * The sheet as CSV (RFC 4180): one record per figure, so that it can be filtered and pivoted. Danish has a decimal comma
 * and semicolons between the fields, as spreadsheets there expect. Values are unrounded; a `share` is of 1.
 */
export const sheetToCsv = (detail: DetailedSheet, options: DocumentOptions = {}): string =>
  documentToCsv(documentOf(detail, options))

export function documentToCsv(document: SheetDocument): string {
  const { language } = document
  const separator = language === 'da' ? ';' : ','
  const numbers = numbersOf(language)
  const record = (fields: readonly string[]): string => fields.map((field) => quoted(field, separator)).join(separator)
  return `${[CSV_FIELDS, ...records(document, numbers)].map((fields) => record(fields)).join('\r\n')}\r\n`
}

function records({ title, facts, sections, eyebrow }: SheetDocument, numbers: Numbers): string[][] {
  const head = [{ name: eyebrow, text: title }, ...facts].map(({ name, text }) => [
    eyebrow,
    '',
    safe(name),
    '',
    safe(text),
    '',
    '',
    '',
  ])
  const figures = sections.flatMap((section) =>
    section.tables.flatMap((table) => table.rows.flatMap((row) => rowRecords(section.title, table, row, numbers))),
  )
  return [...head, ...figures]
}

function rowRecords(section: string, table: Table, { cells }: Row, numbers: Numbers): string[][] {
  // A table of names alone, such as a strip, is keyed by its first column.
  const keys = table.keys < table.columns.length ? table.keys : 1
  const item = cells
    .slice(0, keys)
    .filter((cell) => cell !== '')
    .map((cell) => (typeof cell === 'string' ? cell : cell.text))
    .join(' × ')
  return cells.slice(keys).flatMap((cell, i) => {
    const column = table.columns[i + keys]
    if (cell === '' || column === undefined || column.isBasis) return []
    const names = [section, table.title ?? '', item, column.measure ?? column.name].map(safe)
    return [[...names, ...valueFields(cell, numbers)]]
  })
}

function valueFields(cell: Cell, numbers: Numbers): string[] {
  if (typeof cell === 'string') return [safe(cell), '', '', '']
  const { value, unit, basis, error } = cell
  return [
    value === null ? '' : numbers.plain(value),
    unit,
    basis,
    error === undefined ? '' : numbers.plain(error.value),
  ]
}

/** A spreadsheet takes a text that begins so for a formula. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (field: string, separator: string): string =>
  /["\r\n]/.test(field) || field.includes(separator) ? `"${field.replaceAll('"', '""')}"` : field
