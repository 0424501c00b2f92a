import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { figureContrasts } from './look-contrast.ts'
import { type Seen, watch } from './look-watch.ts'
import { quantile, row, say } from './say.ts'

/** Three and five reels, clusters on 7 × 7, a hold-and-win, many ways: as the house has them. */
const GAMES = (process.env.GAME_IDS ?? '1,15,20,30,45').split(',')
const FRAMES = 90
const BAKED_MS = 90_000
const PHONE_RUNS = Number(process.env.RUNS ?? 5)

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

async function slowPage(browser: Browser): Promise<Page> {
  const context = await contextOf(browser, 412, 823)
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** As soon as SPIN is seen it is pressed, until the reels turn: on the page that the server drew, or on the program's. */
async function untilTurning(page: Page, url: string): Promise<{ turning: number; drawn: number }> {
  const begun = Date.now()
  await page.goto(url, { waitUntil: 'commit' })
  const button = page.locator('.game-spin').first()
  await button.waitFor({ timeout: BAKED_MS })
  const turns = page.locator('.machine-turning').first()
  while (!(await turns.isVisible())) {
    const box = await button.boundingBox()
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const turning = Date.now() - begun
  await page.locator('#root .game-deck').waitFor({ timeout: BAKED_MS })
  await page.locator('.machine-resting').waitFor({ timeout: BAKED_MS, state: 'detached' })
  return { turning, drawn: Date.now() - begun }
}

async function visit(browser: Browser, url: string) {
  const page = await slowPage(browser)
  const playable = await untilPlayable(page, url)
  const press = await pressUntilTurning(page)
  await untilBaked(page)
  const seen = await seenBy(page)
  await page.context().close()
  const eager = await slowPage(browser)
  const { turning, drawn } = await untilTurning(eager, url)
  await eager.context().close()
  return { ...seen, playable, press, turning, drawn }
}

/** The middle of several visits, each with nothing kept. */
async function phone(browser: Browser, base: string): Promise<void> {
  say('')
  const columns = ['first paint ms', 'largest paint ms', 'SPIN turns the reels ms', 'program ready ms']
  row('game', ...columns, 'press to reels ms', 'first press shown by the machine ms', 'pictures MB', 'CLS')
  row(...Array.from({ length: 9 }, () => '---'))
  for (const id of GAMES) {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run < PHONE_RUNS; run++) visits.push(await visit(browser, `${base}/games/${id}`))
    const middle = (of: (one: (typeof visits)[number]) => number): number => quantile(visits.map(of), 0.5)
    row(
      ...[id, Math.round(middle((one) => one.firstMs)), Math.round(middle((one) => one.largestMs))],
      ...[middle((one) => one.turning), middle((one) => one.playable), middle((one) => one.press)],
      ...[middle((one) => one.drawn), (middle((one) => one.pictureBytes) / 2 ** 20).toFixed(1)],
      middle((one) => one.shift).toFixed(3),
    )
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
