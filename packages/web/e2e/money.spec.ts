import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { admit } from './admit.ts'
import { passesAxe } from './axe.ts'
import { CHOICE_GAME } from './choice-game.ts'
import { proveIdentity } from './member.ts'
import { watch } from './watch.ts'

// Mails are on their way for a while, and a flow has many pages.
test.describe.configure({ timeout: 150_000 })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PASSWORD = 'lampe-over-dammen-7'
const SLOW = { timeout: 20_000 }

const OPTIONS = [
  { name: 'Gratis spil', prize: { feature: 'free', spins: 4 } },
  { name: 'Pose med mønter', prize: { coins: 108 } },
]

/** Every window of two rows holds one apple on each reel, and no three of anything else. */
const STRIPS = [
  ['a', 'b', 'a', 'c'],
  ['a', 'd', 'a', 'e'],
  ['a', 'f', 'a', 'b'],
]
const SYMBOLS = [
  { id: 'a', kind: 'regular', name: 'Æble', emoji: '🍎', pays: { 3: 9 } },
  { id: 'b', kind: 'regular', name: 'Bær', emoji: '🍓', pays: { 3: 3 } },
  { id: 'c', kind: 'regular', name: 'Citron', emoji: '🍋', pays: { 3: 4 } },
  { id: 'd', kind: 'regular', name: 'Drue', emoji: '🍇', pays: { 3: 3 } },
  { id: 'e', kind: 'regular', name: 'Kirsebær', emoji: '🍒', pays: { 3: 3 } },
  { id: 'f', kind: 'regular', name: 'Pære', emoji: '🍐', pays: { 3: 3 } },
]
/** Every way through two rows of three reels. */
const LINES = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => [way & 1, (way >> 1) & 1, way >> 2])

/**
 * Each spin pays nine tenths of its bet, whatever its seed. Buying costs twelve bets and asks for a choice, of which each
 * option pays nine tenths of that.
 */
const definition = {
  ...CHOICE_GAME,
  id: 'pengevejen',
  name: 'Pengevejen',
  symbols: [...SYMBOLS, ...CHOICE_GAME.symbols.filter(({ kind }) => kind === 'scatter')],
  reelSets: { base: STRIPS.map((strip) => ({ strip: [...strip, ...strip], rows: 2 })) },
  wins: { type: 'lines', lines: LINES },
  features: CHOICE_GAME.features.map((feature) => (feature.id === 'vej' ? { ...feature, options: OPTIONS } : feature)),
  modes: [{ id: 'koeb', name: 'Vejen', coins: 120, buys: { feature: 'vej' } }],
}

type Person = { readonly username: string; readonly email: string }
type Mail = { readonly to: string; readonly subject: string }

let people = 0
function someone(): Person {
  people += 1
  const username = `penge${Date.now()}${people}`
  return { username, email: `${username}@eksempel.dk` }
}

async function activate(page: Page, { email }: Person): Promise<void> {
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await page.request.get('/api/dev/outbox')).json()
      return mails.some((mail) => mail.to === email && /aktiv/i.test(mail.subject))
    })
    .toBe(true)
  await page.goto('/dev/outbox')
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link').filter({ hasText: email }).first().click()
  await page.frameLocator('iframe').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Aktivér min konto' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
}

async function logIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/dashboard', SLOW)
}

const send = async (request: APIRequestContext, path: string, data: object = {}) => {
  const answer = await request.post(path, { data })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

const balance = async (page: Page): Promise<number> => (await (await page.request.get('/api/wallet')).json()).balance
const rounds = async (page: Page): Promise<{ roundId: string; cost: number; totalWin: number }[]> =>
  (await (await page.request.get('/api/rounds')).json()).rounds

/** A game of the member's own that has been admitted. */
async function plant(request: APIRequestContext): Promise<number> {
  const { id } = await send(request, '/api/games', { name: 'Pengevejen', theme: 'fruit', definition })
  await admit(request, id)
  return id
}

/** A player with limits, money and a seed of the game, made past the pages. */
async function player(page: Page, { loss }: { loss?: number } = {}): Promise<number> {
  const person = someone()
  await send(page.request, '/api/auth/register', {
    ...person,
    password: PASSWORD,
    firstName: 'Freja',
    lastName: 'Lund',
  })
  await activate(page, person)
  await logIn(page, person)
  const id = await plant(page.request)
  await proveIdentity(page)
  await send(page.request, '/api/limits/deposit', { day: 1000, week: 1000, month: 1000 })
  if (loss !== undefined) await send(page.request, '/api/limits/loss', { day: loss })
  await send(page.request, '/api/wallet/deposit', { amount: 100 })
  await page.request.get(`/api/games/${id}/seeds`)
  await send(page.request, `/api/games/${id}/seeds/client`, { clientSeed: 'min-hest-hedder-karl' })
  return id
}

const spin = (page: Page) => page.getByRole('button', { name: 'SPIN', exact: true })
const meter = (page: Page, name: string) => page.locator('.game-meters div', { hasText: name }).locator('dd')
const money = (page: Page) => page.getByRole('radio', { name: /^Penge/ })

/** Opens the game in a tab that plays for money, quickly and without a sound. */
async function sitDown(page: Page, id: number): Promise<void> {
  await page.addInitScript(() => {
    const state = { isQuick: true, isSoundOn: false, spinsOnSpace: true, bet: 1 }
    localStorage.setItem('spilvaerk.valg', JSON.stringify({ state, version: 0 }))
  })
  await page.goto(`/games/${id}`)
  await expect(page.getByRole('img', { name: /^Hjul 1: / })).toBeVisible(SLOW)
  await money(page).check()
  await expect(money(page)).toBeChecked()
  await expect(page.getByText('Spil for penge', { exact: true })).toBeVisible()
}

test('from the first form to a round that is checked, and out again', async ({ page }) => {
  const person = someone()
  await page.goto('/auth/register')
  await page.getByLabel('Fornavn').fill('Freja')
  await page.getByLabel('Efternavn').fill('Lund')
  await page.getByLabel('Brugernavn').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Bekræft adgangskode').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /vilkår og betingelser/ }).check()
  await page.getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL('/auth/login', SLOW)
  await activate(page, person)
  await logIn(page, person)

  // Not before: what looks into the sandboxed frame of a mail is complained about.
  const complaints = watch(page)
  const id = await plant(page.request)
  await sitDown(page, id)
  await expect(page.getByText(/Bekræft din identitet med MitID/)).toBeVisible()
  await page.getByRole('link', { name: 'Bekræft din identitet' }).click()
  await page.getByRole('button', { name: 'Bekræft med MitID (test)' }).click()
  await page.getByRole('button', { name: 'Find på en ny person' }).click()
  await page.getByRole('button', { name: 'Bekræft, at det er mig' }).click()
  await expect(page).toHaveURL(`/games/${id}`, SLOW)
  await expect(page.getByText(/Sæt dine indbetalingsgrænser/)).toBeVisible(SLOW)
  await page.getByRole('link', { name: 'Se dine grænser' }).click()
  await expect(page).toHaveURL(/afsnit=graenser/)
  for (const [label, limit] of [
    ['Indbetaling pr. døgn', '500'],
    ['Indbetaling pr. uge', '500'],
    ['Indbetaling pr. måned', '500'],
  ] as const)
    await page.getByLabel(label).fill(limit)
  await page.getByRole('button', { name: 'Gem grænser' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem grænser' }).click()
  await page.getByRole('tab', { name: 'Saldo' }).click()
  await page.getByLabel('Beløb').first().fill('100')
  await page.getByRole('button', { name: 'Indbetal' }).first().click()
  await expect(page.getByRole('region', { name: 'Din saldo' })).toContainText('100,00')

  await page.goto(`/games/${id}`)
  await expect(money(page)).toBeChecked()
  await expect(meter(page, 'Saldo')).toHaveText('100,00', SLOW)
  await spin(page).click()
  const dialog = page.getByRole('dialog', { name: 'Vælg dit klient-seed' })
  await expect(dialog.getByLabel('Dit klient-seed')).toHaveValue(/^[\da-f]{16}$/)
  await passesAxe(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Brug dette seed' }).click()
  await expect(dialog).toBeHidden()
  await spin(page).click()
  const check = page.getByRole('link', { name: 'Kontrollér runde' })
  await expect(check).toBeVisible(SLOW)
  await expect(page.getByRole('timer')).toBeVisible()
  const [played] = await rounds(page)
  expect(await balance(page)).toBeCloseTo(99 + (played?.totalWin ?? Number.NaN), 6)
  await check.click()
  await page.getByRole('button', { name: 'Kontrollér runde' }).click()
  await expect(page.getByText('Runden er, som den skal være.')).toBeVisible(SLOW)
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: /Freja\s*free medlem/ }).click()
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  await page.goto(`/games/${id}`)
  await expect(money(page)).toBeDisabled()
})

test('a reload while the reels run asks for the same round, which is paid for once', async ({ page }) => {
  const id = await player(page)
  await sitDown(page, id)
  const keys: string[] = []
  // The first answer never comes: the server has played, and this browser does not know.
  await page.route('**/trpc/rounds.spin**', async (route) => {
    keys.push(JSON.parse(route.request().postData() ?? '{}')[0].key)
    const answer = await route.fetch()
    if (keys.length > 1) await route.fulfill({ response: answer })
  })
  await spin(page).click()
  await expect.poll(async () => (await rounds(page)).length, SLOW).toBe(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Kontrollér runde' })).toBeVisible(SLOW)
  expect(keys).toEqual([keys[0], keys[0]])
  const all = await rounds(page)
  expect(all).toHaveLength(1)
  const left = 99 + (all[0]?.totalWin ?? Number.NaN)
  expect(await balance(page)).toBeCloseTo(left, 6)
  await expect(meter(page, 'Saldo')).toHaveText(left.toFixed(2).replace('.', ','))
})

test('a round for money that waits survives a reload, and another tab, and pays once', async ({ page, context }) => {
  const id = await player(page)
  await sitDown(page, id)
  await page.getByRole('button', { name: 'Køb bonus' }).click()
  await page.getByRole('button', { name: 'Køb for 12,00' }).click()
  const question = page.getByRole('heading', { name: 'Vælg, hvordan runden fortsætter' })
  await expect(question).toBeVisible(SLOW)
  expect(await balance(page)).toBe(88)
  await page.reload()
  await expect(question).toBeVisible(SLOW)

  // A browser that remembers nothing but who is logged in: the server knows of the round.
  await page.close()
  const other = await context.newPage()
  await other.goto(`/games/${id}`)
  await expect(other.getByRole('radio', { name: 'Demo' })).toBeChecked()
  await other.getByRole('button', { name: 'Gør runden færdig' }).click(SLOW)
  await other.getByRole('button', { name: /^Pose med mønter/ }).click(SLOW)
  await expect(meter(other, 'Saldo')).toHaveText('98,80', SLOW)
  expect(await balance(other)).toBe(98.8)
  expect(await rounds(other)).toHaveLength(1)
})

/** Said, and all of it to be read, on a small phone too. */
async function says(page: Page, text: string): Promise<void> {
  const line = page.locator('.game-saying')
  await expect(line).toContainText(text, SLOW)
  expect(await line.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
}

async function startAuto(page: Page, lossLimit: string, singleWin = ''): Promise<void> {
  await page.getByRole('button', { name: 'Autospil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Autospil' })
  await dialog.getByLabel('Tabsgrænse').fill(lossLimit)
  await dialog.getByLabel('Stop ved en enkelt gevinst').fill(singleWin)
  await dialog.getByRole('button', { name: 'Start 10 spil' }).click()
}

/** Has the server's answers say that a look at the play is due, or no longer: nobody waits an hour for it. */
async function makeCheckDue(page: Page): Promise<{ isDue: boolean }> {
  const state = { isDue: true }
  await page.route('**/trpc/**limits.session**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const at = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',').indexOf('limits.session') ?? 0
    const session = body[at]?.result?.data
    if (session) session.realityCheck.due = state.isDue
    await route.fulfill({ response: answer, json: body })
  })
  page.on('request', (request) => {
    if (request.url().includes('limits.acknowledge')) state.isDue = false
  })
  return state
}

test('a look at the play, limits that are reached, and too little money are said with the way out', async ({
  page,
}) => {
  const id = await player(page, { loss: 1.75 })
  const check = await makeCheckDue(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await sitDown(page, id)
  await spin(page).click()
  const look = page.getByRole('dialog', { name: /^Du har spillet i/ })
  await expect(look).toContainText('Du har tabt0,10 kr.', SLOW)
  await passesAxe(page, '[role=dialog]')
  await look.getByRole('button', { name: 'Spil videre' }).click()
  await expect(look).toBeHidden()

  await startAuto(page, '10', '0,9')
  await says(page, 'en gevinst nåede din grænse for en enkelt gevinst. 9 spil var tilbage.')
  await startAuto(page, '1')
  await says(page, 'næste spil kunne overskride din tabsgrænse. 9 spil var tilbage.')
  await send(page.request, '/api/wallet/withdraw', { amount: 98.6 })
  await page.reload()
  await expect(meter(page, 'Saldo')).toHaveText('1,10', SLOW)
  await startAuto(page, '10')
  await says(page, 'der ikke er nok på saldoen til næste spil. 8 spil var tilbage.')
  await expect(page.getByRole('link', { name: 'Indbetal', exact: true })).toHaveAttribute('href', /afsnit=saldo/)
  await expect(meter(page, 'Saldo')).toHaveText('0,90')

  // The run allows it, the limit of the account does not: the bet that could pass it is refused.
  await send(page.request, '/api/wallet/deposit', { amount: 50 })
  await page.reload()
  await expect(meter(page, 'Saldo')).toHaveText('50,90', SLOW)
  await startAuto(page, '10')
  const alert = page.getByRole('alert').filter({ hasText: 'tabsgrænse' })
  await expect(alert).toContainText('Der er ikke trukket penge.', SLOW)
  await expect(alert.getByRole('link', { name: 'Se dine grænser' })).toHaveAttribute('href', '/account?afsnit=graenser')
  await passesAxe(page)
  expect(await rounds(page)).toHaveLength(8)
  expect(await balance(page)).toBeCloseTo(50.6, 6)

  check.isDue = true
  await page.reload()
  await look.getByRole('button', { name: 'Stop med at spille for penge' }).click(SLOW)
  await expect(page.getByRole('radio', { name: 'Demo' })).toBeChecked()
})

test('a pause holds in every tab', async ({ page, context }) => {
  const id = await player(page)
  const second = await context.newPage()
  await sitDown(second, id)
  await page.goto('/account?afsnit=graenser')
  await page.getByRole('button', { name: 'Hold pause i 24 timer' }).click()
  await page.getByRole('button', { name: 'Start pausen' }).click()
  await expect(page.getByText(/Du holder pause til/)).toBeVisible()

  await spin(second).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Du holder pause fra spil for penge' })).toBeVisible(SLOW)
  await expect(second.getByRole('alert').getByRole('link', { name: '+45 70 22 28 25' })).toBeVisible()
  expect(await balance(second)).toBe(100)
  expect(await rounds(second)).toEqual([])

  await second.getByRole('radio', { name: 'Demo' }).check()
  await spin(second).click()
  await expect(second.getByRole('link', { name: 'Kontrollér runde' })).toBeVisible(SLOW)
  expect(await balance(second)).toBe(100)
})
