import { expect, type Page, type Response, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { watch } from './watch.ts'

// A round may bring many free spins, and chance decides which round that is.
test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Played = { readonly roundId: string; readonly bet: number; readonly totalWin: number }
type Wallet = { readonly balanceMicro: number; readonly pending: readonly { readonly key: string }[] }

const SPIN_CALL = '**/trpc/rounds.spin**'
const spinButton = (page: Page) => page.getByRole('button', { name: 'SPIN', exact: true })
const status = (page: Page) => page.locator('.game-saying')
const meter = (page: Page, name: string) => page.locator('.game-meters div', { hasText: name }).locator('dd')
const inDanish = (amount: number) =>
  amount.toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the browser has stored of the visitor's demo credits. */
const wallet = (page: Page): Promise<Wallet> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('spilvaerk.demo') ?? '{"balanceMicro":1000000000,"pending":[]}'))

const played = async (response: Response): Promise<Played> => (await response.json())[0].result.data
const nextRound = async (page: Page): Promise<Played> => played(await page.waitForResponse(SPIN_CALL))
const keyOf = (postData: string | null): string => JSON.parse(postData ?? '{}')['0'].key

async function anyGame(page: Page): Promise<number> {
  // A game that asks the player nothing: its rounds come to their end by themselves.
  const games: { id: number; slug: string }[] = await (await page.request.get('/api/games')).json()
  return games.find(({ slug }) => slug === 'frugtfest')?.id ?? 1
}

/** Opens a game in quick mode, ready to be played. */
async function openGame(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const id = await anyGame(page)
  const items = { 'spilvaerk.valg': { state: { isQuick: true, isSoundOn: false }, version: 0 }, ...stored }
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
    }
  }, items)
  await page.goto(`/games/${id}`)
  await expect(spinButton(page)).toBeEnabled()
  // It is set up at the first sign of a player.
  await page.mouse.move(0, 0)
  // Without a graphics card its picture is painted by the processor.
  await expect(page.locator('.machine-resting')).toHaveCount(0, { timeout: 30_000 })
  return id
}

/** Plays one round to its end, hurrying what is celebrated. */
async function playRound(page: Page): Promise<Played> {
  const round = nextRound(page)
  await spinButton(page).click()
  const result = await round
  await toTheEnd(page)
  return result
}

async function toTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    const onward = page.getByRole('button', { name: 'Videre' })
    // Found and pressed in one step of the page: a press of the mouse may meet the spin button, which follows it.
    if (await onward.isVisible()) await onward.dispatchEvent('click', {}, { timeout: 500 })
    await expect(spinButton(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

test('a visitor plays with demo credits, and the balance is the sum of bets and wins', async ({ page }) => {
  const complaints = watch(page)
  await openGame(page)
  await expect(meter(page, 'Saldo')).toHaveText('1.000,00')
  await expect(page.getByText('Demospil')).toBeVisible()
  const rounds: Played[] = []
  // A win comes within a few rounds; which one is chance.
  while (!rounds.some(({ totalWin }) => totalWin > 0) && rounds.length < 60) rounds.push(await playRound(page))
  const last = rounds.at(-1)
  const balance = rounds.reduce((sum, { bet, totalWin }) => sum - bet + totalWin, 1000)
  expect(last?.totalWin).toBeGreaterThan(0)
  await expect(meter(page, 'Gevinst')).toHaveText(inDanish(last?.totalWin ?? 0))
  await expect(meter(page, 'Saldo')).toHaveText(inDanish(balance))
  await expect(status(page)).toContainText(/Gevinst|Runden gav|gratis spins?/)
  expect((await wallet(page)).pending).toEqual([])
  expect(complaints).toEqual([])
})

test('the bet moves along the levels, and a control that does nothing says why', async ({ page }) => {
  await openGame(page)
  await page.getByRole('button', { name: 'Højere indsats' }).click()
  await expect(meter(page, 'Indsats')).toHaveText('5,00')
  const lower = page.getByRole('button', { name: 'Lavere indsats' })
  // Forced: what is disabled by ARIA alone still takes a press, and answers it with its reason.
  for (let press = 0; press < 12; press++) await lower.click({ force: true })
  await expect(meter(page, 'Indsats')).toHaveText('0,10')
  await expect(lower).toHaveAttribute('aria-disabled', 'true')
  await expect(status(page)).toHaveText('Det er den laveste indsats')
})

test('the reels are announced, and the window has a text of its own', async ({ page }) => {
  await openGame(page)
  const window = page.getByRole('img', { name: /^Hjul 1: / })
  const before = await window.getAttribute('aria-label')
  const round = nextRound(page)
  await spinButton(page).click()
  await expect(status(page)).toHaveText('Hjulene kører')
  await round
  await toTheEnd(page)
  await expect(status(page)).not.toHaveText('Hjulene kører')
  expect(before).toMatch(/^Hjul 1: .+\. Hjul 2: /)
})

test('space spins once however long it is held, and not at all when switched off', async ({ page }) => {
  await openGame(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('rounds.spin')) calls++
  })
  await page.locator('h1').click()
  const round = nextRound(page)
  for (let press = 0; press < 3; press++) await page.keyboard.down('Space')
  await page.keyboard.up('Space')
  await round
  await toTheEnd(page)
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Indstillinger' }).click()
  await page.getByRole('switch', { name: 'Mellemrumstasten spinner' }).click()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('Space')
  await expect(spinButton(page)).toBeVisible()
  expect(calls).toBe(1)
})

test('autospin needs a loss limit, counts down, and stops when told to', async ({ page }) => {
  await openGame(page)
  await page.getByRole('button', { name: 'Autospil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Autospil' })
  await dialog.getByText('25', { exact: true }).first().click()
  await dialog.getByRole('button', { name: 'Start 25 spil' }).click()
  await expect(dialog.getByText('Vælg, hvor meget du højst vil tabe')).toBeVisible()
  await dialog.getByLabel('Tabsgrænse').fill('500')
  const round = nextRound(page)
  await dialog.getByRole('button', { name: 'Start 25 spil' }).click()
  const stop = page.getByRole('button', { name: /^Stop \d+ tilbage/ })
  await expect(stop).toBeVisible()
  await round
  await stop.click()
  await expect(status(page)).toContainText('fordi du stoppede det')
  await toTheEnd(page)
  expect((await wallet(page)).pending).toEqual([])
})

test('autospin stops before the loss could pass its limit', async ({ page }) => {
  await openGame(page)
  await page.getByRole('button', { name: 'Autospil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Autospil' })
  await dialog.getByText('100', { exact: true }).first().click()
  await dialog.getByLabel('Tabsgrænse').fill('2,5')
  // Every round loses, so that the second spin is the one that could pass the limit.
  await page.route(SPIN_CALL, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const data = body[0].result.data
    const events = data.round.events.filter(({ type }: { type: string }) => type === 'reelsStopped').slice(0, 1)
    Object.assign(data, { totalWin: 0, totalCoins: 0, round: { ...data.round, totalCoins: 0, events } })
    await route.fulfill({ response: answer, json: body })
  })
  await dialog.getByRole('button', { name: 'Start 100 spil' }).click()
  await expect(status(page)).toContainText('næste spil kunne overskride din tabsgrænse', { timeout: 20_000 })
  await expect(meter(page, 'Saldo')).toHaveText('997,50')
})

test('a reload in mid-spin shows the same round once and pays it once', async ({ page }) => {
  await openGame(page)
  const keys: string[] = []
  const rounds: Played[] = []
  let isFirst = true
  await page.route(SPIN_CALL, async (route) => {
    keys.push(keyOf(route.request().postData()))
    const answer = await route.fetch()
    rounds.push((await answer.json())[0].result.data)
    // The server has decided; the answer never reaches the page that asked.
    if (isFirst) isFirst = false
    else await route.fulfill({ response: answer })
  })
  await spinButton(page).click()
  await expect.poll(() => rounds.length).toBe(1)
  await expect(meter(page, 'Saldo')).toHaveText('997,50')
  await page.reload()
  // It is asked for again once the machine is painted.
  await expect.poll(() => rounds.length, { timeout: 30_000 }).toBe(2)
  await toTheEnd(page)
  expect(new Set(keys).size).toBe(1)
  expect(rounds[1]?.roundId).toBe(rounds[0]?.roundId)
  const balance = inDanish(997.5 + (rounds[0]?.totalWin ?? 0))
  await expect(meter(page, 'Saldo')).toHaveText(balance)
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(meter(page, 'Saldo')).toHaveText(balance)
  expect(rounds).toHaveLength(2)
})

test('a second tab neither doubles a round in flight nor pays it', async ({ page, context }) => {
  const id = await openGame(page)
  let asked = 0
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(SPIN_CALL, async (route) => {
    asked++
    await held
    await route.continue()
  })
  await spinButton(page).click()
  await expect.poll(() => asked).toBe(1)
  const second = await context.newPage()
  await second.goto(`/games/${id}`)
  await expect(spinButton(second)).toBeEnabled()
  await expect(meter(second, 'Saldo')).toHaveText('997,50')
  await page.bringToFront()
  const round = nextRound(page)
  release()
  const { totalWin } = await round
  await toTheEnd(page)
  expect(asked).toBe(1)
  await expect(meter(page, 'Saldo')).toHaveText(inDanish(997.5 + totalWin))
  await expect(meter(second, 'Saldo')).toHaveText(inDanish(997.5 + totalWin))
})

test('a lost connection keeps the bet, and the same question is asked again', async ({ page, context }) => {
  await openGame(page)
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('rounds.spin')) keys.push(keyOf(request.postData()))
  })
  await context.setOffline(true)
  await spinButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Runden mangler sit svar' })
  await expect(alert).toBeVisible()
  await expect(status(page)).toHaveText('Runden mangler sit svar')
  await passesAxe(page, '.game-table')
  await expect(meter(page, 'Saldo')).toHaveText('997,50')
  await context.setOffline(false)
  const round = nextRound(page)
  await alert.getByRole('button', { name: 'Prøv igen' }).click()
  const { totalWin } = await round
  await toTheEnd(page)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await expect(meter(page, 'Saldo')).toHaveText(inDanish(997.5 + totalWin))
})

test('a fault of the server keeps the bet; its refusal gives it back', async ({ page }) => {
  await openGame(page)
  const fault = { message: 'oops', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } }
  await page.route(SPIN_CALL, (route) => route.fulfill({ status: 500, json: [{ error: fault }] }), { times: 1 })
  await spinButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Runden mangler sit svar' })
  await expect(alert).toContainText('Fejlen ligger ikke hos dig')
  const round = nextRound(page)
  await alert.getByRole('button', { name: 'Prøv igen' }).click()
  const { totalWin } = await round
  await toTheEnd(page)
  const balance = 997.5 + totalWin
  const refusal = { message: 'Spil ikke fundet', code: -32_004, data: { code: 'NOT_FOUND', httpStatus: 404 } }
  await page.route(SPIN_CALL, (route) => route.fulfill({ status: 404, json: [{ error: refusal }] }), { times: 1 })
  await spinButton(page).click()
  await expect(status(page)).toHaveText('Spil ikke fundet. Indsatsen er givet tilbage.')
  await expect(meter(page, 'Saldo')).toHaveText(inDanish(balance))
})

test('with too small a balance nothing is played, and there is a way on', async ({ page }) => {
  await openGame(page, { 'spilvaerk.demo': { balanceMicro: 2_200_000, netMicro: 0, pending: [] } }).catch(() => {})
  const alert = page.getByRole('alert').filter({ hasText: 'Ikke nok saldo til at spille' })
  await expect(alert).toBeVisible()
  await passesAxe(page, '.game-table')
  const spin = page.getByRole('button', { name: /^SPIN/ })
  await expect(spin).toHaveAttribute('aria-disabled', 'true')
  await spin.click({ force: true })
  expect((await wallet(page)).balanceMicro).toBe(2_200_000)
  await alert.getByRole('button', { name: 'Sæt indsatsen til 1' }).click()
  await expect(alert).toBeHidden()
  await expect(meter(page, 'Indsats')).toHaveText('1,00')
  await playRound(page)
  await page.getByRole('button', { name: 'Indstillinger' }).click()
  await page.getByRole('button', { name: 'Nulstil demosaldo' }).click()
  await page.keyboard.press('Escape')
  await expect(meter(page, 'Saldo')).toHaveText('1.000,00')
})

test('a game that is not there is said so', async ({ page }) => {
  await page.goto('/games/999999')
  await expect(page.getByRole('heading', { name: 'Fejl ved indlæsning af spil' })).toBeVisible()
  await passesAxe(page)
  await page.goto('/games/1abc')
  await expect(page.getByRole('heading', { name: 'Spil ikke fundet' })).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage til casino' }).click()
  await expect(page).toHaveURL('/')
})

test('a game that cannot be fetched can be fetched again', async ({ page }) => {
  const id = await anyGame(page)
  await page.route('**/trpc/studio.game**', (route) => route.fulfill({ status: 503, body: 'oops' }), { times: 1 })
  // An address with a question in it comes without the answers that the server gives along with the page.
  await page.goto(`/games/${id}?spil`)
  await expect(page.getByRole('heading', { name: 'Fejl ved indlæsning af spil' })).toBeVisible()
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(spinButton(page)).toBeEnabled()
})

test('a machine that cannot be fetched is said so, and fetched again', async ({ page }) => {
  const id = await anyGame(page)
  // Before it is asked for, it is fetched in vain once: that nobody hears of.
  await page.route('**/assets/machine-*.js', (route) => route.abort())
  await page.goto(`/games/${id}`)
  await spinButton(page).hover()
  await expect(page.getByRole('heading', { name: 'Maskinen kan ikke vises' })).toBeVisible()
  await passesAxe(page)
  await page.unroute('**/assets/machine-*.js')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(spinButton(page)).toBeEnabled()
})

test('the page tells what the specification names', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const id = await openGame(page)
  const game = await (await page.request.get(`/api/games/${id}`)).json()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.name)
  await expect(page).toHaveTitle(new RegExp(game.name))
  for (const name of ['Hjul', 'Linjer', 'Max Gevinst']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(`${game.maxWinMultiplier.toLocaleString('da-DK')}x`, { exact: true })).toBeVisible()
  const symbols = page.getByRole('region', { name: 'Symboler' }).getByRole('listitem')
  await expect(symbols).toHaveCount(game.symbols.length)
  await expect(page.getByRole('region', { name: 'Regler' })).toContainText('Vælg en indsats, og tryk på SPIN.')
})

test('sound is one press away and remembered', async ({ page }) => {
  await openGame(page)
  const sound = page.getByRole('button', { name: 'Lyd' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lyd' })).toHaveAttribute('aria-pressed', 'true')
})

test('the browser and the server simulate the same numbers from the same seed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  await page.getByRole('button', { name: 'Simulér' }).click()
  const panel = page.getByRole('dialog', { name: 'Simulér' })
  await panel.getByText('1.000', { exact: true }).click()
  await panel.getByText('Sammenlign begge').click()
  await panel.getByLabel('Seed').fill('en aften i Tivoli')
  await panel.getByRole('button', { name: 'Kør simulering' }).click()
  await expect(panel.getByText(/^Ens: browseren og serveren fik præcis de samme/)).toBeVisible({ timeout: 30_000 })
  const exact = panel
    .getByRole('row', { name: /Tilbagebetaling/ })
    .getByRole('cell')
    .first()
  await expect(exact).toHaveText(/^\d+,\d\d\s%$/)
})

test('a million spins run in the browser, not on the server', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  await page.getByRole('button', { name: 'Simulér' }).click()
  const panel = page.getByRole('dialog', { name: 'Simulér' })
  await panel.getByText('1.000.000', { exact: true }).click()
  await panel.getByText('På serveren', { exact: true }).click()
  await expect(panel.getByText(/Serveren spiller højst 10\.000/)).toBeVisible()
  await panel.getByText('I browseren', { exact: true }).click()
  await panel.getByRole('button', { name: 'Kør simulering' }).click()
  await expect(panel.getByText(/^1\.000\.000 spil, /)).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByRole('img', { name: /^Søjler/ })).toBeVisible()
  await expect(panel.getByRole('img', { name: /^Kurve/ })).toBeVisible()
})

test('a simulation can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  await page.route('**/trpc/studio.simulate**', () => {})
  await page.getByRole('button', { name: 'Simulér' }).click()
  const panel = page.getByRole('dialog', { name: 'Simulér' })
  await panel.getByText('På serveren', { exact: true }).click()
  await panel.getByRole('button', { name: 'Kør simulering' }).click()
  await expect(panel.getByText('Serveren regner...')).toBeVisible()
  await panel.getByRole('button', { name: 'Afbryd' }).click()
  await expect(panel.getByText('Simuleringen blev afbrudt.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Kør simulering' })).toBeEnabled()
})

test('axe finds nothing on the page nor in any of its dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  const check = async (): Promise<void> => {
    await passesAxe(page)
  }
  await check()
  for (const name of ['Autospil', 'Gevinster', 'Præcise tal', 'Indstillinger', 'Simulér']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    if (name === 'Simulér') {
      await dialog.getByRole('button', { name: 'Kør simulering' }).click()
      await expect(dialog.getByRole('table')).toBeVisible({ timeout: 30_000 })
    }
    if (name === 'Præcise tal') await expect(dialog.getByText('Tilbagebetaling (RTP)')).toBeVisible()
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    await check()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everything to play with is in view and large enough for a thumb', async ({ page }) => {
    await openGame(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    for (const name of ['SPIN', 'Lavere indsats', 'Højere indsats', 'Autospil', 'Hurtigt spil', 'Lyd']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(box?.width, name).toBeGreaterThanOrEqual(44)
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 9999) + (box?.height ?? 0), name).toBeLessThanOrEqual(844)
    }
    await playRound(page)
  })
})

test('at 320 pixels nothing leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openGame(page)
  const keys = page.locator('.game-deck button')
  for (const key of await keys.all()) {
    const box = await key.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
})

test('with less motion asked for, a round is shown without any', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page)
  await playRound(page)
  expect((await wallet(page)).pending).toEqual([])
})

test('leaving in mid-spin pays the round, and coming back finds the table free', async ({ page }) => {
  const id = await openGame(page)
  const round = nextRound(page)
  await spinButton(page).click()
  const { totalWin } = await round
  await page.getByRole('link', { name: 'Tilbage til casino' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect.poll(async () => (await wallet(page)).pending.length).toBe(0)
  expect((await wallet(page)).balanceMicro).toBe(Math.round((997.5 + totalWin) * 1_000_000))
  await page.goto(`/games/${id}`)
  await expect(spinButton(page)).toBeEnabled()
})
