import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 120_000 })

const strip = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b']
const NAME = '</script><img src=x onerror="document.title=1">'
const definition = {
  definitionVersion: 1,
  id: 'haven',
  name: 'Haven',
  betCoins: 10,
  maxWin: 500,
  symbols: [
    { id: 'a', kind: 'regular', name: 'Æble', emoji: '🍎', pays: { 3: 5 } },
    { id: 'b', kind: 'regular', name: 'Bær', emoji: '🍓', pays: { 3: 3 } },
    { id: 'c', kind: 'regular', name: 'Citron', emoji: '🍋', pays: { 3: 40 } },
  ],
  reelSets: { base: Array.from({ length: 3 }, () => ({ strip, rows: 3 })) },
  wins: { type: 'lines', lines: [[1, 1, 1]] },
}
const MOST_BYTES = 900_000

test('a game taken away plays from the disk, as the server would, and asks nobody', async ({ page, context }, info) => {
  const { request } = context
  const sent = { name: NAME, description: 'En have', theme: 'fruit', category: 'classic', definition }
  const { id } = await (await request.post('/api/games', { data: sent })).json()
  const spun = await (await request.post(`/api/games/${id}/spin`, { data: { bet: 1 } })).json()
  const { seed, totalCoins } = await (await request.get(`/api/rounds/${spun.roundId}`)).json()
  const made = await request.post(`/api/games/${id}/export`, { data: { format: 'html5', currency: 'EUR' } })
  const { content, filename } = await made.json()
  expect(Buffer.byteLength(content)).toBeLessThan(MOST_BYTES)
  const file = info.outputPath(filename)
  await writeFile(file, content)

  const complaints = watch(page)
  const requests: string[] = []
  page.on('request', (one) => requests.push(one.url()))
  await context.setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(page).toHaveTitle(NAME)
  const spin = page.getByRole('button', { name: 'SPIN' })
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await expect(page.getByText(/1\.000,00\s€/)).toBeVisible()

  await page.getByText('Rundens seed').click()
  await page.getByLabel('Spil en runde fra et seed').fill(seed)
  await page.getByRole('button', { name: 'Spil runden' }).click()
  await expect(page.getByTestId('latest-seed')).toHaveText(seed, { timeout: 60_000 })
  await expect(page.getByTestId('latest-coins')).toHaveText(String(totalCoins))

  await spin.click()
  await expect(page.getByTestId('latest-seed')).toHaveText(/^[0-9a-f]{64}$/, { timeout: 60_000 })
  expect(complaints).toEqual([])
  expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([])
})
