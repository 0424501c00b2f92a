import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt, proveIdentity, toastSays } from './member.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

async function newAddress(page: Page, amount = '0.0001'): Promise<void> {
  await arriveAt(page, '/crypto-payment')
  await proveIdentity(page)
  const limits = { day: 100_000, week: 100_000, month: 100_000 }
  expect((await page.request.post('/api/limits/deposit', { data: limits })).ok()).toBe(true)
  await page.reload()
  await page.getByRole('radio', { name: /BTC/ }).check({ force: true })
  await page.getByLabel('Beløb').fill(amount)
  await page.getByRole('button', { name: 'Generér betalingsadresse' }).click()
  await toastSays(page, 'Betalingsadresse genereret')
  await expect(page.getByText('Her ville QR-koden til din wallet stå')).toBeVisible()
}

const pay = (page: Page, how: string) => page.getByRole('button', { name: how }).click()

/** The invoice's own state, not the one in the history. */
const state = (page: Page) => page.getByRole('region', { name: 'Betalingsadresse' }).getByRole('status')
const stands = (page: Page, word: string) => expect(state(page)).toHaveText(word, { timeout: 40_000 })

async function balance(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/wallet')).json()) as { balance: number }).balance
}

test('a visitor sees coins and rates, and is asked to log in to pay', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/crypto-payment')
  await expect(page.getByText('714.300,00000000')).toBeVisible()
  await expect(page.getByText(/Kurser fra indbygget tabel/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log ind' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fcrypto-payment',
  )
  await expect(page.getByRole('button', { name: 'Generér betalingsadresse' })).toBeHidden()
  await passesAxe(page)
  expect(complaints).toEqual([])
})

test('an address needs an identity, limits, a coin and an amount that is large enough', async ({ page }) => {
  await arriveAt(page, '/crypto-payment')
  await expect(page.getByRole('link', { name: 'Bekræft din identitet' })).toHaveAttribute(
    'href',
    '/account?afsnit=identitet&next=%2Fcrypto-payment',
  )
  await proveIdentity(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sæt grænser' })).toHaveAttribute('href', '/account?afsnit=graenser')
  await page.getByRole('button', { name: 'Generér betalingsadresse' }).click()
  await toastSays(page, 'Manglende information')
  await page.getByRole('radio', { name: /BTC/ }).check({ force: true })
  await page.getByLabel('Beløb').fill('0.00001')
  await expect(page.getByText('Det mindste beløb er 0,0001 BTC')).toBeVisible()
  await page.getByLabel('Beløb').fill('0.0001')
  await expect(page.getByText(/≈ 71,43/)).toBeVisible()
  await page.getByRole('button', { name: 'Generér betalingsadresse' }).click()
  await expect(page.getByRole('link', { name: 'Se dine grænser' })).toBeVisible()
  await passesAxe(page)
})

test('a payment is seen, confirmed and credited while one looks on', async ({ page }) => {
  await newAddress(page)
  await passesAxe(page)
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await page.getByRole('button', { name: 'Bekræft betaling' }).click()
  await toastSays(page, 'Manglende information')
  await page.getByLabel('Transaktions-hash').fill('0xukendt')
  await page.getByRole('button', { name: 'Bekræft betaling' }).click()
  await toastSays(page, 'Betalingsfejl')
  await pay(page, 'Betal det hele')
  await stands(page, 'Betalt')
  await expect(page.getByText('3 af 3 bekræftelser').first()).toBeVisible()
  expect(await balance(page)).toBeCloseTo(71.43, 2)
  await page.getByRole('button', { name: 'Luk betalingen' }).click()
  const history = page.getByRole('region', { name: 'Dine kryptobetalinger' })
  await expect(history.getByText('Betalt', { exact: true })).toBeVisible()
  await passesAxe(page, 'main')
})

test('a payment in parts is partly paid, and then paid', async ({ page }) => {
  await newAddress(page)
  await pay(page, 'Betal en del')
  await stands(page, 'Delvist betalt')
  await page.reload()
  await stands(page, 'Delvist betalt')
  await pay(page, 'Betal det hele')
  await stands(page, 'Betalt')
})

test('more than agreed is credited in full', async ({ page }) => {
  await newAddress(page)
  await pay(page, 'Betal for meget')
  await stands(page, 'Betalt, mere end aftalt')
  expect(await balance(page)).toBeGreaterThan(100)
})

test('what comes late is told as late, and a payment that the chain takes back is not credited', async ({ page }) => {
  await newAddress(page)
  await pay(page, 'Lad tiden løbe ud')
  await stands(page, 'Udløbet')
  await pay(page, 'Betal det hele')
  await stands(page, 'Betalt for sent')
  await page.getByRole('button', { name: 'Luk betalingen' }).click()
  await page.getByRole('radio', { name: /ETH/ }).check({ force: true })
  await page.getByLabel('Beløb').fill('0.01')
  await page.getByRole('button', { name: 'Generér betalingsadresse' }).click()
  await pay(page, 'Betal det hele')
  await stands(page, 'Bekræftes')
  await pay(page, 'Omarrangér kæden')
  await stands(page, 'Afventer betaling')
})
