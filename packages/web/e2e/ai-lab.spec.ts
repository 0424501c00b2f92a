import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 20_000 })

const results = (page: Page) => page.getByRole('region', { name: 'Resultater' })

/** The message itself, not what is read aloud of it. */
const message = (page: Page, title: string) => page.getByText(title, { exact: true })

async function isInOrder(page: Page): Promise<void> {
  await passesAxe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('three questions are answered on a small phone, and pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const faults = watch(page)
  await page.goto('/ai-lab?tab=intelligence')
  await page.getByRole('button', { name: 'Analysér markedet' }).click()
  await expect(message(page, 'Markedsanalyse klar!')).toBeVisible()
  await expect(results(page).getByRole('heading', { name: 'Muligheder' })).toBeVisible()
  await isInOrder(page)

  await page.getByRole('tab', { name: 'Markedsindsigt' }).press('ArrowLeft')
  await expect(page).toHaveURL(/tab=personalized/)
  await page.getByRole('textbox', { name: 'Spillerdata (JSON)' }).fill('{nej')
  await page.getByRole('button', { name: 'Generér anbefalinger' }).click()
  await expect(message(page, 'Ugyldig JSON')).toBeVisible()
  await page.getByRole('button', { name: 'Indsæt eksempel' }).click()
  await page.getByRole('button', { name: 'Generér anbefalinger' }).click()
  await expect(message(page, 'Anbefalinger genereret!')).toBeVisible()
  await expect(results(page).getByRole('listitem')).toHaveCount(5)
  await isInOrder(page)

  await page.getByRole('tab', { name: 'Fortælling' }).click()
  await page.getByRole('textbox', { name: 'Tema' }).fill('et sunket teater')
  await page.getByRole('button', { name: 'Generér fortælling' }).click()
  await expect(message(page, 'Narrativ genereret!')).toBeVisible()
  await isInOrder(page)
  const download = page.waitForEvent('download')
  await results(page).getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ai-results.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ chapters: expect.anything() })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tema' })).toHaveValue('et sunket teater')
  expect(faults).toEqual([])
})

test('a game that follows the market is played', async ({ page }) => {
  await page.goto('/ai-lab')
  await page.getByRole('button', { name: 'Generér spil' }).click()
  await expect(message(page, 'Manglende input')).toBeVisible()
  await page.getByRole('textbox', { name: 'Spilbeskrivelse' }).fill('Et stille spil om ugler i en vinterskov')
  await page.getByRole('button', { name: 'Generér spil' }).click()
  await expect(message(page, 'Spil genereret!')).toBeVisible({ timeout: 60_000 })
  await expect(results(page).getByText(/% sikkerhed$/)).toBeVisible()
  const name = await results(page).getByRole('heading', { level: 3 }).first().textContent()
  await isInOrder(page)
  await results(page).getByRole('link', { name: 'Spil spillet nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})
