import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt } from './member.ts'
import { watch } from './watch.ts'

// Games are designed and simulated by software on a machine that may be busy.
test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 20_000 })

/** Every tab beside the generator, and something that only it shows. */
const TABS = [
  ['Market Intelligence', 'A/B test'],
  ['My Games', 'Catalogue'],
  ['Analytics', 'Retention'],
  ['Exports', 'Your games'],
  ['Game Templates', 'Rock & Roll'],
  ['Big Casino', 'Caribbean stud'],
  ['Marketplace', 'White Label'],
  ['Tournaments', 'Global Leaderboard'],
  ['AI Assistant', 'Optimize RTP'],
  ['Game Studio', 'Symbol Designer Pro'],
  ['Settings', 'Malta Gaming'],
] as const

const saying = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const open = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: tab, exact: true }).click()

test('each tab is opened on a phone, has its address, fits and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const faults = watch(page)
  await page.goto('/casino-generator?tab=settings')
  for (const [label, sign] of TABS) {
    await page.getByLabel('Studio section').selectOption({ label })
    await expect(page.getByRole('heading', { level: 2, name: label }).first()).toBeVisible()
    await expect(
      page
        .getByText(sign, { exact: true })
        .or(page.getByText(`${sign} (`))
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Loading|Indlæser/ })).toHaveCount(0)
    await passesAxe(page, 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), label).toBe(0)
  }
  await page.reload()
  await expect(page.getByLabel('Studio section')).toHaveValue('settings')
  expect(faults).toEqual([])
})

test('the market is asked, and two versions are compared and told apart', async ({ page }) => {
  const faults = watch(page)
  await page.goto('/casino-generator?tab=intelligence')
  for (const [label, text, answer] of [
    ['Topic', 'bonus buy slots in Germany', 'Germany does not allow jackpots.'],
    ['Theme', 'det gamle Egypten', 'Book of Dead'],
    ['Concept', 'a slot about bees with free spins, low volatility', 'Viability: high'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText(answer).first()).toBeVisible()
  }
  await page.getByLabel('Game A').selectOption({ label: 'Frugtfest' })
  await page.getByLabel('Game B').selectOption({ label: 'Æblerov' })
  await page.getByLabel('Rounds of each').selectOption('1000000')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('progressbar', { name: 'A/B test' })).toBeVisible()
  // At once: a button that still moves is waited for, and the work may be done by then.
  await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click')
  await expect(saying(page, 'The comparison was cancelled.')).toBeVisible()
  await page.getByLabel('Rounds of each').selectOption('20000')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('list', { name: 'Verdict' })).toContainText('hit frequency of B is', { timeout: 60_000 })
  await expect(page.getByRole('row', { name: /^RTP, simulated/ })).toContainText(/p [=<] 0/)
  await passesAxe(page, 'main')
  await page.reload()
  await expect(page.getByLabel('Topic')).toHaveValue('bonus buy slots in Germany')
  await expect(page.getByLabel('Rounds of each')).toHaveValue('20000')
  await expect(page.getByLabel('Game A').locator('option:checked')).toHaveText('Frugtfest')
  expect(faults).toEqual([])
})

test('a member tests the generator, and makes, copies, and revokes an API key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await arriveAt(page, '/casino-generator?tab=settings')
  await page.getByRole('button', { name: 'Run RNG Tests' }).click()
  await expect(
    saying(page, 'You have not made a game yet. Keys to games that you own or lease are made in the dashboard.'),
  ).toBeVisible()
  const game = { name: 'Nøglespil', description: 'Mit', theme: 'fruit', category: 'classic' }
  const figures = { rtp: 9500, volatility: 'medium', reels: 3, paylines: 5, maxWinMultiplier: 500 }
  const made = await page.request.post('/api/games', { data: { ...game, ...figures, symbols: [], paytable: {} } })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  await expect(page.getByText('results are as expected of a perfect generator')).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await page.getByLabel('Name of the key').fill('Min app')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is shown this once.')).toBeVisible()
  await passesAxe(page, 'main')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expect(saying(page, 'Key copied')).toBeVisible()
  const field = page.getByLabel('Name of the key')
  await field.press('ControlOrMeta+V')
  const key = await field.inputValue()
  const use = async () => (await page.request.get(`/api/games/${id}`, { headers: { 'X-Api-Key': key } })).status()
  expect(await use()).toBe(200)
  await page.reload()
  const keys = page.getByRole('list', { name: 'Your keys' })
  await expect(keys).toContainText('last used')
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke Min app' }).click()
  await page.getByRole('button', { name: 'Revoke for good Min app' }).click()
  await expect(keys).toContainText('Revoked')
  expect(await use()).toBe(401)
})

test('templates and a random casino game lead to the generator, and demonstrations say what they are', async ({
  page,
}) => {
  const faults = watch(page)
  await page.goto('/casino-generator?tab=templates')
  await page.getByRole('button', { name: 'Wild West' }).click()
  await expect(page.getByLabel('Prompt')).toHaveValue(
    'modern video slot with the theme Wild West, 5 reels, 25 paylines, bonus rounds',
  )
  await open(page, 'Big Casino')
  await page.getByRole('combobox', { name: 'Preferred Game Style' }).click()
  await page.getByRole('option', { name: 'Table games' }).click()
  await page.getByRole('button', { name: 'Generate Random Casino Game' }).click()
  await expect(saying(page, 'Theme Generated!')).toBeVisible({ timeout: 90_000 })
  // The table itself, or, of a kind that is not designed, a slot that says so.
  await expect(page.getByText(/Play at the table|so it is a slot in that theme/)).toBeVisible()
  await open(page, 'Analytics')
  await expect(page.getByLabel('Game', { exact: true }).locator('option:checked')).toContainText('(mine)')
  for (const [tab, button, title] of [
    ['Marketplace', 'List Game', 'List Game'],
    ['Marketplace', 'Buy Now', 'Purchase Started'],
    ['Tournaments', 'Create Tournament', 'Create Tournament'],
    ['Tournaments', 'Join Tournament', 'Join Tournament'],
    ['AI Assistant', 'Analyze Games', 'Analyze Games'],
    ['Game Studio', 'Launch Studio', 'Launch Studio'],
  ] as const) {
    await open(page, tab)
    await page.getByRole('button', { name: button }).first().click()
    const toasts = page.getByRole('region', { name: /F8/ })
    await expect(toasts.getByText(title, { exact: true })).toBeVisible()
    await expect(toasts.getByText(/^A demonstration:/)).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'Game Studio', exact: true })
    .press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=settings/)
  expect(faults).toEqual([])
})
