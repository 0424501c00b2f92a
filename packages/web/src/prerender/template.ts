import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, translator } from '@spilvaerk/messages'
import { layout } from '@spilvaerk/messages/layout'
import { filesOf, type Manifest } from './files-of.ts'

interface Content {
  /** Of the routes from the root to the page's own. */
  readonly routes: readonly string[]
  readonly language: Language
  readonly prerendered?: Prerendered
}

interface Prerendered {
  readonly title: string | undefined
  readonly html: string
  /** Answers of the server that the program then need not ask for. */
  readonly data: unknown
}

const PLACEHOLDER = /<!--placeholder-->.*<!--\/placeholder-->/s

/** Fills the built page: it names the scripts and styles of the page that is asked for, and holds that page pre-rendered. */
export function createTemplate(dist: string): (content: Content) => string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return ({ routes, language, prerendered }) => {
    const { scripts, styles, later } = filesOf(manifest, routes)
    const links = styles
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    const parts = [partsMeta('parts', scripts), ...(later.length > 0 ? [partsMeta('later-parts', later)] : [])]
    const linked = inLanguage(page, language).replace('</head>', `${[...links, ...parts].join('\n    ')}\n  </head>`)
    return prerendered ? insert(prerendered, linked) : linked
  }
}

const partsMeta = (name: string, files: readonly string[]): string =>
  `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`

const OWN_TEXTS = ['siteTitle', 'page.description', 'page.late', 'page.retry', 'page.needsScript'] as const

/** The built page says a few words of its own, in Danish. */
function inLanguage(page: string, language: Language): string {
  const [danish, t] = [translator(layout, 'da'), translator(layout, language)]
  return OWN_TEXTS.reduce(
    (text, key) => text.replace(danish(key), () => t(key)),
    page.replace('<html lang="da">', () => `<html lang="${language}">`),
  )
}

/** Replaces by functions: a text would be searched for `$&` and the like. */
const insert = ({ title, html, data }: Prerendered, page: string): string =>
  page
    .replace(/<title>.*<\/title>/, (old) => (title === undefined ? old : `<title>${escaped(title)}</title>`))
    .replace(PLACEHOLDER, (opening) => {
      const late = /<p class="opening-late">.*<\/p>/.exec(opening)?.[0] ?? ''
      return `<div inert aria-hidden="true">${unlabelled(html)}</div>${late}${data ? dataScript(data) : ''}`
    })

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Data, not a script: a browser runs nothing of it. */
const dataScript = (data: unknown): string =>
  `<script id="prefetched" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A pre-rendered page is inert: names for screen readers belong to the page that follows. */
const unlabelled = (html: string): string =>
  html.replaceAll(/ (?:aria-label(?:ledby)?|for|role|aria-live)="[^"]*"/g, '')
