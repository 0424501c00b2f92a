import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { figureContrasts } from './look-contrast.ts'
import { type Seen, watch } from './look-watch.ts'
import { quantile, row, say } from './say.ts'

/** Three and five reels, clusters on 7 × 7, a hold-and-win, many ways: as the house has them. */
const GAMES = (process.env.GAME_IDS ?? '1,15,20,30,45').split(',')
const FRAMES = 90
const BAKED_MS = 90_000

/** Of Lighthouse's mobile profile: a slow fourth generation network and a quarter of the processor. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}

/** Until the reels can be asked to turn, and their cabinet is painted. */
async function open(page: Page, url: string): Promise<void> {
  await untilPlayable(page, url)
  await untilBaked(page)
}

const untilBaked = (page: Page): Promise<void> =>
  page.locator('.machine-cabinet[data-shown="true"]').waitFor({ timeout: BAKED_MS, state: 'attached' })

async function untilPlayable(page: Page, url: string): Promise<number> {
  const begun = Date.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: 'SPIN', exact: true })
    .and(page.locator(':enabled'))
    .waitFor({ timeout: BAKED_MS })
  return Date.now() - begun
}

/** How long a press on SPIN waits for the reels: the first one also for what they are drawn with. */
async function pressUntilTurning(page: Page): Promise<number> {
  const begun = Date.now()
  await page.getByRole('button', { name: 'SPIN', exact: true }).click()
  await page.locator('.game-spin:not(:has-text("SPIN"))').waitFor({ timeout: BAKED_MS })
  return Date.now() - begun
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Time between frames while nothing is played. */
const framesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (count) =>
      new Promise<readonly number[]>((resolve) => {
        const gaps: number[] = []
        let before = performance.now()
        const next = (now: number): void => {
          gaps.push(now - before)
          before = now
          if (gaps.length < count) requestAnimationFrame(next)
          else resolve(gaps.slice(1))
        }
        requestAnimationFrame(next)
      }),
    FRAMES,
  )

async function contextOf(browser: Browser, width: number, height: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'da-DK' })
  await context.addInitScript(watch)
  return context
}

async function desktop(browser: Browser, base: string): Promise<void> {
  row('game', 'painted ms', 'again ms', 'p95 frame ms', 'pictures MB', 'CLS', 'least contrast of figures')
  row(...Array.from({ length: 7 }, () => '---'))
  for (const id of GAMES) {
    const context = await contextOf(browser, 1440, 900)
    const page = await context.newPage()
    await open(page, `${base}/games/${id}`)
    // What is painted is kept a little later.
    await page.waitForTimeout(6000)
    const frames = await framesOf(page)
    const first = await seenBy(page)
    const contrasts = await figureContrasts(page)
    await open(page, `${base}/games/${id}`)
    const second = await seenBy(page)
    row(
      ...[id, Math.round(first.machineMs), Math.round(second.machineMs), quantile(frames, 0.95).toFixed(1)],
      ...[(first.pictureBytes / 2 ** 20).toFixed(1), first.shift.toFixed(3), contrasts],
    )
    await context.close()
  }
}

async function phone(browser: Browser, base: string): Promise<void> {
  say('')
  row('game', 'first paint ms', 'largest paint ms', 'playable ms', 'press to reels ms', 'pictures MB', 'CLS')
  row(...Array.from({ length: 7 }, () => '---'))
  for (const id of GAMES) {
    const context = await contextOf(browser, 412, 823)
    const page = await context.newPage()
    const session: CDPSession = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const playable = await untilPlayable(page, `${base}/games/${id}`)
    const turning = await pressUntilTurning(page)
    await untilBaked(page)
    const { firstMs, largestMs, pictureBytes, shift } = await seenBy(page)
    row(
      ...[id, Math.round(firstMs), Math.round(largestMs), playable, turning],
      ...[(pictureBytes / 2 ** 20).toFixed(1), shift.toFixed(3)],
    )
    await context.close()
  }
}

export async function measureGames(base: string): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    await desktop(browser, base)
    await phone(browser, base)
  } finally {
    await browser.close()
  }
}
