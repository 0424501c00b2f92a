import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { CHOICE_GAME } from './choice-game.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Buying it asks for a choice, whose second option always wins: then it asks whether to gamble. */
const definition = {
  ...CHOICE_GAME,
  id: 'korsvejen',
  name: 'Korsvejen',
  gamble: { factor: 2, up: 1, down: 1, steps: 2 },
  modes: [
    { id: 'koeb', name: 'Vejen', coins: 150, buys: { feature: 'vej' } },
    { id: 'ante', name: 'Ante', coins: 12 },
  ],
}

type Played = {
  readonly roundId: string
  readonly totalWin: number
  readonly status: string
  readonly choices: readonly number[]
}

async function plant(request: APIRequestContext): Promise<number> {
  const answer = await request.post('/api/games', { data: { name: 'Korsvejen', theme: 'fruit', definition } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** A round that was bought and answered, as the API tells it. */
async function play(request: APIRequestContext, id: number, ...answers: readonly number[]): Promise<Played> {
  let round = await (await request.post(`/api/games/${id}/spin`, { data: { bet: 1, mode: 'koeb' } })).json()
  for (const [at] of answers.entries()) {
    const data = { choices: answers.slice(0, at + 1) }
    round = await (await request.post(`/api/rounds/${round.roundId}/choices`, { data })).json()
  }
  return round
}

async function openGame(page: Page): Promise<number> {
  const id = await plant(page.request)
  await page.addInitScript(() => {
    const choices = JSON.stringify({
      state: { isQuick: true, isSoundOn: false, spinsOnSpace: true, bet: 1 },
      version: 0,
    })
    localStorage.setItem('spilvaerk.valg', choices)
  })
  await page.goto(`/games/${id}`)
  await expect(page.getByRole('button', { name: 'SPIN', exact: true })).toBeEnabled()
  await expect(page.getByRole('img', { name: /^Hjul 1: / })).toBeVisible()
  return id
}

const saldo = (page: Page) => page.locator('.game-meters div', { hasText: 'Saldo' }).locator('dd')
const question = (page: Page) => page.getByRole('heading', { name: 'Vælg, hvordan runden fortsætter' })
const take = (page: Page) => page.getByRole('button', { name: /^Indkassér/ })

async function buy(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Køb bonus' })
  // Not before the machine stands: until then the press is answered with a reason.
  await expect(offer).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
  await offer.click()
  await expect(page.getByRole('dialog', { name: 'Køb bonus' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Køb for 15,00' }).click()
  await expect(question(page)).toBeVisible({ timeout: 20_000 })
}

test('a feature is bought after a question that names its price and its return', async ({ page }) => {
  const complaints = watch(page)
  await openGame(page)
  await page.getByRole('button', { name: 'Køb bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Køb bonus' })
  await expect(dialog).toContainText('15,00')
  await expect(dialog).toContainText('15 × indsatsen')
  await expect(dialog).toContainText(/RTP \d+,\d\d.%/, { timeout: 20_000 })
  await passesAxe(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Fortryd' }).click()
  await expect(saldo(page)).toHaveText('1.000,00')
  await buy(page)
  await expect(saldo(page)).toHaveText('985,00')
  expect(complaints).toEqual([])
})

test('the player chooses by keyboard, and takes what it gave', async ({ page }) => {
  await openGame(page)
  await buy(page)
  await expect(question(page)).toBeFocused()
  // A key that was meant for the reels chooses nothing.
  await page.keyboard.press('Space')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Gratis spil/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(take(page)).toBeVisible({ timeout: 20_000 })
  await passesAxe(page, '.machine-asked')
  await take(page).click()
  await expect(saldo(page)).toHaveText('997,00', { timeout: 20_000 })
})

test('a gamble is taken or lost as the server says', async ({ page }) => {
  await openGame(page)
  await buy(page)
  await page.getByRole('button', { name: /^Pose med mønter/ }).click()
  await expect(take(page)).toHaveText('Indkassér 12,00', { timeout: 20_000 })
  await expect(page.getByText(/Chancen for at vinde er 50.%, tilbagebetalingen 100.%/)).toBeVisible()
  const answer = page.waitForResponse('**/trpc/rounds.choose**')
  await page.getByRole('button', { name: 'Rød' }).click()
  const round: Played = (await (await answer).json())[0].result.data
  expect(round.choices).toEqual([1, 1])
  expect([0, 24]).toContain(round.totalWin)
  if (round.totalWin > 0) {
    await expect(take(page)).toHaveText('Indkassér 24,00', { timeout: 20_000 })
    await take(page).click()
  }
  await expect(saldo(page)).toHaveText(round.totalWin > 0 ? '1.009,00' : '985,00', { timeout: 20_000 })
})

test('a round that waits survives a reload and is paid once', async ({ page }) => {
  const rounds: Played[] = []
  page.on('response', async (response) => {
    if (response.url().includes('rounds.spin')) rounds.push((await response.json())[0].result.data)
  })
  const id = await openGame(page)
  await buy(page)
  await page.reload()
  await expect(question(page)).toBeVisible({ timeout: 20_000 })
  await expect(saldo(page)).toHaveText('985,00')
  await page.getByRole('button', { name: /^Pose med mønter/ }).click()
  await expect(take(page)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  // The choice stays made: what is asked now is the gamble.
  await expect(take(page)).toBeVisible({ timeout: 20_000 })
  await take(page).click()
  await expect(saldo(page)).toHaveText('997,00', { timeout: 20_000 })
  expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1)
  await page.goto(`/games/${id}`)
  await expect(saldo(page)).toHaveText('997,00')
  await expect(question(page)).toBeHidden()
})

test('an ante costs its own price as long as it is on', async ({ page }) => {
  await openGame(page)
  const ante = page.getByRole('button', { name: /^Ante/ })
  await ante.click()
  await expect(ante).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.game-meters div', { hasText: 'Indsats' }).locator('dd')).toHaveText('1,20')
  const answer = page.waitForResponse('**/trpc/rounds.spin**')
  await page.getByRole('button', { name: 'SPIN', exact: true }).click()
  expect((await (await answer).json())[0].result.data).toMatchObject({ mode: 'ante', cost: 1.2 })
})

test('the whole sheet of a game is a page of its own, and a file', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = watch(page)
  const id = await openGame(page)
  await page.getByRole('button', { name: 'Præcise tal' }).click()
  await page.getByRole('link', { name: 'Se hele PAR-arket' }).click()
  await expect(page).toHaveURL(`/games/${id}/sheet`)
  await expect(page.getByRole('heading', { name: 'Nøgletal' })).toBeVisible({ timeout: 60_000 })
  for (const title of ['Tilbagebetaling efter kilde', 'En rundes gevinst', 'Det lange løb', 'Hjul']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Eksakt', { exact: true }).first()).toBeVisible()
  await passesAxe(page, '.sheet-page')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^par-ark-.+\.csv$/)
  expect(complaints).toEqual([])
})

test('a row of the sheet shows a round of what it speaks of', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = watch(page)
  const id = await plant(page.request)
  await page.goto(`/games/${id}/sheet`)
  // The first row is of rounds that win nothing.
  const row = page.getByRole('button', { name: /^Vis mig: / }).nth(1)
  await expect(row).toBeVisible({ timeout: 60_000 })
  const name = ((await row.getAttribute('aria-label')) ?? '').replace('Vis mig: ', '')
  await row.click()
  const dialog = page.getByRole('dialog', { name: `Sådan ser det ud: ${name}` })
  await expect(dialog.getByText('Simuleret', { exact: true })).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Afspil' }).click()
  // In times the bet: nothing is staked here.
  await expect(dialog.locator('.game-saying')).toHaveText(/× indsatsen/, { timeout: 30_000 })
  await passesAxe(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toBeFocused()
  expect(complaints).toEqual([])
})

test('a round is replayed and checked by anybody', async ({ page }) => {
  const complaints = watch(page)
  const id = await plant(page.request)
  const round = await play(page.request, id, 1, 0)
  expect(round).toMatchObject({ status: 'done', totalWin: 12 })
  await page.goto(`/rounds/${round.roundId}`)
  await expect(page.getByRole('heading', { name: 'Genafspilning: Korsvejen' })).toBeVisible()
  await expect(page.getByText(round.roundId)).toBeVisible()
  await page.getByRole('button', { name: 'Kontrollér runde' }).click()
  await expect(page.getByText('Runden er, som den skal være.')).toBeVisible()
  await page.getByRole('button', { name: 'Afspil' }).click()
  await expect(page.locator('.game-saying')).toHaveText(/Gevinst 12,00|Runden gav 12,00/, { timeout: 30_000 })
  await passesAxe(page, 'main')
  expect(complaints).toEqual([])
})

test('a round that is not what its seed gives does not pass', async ({ page }) => {
  const id = await plant(page.request)
  const { roundId } = await play(page.request, id, 1, 0)
  await page.route('**/trpc/rounds.verification**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('"totalCoins":120', '"totalCoins":121')
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(`/rounds/${roundId}`)
  await page.getByRole('button', { name: 'Kontrollér runde' }).click()
  await expect(page.getByText('Runden passer ikke.')).toBeVisible()
  await passesAxe(page, 'main')
})

test('a round that waits shows neither its seed nor its end', async ({ page }) => {
  const id = await plant(page.request)
  const { roundId } = await play(page.request, id)
  await page.goto(`/rounds/${roundId}`)
  await expect(page.getByText('Runden venter på spillerens valg.')).toBeVisible()
  await expect(page.getByText('Vises, når runden er afsluttet')).toBeVisible()
  await passesAxe(page, 'main')
})

test('everything fits a narrow screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  const id = await openGame(page)
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await buy(page)
  expect(await isWide()).toBe(false)
  await page.getByRole('button', { name: /^Pose med mønter/ }).click()
  await expect(take(page)).toBeVisible({ timeout: 20_000 })
  expect(await isWide()).toBe(false)
  await take(page).click()
  await page.goto(`/games/${id}/sheet`)
  await expect(page.getByRole('heading', { name: 'Nøgletal' })).toBeVisible({ timeout: 60_000 })
  expect(await isWide()).toBe(false)
})
