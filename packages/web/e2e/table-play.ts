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

/** DKK in the pool of a table that has one, as anybody may ask. */
export async function poolOf({ request }: Page, { id }: House): Promise<number | undefined> {
  const [jackpot] = await (await request.get(`/api/games/${id}/jackpots`)).json()
  return jackpot?.pools[0]?.amount
}

/** What the price of the bet on the pool puts in, as the definition of the house's table says: 10 coins, of each 0.3. */
export const PUT_IN = 3

/** Also a chip on the bet that wins the pool. */
export async function betOnPool(page: Page): Promise<void> {
  const spot = page.locator('[data-spot="progressive"]')
  await spot.click()
  await expect(spot.locator('.chip-stack')).toBeVisible()
}

/** How well what is printed on the cloth is read under the lamp, as a ratio of WCAG. */
export const contrastOfPrint = (page: Page): Promise<number> =>
  page.locator('.table-room').evaluate((room) => {
    const probe = document.createElement('i')
    probe.style.cssText =
      'background: color-mix(in srgb, var(--lamp) var(--lamp-share), var(--cloth)); color: var(--print)'
    room.append(probe)
    const { backgroundColor, color } = getComputedStyle(probe)
    probe.remove()
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const [cloth = 0, print = 0] = [backgroundColor, color].map((fill) => {
      pen.fillStyle = fill
      pen.fillRect(0, 0, 1, 1)
      const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
    })
    return (Math.max(cloth, print) + 0.05) / (Math.min(cloth, print) + 0.05)
  })

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
  crash: (page) => page.locator('.crash-step').first().click(),
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
