import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, type Manifest } from './files-of.ts'

interface Content {
  /** Of the routes from the root to the page's own. */
  readonly routes: readonly string[]
  readonly drawn?: Drawn
}

interface Drawn {
  readonly title: string | undefined
  readonly picture: string
  /** What the program is told so that it need not ask. */
  readonly told: unknown
}

const PICTURE = /<!--picture-->.*<!--\/picture-->/s

/** The built page, naming the program and the styles of the page that is asked for so that they come at once, with its picture. */
export function createFrame(dist: string): (content: Content) => string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return ({ routes, drawn }) => {
    const { scripts, styles } = filesOf(manifest, routes)
    const links = styles
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    const parts = `<meta name="parts" content="${scripts.map((file) => `/${file}`).join(' ')}">`
    const linked = page.replace('</head>', `${[...links, parts].join('\n    ')}\n  </head>`)
    return drawn ? hang(drawn, linked) : linked
  }
}

/** Replaces by functions: a text would be searched for `$&` and the like. */
const hang = ({ title, picture, told }: Drawn, page: string): string =>
  page
    .replace(/<title>.*<\/title>/, (old) => (title === undefined ? old : `<title>${escaped(title)}</title>`))
    .replace(PICTURE, (opening) => {
      const late = /<p class="opening-late">.*<\/p>/.exec(opening)?.[0] ?? ''
      return `<div inert aria-hidden="true">${unlabelled(picture)}</div>${late}${told ? toldIn(told) : ''}`
    })

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Data, not a script: a browser runs nothing of it. */
const toldIn = (told: unknown): string =>
  `<script id="told" type="application/json">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`

/** Nobody can reach what is in a picture: names for those who listen belong to the page that follows. */
const unlabelled = (html: string): string =>
  html.replaceAll(/ (?:aria-label(?:ledby)?|for|role|aria-live)="[^"]*"/g, '')
