import { sheet } from '@spilvaerk/messages/sheet'
import {
  type DetailedSheet,
  type DocumentOptions,
  sheetToCsv,
  sheetToHtml,
  sheetToMarkdown,
} from '@spilvaerk/slot-engine'
import { textsOf } from '../../lib/page-language.ts'

const KINDS = {
  md: { label: 'Markdown', type: 'text/markdown', write: sheetToMarkdown },
  csv: { label: 'CSV', type: 'text/csv', write: sheetToCsv },
  html: { label: 'HTML', type: 'text/html', write: sheetToHtml },
} as const
type Kind = keyof typeof KINDS

export const DOWNLOADS = (['md', 'csv', 'html'] as const).map((kind) => ({ kind, label: KINDS[kind].label }))

/** Hands the sheet over as a file. */
export const downloadSheet = (kind: Kind, detail: DetailedSheet, name: string, options: DocumentOptions): void =>
  saveSheet(kind, KINDS[kind].write(detail, options), name)

/** The same of a sheet that is written already. */
export function saveSheet(kind: Kind, text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${KINDS[kind].type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${textsOf(sheet)('fileName', { name })}.${kind}`
  link.click()
  // The browser has taken the file up by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
