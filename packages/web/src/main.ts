// Names the order of the style layers, so it comes before any other style.
import './main.css'
import { breath, firstPaint } from './app/first-paint.ts'
import { markLostCode } from './lib/lost-code.ts'
import { isReturning, showFonts } from './lib/show-fonts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What stands in the page is seen first, while the program comes. Then that runs, in parts: a press may come between. */
async function run(home: HTMLElement): Promise<void> {
  if (isReturning()) showFonts()
  if (document.querySelector('#prerendered .game-spin')) takePresses().catch(() => {})
  await firstPaint()
  // The first one takes a phone long: it is made while the line, not the processor, is busy.
  new Intl.NumberFormat(document.documentElement.lang).format(0.5)
  await import('./app/base.ts')
  await breath()
  const { start } = await import('./app/start.tsx')
  await breath()
  await start(home)
}

async function takePresses(): Promise<void> {
  const { watchEarlyPress } = await import('./machine/early-press.ts')
  watchEarlyPress()
}
markLostCode()
void run(root)
