import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt, logIn, newMember, toastSays } from './member.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

const CARDS = { success: '4242424242424242', declined: '4000000000000002', confirm: '4000002500003155' } as const

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kortholder').fill('Asta Holm')
  await page.getByLabel('Kortnummer').pressSequentially(number)
  await page.getByLabel(/Udløb/).pressSequentially('1231')
  await page.getByLabel('CVV').fill('123')
}

const confirm = (page: Page, price: string) =>
  page.getByRole('button', { name: new RegExp(`^Bekræft køb - ${price}\\sDKK$`) }).click()

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })

async function isDone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Køb gennemført!' })).toBeVisible({ timeout: 30_000 })
  await toastSays(page, 'Køb gennemført!')
  await expect(page).toHaveURL('/dashboard')
}

test('a game is bought with a card, whose number goes nowhere', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await arriveAt(page, '/purchase/1')
  await fillCard(page, CARDS.success)
  await expect(page.getByLabel('Kortnummer')).toHaveValue('4242 4242 4242 4242')
  await expect(page.getByText('Visa', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Kortnummer')).toHaveAttribute('autocomplete', 'cc-number')
  await confirm(page, '25\\.000')
  await expect(page.getByRole('button', { name: 'Behandler betaling...' })).toBeVisible()
  await isDone(page)
  expect(sent.filter((text) => text.replaceAll(/\D/g, '').includes(CARDS.success))).toEqual([])

  await page.goto('/purchase/1')
  await expect(page.getByRole('heading', { name: 'Du ejer allerede spillet' })).toBeVisible()
})

test('a game is leased for twelve months, and then bought for what is left of its price', async ({ page }) => {
  await arriveAt(page, '/purchase/2')
  await choose(page, /^Leje/)
  await choose(page, /^12 måneder/)
  await expect(page.getByText('Rabat', { exact: true }).locator('..')).toContainText('20 %')
  await fillCard(page, CARDS.success)
  await confirm(page, '19\\.200')
  await isDone(page)

  await page.goto('/purchase/2')
  await expect(page.getByText('Betalt for din leje').locator('..')).toContainText('19.200')
  await page.getByRole('tab', { name: 'MobilePay' }).click()
  await page.getByLabel('Telefonnummer').fill('22334455')
  await confirm(page, '5\\.800')
  await isDone(page)
})

test('a lease of seven months by the slider, paid with MobilePay', async ({ page }) => {
  await arriveAt(page, '/purchase/1')
  await choose(page, /^Leje/)
  await choose(page, /^Tilpasset/)
  await page.getByRole('spinbutton', { name: 'Antal måneder' }).fill('6')
  await page.getByRole('slider', { name: 'Antal måneder' }).press('ArrowRight')
  await expect(page.getByRole('spinbutton', { name: 'Antal måneder' })).toHaveValue('7')
  await page.getByRole('tab', { name: 'MobilePay' }).click()
  await confirm(page, '12\\.600')
  await toastSays(page, 'Manglende telefonnummer')
  await page.getByLabel('Telefonnummer').fill('+45 22 33 44 55')
  await confirm(page, '12\\.600')
  await isDone(page)
})

test('what is missing, wrong, unknown or declined is said, and nothing is bought', async ({ page }) => {
  await arriveAt(page, '/purchase/1')
  await confirm(page, '25\\.000')
  await toastSays(page, 'Manglende oplysninger')
  await expect(page.getByLabel('Kortholder')).toBeFocused()
  await fillCard(page, '5555555555554444')
  await page.getByLabel(/Udløb/).fill('')
  await page.getByLabel(/Udløb/).pressSequentially('0120')
  await confirm(page, '25\\.000')
  await expect(page.getByText('Kortet er udløbet')).toBeVisible()
  await page.getByLabel(/Udløb/).fill('')
  await page.getByLabel(/Udløb/).pressSequentially('1231')
  await confirm(page, '25\\.000')
  await expect(page.getByText('I testtilstand virker kun testkortene på listen herunder')).toBeVisible()
  await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click()
  await confirm(page, '25\\.000')
  await expect(page.getByRole('main').getByText(/Betalingen blev afvist/)).toBeVisible({ timeout: 20_000 })
  await toastSays(page, 'Betalingsfejl')
  await passesAxe(page)
  const owned = await (await page.request.get('/api/dashboard/games')).json()
  expect(owned).toEqual([])
})

test('a payment waits for the bank, also for whoever leaves and comes back', async ({ page }) => {
  await arriveAt(page, '/purchase/1')
  await fillCard(page, CARDS.confirm)
  await confirm(page, '25\\.000')
  const bank = page.getByRole('dialog', { name: 'Din bank (testtilstand)' })
  await expect(bank).toBeVisible({ timeout: 20_000 })
  await passesAxe(page, '[role=dialog]')
  await page.goto('/')
  await page.goto('/purchase/1')
  await page.getByRole('button', { name: 'Se betalingen' }).click()
  await bank.getByRole('button', { name: 'Afvis' }).click()
  await toastSays(page, 'Betalingsfejl')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await fillCard(page, CARDS.confirm)
  await confirm(page, '25\\.000')
  await bank.getByRole('button', { name: 'Godkend' }).click()
  await isDone(page)
})

test('from the game to its offers, by the way in, to the checkout at the offer’s price', async ({ page }) => {
  const complaints = watch(page)
  const email = await newMember(page)
  await page.goto('/games/1/offer')
  await expect(page.getByRole('radio', { name: /^Lej i 12 måneder/ })).toBeChecked()
  await passesAxe(page)
  await choose(page, /^Lej i 36 måneder/)
  await page.getByRole('button', { name: /Fortsæt til betaling/ }).click()
  await expect(page.getByText('Du skal være logget ind for at fortsætte med købet.', { exact: true })).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/checkout?gameId=1&option=rent_36_months')
  await fillCard(page, CARDS.success)
  await passesAxe(page)
  await confirm(page, '35\\.000')
  await isDone(page)
  expect(complaints).toEqual([])
})

test('a game that is not there cannot be bought, and an offer that is not there neither', async ({ page }) => {
  await arriveAt(page, '/purchase/999999')
  await expect(page.getByText('Spil ikke fundet')).toBeVisible()
  await passesAxe(page)
  await expect(page.getByRole('link', { name: 'Tilbage til casino' })).toHaveAttribute('href', '/')
  await page.goto('/checkout?gameId=1&option=gratis')
  await expect(page.getByText('Tilbuddet findes ikke')).toBeVisible()
})
