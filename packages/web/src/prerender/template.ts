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
  const styleIn = createStyleReader(dist)
  return ({ routes, language, prerendered }) => {
    const { scripts, styles, later } = filesOf(manifest, routes)
    const head = [...styles.map(prerendered ? styleIn : styleLink), ...(later.length > 0 ? [laterParts(later)] : [])]
    // After what the page shows, so that its pictures are asked for first.
    const program = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    const linked = inLanguage(page, language)
      .replace(STYLE_LINKS, '')
      .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
      .replace('</body>', () => `${program.join('\n    ')}\n  </body>`)
    return prerendered ? insert(prerendered, linked) : linked
  }
}

/** Those of the built page; each page names its own. */
const STYLE_LINKS = /<link rel="stylesheet"[^>]*>\s*/g
const FONTS = /<link\s[^>]*as="font"[^>]*>\s*/g

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`

/**
 * The styles themselves, so that the first picture waits for no second answer. The link is never fetched: by it, the
 * program sees that a part of it has its styles.
 */
function createStyleReader(dist: string): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const style = known.get(file) ?? readFileSync(join(dist, file), 'utf8').trim().replaceAll('</', '<\\/')
    known.set(file, style)
    return `<style>${style}</style><link rel="stylesheet" crossorigin href="/${file}" disabled>`
  }
}

const laterParts = (files: readonly string[]): string =>
  `<meta name="later-parts" content="${files.map((file) => `/${file}`).join(' ')}">`

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
    .replace('<html ', '<html data-opening ')
    // The program comes before them: until then their stand-ins are seen.
    .replace(FONTS, '')
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
