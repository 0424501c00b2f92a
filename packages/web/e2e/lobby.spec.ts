import { expect, type Page, test } from '@playwright/test'
import { axeOf, passesAxe, settled } from './axe.ts'
import { watch } from './watch.ts'

type ListedGame = {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly popularity: number
  readonly config: { readonly betLevels: readonly number[] }
}

const listed = async (page: Page): Promise<readonly ListedGame[]> =>
  (await page.request.get('/api/casino/games')).json()
/** All that there is, or all that was sought: below the rows of the lobby. */
const grid = (page: Page) => page.locator('section[aria-labelledby="spil"]')
const cards = (page: Page) => grid(page).getByRole('article')
const card = (page: Page, { name }: ListedGame) => grid(page).getByRole('article', { name, exact: true })

async function openLobby(page: Page, address = '/'): Promise<readonly [ListedGame, ...ListedGame[]]> {
  const games = await listed(page)
  await page.goto(address)
  await expect(cards(page).first()).toBeVisible({ timeout: 20_000 })
  const [first, ...rest] = games
  if (!first) throw new Error('The server has no games')
  return [first, ...rest]
}

test('the lobby shows every game, without a complaint and without a word to anyone else', async ({ page }) => {
  const complaints = watch(page)
  const games = await openLobby(page)
  await expect(page).toHaveTitle(/Spilværk/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verdensklasse Casino Oplevelse')
  await expect(cards(page)).toHaveCount(games.length)
  await expect(page.getByText(`Viser ${games.length} spil`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${games.length} aktive spil`)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('each card that is seen has its picture', async ({ page }) => {
  await openLobby(page)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page).last().locator('img').first()).toBeVisible()
})

test('a click opens the game, and whoever plays a round of it is counted', async ({ page }) => {
  const [game] = await openLobby(page)
  await card(page, game).click()
  await expect(page).toHaveURL(`/games/${game.id}`)
  const played = await page.request.post(`/api/games/${game.id}/spin`, { data: { bet: game.config.betLevels[0] } })
  expect(played.ok()).toBe(true)
  const counted = (await listed(page)).find(({ id }) => id === game.id)?.popularity
  expect(counted).toBeGreaterThanOrEqual(Math.max(1, game.popularity))
})

test('a card can be pressed in the very frame that brings it into view', async ({ page }) => {
  const games = await openLobby(page)
  const target = games.at(-1) ?? games[0]
  const hit = await card(page, target).evaluate((element) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 200, behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return document
      .elementFromPoint(x + width / 2, y + height / 2)
      ?.closest('a')
      ?.getAttribute('href')
  })
  expect(hit).toBe(`/games/${target.id}`)
})

test('the green button leads to the purchase, by the way in', async ({ page }) => {
  const [game] = await openLobby(page)
  await card(page, game)
    .getByRole('link', { name: `Køb eller lej ${game.name}` })
    .click()
  await expect(page).toHaveURL(`/auth/login?next=%2Fpurchase%2F${game.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind')
})

test('search, category and order survive a reload, and Back undoes a game', async ({ page }) => {
  const games = await openLobby(page)
  const target = games.at(-1) ?? games[0]
  await page.getByRole('searchbox').fill(target.name)
  await expect(cards(page).first()).toHaveAccessibleName(target.name)
  await page.getByRole('combobox', { name: 'Sortér' }).selectOption('Navn A–Å')
  const address = page.url()
  expect(new URL(address).searchParams.get('q')).toBe(target.name)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(target.name)
  await expect(card(page, target)).toBeVisible()
  await card(page, target).click()
  await expect(page).toHaveURL(`/games/${target.id}`)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(card(page, target)).toBeVisible()
})

test('the header searches the lobby from any page', async ({ page }) => {
  const games = await listed(page)
  const target = games.at(-1)
  if (!target) throw new Error('The server has no games')
  await page.goto('/terms')
  await page.getByRole('banner').getByRole('searchbox').fill(target.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('q') === target.name)
  await expect(cards(page).first()).toHaveAccessibleName(target.name)
})

test('a typing error is forgiven', async ({ page }) => {
  const [game] = await openLobby(page)
  const word = game.name.split(' ').sort((a, b) => b.length - a.length)[0] ?? game.name
  const middle = Math.floor(word.length / 2)
  await page.getByRole('searchbox').fill(word.slice(0, middle) + word.slice(middle + 1))
  await expect(card(page, game)).toBeVisible()
})

test('a category shows its games only', async ({ page }) => {
  const games = await openLobby(page)
  const inSlots = games.filter(({ category }) => category === 'slots')
  await page.getByRole('button', { name: 'Spilleautomater', exact: true }).click()
  await expect(page).toHaveURL(/kategori=slots/)
  await expect(page.getByText(`Viser ${inSlots.length} spil i Spilleautomater`)).toBeVisible()
  await expect(cards(page)).toHaveCount(inSlots.length)
  await page.getByRole('button', { name: 'Nye spil', exact: true }).click()
  await expect(cards(page)).toHaveCount(Math.min(6, games.length))
})

test('a search for nothing says so and offers the way back', async ({ page }) => {
  const games = await openLobby(page)
  await page.getByPlaceholder('Søg efter spil...').fill('qqqqqq')
  await expect(page.getByRole('heading', { name: 'Ingen spil fundet' })).toBeVisible()
  await expect(page.getByText('Prøv at ændre dine søgekriterier')).toBeVisible()
  await page.getByRole('link', { name: 'Vis alle spil' }).click()
  await expect(cards(page)).toHaveCount(games.length)
})

test('everything works by keyboard', async ({ page }) => {
  const [game] = await openLobby(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#indhold')).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(game.name)
  await expect(cards(page).first()).toHaveAccessibleName(game.name)
  const play = card(page, game).getByRole('link', { name: /Spil/ })
  await page.getByRole('combobox', { name: 'Sortér' }).focus()
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await expect(play.getByText(/^Spil( nu)?$/).filter({ visible: true })).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(card(page, game).getByRole('link', { name: `Køb eller lej ${game.name}` })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/games/${game.id}`)
})

test('on a small screen the search box lives in the bar, which stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openLobby(page)
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await cards(page).last().scrollIntoViewIfNeeded()
  const box = await page.getByRole('searchbox').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(700)
})

test('at 320 px nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openLobby(page)
  const cutOff = await page
    .getByRole('main')
    .locator('a, button, h1, h2, h3, p, input, img')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('fieldset, .rail') && element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.textContent),
    )
  expect(cutOff).toEqual([])
})

test('a lobby without a server says so and recovers', async ({ page }) => {
  await page.route('**/trpc/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Ingen forbindelse')
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('nothing moves when the games arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/trpc/**', async (route) => {
    await page.getByText('Indlæser spil...').waitFor({ state: 'attached' })
    await route.continue()
  })
  await openLobby(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.01,
  )
})

const PAGES = [
  '/',
  '/findes/ikke',
  '/casino-generator',
  '/ai-lab',
  '/auth/register',
  '/auth/login',
  '/games/1/offer',
  '/crypto-payment',
  '/checkout?gameId=1&option=buy',
]

for (const address of PAGES) {
  test(`${address} has no accessibility violation, wide or narrow, and fits 320 px`, async ({ page }) => {
    // The lobby has more elements than all other pages together.
    if (address === '/') test.setTimeout(240_000)
    const complaints = watch(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      const { violations } = await axeOf(page)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // An address without a page says so with its status.
    const others = complaints.filter((complaint) => address !== '/findes/ikke' || !complaint.includes('404'))
    expect(others).toEqual([])
  })
}

test('the filters with nothing to show and with a failure have no accessibility violation either', async ({ page }) => {
  await page.goto('/?q=qqqqqq')
  await expect(page.getByRole('heading', { name: 'Ingen spil fundet' })).toBeVisible()
  await passesAxe(page)
  await page.route('**/trpc/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await passesAxe(page)
})
