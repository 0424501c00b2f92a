import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt } from './member.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

const ACCOUNT = '/account?afsnit=identitet'
const begin = (page: Page) => page.getByRole('button', { name: 'Bekræft med MitID (test)' }).click()
const confirm = (page: Page) => page.getByRole('button', { name: 'Bekræft, at det er mig' }).click()
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Din identitet er ikke bekræftet' })

test('an identity is proved on the account, by keyboard, and shown where it cannot be changed', async ({ page }) => {
  await arriveAt(page, ACCOUNT)
  const complaints = watch(page)
  await passesAxe(page)
  await page.getByRole('button', { name: 'Bekræft med MitID (test)' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'MitID (testtilstand)' })).toBeVisible()
  await passesAxe(page)

  await page.getByLabel('Opdigtet CPR-nummer').fill('3102800000')
  await confirm(page)
  await expect(page.getByText('CPR-nummeret skal være ti cifre, og de første seks skal være en dato')).toBeVisible()
  await page.getByRole('button', { name: 'Find på en ny person' }).press('Enter')
  await expect(page.getByLabel('Opdigtet CPR-nummer')).toHaveValue(/^\d{6}-\d{4}$/)
  const name = await page.getByLabel('Navn').inputValue()
  await page.getByLabel('Navn').press('Enter')
  await expect(page).toHaveURL(ACCOUNT)
  await expect(page.getByText('Din identitet er bekræftet')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
  await passesAxe(page)
  expect(complaints).toEqual([])

  await page.getByRole('tab', { name: 'Profil' }).click()
  await expect(page.getByText('Fødselsdato')).toBeVisible()
  await expect(page.getByLabel('Fødselsdato')).toHaveCount(0)
})

test('who is too young, or breaks off, is told so and may begin again', async ({ page }) => {
  await arriveAt(page, ACCOUNT)
  await begin(page)
  await page.getByRole('link', { name: 'Afbryd' }).click()
  await expect(refusal(page)).toContainText('Du afbrød hos MitID')
  await begin(page)
  await page.getByRole('button', { name: /Ida Prøvesen/ }).click()
  await confirm(page)
  await expect(refusal(page)).toContainText('Du skal være fyldt 18 år')
  await passesAxe(page)
  await begin(page)
  await expect(page.getByRole('heading', { name: 'MitID (testtilstand)' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Bekræft med MitID (test)' })).toBeEnabled()
})

test('the test person of ROFUS is told so, and plays nothing', async ({ page }) => {
  await arriveAt(page, ACCOUNT)
  await begin(page)
  await page.getByRole('button', { name: /Rolf Prøvesen/ }).click()
  await confirm(page)
  await expect(page.getByText(/Du er registreret i ROFUS/)).toBeVisible()
  const deposit = await page.request.post('/api/wallet/deposit', { data: { amount: 100 } })
  expect(deposit.status()).toBe(403)
})

test('a used address of the page that plays MitID leads back to the account', async ({ page }) => {
  await arriveAt(page, ACCOUNT)
  await page.goto(`/mitid-test?state=${'A'.repeat(43)}`)
  await page.getByRole('button', { name: /Freja Prøvesen/ }).click()
  await confirm(page)
  await expect(page.getByText(/Forsøget er udløbet/)).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage til din konto' }).click()
  await expect(page).toHaveURL(ACCOUNT)
})
