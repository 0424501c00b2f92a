import { expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt, proveIdentity } from './member.ts'
import {
  answer,
  balance,
  bet,
  betOnPool,
  contrastOfPrint,
  deal,
  felt,
  type House,
  houseOf,
  inKroner,
  meter,
  PUT_IN,
  phaseOf,
  playOut,
  poolOf,
  roundsOf,
  sitDown,
  tableOf,
} from './table-play.ts'
import { watch } from './watch.ts'

// Each worker has a player of its own, so that a balance is moved by one test at a time.
test.describe.configure({ timeout: 120_000, mode: 'parallel' })

const DEPOSIT = 2000
const SLOW = { timeout: 20_000 }

let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** Somebody new with money. */
async function arriveWithMoney(page: Page): Promise<void> {
  await arriveAt(page, '/account')
  await proveIdentity(page)
  const limits = { day: DEPOSIT, week: DEPOSIT, month: DEPOSIT }
  expect((await page.request.post('/api/limits/deposit', { data: limits })).ok()).toBe(true)
  expect((await page.request.post('/api/wallet/deposit', { data: { amount: DEPOSIT } })).ok()).toBe(true)
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await arriveWithMoney(page)
  state = await page.context().storageState()
  await page.close()
})

test.beforeEach(async ({ context }) => {
  await context.setStorageState(state)
})

/** A game of the house for each kind; a test of the server says that there is one. */
const TABLES = {
  roulette: 'havnens-roulette',
  sicBo: 'tre-terninger',
  bigSix: 'byfestens-lykkehjul',
  baccarat: 'kongens-baccarat',
  blackjack: 'den-sorte-knaegt',
  casinoWar: 'tinsoldatens-krig',
  dragonTiger: 'drage-mod-tiger',
  redDog: 'den-roede-hund',
  craps: 'baadsmandens-craps',
  keno: 'stjernekeno',
  scratchCard: 'loerdagsloddet',
  hiLo: 'hoejt-at-flyve',
  plinko: 'haglvejr',
  mines: 'muldvarpeskud',
  dice: 'held-i-tal',
  coin: 'to-kroner-i-luften',
  crash: 'ikaros',
  videoPoker: 'knaegtens-poker',
  threeCardPoker: 'tre-paa-haand',
  caribbeanStud: 'caribisk-stud',
  letItRide: 'lad-det-ride',
  paiGow: 'dragens-pai-gow',
}

test('every kind of table is played below, and the one of a pool with a bet on it', async ({ request }) => {
  const { id } = await tableOf(request, TABLES.caribbeanStud)
  expect((await (await request.get(`/api/games/${id}/jackpots`)).json()).length).toBe(1)
  const kinds = (await houseOf(request)).map(({ kind }) => kind).filter((kind) => kind !== 'slot')
  expect(new Set(kinds)).toEqual(new Set(Object.keys(TABLES)))
})

for (const [kind, slug] of Object.entries(TABLES)) {
  test(`${kind} for money, from the lobby to the round that is verified`, async ({ page }) => {
    const complaints = watch(page)
    const table = await tableOf(page.request, slug)
    expect(table.kind).toBe(kind)
    await page.goto(`/?q=${encodeURIComponent(table.name)}`)
    await page.getByRole('article', { name: table.name, exact: true }).getByRole('link').first().click()
    await expect(page).toHaveURL(`/games/${table.id}`)
    await sitDown(page, table)
    const before = await balance(page)
    const pool = await poolOf(page, table)
    await bet(page, kind)
    if (pool !== undefined) await betOnPool(page)
    await keepsItsCloth(page)
    if (kind === 'crash' || kind === 'coin') await showsHighPrices(page)
    expect(await contrastOfPrint(page)).toBeGreaterThan(4.5)
    await passesAxe(page, '.table-room')
    await deal(page)
    await playOut(page, kind)
    const [played] = await roundsOf(page)
    if (!played) throw new Error('no round is told')
    expect(played.cost).toBeGreaterThan(0)
    const after = before - played.cost + played.totalWin
    expect(await balance(page)).toBeCloseTo(after, 6)
    await expect(meter(page, 'Saldo')).toHaveText(inKroner(after))
    if (pool !== undefined) await poolGrew(page, table, pool)
    await passesAxe(page, '.table-room')
    await page.getByRole('link', { name: 'Kontrollér runde' }).click()
    await expect(page).toHaveURL(`/rounds/${played.roundId}`)
    await page.getByRole('button', { name: 'Kontrollér runde' }).click()
    await expect(page.getByText('Runden er, som den skal være.')).toBeVisible(SLOW)
    expect(complaints).toEqual([])
  })
}

/** The bet on it put in its share, on the server and on the page. */
async function poolGrew(page: Page, table: House, before: number): Promise<void> {
  const now = await poolOf(page, table)
  expect(now).toBeCloseTo(before + PUT_IN, 6)
  await expect(page.locator('.game-pools dd').first()).toHaveText(`${inKroner(before + PUT_IN)} kr.`)
}

/** What the spot returns is told and goes again, which Chromium once answered with an empty cloth; what happens is in view. */
async function keepsItsCloth(page: Page): Promise<void> {
  const height = (await felt(page).boundingBox())?.height
  await page.locator('[data-spot]').first().hover()
  await expect(page.locator('.felt-tip')).toBeVisible()
  await page.locator('.game-meters').hover()
  await expect(page.locator('.felt-tip')).toBeHidden()
  expect((await felt(page).boundingBox())?.height).toBe(height)
  await expect(page.locator('.table-saying')).toBeInViewport()
}

/** At 320 px, of the highest bet: no price is cut or wider than its step. */
async function showsHighPrices(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 640 })
  for (let doubled = 0; doubled < 8; doubled++) await page.getByRole('button', { name: 'Dobbelt' }).click()
  const cut = await page.locator('.crash-step, .pay-ladder li').evaluateAll(
    (steps) =>
      steps.filter((step) => {
        const [own, row] = [step.getBoundingClientRect(), step.parentElement?.getBoundingClientRect()]
        const isSeen = row !== undefined && own.top < row.bottom
        return isSeen && (step.scrollWidth > step.clientWidth || own.right > row.right + 1)
      }).length,
  )
  expect(cut).toBe(0)
  await page.setViewportSize(size)
}

/** Rounds until one asks: a natural ends a hand of blackjack at once. */
async function untilAsked(page: Page, kind: string): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await bet(page, kind)
    await deal(page)
    if ((await phaseOf(page)) === 'asked') return
  }
  throw new Error('twenty rounds, and none asked')
}

const cardsOn = (page: Page): Promise<readonly (string | null)[]> =>
  felt(page)
    .locator('[role="img"][aria-label], .held-card[aria-label]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

for (const kind of ['blackjack', 'videoPoker'] as const) {
  test(`a reload in mid-hand, and a second tab, go on in the same hand of ${kind}`, async ({ page, context }) => {
    const table = await tableOf(page.request, TABLES[kind])
    await page.goto(`/games/${table.id}`)
    await sitDown(page, table)
    await untilAsked(page, kind)
    const [cards, left, before] = [await cardsOn(page), await balance(page), (await roundsOf(page)).length]
    expect(cards.length).toBeGreaterThan(2)
    await page.reload()
    await expect(felt(page)).toHaveAttribute('data-phase', 'asked', SLOW)
    expect(await cardsOn(page)).toEqual(cards)
    expect(await balance(page)).toBe(left)

    const second = await context.newPage()
    await second.goto(`/games/${table.id}`)
    await second.getByRole('radio', { name: /^Penge/ }).check()
    await expect(felt(second)).toHaveAttribute('data-phase', 'asked', SLOW)
    expect(await cardsOn(second)).toEqual(cards)
    await second.close()

    await answer(page, kind)
    await playOut(page, kind)
    const [played, ...others] = await roundsOf(page)
    expect(others.length + 1).toBe(before)
    expect(await balance(page)).toBeCloseTo(left + (played?.totalWin ?? Number.NaN), 6)
  })
}

test('a raise that a limit forbids is refused in words, and the hand goes on', async ({ browser }) => {
  const page = await browser.newPage()
  await arriveWithMoney(page)
  const table = await tableOf(page.request, TABLES.threeCardPoker)
  await page.goto(`/games/${table.id}`)
  await sitDown(page, table)
  await untilAsked(page, 'threeCardPoker')
  const left = await balance(page)
  const loss = { day: 1, week: 1, month: 1 }
  expect((await page.request.post('/api/limits/loss', { data: loss })).ok()).toBe(true)
  const chosen = page.waitForResponse((one) => one.url().includes('rounds.choose'))
  await page.locator('.table-choices').getByRole('button', { name: /^Spil/ }).click()
  expect((await chosen).status()).toBe(403)
  const said = page.getByRole('status').filter({ hasText: 'Intet er trukket.' })
  await expect(said).toContainText('tabsgrænse')
  await expect(felt(page)).toHaveAttribute('data-phase', 'asked', SLOW)
  expect(await balance(page)).toBe(left)
  await expect(meter(page, 'Saldo')).toHaveText(inKroner(left))
  await page.getByRole('button', { name: /^Læg kortene/ }).click()
  await expect(felt(page)).toHaveAttribute('data-phase', 'over', SLOW)
  expect(await balance(page)).toBe(left)
  await page.close()
})

test('the sheet of a table is a tap away', async ({ page }) => {
  const { id } = await tableOf(page.request, TABLES.roulette)
  await page.goto(`/games/${id}/sheet`)
  await expect(page.getByRole('cell', { name: '97,2973 %' }).first()).toBeVisible()
  await passesAxe(page)
})
