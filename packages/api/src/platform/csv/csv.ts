import type { Language } from '@spilvaerk/messages'

/** What spreadsheets of a language put between cells: where the comma is in numbers it cannot be between them. */
const SEPARATORS: Readonly<Record<Language, string>> = { da: ';', en: ',' }

/** What Excel and its kin take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/** A text as one cell: never a formula, never two cells. */
export function cell(text: string, language: Language): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe.includes(SEPARATORS[language]) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells for a spreadsheet of the language. A mark says that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[], language: Language): string =>
  `\uFEFF${rows.map((row) => `${row.join(SEPARATORS[language])}\r\n`).join('')}`
