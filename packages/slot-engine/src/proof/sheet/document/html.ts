import type { DetailedSheet } from '../detailed-sheet.ts'
import { funnelChart } from './charts/funnel-chart.ts'
import { returnChart, SWATCHES } from './charts/return-chart.ts'
import { winChart } from './charts/win-chart.ts'
import { documentOf, draftOf } from './document.ts'
import { escaped } from './escape.ts'
import type { Cell, DocumentOptions, Draft, Section, SheetDocument, Table } from './layout.ts'
import { STYLE } from './style.ts'

/** The sheet as one HTML page to print on A4, with its charts. */
export function sheetToHtml(detail: DetailedSheet, options: DocumentOptions = {}): string {
  const document = documentOf(detail, options)
  const draft = draftOf(detail, document.language)
  return documentToHtml(document, (chart) => CHARTS[chart](draft))
}

type Chart = NonNullable<Section['chart']>

/**
 * A document as one HTML page: no script, nothing fetched, charts as inline SVG, and a policy in the page that forbids
 * anything else.
 * @param draw a chart of a section as SVG; by default there are none
 */
export function documentToHtml(document: SheetDocument, draw: (chart: Chart) => string = () => ''): string {
  const { title, eyebrow, language, sections } = document
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${title} – ${eyebrow}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${header(document)}
<main>
${sections.map((section) => sectionHtml(section, draw)).join('\n')}
${approval(document)}
</main>
<footer>${escaped(document.texts.methodNote)}</footer>
</body>
</html>
`
}

function header({ title, eyebrow, description, facts }: SheetDocument): string {
  const list = facts.map(({ name, text }) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`)
  const lead = description === '' ? '' : `<p class="description">${escaped(description)}</p>`
  return `<header><p class="eyebrow">${escaped(eyebrow)}</p><h1>${escaped(title)}</h1>${lead}<dl class="facts">${list.join('')}</dl></header>`
}

function sectionHtml({ title, note, chart, tables }: Section, draw: (chart: Chart) => string): string {
  const lead = note === undefined ? '' : `<p class="note">${escaped(note)}</p>`
  const picture = chart === undefined ? '' : `<figure${scrolls(title)}>${draw(chart)}</figure>`
  return `<section><h2>${escaped(title)}</h2>${lead}${picture}${inPairs(tables, title)}</section>`
}

/** What is wider than a phone scrolls by itself there, by the keys as well. */
const scrolls = (name: string): string => ` tabindex="0" role="group" aria-label="${escaped(name)}"`

const CHARTS = { returns: returnChart, wins: winChart, longRun: funnelChart } as const satisfies Record<
  Chart,
  (draft: Draft) => string
>

function inPairs(tables: readonly Table[], section: string): string {
  const html = (table: Table): string => tableHtml(table, section)
  const half = tables.filter((table) => table.half)
  const rest = tables.filter((table) => !table.half).map(html)
  const pair = half.length < 2 ? half.map(html) : [`<div class="pair">${half.map(html).join('')}</div>`]
  return [...pair, ...rest].join('')
}

function tableHtml({ title, basis, columns, keys, rows }: Table, section: string): string {
  const caption = [
    ...(title === undefined ? [] : [`<b>${escaped(title)}</b>`]),
    ...(basis === undefined ? [] : [escaped(basis)]),
  ]
  const keyClass = (i: number): string => (i < keys ? ' class="key"' : '')
  const head = columns.map(({ name }, i) => `<th scope="col"${keyClass(i)}>${escaped(name)}</th>`)
  const body = rows.map(({ cells, isTotal, swatch }) => {
    const dot = swatch === undefined ? '' : `<span class="swatch-dot s${swatch % SWATCHES}"></span>`
    const content = cells.map((cell, i) => `<td${keyClass(i)}>${i === 0 ? dot : ''}${cellHtml(cell)}</td>`)
    return `<tr${isTotal ? ' class="total"' : ''}>${content.join('')}</tr>`
  })
  const isWide = columns.length > 5 || keys === columns.length
  const wide = columns.length > 5 ? ' wide' : ''
  const small = keys === columns.length ? ' small' : ''
  return `<div class="table${wide}${small}"${isWide ? scrolls(title ?? section) : ''}><table>${caption.length === 0 ? '' : `<caption>${caption.join(' ')}</caption>`}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return escaped(cell)
  return cell.error === undefined
    ? escaped(cell.text)
    : `${escaped(cell.text)} <span class="error">${escaped(cell.error.text)}</span>`
}

function approval({ texts }: SheetDocument): string {
  const fields = [texts.calculatedBy, texts.dateAndSignature, texts.checkedBy, texts.dateAndSignature]
  const lines = fields.map((field) => `<div><dt>${escaped(field)}</dt></div>`)
  return `<section class="approval"><h2>${escaped(texts.signatures)}</h2><dl>${lines.join('')}</dl></section>`
}
