import { type APIRequestContext, expect, type Page } from '@playwright/test'

export interface House {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly kind: string
}

export const houseOf = async (request: APIRequestContext): Promise<readonly House[]> =>
  (await request.get('/api/games')).json()

export async function tableOf(request: APIRequestContext, slug: string): Promise<House> {
  const found = (await houseOf(request)).find((game) => game.slug === slug)
  if (!found) throw new Error(`the house has no ${slug}`)
  return found
}

export const balance = async ({ request }: Page): Promise<number> =>
  (await (await request.get('/api/wallet')).json()).balance

interface Played {
  readonly roundId: string
  readonly cost: number
  readonly totalWin: number
}

/** The rounds of whoever is logged in, the latest first. */
export const roundsOf = async ({ request }: Page): Promise<readonly Played[]> =>
  (await (await request.get('/api/rounds')).json()).rounds

export const felt = (page: Page) => page.locator('.felt')
export const meter = (page: Page, name: string) => page.locator('.game-meters div', { hasText: name }).locator('dd')
export const inKroner = (amount: number): string =>
  new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)

/** A client seed is there, and the table plays for money. */
export async function sitDown(page: Page, { id }: House): Promise<void> {
  await page.request.get(`/api/games/${id}/seeds`)
  const seeded = await page.request.post(`/api/games/${id}/seeds/client`, {
    data: { clientSeed: 'min-hest-hedder-karl' },
  })
  expect(seeded.ok()).toBe(true)
  const money = page.getByRole('radio', { name: /^Penge/ })
  await money.check()
  await expect(money).toBeChecked()
  await expect(page.locator('[data-spot]').first()).toBeVisible()
  await expect(meter(page, 'Saldo')).toHaveText(inKroner(await balance(page)))
}

/** Where the main spot is not the first one on the cloth. */
const MAIN: Readonly<Record<string, string>> = { craps: 'pass', roulette: 'red' }

/** The least that the main spot takes, by keyboard. */
export async function bet(page: Page, kind: string): Promise<void> {
  const main = MAIN[kind]
  const spot = page.locator(main === undefined ? '[data-spot]' : `[data-spot="${main}"]`).first()
  await spot.focus()
  await page.keyboard.press('Enter')
  await expect(spot.locator('.chip-stack')).toBeVisible()
}

/** Starts the round and waits until it asks or is over. */
export async function deal(page: Page): Promise<void> {
  const spun = page.waitForResponse((answer) => answer.url().includes('rounds.spin'))
  await page.locator('.table-start').click()
  expect((await spun).status()).toBe(200)
  await stops(page)
}

export const phaseOf = (page: Page): Promise<string | null> => felt(page).getAttribute('data-phase')

const stops = (page: Page) => expect(felt(page)).toHaveAttribute('data-phase', /^(asked|over)$/, { timeout: 30_000 })

/** How kinds are answered whose felt does it itself; the others by the first choice that is offered. */
const ANSWERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  craps: (page) => page.locator('.table-start').click(),
  keno: (page) => page.locator('.keno-grid button:not([aria-disabled="true"])').nth(6).click(),
  mines: (page) => page.getByRole('button', { name: 'Felt 7, lukket' }).click(),
  hiLo: (page) => page.locator('.hi-lo-guess').first().click(),
  videoPoker: async (page) => {
    await page.keyboard.press('1')
    await page.keyboard.press('3')
    await page.getByRole('button', { name: 'Skift', exact: true }).click()
  },
}

const choices = (page: Page) => page.locator('.table-choices .table-choice')

/** Answers once, and waits until the round asks again or is over. */
export async function answer(page: Page, kind: string): Promise<void> {
  const chosen = page.waitForResponse((one) => one.url().includes('rounds.choose'))
  if ((await choices(page).count()) > 0) await choices(page).first().click()
  else await (ANSWERS[kind] ?? ((one: Page) => choices(one).first().click()))(page)
  expect((await chosen).status()).toBe(200)
  await stops(page)
}

/** Far more than any round of the least bet asks. */
const MOST_CHOICES = 200

export async function playOut(page: Page, kind: string): Promise<void> {
  for (let asked = 0; (await phaseOf(page)) === 'asked'; asked++) {
    expect(asked).toBeLessThan(MOST_CHOICES)
    await answer(page, kind)
  }
  await expect(felt(page)).toHaveAttribute('data-phase', 'over')
}
