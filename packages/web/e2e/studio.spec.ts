import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { watch } from './watch.ts'

// A game is designed, proved and drawn by software on a machine that may be busy.
test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 30_000 })

const MADE = { timeout: 90_000 }
const saying = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const meter = (page: Page, name: string) => page.locator('.game-meters div', { hasText: name }).locator('dd')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Closes what the page says, unless it has gone by itself. */
const dismiss = (page: Page) =>
  expect(async () => {
    const close = page.getByRole('button', { name: 'Close message', exact: true })
    if ((await close.count()) > 0) await close.first().dispatchEvent('click', {}, { timeout: 500 })
    await expect(close).toHaveCount(0, { timeout: 500 })
  }).toPass()
const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Makes a game in one of the ways, and waits until it is on the bench. */
async function make(page: Page, way: string): Promise<void> {
  await press(page, way)
  await expect(saying(page, 'Theme Generated!')).toBeVisible(MADE)
  await dismiss(page)
}

/** Remembers what the studio says of its work, however briefly. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('.studio [role=status]')) told.add(status.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])

test('a prompt becomes a game that is spun on the server, shared, and found again', async ({ page, context }) => {
  const complaints = watch(page)
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/casino-generator')
  await press(page, 'Generate Game')
  await expect(saying(page, 'Prompt Required')).toBeVisible()
  await press(page, 'Ultra-unique')
  await expect(saying(page, 'Missing prompt')).toBeVisible()
  await press(page, 'Test Spin')
  await expect(saying(page, 'No Game Selected')).toBeVisible()

  // What takes seconds to design is given up, and nothing comes of it.
  await page.getByLabel('Prompt').fill('cluster pays slot on a 7x7 grid with cascades')
  await press(page, 'Generate Game')
  await expect(page.locator('[aria-current=step]')).toHaveText('Designing and proving the mathematics')
  await press(page, 'Cancel')
  await expect(saying(page, 'Generation was cancelled. Nothing was stored.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible()

  await page.getByLabel('Prompt').fill('pirate slot with 12 reels and free spins, high volatility')
  await make(page, 'Generate Game')
  await expect(page.getByText('Reels: wished 12, given 8.')).toBeVisible()
  await expect(page.getByText('Volatility: wished medium, given high.')).toBeVisible()
  await expect(meter(page, 'Balance')).toHaveText('1,000.00')
  const answer = page.waitForResponse('**/trpc/rounds.spin**')
  await expect(page.getByRole('button', { name: 'Test Spin' })).not.toHaveAttribute('aria-disabled', 'true', MADE)
  await press(page, 'Test Spin')
  const round = (await (await answer).json())[0].result.data
  expect(round.bet).toBe(2.5)
  await press(page, 'Share Game')
  await expect(saying(page, 'Link copied')).toBeVisible()
  await page.getByLabel('Prompt').press('ControlOrMeta+A')
  await page.getByLabel('Prompt').press('ControlOrMeta+V')
  await expect(page.getByLabel('Prompt')).toHaveValue(new RegExp(`/games/${round.gameId}\\?link=[\\w-]{22}$`))

  await page.getByLabel('Prompt').fill('bees and honey')
  await page.reload()
  await expect(page.getByLabel('Prompt')).toHaveValue('bees and honey')
  await expect(page.getByRole('heading', { name: 'Game preview' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('each way of generating tells its stages and puts a game on the bench', async ({ page }) => {
  await page.goto('/casino-generator')
  await listen(page)
  await page.getByLabel('Prompt').fill('Egyptian slot with pharaohs and 10 lines')
  await page.route('**/trpc/generation.run**', (route) => route.abort(), { times: 1 })
  await press(page, 'Generate Game')
  await expect(page.getByRole('alert').filter({ hasText: 'No game was made' })).toContainText('cannot be reached')
  await passesAxe(page)
  await dismiss(page)
  const complaints = watch(page)
  await press(page, 'Variations')
  await expect(page.getByRole('button', { name: 'Keep this game' })).toHaveCount(3, MADE)
  expect(await heard(page)).toContain('Designing and proving the mathematics, game 2 of 3')
  await page.getByRole('button', { name: 'Keep this game' }).nth(1).click()
  await expect(saying(page, 'Theme Generated!')).toBeVisible(MADE)
  await dismiss(page)
  await expect(saying(page, 'Texts by the composer')).toBeVisible()
  await press(page, 'Complete game')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  // A reload breaks it off, and goes on with it.
  await page.reload()
  await listen(page)
  await expect(saying(page, 'Theme Generated!')).toBeVisible(MADE)
  await dismiss(page)
  for (const way of ['Ultra-unique', 'Generate V2']) await make(page, way)
  expect(await heard(page)).toContain('Designing and proving the mathematics')
  const mine = await page.evaluate(async () => (await fetch('/api/games')).json())
  expect(mine.filter((game: { mine: boolean }) => game.mine)).toHaveLength(4)
  expect(complaints).toEqual([])
})

test('a finding is fixed, undone and restored, and every version has its sheet, on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const complaints = watch(page)
  await page.goto('/casino-generator')
  await page.getByLabel('Prompt').fill('Viking slot with 10 lines, RTP 88')
  await make(page, 'Generate V2')
  await press(page, 'Check compliance')
  await expect(part(page, 'Findings')).toContainText('GEN-RTP-02')
  await press(page, 'Fix it')
  await expect(saying(page, 'Version kept')).toBeVisible(MADE)
  await expect(page.getByText('GEN-RTP-02')).toHaveCount(0, MADE)
  const figures = page.getByRole('table', { name: 'Figures of version 1 beside those of version 2' })
  await expect(figures.getByRole('row', { name: /^RTP/ })).toContainText(/8[78][.,]\d\d\s?%.*90[.,]\d\d\s?%/)
  await press(page, 'Undo: back to version 1')
  await expect(saying(page, 'Version 1 restored')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo: back/ })).toHaveCount(0)
  await press(page, 'Restore version 2')
  await expect(saying(page, 'Version 2 restored')).toBeVisible()
  await press(page, 'Tune RTP')
  await expect(page.getByText('Would have RTP')).toBeVisible(MADE)
  await press(page, 'Discard')
  await press(page, '1,000 spins')
  await expect(page.getByText(/Browser and server agree on all \d+ figures/)).toBeVisible(MADE)
  await page.getByLabel('Sheet of').selectOption('1')
  await press(page, 'Exact PAR sheet with charts')
  await expect(page.getByRole('heading', { name: 'Key figures' })).toBeVisible(MADE)
  await expect(page.getByRole('img', { name: /^Funnel/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await passesAxe(page, 'main')
  expect(complaints).toEqual([])
})
