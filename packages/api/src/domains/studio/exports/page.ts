import { createHash } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
import type { ExportedGame } from '@spilvaerk/schemas'
import type { Player } from './player.ts'
import { markup, scriptJson } from './texts.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Without its maker's own files a page stays below so many bytes, as long as leaving drawings out can bring that about. */
const MOST_BYTES = 900_000

/**
 * The page with as many of the drawings as there is room for, the small ones first. Symbols without one are shown as the
 * emoji of whoever looks at them.
 */
export function lightPageOf(game: ExportedGame, player: Player, language: Language = 'da'): string {
  const bare = Buffer.byteLength(pageOf({ ...game, art: {}, files: {} }, player, language))
  const sizeOf = (entry: readonly [string, string]): number => Buffer.byteLength(scriptJson(entry))
  const bySize = Object.entries(game.art).sort((a, b) => sizeOf(a) - sizeOf(b) || (a[0] < b[0] ? -1 : 1))
  let room = MOST_BYTES - 1 - bare
  const kept = bySize.filter((entry) => {
    room -= sizeOf(entry)
    return room >= 0
  })
  const names = kept.map(([name]) => name).sort()
  const art = Object.fromEntries(names.map((name) => [name, game.art[name] as string]))
  return pageOf({ ...game, art }, player, language)
}

/** The player and its game in one file. Nothing in it may ask anybody for anything: `data:` and `blob:` never leave it. */
function pageOf(game: ExportedGame, { script, style }: Player, language: Language): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'connect-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return [
    '<!doctype html>',
    // The player speaks the language of its page.
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${markup(game.name)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<script type="application/json" id="game">${scriptJson(game)}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
