import { type APIRequestContext, expect, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 90_000 })

interface Listed {
  readonly id: number
  readonly slug: string
}

async function tableOf(request: APIRequestContext, slug: string): Promise<number> {
  const games: Listed[] = await (await request.get('/api/games')).json()
  const found = games.find((game) => game.slug === slug)
  if (!found) throw new Error(`the house has no ${slug}`)
  return found.id
}

test('roulette from the lobby to the round that is checked', async ({ page, request }) => {
  const complaints = watch(page)
  const id = await tableOf(request, 'havnens-roulette')
  await page.goto(`/games/${id}`)
  const red = page.locator('[data-spot="red"]')
  await red.click()
  await expect(red).toHaveAttribute('aria-label', 'Rød: 2,00')
  await passesAxe(page)
  const spun = page.waitForResponse((answer) => answer.url().includes('rounds.spin'))
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  expect((await spun).status()).toBe(200)
  await page.getByRole('link', { name: 'Kontrollér runde' }).click({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/rounds\//)
  await page.goto(`/games/${id}/sheet`)
  await expect(page.getByRole('cell', { name: '97,2973 %' }).first()).toBeVisible()
  await passesAxe(page)
  expect(complaints).toEqual([])
})
