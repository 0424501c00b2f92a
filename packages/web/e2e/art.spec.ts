import { expect, test } from '@playwright/test'
import { passesAxe } from './axe.ts'
import { arriveAt, toastSays } from './member.ts'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 180_000 })

const drawing = (inner: string) => ({
  name: 'ræv.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`),
})

test('a maker puts a picture of their own on a symbol, is told of one that is not taken, and takes it back', async ({
  page,
}) => {
  const complaints = watch(page)
  await arriveAt(page, '/dashboard')
  const wishes = { description: 'Et stille spil.', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }
  const made = await page.request.post('/api/games', { data: { name: 'Rævens Nat', ...wishes } })
  const { id } = await made.json()
  // The studio speaks English here, and so do the names of the symbols.
  const { symbols } = await (
    await page.request.get(`/api/games/${id}`, { headers: { 'Accept-Language': 'en' } })
  ).json()
  const [symbol] = symbols
  await page.goto(`/studio/games/${id}/art`)
  const place = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: symbol.name, exact: true }) })
  await expect(place).toContainText('painted', { timeout: 30_000 })
  await place.getByRole('button', { name: `Choose a file for ${symbol.name}` }).click()
  await toastSays(page, 'First tick that you have the rights.')

  await page.getByRole('checkbox', { name: 'I made the pictures' }).check()
  const put = async (inner: string): Promise<void> => {
    const asked = page.waitForEvent('filechooser')
    await place.getByRole('button', { name: `Choose a file for ${symbol.name}` }).click()
    await (await asked).setFiles(drawing(inner))
  }
  await put('<path fill="red" d="M0 0h10L5 10z"/>')
  await expect(place).toContainText('your picture')
  await expect(place.locator('img')).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{64}\.webp$/)
  const seen = await (await page.request.get(`/api/games/${id}`)).json()
  expect(seen.symbols[0].picture).toBe(await place.locator('img').getAttribute('src'))
  await passesAxe(page)

  await page.getByRole('button', { name: `Adjust ${symbol.name}` }).click()
  const size = page.getByRole('dialog').getByRole('slider', { name: 'Size' })
  await size.focus()
  await size.press('ArrowRight')
  await passesAxe(page, '[role=dialog]')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(place.locator('img')).not.toHaveAttribute('src', seen.symbols[0].picture)

  expect(complaints).toEqual([])
  await put('<script>alert(1)</script>')
  await toastSays(page, 'The picture was not used')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(place.locator('img')).toHaveAttribute('src', seen.symbols[0].picture)
  await page.getByRole('button', { name: 'Everything back to painted' }).click()
  await expect(place).toContainText('painted')
})

test('a maker chooses how the game looks, axis by axis, and undoes it', async ({ page }) => {
  const complaints = watch(page)
  await arriveAt(page, '/dashboard')
  const wishes = { description: 'Et stille spil.', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }
  const made = await page.request.post('/api/games', { data: { name: 'Rævens Dag', ...wishes } })
  const { id } = await made.json()
  const stored = async () => (await (await page.request.get(`/api/games/${id}`)).json()).config.presentation?.look
  await page.goto(`/studio/games/${id}/art`)
  const place = page.getByRole('combobox', { name: 'Place', exact: true })
  await expect(place).toContainText('As the theme:', { timeout: 30_000 })
  await place.selectOption('volcano')
  await expect.poll(stored).toEqual({ place: 'volcano' })
  await page.getByRole('button', { name: 'Lock Place' }).click()
  await expect(place).toBeDisabled()
  await page.getByRole('button', { name: 'Roll all dice' }).click()
  await expect.poll(async () => Object.keys((await stored()) ?? {}).length).toBe(14)
  expect((await stored()).place).toBe('volcano')
  await page.getByRole('button', { name: '16 looks' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(16)
  await passesAxe(page, '[role=dialog]')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await expect(place).toHaveValue('volcano')
  for (let undone = 0; undone < 3; undone++) await page.getByRole('button', { name: 'Undo the choice of look' }).click()
  await expect.poll(stored).toEqual({})
  await expect(place).toHaveValue('theme')
  await page.getByRole('button', { name: 'Redo the choice of look' }).click()
  await expect.poll(stored).toEqual({ place: 'volcano' })
  await page.reload()
  await expect(place).toHaveValue('volcano', { timeout: 30_000 })
  await passesAxe(page, 'main')
  expect(complaints).toEqual([])
})
