// Which files of the page a spin runs through, from the press to the end of its show: `node packages/web/scripts/spin-files.ts`.
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser } from '../../../scripts/browser.mjs'
import { readConfig } from '../../api/src/domains/config.ts'
import { ASSETS } from '../../api/src/platform/config/assets.ts'
import { createLog } from '../../api/src/platform/log/log.ts'
import { systemClock } from '../../api/src/platform/time/clock.ts'
import { start } from '../../api/src/start.ts'
import { makeTempDir, removeTempDir } from '../../api/src/testing/temp-dir.ts'

const SPINS = 3

const dir = makeTempDir()
const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
const api = await start(config, ASSETS, { clock: systemClock, log: createLog(config) })
process.env.PORT = new URL(api.url).port
const vite = await createServer({ root: `${import.meta.dirname}/..`, logLevel: 'silent', server: { port: 0 } })
await vite.listen()
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'da-DK' })
await page.goto(`${vite.resolvedUrls?.local[0]}games/1`)
const spin = page.getByRole('button', { name: 'SPIN', exact: true })
await spin.click({ timeout: 60_000 })
await settled()
await page.coverage.startJSCoverage({ resetOnNavigation: false })
for (let spun = 0; spun < SPINS; spun++) {
  await spin.click()
  await settled()
}
const covered = await page.coverage.stopJSCoverage()
await browser.close()
await vite.close()
await api.stop()
removeTempDir(dir)

const files = covered
  .filter(({ functions }) => functions.some(({ functionName, ranges: [all] }) => functionName && all?.count))
  .map(({ url }) => new URL(url).pathname)
  .filter((path) => path.includes('/src/') && !path.includes('node_modules'))
  .toSorted()
for (const file of files) process.stdout.write(`${file}\n`)
process.stdout.write(
  `A spin runs through ${files.filter((file) => file.startsWith('/src/')).length} files of the page\n`,
)

/** Nothing runs any more, and the next spin may be asked for. */
async function settled(): Promise<void> {
  await page.waitForFunction(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'SPIN')
    return button && !button.disabled && button.getAttribute('aria-disabled') !== 'true'
  })
}
