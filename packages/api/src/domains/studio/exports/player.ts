import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the web’s build made for exports. */
export interface Player {
  /** As they stand in a page: neither closes its own element. */
  readonly script: string
  readonly style: string
  /** The engine as an ES module. */
  readonly engine: string
}

const VARIATION_SELECTOR = 0xfe0f

/** `🏴‍☠️` → `1f3f4-200d-2620`: how the art set names its files. */
const artName = (emoji: string): string =>
  Array.from(emoji, (glyph) => glyph.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== VARIATION_SELECTOR)
    .map((codePoint) => codePoint.toString(16))
    .join('-')

export interface PlayerFiles {
  /** Undefined where the web was not built. */
  player(): Promise<Player | undefined>
  /** The drawings of these emoji, by name; those that the set lacks are left out. */
  art(emoji: readonly string[]): Promise<Record<string, string>>
}

/** @param web the folder of the built web */
export function createPlayerFiles(web: string): PlayerFiles {
  let known: Promise<Player> | undefined
  const read = async (name: string) => (await readFile(join(web, 'player', name), 'utf8')).replaceAll('\r\n', '\n')
  const load = async (): Promise<Player> => {
    const [script, style, engine] = await Promise.all([read('player.js'), read('player.css'), read('engine.js')])
    return { script: inScript(script), style: style.replaceAll(/<\/style/gi, '<\\/style'), engine }
  }
  return {
    player: async () => {
      if (!existsSync(join(web, 'player', 'player.js'))) return undefined
      known ??= load()
      return known
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
