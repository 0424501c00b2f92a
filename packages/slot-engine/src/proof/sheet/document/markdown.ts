import type { DetailedSheet } from '../detailed-sheet.ts'
import { documentOf } from './document.ts'
import type { Cell, DocumentOptions, Section, SheetDocument, Table } from './layout.ts'

/** The sheet as GitHub-flavoured Markdown. */
export const sheetToMarkdown = (detail: DetailedSheet, options: DocumentOptions = {}): string =>
  documentToMarkdown(documentOf(detail, options))

export function documentToMarkdown({ title, eyebrow, description, facts, sections, texts }: SheetDocument): string {
  return [
    `# ${escaped(title)} – ${escaped(eyebrow)}`,
    ...(description === '' ? [] : [escaped(description)]),
    facts.map(({ name, text }) => `- **${escaped(name)}:** ${escaped(text)}`).join('\n'),
    ...sections.flatMap(sectionLines),
    escaped(texts.methodNote),
    '',
  ].join('\n\n')
}

const sectionLines = ({ title, note, tables }: Section): string[] => [
  `## ${escaped(title)}`,
  ...(note === undefined ? [] : [escaped(note)]),
  ...tables.flatMap(tableLines),
]

function tableLines({ title, basis, columns, keys, rows }: Table): string[] {
  const caption = [title, basis].filter((text) => text !== undefined).map(escaped)
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    ...(caption.length === 0 ? [] : [caption.join('. ')]),
    [
      line(columns.map(({ name }) => escaped(name))),
      line(columns.map((_, i) => (i < keys ? '---' : '---:'))),
      ...rows.map(({ cells, isTotal }) => line(cells.map((cell) => (isTotal ? bold(textOf(cell)) : textOf(cell))))),
    ].join('\n'),
  ]
}

const textOf = (cell: Cell): string =>
  escaped(typeof cell === 'string' ? cell : [cell.text, cell.error?.text].filter(Boolean).join(' '))

const bold = (text: string): string => (text === '' ? '' : `**${text}**`)

/** Nothing in a name may become markup, or break out of its cell. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
    .replace(/\s+/g, (space) => (space.includes('\n') || space.includes('\r') ? ' ' : space))
