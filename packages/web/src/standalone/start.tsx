import type { ExportedGame } from '@spilvaerk/schemas'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { readLanguageFrom } from '../lib/page-language.ts'
import { drawFrom } from './inlined-art.ts'

/** Shows the game that the page brings along. */
export function start<G extends ExportedGame>(Player: ComponentType<{ readonly game: G }>): void {
  const root = document.getElementById('root')
  const data = document.getElementById('game')
  if (!root || !data) throw new Error('the page has no #root or no #game')
  // Written by the server that made this page, with the player of its game.
  const game = JSON.parse(data.textContent ?? '') as G

  // Its own address says nothing of the language, and a sandboxed frame may not ask for cookies.
  readLanguageFrom(() => (document.documentElement.lang === 'en' ? 'en' : 'da'))
  drawFrom(game.art)
  createRoot(root).render(<Player game={game} />)
}
