import type { ExportedGame } from '@spilvaerk/schemas'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { readLanguageFrom } from '../lib/page-language.ts'
import { titleOf } from '../lib/title-of.ts'
import { drawFrom } from './inlined-art.ts'
import { inLanguage, readerLanguage } from './reader-language.ts'

/** Shows the game that the page brings along. */
export function start<G extends ExportedGame>(Player: ComponentType<{ readonly game: G }>): void {
  const root = document.getElementById('root')
  const data = document.getElementById('game')
  if (!root || !data) throw new Error('the page has no #root or no #game')
  // Written by the server that made this page, with the player of its game.
  const made = JSON.parse(data.textContent ?? '') as G

  const { documentElement: page } = document
  const { locale } = page.dataset
  const language = readerLanguage(locale ? [locale] : navigator.languages, page.lang === 'en' ? 'en' : 'da')
  const game = inLanguage(made, language)
  // Its own address says nothing of the language, and a sandboxed frame may not ask for cookies. What the player itself
  // says is in Danish or English.
  const spoken = language === 'da' ? 'da' : 'en'
  page.lang = spoken
  document.title = titleOf(game)
  readLanguageFrom(() => spoken)
  drawFrom(game.art)
  createRoot(root).render(<Player game={game} />)
}
