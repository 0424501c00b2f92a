import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the web’s build made for exports. */
export interface Player {
  /** As they stand in a page: neither closes its own element. */
  readonly script: string
  readonly style: string
  /** What plays its rounds, as an ES module. */
  readonly engine: string
}

/** Slots and tables have players of their own: neither carries the other's parts. */
export type PlayerKind = 'slot' | 'table'

const FILES = {
  slot: { player: 'player', engine: 'engine' },
  table: { player: 'table-player', engine: 'table-engine' },
} as const satisfies Record<PlayerKind, object>

const VARIATION_SELECTOR = 0xfe0f

/** `🏴‍☠️` → `1f3f4-200d-2620`: how the art set names its files. */
export const artName = (emoji: string): string =>
  Array.from(emoji, (glyph) => glyph.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== VARIATION_SELECTOR)
    .map((codePoint) => codePoint.toString(16))
    .join('-')

export interface PlayerFiles {
  /** Undefined where the web was not built. */
  player(kind: PlayerKind): Promise<Player | undefined>
  /** The drawings of these emoji, by name; those that the set lacks are left out. */
  art(emoji: readonly string[]): Promise<Record<string, string>>
}

/** @param web the folder of the built web */
export function createPlayerFiles(web: string): PlayerFiles {
  const known = new Map<PlayerKind, Promise<Player>>()
  const read = async (name: string) => (await readFile(join(web, 'player', name), 'utf8')).replaceAll('\r\n', '\n')
  const load = async (kind: PlayerKind): Promise<Player> => {
    const { player, engine: name } = FILES[kind]
    const files = [`${player}.js`, `${player}.css`, `${name}.js`].map(read)
    const [script = '', style = '', engine = ''] = await Promise.all(files)
    return { script: inScript(script), style: style.replaceAll(/<\/style/gi, '<\\/style'), engine }
  }
  return {
    player: async (kind) => {
      if (!existsSync(join(web, 'player', `${FILES[kind].player}.js`))) return undefined
      const loading = known.get(kind) ?? load(kind)
      known.set(kind, loading)
      return loading
    },
    art: async (emoji) => {
      const names = [...new Set(emoji.map(artName))].sort()
      const drawn = await Promise.all(
        names.map(async (name) => {
          const svg = await readFile(join(web, 'art', `${name}.svg`), 'utf8').catch(() => undefined)
          return svg === undefined ? [] : [[name, svg] as const]
        }),
      )
      return Object.fromEntries(drawn.flat())
    },
  }
}

/** Both stand in texts only, where the backslash changes nothing. */
const inScript = (script: string): string => script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--')
