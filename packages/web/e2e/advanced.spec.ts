import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { watch } from './watch.ts'

test.describe.configure({ timeout: 180_000 })

const TABS = [
  ['basis', 'Personlighed'],
  ['lyd', 'Lydtema'],
  ['visuel', 'Visuelle effekter'],
  ['mekanik', 'Gevinstlinjer'],
  ['ai', 'Markedstendenser'],
] as const

for (const width of [1440, 320]) {
  test(`each tab has its address and passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const faults = watch(page)
    for (const [tab, shows] of TABS) {
      await page.goto(`/advanced-generator?tab=${tab}`)
      await expect(page.getByRole('tabpanel').getByText(shows).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Prøvespin' })).toBeEnabled()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(faults).toEqual([])
  })
}

test('a game is put together, kept over a reload, tried, generated and played', async ({ page }) => {
  const faults = watch(page)
  await page.goto('/advanced-generator')
  await page.getByRole('textbox', { name: 'Spil navn' }).fill('Neonregn')
  await page.getByRole('button', { name: 'AI inspiration' }).click()
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' })).not.toBeEmpty()
  await page.getByText('Cyberpunk By', { exact: true }).click()
  await page.getByRole('radio', { name: 'Afslappet Spiller' }).press('Space')
  await page.getByRole('tab', { name: 'Lyd' }).click()
  await page.getByRole('radio', { name: 'Moderne Elektronisk' }).check()
  await page.getByRole('button', { name: /Hør Laser/ }).click()
  await page.getByRole('tab', { name: 'Visuel' }).click()
  await page.getByRole('checkbox', { name: /Partikler/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Partikler/ })).toBeChecked()

  const preview = page.getByRole('region', { name: 'Forhåndsvisning' })
  await preview.getByRole('button', { name: 'Prøvespin' }).click()
  await expect(preview.getByRole('status').first()).toHaveText(/Gevinst:|Ingen gevinst/, { timeout: 30_000 })

  await page.clock.install()
  await page.getByRole('button', { name: 'Generer Spil' }).click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByRole('status')).toHaveText('Analyserer tema og stil...')
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  for (let message = 0; message < 7; message++) await page.clock.runFor(2000)
  await expect(page.getByText('Spil Genereret Succesfuldt!')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Neonregn' })).toBeFocused()
  await page.getByRole('link', { name: 'Spil spillet nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neonregn' })).toBeVisible()
  expect(faults).toEqual([])
})
