import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { houseOf } from './table-play.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000, mode: 'parallel' })

const SLOW = { timeout: 30_000 }
const PHONE = { width: 390, height: 844 }

/** Roulette whose every bet on red starts both games. */
async function makeBonusTable(request: APIRequestContext): Promise<number> {
  const file = join(import.meta.dirname, '../../table-games/examples/european-roulette.json')
  const starts = { moments: ['red', 'black', 'zero'] }
  const bonuses = [
    { id: 'cards', name: 'Nulkort', starts, on: ['red'], game: { type: 'cards', pays: [0, 1, 2, 3], picks: 2 } },
    {
      id: 'wheel',
      starts,
      on: ['red'],
      game: {
        type: 'wheel',
        segments: [
          { weight: 3, pays: 1 },
          { weight: 1, pays: 4 },
        ],
      },
    },
  ]
  const definition = { ...JSON.parse(await readFile(file, 'utf8')), bonuses }
  const sent = { name: 'Ekstrahjulet', description: 'Et bord', theme: 'classic', category: 'table', definition }
  const made = await request.post('/api/games', { data: sent })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

const idOf = async (request: APIRequestContext, slug: string): Promise<number> => {
  const found = (await houseOf(request)).find((game) => game.slug === slug)
  if (!found) throw new Error(`the house has no ${slug}`)
  return found.id
}

const phaseIs = (page: Page, phase: string) => expect(page.locator('.felt')).toHaveAttribute('data-phase', phase, SLOW)

test('bonus games are played on a stage over the cloth, and the round is shown again on its table', async ({
  page,
}) => {
  const complaints = watch(page)
  const id = await makeBonusTable(page.request)
  await page.setViewportSize(PHONE)
  await page.goto(`/games/${id}`)
  await page.locator('[data-spot="red"]').click()
  await page.locator('.table-start').click()
  const stage = page.getByRole('region', { name: 'Nulkort' })
  await expect(stage).toBeInViewport(SLOW)
  await phaseIs(page, 'asked')
  await passesAxe(page, '.table-room')
  const panel = await stage.locator('.bonus-panel > .bonus-cards').boundingBox()
  const deck = await page.locator('.table-deck').boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(deck?.y ?? 0)
  await stage.getByRole('button', { name: 'Kort 2, med bagsiden op' }).click()
  await expect(stage.getByRole('button', { name: /^Kort 2: \d gange indsatsen$/ })).toBeVisible()
  await phaseIs(page, 'asked')
  await page.keyboard.press('4')
  await phaseIs(page, 'over')
  await expect(page.getByRole('log')).toContainText('Bonusspillet Bonushjul begynder')
  await expect(page.locator('.bonus-strip li').nth(1)).toHaveText(/^Bonushjul[14] ×$/)

  await page.getByRole('link', { name: 'Kontrollér runde' }).click()
  await expect(page).toHaveURL(/\/rounds\//)
  await page.getByRole('button', { name: 'Afspil' }).click()
  await page.getByRole('button', { name: 'Videre' }).click()
  await phaseIs(page, 'over')
  await expect(page.locator('.bonus-strip li').nth(1)).toHaveText(/^Bonushjul[14] ×$/)
  await expect(page.locator('[data-spot="red"]')).toHaveAccessibleName(/^Rød/)
  await passesAxe(page)
  expect(complaints).toEqual([])
})

for (const slug of ['baadsmandens-craps', 'tre-terninger'])
  test(`on a phone no part of the cloth of ${slug} lies below the rail`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/games/${await idOf(page.request, slug)}`)
    const tabs = page.locator('.cloth-tabs button')
    await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true', SLOW)
    for (const tab of await tabs.all()) {
      await tab.click()
      await page.evaluate(() => scrollTo(0, 0))
      const covered = await page.evaluate(() => {
        const rail = document.querySelector('.table-deck')?.getBoundingClientRect().top ?? 0
        return [...document.querySelectorAll<HTMLElement>('.felt [data-spot]')]
          .filter((spot) => spot.checkVisibility() && spot.getBoundingClientRect().bottom > rail + 1)
          .map((spot) => spot.dataset.spot)
      })
      expect(covered).toEqual([])
      await expect(page.locator('.felt [data-spot][tabindex="0"]:visible')).toHaveCount(1)
    }
    await passesAxe(page, '.table-room')
    await page.setViewportSize({ width: 320, height: 568 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.table-start')).toBeInViewport({ ratio: 1 })
  })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`the ball comes to rest in the pocket that the round says, ${viewport.width} wide`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await page.goto(`/games/${await idOf(page.request, 'havnens-roulette')}`)
    await page.locator('[data-spot="red"]').click()
    const lines = await page
      .locator('.roulette-line')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      )
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(24)
    await page.locator('.table-start').click()
    await phaseIs(page, 'over')
    const said = await page
      .getByRole('log')
      .getByText(/^Kuglen lander på/)
      .textContent()
    const pocket = /på (\d+)/.exec(said ?? '')?.[1]
    // On a phone the wheel becomes small again.
    await page
      .locator('.roulette-wheel')
      .evaluate((wheel) => Promise.all(wheel.getAnimations().map(({ finished }) => finished)))
    const under = await page.locator('.roulette-wheel').evaluate((wheel) => {
      const ball = wheel.querySelector('.roulette-ball')?.getBoundingClientRect()
      if (!ball) return undefined
      const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
      const [x, y] = middle(wheel.getBoundingClientRect())
      const angle = (box: DOMRect): number => Math.atan2(middle(box)[1] - y, middle(box)[0] - x)
      const apart = (label: Element): number => {
        const turn = Math.abs(angle(label.getBoundingClientRect()) - angle(ball))
        return Math.min(turn, 2 * Math.PI - turn)
      }
      const labels = [...wheel.querySelectorAll('.roulette-label')]
      return labels.toSorted((a, b) => apart(a) - apart(b))[0]?.textContent
    })
    expect(under).toBe(pocket)
    await context.close()
  })

test('a table is silent before the first gesture, and its own switch silences it', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { contexts: 0, sources: 0 }
    Object.assign(window, { heard })
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        heard.contexts++
      }
    }
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...args) {
      heard.sources++
      start.apply(this, args)
    }
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: { contexts: number; sources: number } }).heard)
  await page.goto(`/games/${await idOf(page.request, 'havnens-roulette')}`)
  const red = page.locator('[data-spot="red"]')
  await expect(red).toBeVisible(SLOW)
  expect(await heard()).toEqual({ contexts: 0, sources: 0 })
  await red.click()
  await expect.poll(async () => (await heard()).sources).toBeGreaterThan(0)
  expect((await heard()).contexts).toBe(1)
  await page
    .getByRole('switch', { name: 'Lyd' })
    .or(page.getByRole('button', { name: 'Lyd' }))
    .first()
    .click()
  const before = (await heard()).sources
  await red.click()
  await expect(red.locator('.chip-stack')).toBeVisible()
  expect((await heard()).sources).toBe(before)
})

test('chips are dragged with the mouse: on a spot, to another one, and off the cloth', async ({ page }) => {
  await page.goto(`/games/${await idOf(page.request, 'havnens-roulette')}`)
  const [red, black] = [page.locator('[data-spot="red"]'), page.locator('[data-spot="black"]')]
  await expect(red).toBeVisible(SLOW)
  const middle = async (one: typeof red) => {
    const box = await one.boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  const drag = async (from: typeof red, [x, y]: readonly [number, number]) => {
    await page.mouse.move(...(await middle(from)))
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 5 })
    await page.mouse.up()
  }
  await drag(page.locator('.chip-key').nth(1), await middle(red))
  await expect(red).not.toHaveAccessibleName(/ingen indsats/)
  await drag(red, await middle(black))
  await expect(red).toHaveAccessibleName(/ingen indsats/)
  await expect(black).not.toHaveAccessibleName(/ingen indsats/)
  await drag(black, [5, 5])
  await expect(black).toHaveAccessibleName(/ingen indsats/)
})
