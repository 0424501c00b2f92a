import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>>
}

const require = createRequire(import.meta.url)
const SET = '@iconify-json/fluent-emoji-flat'
const GLYPHS = '@iconify-json/fluent-emoji-high-contrast'
const SOLIDS = '@lobehub/fluent-emoji-3d'
const SIDE = 32

/**
 * Serves Microsoft's Fluent emoji (MIT) and writes them all beside the built app: flat as `/art/<code points>.svg`, in the
 * round as `/art/3d/<code points>.webp`, and as one-coloured glyphs `/art/glyph/<code points>.svg`.
 */
export function emojiArt(): Plugin {
  let drawings: ReadonlyMap<string, string> | undefined
  let solids: ReadonlyMap<string, string> | undefined
  const all = () => {
    drawings ??= new Map([...readSet(), ...readGlyphs()])
    return drawings
  }
  const files = () => {
    solids ??= readSolids()
    return solids
  }
  return {
    name: 'emoji-art',
    configureServer(server) {
      server.middlewares.use('/art/', (request, response) => {
        const solid = files().get(request.url?.match(/^\/(3d\/[0-9a-f-]+)\.webp/)?.[1] ?? '')
        if (solid) {
          response.setHeader('content-type', 'image/webp')
          return response.end(readFileSync(solid))
        }
        const name = request.url?.match(/^\/((?:glyph\/)?[0-9a-f-]+)\.svg/)?.[1]
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
      if (existsSync(join(folder, '3d'))) return
      for (const part of ['3d', 'glyph']) mkdirSync(join(folder, part), { recursive: true })
      for (const [name, svg] of all()) writeFileSync(join(folder, `${name}.svg`), svg)
      for (const [name, file] of files()) copyFileSync(file, join(folder, `${name}.webp`))
    },
  }
}

function readSet(): ReadonlyMap<string, string> {
  const { icons, aliases } = readJson<IconSet>('icons.json')
  const drawings = new Map<string, string>()
  for (const [codePoints, name] of Object.entries(readJson<Record<string, string>>('chars.json'))) {
    const alias = aliases?.[name]
    const icon = icons[alias?.parent ?? name]
    if (icon) drawings.set(unpadded(codePoints), draw(icon.body, icon.width ?? SIDE, icon.height ?? SIDE, alias?.hFlip))
  }
  return drawings
}

/** One colour each, so that they can be cut from anything. */
function readGlyphs(): ReadonlyMap<string, string> {
  const { icons, aliases } = readJson<IconSet>('icons.json', GLYPHS)
  const glyphs = new Map<string, string>()
  for (const [codePoints, name] of Object.entries(readJson<Record<string, string>>('chars.json', GLYPHS))) {
    const alias = aliases?.[name]
    const icon = icons[alias?.parent ?? name]
    if (icon) glyphs.set(`glyph/${unpadded(codePoints)}`, wrap(icon.body, icon.width ?? SIDE, icon.height ?? SIDE))
  }
  return glyphs
}

/** By name the file; its own name writes the variation selectors that ours leave out. */
function readSolids(): ReadonlyMap<string, string> {
  const folder = join(dirname(require.resolve(`${SOLIDS}/package.json`)), 'assets')
  return new Map(
    readdirSync(folder).map((file) => [
      `3d/${unpadded(file.replace('.webp', '').replaceAll('-fe0f', ''))}`,
      join(folder, file),
    ]),
  )
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
  return wrap(art, width, height)
}

const wrap = (art: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="256" height="256">${art}</svg>`

// The set's own types describe its files; what is read here is only the part that is used.
const readJson = <T>(file: string, set = SET): T =>
  JSON.parse(readFileSync(require.resolve(`${set}/${file}`), 'utf8')) as T
