// Names the order of the style layers, so it comes before any other style.
import './main.css'
import { fetchParts } from './app/fetch-parts.ts'
import { breath, firstPaint } from './app/first-paint.ts'
import { markLostCode } from './lib/lost-code.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What stands in the page is seen first, while the program comes. Then that runs, in parts: a press may come between. */
async function run(home: HTMLElement): Promise<void> {
  fetchParts()
  await firstPaint()
  await import('./app/base.ts')
  await breath()
  const { start } = await import('./app/start.tsx')
  await breath()
  await start(home)
}
markLostCode()
void run(root)
