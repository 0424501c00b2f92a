import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>>
}

const require = createRequire(import.meta.url)
const SET = '@iconify-json/fluent-emoji-flat'
const SIDE = 32

/** Serves Microsoft's flat Fluent emoji (MIT) as `/art/<code points>.svg`, and writes them all beside the built app. */
export function emojiArt(): Plugin {
  let drawings: ReadonlyMap<string, string> | undefined
  const all = () => {
    drawings ??= readSet()
    return drawings
  }
  return {
    name: 'emoji-art',
    configureServer(server) {
      server.middlewares.use('/art/', (request, response) => {
        const name = request.url?.match(/^\/([0-9a-f-]+)\.svg/)?.[1]
        const svg = name && all().get(name)
        if (!svg) {
          response.statusCode = 404
          return response.end()
        }
        response.setHeader('content-type', 'image/svg+xml')
        response.setHeader('cache-control', 'max-age=3600')
        return response.end(svg)
      })
    },
    /** Written past the bundler: three thousand emitted assets would cost it more time than the app itself. */
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'art')
      if (existsSync(folder)) return
      mkdirSync(folder, { recursive: true })
      for (const [name, svg] of all()) writeFileSync(join(folder, `${name}.svg`), svg)
    },
  }
}

function readSet(): ReadonlyMap<string, string> {
  const { icons, aliases } = readJson<IconSet>('icons.json')
  const drawings = new Map<string, string>()
  for (const [codePoints, name] of Object.entries(readJson<Record<string, string>>('chars.json'))) {
    const alias = aliases[name]
    const icon = icons[alias?.parent ?? name]
    if (icon) drawings.set(unpadded(codePoints), draw(icon.body, icon.width ?? SIDE, icon.height ?? SIDE, alias?.hFlip))
  }
  return drawings
}

/** The set writes `0037-20e3` where everything else is written without leading zeros. */
const unpadded = (codePoints: string): string => codePoints.replace(/\b0+/g, '')

/** Black on a night of ink is not seen: a spade gets a rim of lamplight. */
const RIM = 'stroke="#f3eee3" stroke-width="2" stroke-linejoin="round" paint-order="stroke"'
const DARKEST = 0x45

const isNearlyBlack = (body: string): boolean => {
  const channels = [...body.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi)].flatMap(([, ...rgb]) => rgb)
  return channels.length > 0 && channels.every((channel) => Number.parseInt(channel, 16) <= DARKEST)
}

const draw = (body: string, width: number, height: number, isFlipped = false): string => {
  const seen = isNearlyBlack(body) ? `<g ${RIM}>${body}</g>` : body
  const art = isFlipped ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${seen}</g>` : seen
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="256" height="256">${art}</svg>`
}

// The set's own types describe its files; what is read here is only the part that is used.
const readJson = <T>(file: string): T => JSON.parse(readFileSync(require.resolve(`${SET}/${file}`), 'utf8')) as T
