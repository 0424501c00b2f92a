import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const PAGES = [
  ['/', 'Spilværk – casino og spilværksted', 'Verdensklasse Casino Oplevelse'],
  ['/auth/login', 'Log ind · Spilværk', 'Log ind'],
  ['/casino-generator', 'Game Studio · Spilværk', 'Game Studio'],
  ['/findes/ikke', 'Siden blev ikke fundet · Spilværk', 'Siden blev ikke fundet'],
] as const

test('a page can be seen before its program has come, and pressed only after', async ({ page, request }) => {
  for (const [path, title, heading] of PAGES) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('[inert] h1', { hasText: heading })).toBeVisible()
  }
  await page.goto('/auth/login')
  await expect(page.locator('[inert]').getByText('demo@spilvaerk.example')).toBeVisible()
  const games = (await (await request.get('/api/games')).json()) as readonly {
    id: number
    name: string
    kind: string
  }[]
  const game = games.find(({ kind }) => kind === 'slot')
  await page.goto(`/games/${game?.id}`)
  await expect(page).toHaveTitle(`${game?.name} · Spilværk`)
  await expect(page.locator('[inert] h1')).toHaveText(game?.name ?? '')
  await expect(page.locator('[inert] .machine-resting image').first()).toBeVisible()
  // Nobody can reach what does nothing yet, with a keyboard or with a screen reader.
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a member’s page is not pre-rendered for a stranger', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'x'.repeat(43), url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Spilværk' })).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(0)
})

test.describe('with its program', () => {
  test.use({ javaScriptEnabled: true })

  test('SPIN is taken before the program has come, which then goes on with it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/react-*.js', async (route) => {
      await held
      await route.continue()
    })
    const spins: string[] = []
    page.on('request', (request) => void (/rounds\.spin/.test(request.url()) && spins.push(request.url())))
    await page.goto('/games/1', { waitUntil: 'commit' })
    const drawn = page.locator('#prerendered')
    const button = drawn.locator('.game-spin')
    await expect(async () => {
      const box = await button.boundingBox()
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(drawn.locator('.machine-turning')).toBeVisible({ timeout: 100 })
    }).toPass()
    expect(spins).toEqual([])
    release()
    // The program plays that one press, once.
    await expect.poll(() => spins.length, { timeout: 30_000 }).toBe(1)
    await expect(drawn).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-opening')
    expect(spins).toHaveLength(1)
  })
})
