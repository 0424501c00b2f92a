import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { watch } from './watch.ts'

// A game is designed, proved and drawn by software on a machine that may be busy.
test.describe.configure({ timeout: 180_000 })

const TABS = [
  ['generator', 'AI Generator'],
  ['intelligence', 'Market Intelligence'],
  ['library', 'My Games'],
  ['analytics', 'Analytics'],
  ['exports', 'Exports'],
  ['templates', 'Game Templates'],
  ['bigcasino', 'Big Casino'],
  ['marketplace', 'Marketplace'],
  ['tournaments', 'Tournaments'],
  ['ai-assistant', 'AI Assistant'],
  ['studio', 'Game Studio'],
  ['settings', 'Settings'],
] as const

const saying = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const meter = (page: Page, name: string) => page.locator('.game-meters div', { hasText: name }).locator('dd')

test('a prompt becomes a game, and its test spins are played by the server', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/casino-generator')
  await page.getByLabel('Prompt').fill('pirate slot with 5 reels and free spins, high volatility')
  await page.getByRole('button', { name: 'Generate Game' }).click()
  await expect(saying(page, 'Theme Generated!')).toBeVisible({ timeout: 90_000 })
  const spin = page.getByRole('button', { name: 'Test Spin' })
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 })
  await expect(meter(page, 'Balance')).toHaveText('1.000,00')
  await expect(meter(page, 'Bet')).toHaveText('2,50')
  const answer = page.waitForResponse('**/trpc/rounds.spin**')
  await spin.click()
  const round = (await (await answer).json())[0].result.data
  expect(round.bet).toBe(2.5)
  await expect(page.getByRole('heading', { name: 'Symbol Library' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a draft and the chosen game are found again after a reload', async ({ page }) => {
  await page.goto('/casino-generator?tab=library')
  await page.getByRole('button', { name: /Ready/ }).first().click()
  await page.goto('/casino-generator')
  await page.getByLabel('Prompt').fill('bees and honey')
  await page.reload()
  await expect(page.getByLabel('Prompt')).toHaveValue('bees and honey')
  await expect(page.getByRole('heading', { name: 'Game preview' })).toBeVisible()
})

test('without a game and without a prompt, each action says what is missing', async ({ page }) => {
  await page.goto('/casino-generator')
  await page.getByRole('button', { name: 'Generate Game' }).click()
  await expect(saying(page, 'Prompt Required')).toBeVisible()
  await page.getByRole('button', { name: 'Ultra-unique' }).click()
  await expect(saying(page, 'Missing prompt')).toBeVisible()
  await page.getByRole('button', { name: 'Test Spin' }).click()
  await expect(saying(page, 'No Game Selected')).toBeVisible()
})

for (const [tab, label] of TABS) {
  test(`the tab ${label} opens at its address and is accessible`, async ({ page }) => {
    const complaints = watch(page)
    await page.goto(`/casino-generator?tab=${tab}`)
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Loading…', { exact: true })).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(complaints).toEqual([])
  })
}
