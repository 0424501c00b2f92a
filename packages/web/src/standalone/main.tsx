import './player.css'
import type { ExportedGame } from '@spilvaerk/schemas'
import { createRoot } from 'react-dom/client'
import { readLanguageFrom } from '../lib/page-language.ts'
import { drawFrom } from './inlined-art.ts'
import { StandalonePlayer } from './StandalonePlayer.tsx'

const root = document.getElementById('root')
const data = document.getElementById('game')
if (!root || !data) throw new Error('the page has no #root or no #game')
// Written by the server that made this page.
const game = JSON.parse(data.textContent ?? '') as ExportedGame

// Its own address says nothing of the language, and a sandboxed frame may not ask for cookies.
readLanguageFrom(() => (document.documentElement.lang === 'en' ? 'en' : 'da'))
drawFrom(game.art)
createRoot(root).render(<StandalonePlayer game={game} />)
