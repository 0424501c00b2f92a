import { expect, type Page, test } from '@playwright/test'
import { posterPath, symbolSheetPath, type TileOf, tilePath } from '../../schemas/src/tile.ts'

// A page that paints by itself, without a graphics card, on a busy machine.
test.describe.configure({ timeout: 120_000 })

interface Listed extends TileOf {
  readonly slug: string
  readonly kind: string
}

const games = async (page: Page): Promise<readonly Listed[]> => (await page.request.get('/api/games?limit=200')).json()
const gameOf = async (page: Page, slug: string): Promise<Listed> => {
  const found = (await games(page)).find((game) => game.slug === slug)
  if (!found) throw new Error(`no game is called ${slug}`)
  return found
}

/** As if the server had painted nothing. */
const withoutPictures = (page: Page) => page.route(/\/tiles\//, (route) => route.fulfill({ status: 204 }))

/** Opens a game and plays a round of it. */
async function play(page: Page): Promise<void> {
  const { id } = await gameOf(page, 'frugtfest')
  await page.goto(`/games/${id}`)
  await page.mouse.move(0, 0)
  await expect(page.locator('.machine-resting')).toHaveCount(0, { timeout: 60_000 })
  const answer = page.waitForResponse('**/trpc/rounds.spin**')
  await page.getByRole('button', { name: 'SPIN', exact: true }).click()
  expect((await answer).ok()).toBe(true)
}

const cabinet = (page: Page) => page.locator('.machine-cabinet')
const scene = (page: Page) => page.locator('.game-scene')

test('a new server has the tiles of all games of the house, and every picture of the first ones', async ({ page }) => {
  const missing: string[] = []
  for (const game of await games(page)) {
    const paths = [tilePath(game)]
    if (game.slug === 'frugtfest') paths.push(posterPath(game, 'wide'), posterPath(game, 'tall'), symbolSheetPath(game))
    for (const path of paths) {
      const answer = await page.request.get(path)
      if (answer.status() !== 200) missing.push(`${game.slug}: ${path} gives ${answer.status()}`)
    }
    expect((await (await page.request.get(tilePath(game))).body()).length).toBeLessThanOrEqual(45_000)
  }
  expect(missing).toEqual([])
})

test('the place of a game and its symbols are there before anything is painted', async ({ page }) => {
  const { id } = await gameOf(page, 'frugtfest')
  const sizes = new Map<string, number>()
  page.on('response', async (answer) => {
    const [, form] = /-(wide|tall|symbols)\.webp$/.exec(answer.url()) ?? []
    if (form && answer.status() === 200) sizes.set(form, (await answer.body()).length)
  })
  await page.goto(`/games/${id}`)
  await expect(page.locator('.game-poster img')).toHaveJSProperty('complete', true)
  await expect(page.locator('.machine-resting image').first()).toHaveAttribute('href', /-symbols\.webp$/)
  await expect.poll(() => [...sizes.keys()].sort()).toEqual(['symbols', 'wide'])
  expect(sizes.get('wide')).toBeLessThanOrEqual(60_000)
  expect(sizes.get('symbols')).toBeLessThanOrEqual(70_000)
})

test('whoever saves data gets the place as one small picture, and nothing is painted over it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.setViewportSize({ width: 390, height: 844 })
  await play(page)
  await expect(page.locator('.game-poster img')).toHaveJSProperty('naturalWidth', 585)
  await expect(page.locator('.game-scene canvas')).toHaveCount(0)
})

test('without canvases beside the page, the page paints', async ({ page }) => {
  await withoutPictures(page)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
  await play(page)
  await expect(cabinet(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
  await expect(scene(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
  const [deck, front] = await Promise.all([inside(page, '.game-deck'), inside(page, '.game-deck-front')])
  expect(front).toEqual(deck)
})

/** How large a part is without its border. */
const inside = (page: Page, part: string) =>
  page.locator(part).evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))

test('without workers, the page paints', async ({ page }) => {
  await withoutPictures(page)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await play(page)
  await expect(cabinet(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
})

test('without WebGL, the reels are drawn on a plain canvas', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function plain(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
  await play(page)
  await expect(cabinet(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
})

test('without sound, it is played in silence', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'webkitAudioContext', 'Audio']) Reflect.deleteProperty(globalThis, name)
    localStorage.setItem('spilvaerk.valg', JSON.stringify({ state: { isQuick: true, isSoundOn: true }, version: 0 }))
  })
  await play(page)
  expect(faults).toEqual([])
})

test('without its fonts, a game is dressed in another face', async ({ page }) => {
  await withoutPictures(page)
  await page.route(/\.woff2?$/, (route) => route.abort())
  await play(page)
  await expect(cabinet(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
})

test('symbols without a drawing are written', async ({ page }) => {
  await withoutPictures(page)
  await page.route(/\/art\//, (route) => route.fulfill({ status: 404 }))
  await play(page)
  await expect(cabinet(page)).toHaveAttribute('data-shown', 'true', { timeout: 60_000 })
})

test('a lobby without painted tiles composes them', async ({ page }) => {
  await withoutPictures(page)
  await page.goto('/')
  await expect(page.locator('.game-tile[data-state="failed"] svg').first()).toBeVisible({ timeout: 30_000 })
})
