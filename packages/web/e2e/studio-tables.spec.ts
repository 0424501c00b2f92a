import { expect, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

test('a prompt makes a table that is tried, simulated, changed as a version and found again', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/casino-generator')
  await page.getByLabel('Prompt').fill('europæisk roulette med la partage')
  await page.getByRole('button', { name: 'Generate Game', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Table preview' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Test rounds without money, played in your browser')).toBeVisible()

  const red = page.locator('[data-spot="red"]')
  await red.click()
  await expect(red).toHaveAccessibleName(/^Red: \d/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('The ball lands on', { timeout: 30_000 })
  await expect(
    page.getByRole('button', { name: 'New bets' }).or(page.getByRole('button', { name: 'Repeat' })),
  ).toBeVisible()
  expect(asked.filter((url) => url.includes('rounds.spin'))).toEqual([])

  await page.getByRole('button', { name: '10,000 rounds' }).click()
  await expect(page.getByText(/Browser and server agree on all \d+ figures/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Check compliance' }).click()
  await expect(page.getByText(/compliant/i).first()).toBeVisible()

  await page.getByLabel('Greatest bet').fill('0')
  await expect(page.getByText(/^Enter a whole number from 1/)).toBeVisible()
  await page.getByLabel('Greatest bet').fill('500')
  await page.getByRole('button', { name: 'Keep as new version' }).click()
  await expect(page.getByText('Version kept', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Undo: back to version 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Greatest bet')).toHaveValue('500', { timeout: 30_000 })
  await passesAxe(page, 'main')
  await page.getByRole('button', { name: 'Undo: back to version 1' }).click()
  await expect(page.getByText('Version 1 restored', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Greatest bet')).toHaveValue('1000')
  expect(complaints).toEqual([])
})
